"""Custom bots in `play`, `simulate` and `check-bot`: good ones play, bad ones are named with their fault."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bots import own
from bots.own import named
from cli.shell import contents, inside, outside, refused
from heptapolis.game import GameRecord
from heptapolis.game.registry import ruleset_of

ALWAYS_ONE = "1\n" * 200


def batch(*arguments: str) -> dict[str, Any]:
    """What a batch showed."""
    result = inside("simulate", "--json", "--games", "6", "--seed", "3", *arguments)
    assert (result.code, result.err) == (0, "")
    values: dict[str, Any] = json.loads(result.out)
    return values


MEASURED = {"threads", "seconds", "cpu_seconds", "games_per_second", "games_per_cpu_second"}


@pytest.mark.parametrize(
    "table",
    [[], ["--players", "2", "--edifice", "--sides", "choice"], ["--rules", "dice", "--players", "2"]],
    ids=["cards", "two with Edifice", "dice"],
)
def test_own_bots_play_the_deals_of_the_batch(table: list[str]) -> None:
    mixed = ",".join([named(own.Seeded), "rulebook", "builder"][: 2 if table else 3])
    mine, ours = batch(*table, "--threads", "1", "--bots", mixed), batch(*table, "--bots", "builder")
    assert set(mine) == set(ours)
    assert mine["bots"] == mixed.split(",")
    assert mine["decisions"] > 0
    assert mine["cpu_seconds"] > 0
    assert sum(seat["win_share"] for seat in mine["seats"]) == pytest.approx(1)
    assert mine["mean_score"] == pytest.approx(sum(mine["mean_lines"].values()))
    if "choice" not in table:
        dealt = [{board: row["games"] for board, row in values["boards"].items()} for values in (mine, ours)]
        assert dealt[0] == dealt[1], "the same boards are dealt as in a compiled batch"


def test_own_bots_play_the_same_on_any_number_of_threads() -> None:
    asked = ["--bots", ",".join([named(own.Seeded), named(own.First), "random"])]
    one, two = (batch("--threads", number, *asked) for number in ("1", "2"))
    assert {key: one[key] for key in one.keys() - MEASURED} == {key: two[key] for key in two.keys() - MEASURED}
    assert (one["threads"], two["threads"]) == (1, 2)


@pytest.mark.parametrize("threads", ["1", "2"])
def test_a_batch_ends_with_the_first_failure(threads: str) -> None:
    bots = ",".join([named(own.RaisesLater), "rulebook", "rulebook"])
    result = inside("simulate", "--json", "--games", "9", "--seed", "1", "--threads", threads, "--bots", bots)
    assert (result.code, result.out) == (2, "")
    assert f"heptapolis: bot {named(own.RaisesLater)} at seat 0 raised RuntimeError: no idea in choose" in result.err
    assert "   position: second-edition 3p Age I turn 3 of the game of seed 429496729" in result.err
    assert result.err.endswith("RuntimeError: no idea\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (f"--bots {named(own.Silent)}", "is not a bot: what it makes is a Silent without choose(view, seat)"),
        (f"--bots {own.FILE}:Frist", "cannot be loaded: there is no 'Frist' in it; did you mean 'First'?"),
        ("--bots missing.py:First", "bot missing.py:First: there is no file missing.py."),
        (f"--players 5 --bots {named(own.First)},random", "2 bots were given for "),
        (f"--bots {named(own.Impatient)}", "wants 60 s for a decision but has 10; --bot-seconds 60 gives it"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_bot_that_is_none_is_refused_before_anything_is_played(
    command: str, arguments: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    more = ["--save", "game.json"] if command == "play" else []
    refused(inside(command, *more, *arguments.split(), typed=ALWAYS_ONE), words)
    assert contents(tmp_path) == {}


def test_own_bots_do_not_play_on_a_gpu() -> None:
    refused(inside("simulate", "--device", "cuda", "--bots", named(own.First)), "play on the CPU only")


def test_a_game_against_own_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ["play", "--seed", "5", "--bots", f"{named(own.First)},builder", "--save", str(file)]
    result = inside(*asked, typed=ALWAYS_ONE)
    assert (result.code, result.err) == (0, "")
    record = GameRecord.load(file)
    assert record.seats == ("you", "First 1", "builder 2")
    assert record.result is not None


@pytest.mark.parametrize(
    ("bot", "more", "words"),
    [
        (own.RaisesLater, [], "raised RuntimeError: no idea in choose"),
        (own.Hangs, ["--bot-seconds", "0.3"], "did not answer within 0.3 s; --bot-seconds gives it more time"),
        (own.Cheats, ["--rules", "dice"], "answered 'build palace'"),
    ],
)
def test_a_game_goes_on_with_beginner_and_the_failure_is_told_once(bot: type, more: list[str], words: str) -> None:
    result = inside("play", "--seed", "5", "--bots", f"{named(bot)},rulebook", *more, typed="1\n" * 999)
    assert result.code == 0
    assert "\nWon by " in result.out or "You have left the table" in result.out
    assert result.err.count(words) == 1
    assert result.err.count("position: ") == 1
    assert result.err.endswith("From now on, beginner decides in its place.\n")


def test_that_beginner_takes_over_is_told_in_the_language_of_the_reader() -> None:
    asked = ["play", "--seed", "5", "--bots", f"{named(own.RaisesLater)},rulebook", "--language", "nl"]
    assert inside(*asked, typed="1\n" * 999).err.endswith("Vanaf nu kiest de beginnende bot in zijn plaats.\n")


def test_the_script_checks_a_bot_through_every_ruleset() -> None:
    result = outside("check-bot", named(own.Seeded))
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert len(lines) == 5 * 6 + 2
    for title in ("first edition", "second edition", "with Edifice", "Dice"):
        for players in range(2, 8):
            assert any(title in line and f"{players} players" in line and ": good, " in line for line in lines)
    assert lines[-2:] == ["It chooses the same when a game is repeated.", f"{named(own.Seeded)}: good."]


FAULTS: dict[type, str] = {
    own.Raises: "raised KeyError: 'altar' in choose",
    own.Meddles: "changed view.state.coins",
    own.Mumbles: "gave a reason that no table knows",
    own.Cheats: "answered 'build palace', which is not legal",
}


@pytest.mark.parametrize("bot", FAULTS, ids=lambda bot: bot.__name__)
def test_what_is_wrong_with_a_bot_is_said_and_ends_with_two(bot: type) -> None:
    result = inside("check-bot", named(bot))
    assert result.code == 2
    assert result.out == "7 Wonders, first edition, 2 players: bad\n"
    assert result.err.startswith(f"heptapolis: bot {named(bot)} at seat 0 {FAULTS[bot]}")


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (own.Unseeded, "It takes no seed, so its games cannot be repeated."),
        (own.Forgetful, "It takes a seed, but chose differently when a game was repeated with the same one: 7 Wonders"),
    ],
)
def test_a_bot_whose_games_cannot_be_repeated_is_no_worse(
    bot: type, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heptapolis.bots.trial.RULESETS", {"dice": replace(ruleset_of("dice"), players=(3, 3))})
    result = inside("check-bot", named(bot))
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines()[-2].startswith(words)


def test_a_bot_of_ours_is_not_checked() -> None:
    refused(inside("check-bot", "rulebook"), "rulebook comes with the game; name a bot of your own")
    refused(inside("check-bot", "rulebok"), "unknown bot 'rulebok'; did you mean 'rulebook'?")
