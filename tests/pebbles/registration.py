"""Pebbles among the rulesets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypedDict

from heptapolis.game.registry import RULESETS, Ruleset, register
from pebbles import game


class PebbleViewShape(TypedDict):
    """What a seat may know."""

    piles: list[int]
    turn: int
    choice: str | None


@contextmanager
def registered() -> Iterator[None]:
    """Pebbles are a ruleset like the others for a while."""
    register(
        Ruleset(
            name=game.RULES,
            game="pebbles",
            players=(2, 5),
            options=game.PebbleOptions.from_json,
            record=game.PebbleRecord,
            table=game.PebbleGame,
            deal=game.deal,
            redeal=game.redeal,
            playthrough=game.playthrough,
            check_deal=game.check_deal,
            shapes={"view": PebbleViewShape},
            rooms={"bots": "pebbles.bots", "simulation": "pebbles.simulation", "cli": "pebbles.cli"},
        )
    )
    try:
        yield
    finally:
        del RULESETS[game.RULES]
