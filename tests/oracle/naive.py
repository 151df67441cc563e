"""Writes the sample of recorded games that lies here: `python tests/oracle/naive.py`.

They are base games of the naive engine in `tests/reference`, in the oracle's form: two of each edition and number of
players. A ruling that changes what is legal changes them.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # run as a script, `reference` is not yet a package

from reference.action import Action
from reference.engine import ReferenceGame
from reference.random_play import deal, random_boards

SAMPLE = Path(__file__).with_name("naive.jsonl.gz")
GAMES = [(edition, players) for edition in ("first-edition", "second-edition") for players in range(3, 8)] * 2
KINDS = {"turn": "choose", "last_card": "last_card", "from_discard": "from_discard"}
SELLS = 0.2
"""How often someone who can build does anything else."""

Line = dict[str, Any]


def record(edition: str, players: int, seed: int) -> Line:
    """Play a game of the naive engine and write it down."""
    rng = Random(seed)
    boards, hands = random_boards(edition, players, rng), deal(edition, players, rng)
    game = ReferenceGame(edition, boards, hands)
    line: Line = {"id": f"naive-{seed}", "rules": edition, "edifice": False, "players": players, "edifices": None}
    line |= {"seats": [{"wonder": wonder, "side": side} for wonder, side in boards], "hands": hands, "decisions": []}
    line |= {"after_turn": [], "edifice_settled": None, "conflicts": [], "flags": {}}
    while game.deciding():
        age, turn = game.age, game.turn
        for seat in game.deciding():
            line["decisions"].append({"age": age, "turn": turn, "seat": seat} | write_choice(game, seat, rng))
        write_step(game, line, age, turn)
    line["final"] = [write_city(game, seat) for seat in range(players)]
    return line | {"breakdown": game.scores(), "winner": game.winners()}


def write_choice(game: ReferenceGame, seat: int, rng: Random) -> Line:
    """Choose for a seat; what could be chosen, and what was."""
    kind, actions = KINDS[game.kind(seat)], game.legal(seat)
    builds = [action for action in actions if action[0] not in ("sell", "decline")]
    chosen = rng.choice(builds if builds and rng.random() > SELLS else actions)
    asked: Line = {"kind": kind, "legal": [write_action(action) for action in actions], "chosen": write_action(chosen)}
    asked |= {"discard": game.discard()} if kind == "from_discard" else {}
    game.choose(seat, chosen)
    return asked


def write_action(action: Action) -> list[Any]:
    """An action; nobody takes part in an edifice."""
    if action[0] == "decline":
        return ["skip"]
    return [*action, False] if action[0] == "stage" else list(action)


def write_step(game: ReferenceGame, line: Line, age: int, turn: int) -> None:
    """What stands when a turn or an Age is over."""
    if game.deciding() and (game.age, game.turn) == (age, turn):
        return
    after = {"coins": game.coins(), "shields": game.shields(), "stages": game.stages()}
    line["after_turn"].append({"age": age, "turn": turn, "discard_pile": len(game.discard())} | after)
    if not game.deciding() or game.age != age:
        tokens = [held[2 * (age - 1) : 2 * age] for held in game.tokens()]
        line["conflicts"].append({"age": age, "shields": game.shields(), "left_right": tokens})


def write_city(game: ReferenceGame, seat: int) -> Line:
    """A final city."""
    city: Line = {"coins": game.coins()[seat], "shields": game.shields()[seat], "stages": game.stages()[seat]}
    return city | {"cards": game.cities()[seat], "conflict_tokens": [token for token in game.tokens()[seat] if token]}


if __name__ == "__main__":
    lines = [json.dumps(record(*game, seed), separators=(",", ":")) for seed, game in enumerate(GAMES)]
    SAMPLE.write_bytes(gzip.compress("\n".join(lines).encode(), 9, mtime=0))
