"""Golden playthroughs: one readable game for each edition, player count and addition, reviewed as a diff.

`make goldens` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from heptapolis import Deal, DiceGame, Game, GameRecord, Options, Record, Table
from heptapolis.bots import bot_of
from heptapolis.catalogue.cards import EDITIONS
from heptapolis.game.notation import default_seats
from heptapolis.game.rulesets import playthrough_of

FOLDER = Path(__file__).parent
EDIFICES = [
    ("first-edition", 3),
    ("first-edition", 5),
    ("second-edition", 2),
    ("second-edition", 4),
    ("second-edition", 7),
]


def table(edition: str, players: int, expansions: Sequence[str] = ()) -> Options:
    """A table with random sides; three players draft their boards."""
    return Options(edition, players, "draft" if players == 3 else "random", "random", expansions)


TABLES = {
    **{f"{edition}-{players}": table(edition, players) for edition in EDITIONS for players in range(2, 8)},
    **{f"{edition}-{players}-edifice": table(edition, players, ["edifice"]) for edition, players in EDIFICES},
    "first-edition-4-carthage": table("first-edition", 4, ["carthage"]),
}


DICE = {"dice-2": "rulebook", "dice-3": "builder", "dice-4": "rulebook", "dice-7": "builder"}


def sit_down(name: str) -> Table:
    """The table of a playthrough before its first decision."""
    if name in DICE:
        players = int(name[-1])
        return DiceGame(players, seed=7 * players)
    options = TABLES[name]
    deal = Deal.from_seed(options, 7 * options.players)
    return Game.from_record(GameRecord(options, default_seats(options.players), deal, seed=7 * options.players))


def played(name: str) -> Record:
    """A game of bots."""
    game = sit_down(name)
    bot = bot_of(DICE.get(name, "builder"), game.record.seed)
    while not game.over:
        for seat in game.deciding():
            player = game.chooser(seat)
            game.choose(seat, bot.choose(game.view(player), seat))
    return game.record


@pytest.mark.parametrize("name", [*TABLES, *DICE])
def test_playthrough_is_as_it_was(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    text = "\n".join(playthrough_of(played(name))) + "\n"
    if os.environ.get("HEPTAPOLIS_GOLDENS") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "the game went another way; if that is right: make goldens"
