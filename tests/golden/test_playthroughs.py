"""Golden playthroughs: one readable game for each edition and player count, reviewed as a diff.

`make goldens` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from heptapolis import Game, GameRecord
from heptapolis.bots import bot_of
from heptapolis.catalogue import EDITIONS
from heptapolis.game.text import playthrough

FOLDER = Path(__file__).parent
TABLES = [(edition, players) for edition in EDITIONS for players in range(3, 8)]


def played(edition: str, players: int) -> GameRecord:
    """A game of builders with random sides; three players draft their boards."""
    wonders = "draft" if players == 3 else "random"
    game = Game(edition, players, seed=7 * players, sides="random", wonders=wonders)
    bots = [bot_of("builder", seat) for seat in range(players)]
    while not game.over:
        for seat in game.deciding():
            game.choose(seat, bots[seat].choose(game.view(seat)))
    return game.record


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_playthrough_is_as_it_was(edition: str, players: int) -> None:
    file = FOLDER / f"{edition}-{players}.txt"
    text = "\n".join(playthrough(played(edition, players))) + "\n"
    if os.environ.get("HEPTAPOLIS_GOLDENS") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "the game went another way; if that is right: make goldens"
