"""The facts about the games, ids and numbers alone (`freeze.py` writes them), and the catalogue told in their words."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

from catalogue.freeze import FROZEN
from heptapolis.catalogue.cards import Box, Card, Stage
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.goods import Cost

NAMES = {
    "points": "vp",
    "points_if_complete": "vp_if_wonder_complete",
    "free_build_each_age": "free_build_per_age",
}
"""Kinds with a number that the facts call otherwise."""
POWERS = {
    "play_last_card": "play_last_card",
    "copy_guild": "copy_neighbour_guild",
    "free_first_of_age": "free_build_first_of_each_age",
    "free_first_of_colour": "free_build_first_of_each_colour",
    "free_last_of_age": "free_build_last_of_each_age",
}


@cache
def facts_of(edition: str) -> dict[str, Any]:
    """What was found out about an edition."""
    facts: dict[str, Any] = json.loads((FROZEN / f"{edition}.json").read_text(encoding="utf-8"))
    return facts


def told_cost(cost: Cost) -> dict[str, int]:
    """A cost as the facts write it."""
    return Counter(good.word for good in cost.goods) + Counter({"coins": cost.coins})


def told_effects(thing: Card | Stage) -> list[str]:
    """All effects of a card or stage as the facts write them, in a fixed order."""
    return sorted(told(fact) for effect in thing.effects for fact in as_facts(effect))


def told(fact: dict[str, Any]) -> str:
    """One effect of the facts as text; the order of names in a list says nothing."""
    return json.dumps(in_order(fact), sort_keys=True)


def in_order(value: Any) -> Any:
    """The same value with every list sorted."""
    if isinstance(value, dict):
        return {key: in_order(inner) for key, inner in value.items()}
    return sorted(value) if isinstance(value, list) else value


def as_facts(effect: Effect) -> list[dict[str, Any]]:
    """An effect as the facts write it; several things to count are several entries there."""
    kind, value = effect.kind.name, effect.value
    if kind == "produce":
        return [{"produce": Counter(good.word for symbol in value.symbols for good in symbol)}]
    if kind in ("produce_choice", "private_choice"):
        name = "private_produce_choice" if kind == "private_choice" else kind
        return [{name: [good.word for good in value.symbols[0]]}]
    if kind == "science":
        return [{"science": value.word}]
    if kind == "science_choice":
        return [{"science_choice": ["compass", "gear", "tablet"]}] * value
    if kind == "discount":
        neighbours = [place.word for place in value.neighbours]
        goods = "raw" if value.raw else "manufactured"
        return [{"trade_discount": {"goods": goods, "neighbours": neighbours, "price": 1}}]
    if kind in ("coins_per", "points_per"):
        where = ["self" if place.name == "OWN" else place.word for place in value.where]
        name = "vp_per" if kind == "points_per" else kind
        return [{name: {"what": what.word, "where": where, "each": value.each}} for what in value.what]
    if kind in POWERS:
        return [{POWERS[kind]: True}] * value
    return [{NAMES.get(kind, kind): value}]


def names_of(box: Box, ids: tuple[str, ...]) -> list[str]:
    """Cards by name, in a fixed order."""
    return sorted(box.card(card).name for card in ids)
