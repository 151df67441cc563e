"""Runs the commands: inside this process where speed matters, or the installed script itself."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from unittest.mock import patch

from heptapolis.bots import bot_of
from heptapolis.cli import main
from heptapolis.game import Action, Game, GameRecord, Legal
from heptapolis.vocab.cards.play import Decision

SCRIPT = Path(sys.executable).with_name("heptapolis")
ME = 0


@dataclass(frozen=True)
class Result:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def inside(*arguments: str, typed: str = "") -> Result:
    """The command in this process, through the entry point of the script."""
    out, err = io.StringIO(), io.StringIO()
    code: object = 0
    with (
        patch.object(sys, "argv", ["heptapolis", *arguments]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as leave:
            code = leave.code or 0
    assert isinstance(code, int)
    return Result(code, out.getvalue(), err.getvalue())


def outside(
    *arguments: str | bytes,
    typed: bytes = b"",
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    limit: float = 300,
) -> Result:
    """The installed script in a process of its own."""
    done = subprocess.run(
        [SCRIPT, *arguments],
        input=typed,
        capture_output=True,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        timeout=limit,
        check=False,
    )
    return Result(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


def refused(result: Result, words: str) -> None:
    """One clear message on the error stream, nothing else, and exit code 2."""
    assert "Traceback" not in result.err
    assert result.err.startswith("heptapolis: ")
    assert words in result.err
    assert result.code == 2
    assert not result.out


def contents(folder: Path) -> dict[str, bytes | None]:
    """Everything under a folder, to see that nothing was made or changed."""
    return {str(p.relative_to(folder)): p.read_bytes() if p.is_file() else None for p in sorted(folder.rglob("*"))}


def rehearse(
    choose: Callable[[Game, Legal], Action],
    rules: str,
    seed: int,
    wonders: list[str] | str,
    bot: str = "rulebook",
    *,
    players: int | None = None,
    expansions: Sequence[str] = (),
    asides: Mapping[Decision, Sequence[str]] = MappingProxyType({}),
) -> tuple[str, GameRecord]:
    """What to type for a whole game against bots of a seed, and the record that must come of it.

    `asides` are lines that are typed before the answer whenever such a decision is open.
    """
    players = players or len(wonders)
    seats = ["you", *[f"{bot} {n}" for n in range(1, players)]]
    game = Game(rules, players, seed=seed, wonders=wonders, expansions=expansions, seats=seats)
    against = bot_of(bot, seed)
    lines: list[str] = []
    while not game.over:
        choosers = {seat: game.chooser(seat) for seat in game.deciding()}
        for seat, player in choosers.items():
            if player != ME:
                game.choose(seat, against.choose(game.view(player), seat))
        for seat, player in choosers.items():
            if player == ME:
                action = choose(game, game.legal(seat))
                lines += [*asides.get(game.decision(seat), ()), str(action)]
                game.choose(seat, action)
    return "".join(f"{line}\n" for line in lines), game.record
