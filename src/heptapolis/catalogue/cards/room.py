"""Whether a custom box fits the room that the rules have: counters, lists, tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product
from pathlib import Path

from heptapolis.catalogue.cards.box import Box, Buildable, Side
from heptapolis.catalogue.cards.shelf import Shelf
from heptapolis.errors import CatalogueError
from heptapolis.vocab.cards.effects import Columns
from heptapolis.vocab.cards.goods import RAW, Cost
from heptapolis.vocab.cards.limits import (
    AGES,
    HAND,
    LONGEST_LIST,
    MOST_CARDS,
    MOST_EDIFICES,
    MOST_STAGINGS,
    MOST_WONDERS,
    ROOM,
)

MOST_THINGS = 3 * 31
"""An upper bound for what can be counted in three cities: cards of all Ages, stages and defeats."""
MOST_REWARDS = 4
"""An upper bound for the rewards that a city gets for one edifice."""
COUNTERS: dict[str, tuple[Callable[[Columns], int], int]] = {
    "shields": (lambda columns: columns.get("shields", 0), 120),
    "symbols of choice": (lambda columns: columns.get("science_choice", 0), 12),
    "free builds": (lambda columns: columns.get("free_build_each_age", 0), 100),
    "builds from the pile": (lambda columns: columns.get("build_from_discard", 0), 100),
    "coins": (lambda columns: columns.get("coins", 0) + MOST_THINGS * columns.get("coins_each", 0), 30_000),
}
"""What is counted in small numbers, and how much of it a city may have."""
PRICES = tuple(product((1, 2), repeat=4))
"""What a raw material costs left and right, and a manufactured good left and right."""


def audit_room(shelf: Shelf, place: Path) -> None:
    """Refuse a box for which the rules have no room."""
    box = shelf.boxes[0]
    sizes = {
        "cards.toml": (len(box.cards), MOST_CARDS, "cards"),
        "wonders.toml": (len(shelf.wonders(box)), MOST_WONDERS, "wonders"),
        "edifices.toml": (len(shelf.edifices), MOST_EDIFICES, "edifices"),
    }
    for file, (count, most, things) in sizes.items():
        if count > most:
            reason = f"with the edition there are {count} {things}; at most {most} can be played"
            raise CatalogueError(f"{place}/{file}", "file", reason)
    for thing, (value, most) in COUNTERS.items():
        total = most_of(shelf, value)
        if total > most:
            reason = f"a city could have {total} {thing}; at most {most} can be counted"
            raise CatalogueError(f"{place}/cards.toml", "file", reason)
    sides = sides_of(shelf)
    for prices in PRICES:
        for hand, ways in ((ROOM, ways_of_player), (HAND, ways_of_free_city)):
            audit_lists(sides, hand, ways, prices, longest_hand(box, hand, ways, prices), f"{place}/wonders.toml")


def most_of(shelf: Shelf, value: Callable[[Columns], int]) -> int:
    """How much of something a city could have at the most: of every card, the best board, and all edifices."""
    box = shelf.boxes[0]
    cards = sum(value(card.columns) for card in box.cards)
    boards = max(
        sum(max(value(thing.columns) for thing in stage.forms.values()) for stage in side.stages)
        for wonder in shelf.wonders(box)
        for side in wonder.sides
    )
    edifices = [[value(e.columns) for e in shelf.edifices if e.age == age] for age in range(1, AGES + 1)]
    return cards + boards + MOST_REWARDS * sum(map(max, edifices))


Ways = Callable[[int, int, tuple[int, ...]], int]
"""In how many ways so many raw materials and manufactured goods can be bought at some prices, at the most."""


def sides_of(shelf: Shelf) -> list[tuple[str, Side, bool]]:
    """Every side of every wonder: how an error names it, and whether cards may be built free at the owner's choice."""
    box = shelf.boxes[0]
    anywhere = any(map(gives_free_builds, (*box.cards, *shelf.edifices)))
    return [
        (f"wonder {wonder.id} {side.id}", side, anywhere or any(map(gives_free_builds, things_of(side))))
        for wonder in shelf.wonders(box)
        for side in wonder.sides
    ]


def audit_lists(
    sides: list[tuple[str, Side, bool]], hand: int, ways: Ways, prices: tuple[int, ...], built: int, file: str
) -> None:
    """Refuse a board with which a hand could be played in more ways than can be listed."""
    for entry, side, free in sides:
        stagings = max(2 * len(stage.forms) * ways(*units_of(stage.cost), prices) for stage in side.stages)
        listed = built + hand * (stagings + 1 + free)
        if stagings > MOST_STAGINGS or listed > LONGEST_LIST:
            reason = f"a hand could be played in {listed} ways; at most {LONGEST_LIST} can be listed"
            raise CatalogueError(file, entry, f"{reason}; let stages with several forms cost fewer kinds of goods")


def longest_hand(box: Box, hand: int, ways: Ways, prices: tuple[int, ...]) -> int:
    """In how many ways the cards of a hand could be built at the most."""
    ages: Iterable[list[int]] = (
        [ways(*units_of(card.cost), prices) for card in box.cards if card.age == age] for age in range(1, AGES + 1)
    )
    return max(sum(sorted(age)[-hand:]) for age in ages)


def things_of(side: Side) -> list[Buildable]:
    """What the stages of a side give, in all forms."""
    return [thing for stage in side.stages for thing in stage.forms.values()]


def gives_free_builds(thing: Buildable) -> bool:
    """Whether its owner may build cards free by choice: one way more for each card."""
    return "free_build_each_age" in thing.columns


def units_of(cost: Cost) -> tuple[int, int]:
    """How many raw materials and manufactured goods a cost has."""
    raw = sum(good in RAW for good in cost.goods)
    return raw, len(cost.goods) - raw


@cache
def ways_of_player(raw: int, made: int, prices: tuple[int, ...]) -> int:
    """An upper bound for the payments that no other beats: each has another sum for either neighbour."""
    raw_left, raw_right, made_left, made_right = prices
    pairs = list(product(range(raw + 1), range(made + 1)))
    left = {x * raw_left + y * made_left for x, y in pairs}
    return min(len(left), len({x * raw_right + y * made_right for x, y in pairs}))


@cache
def ways_of_free_city(raw: int, made: int, prices: tuple[int, ...]) -> int:
    """An upper bound for the payments of the Free City, which may split what it buys in any way."""
    raw_left, raw_right, made_left, made_right = prices
    return len(
        {
            (x * raw_left + y * made_left, (raw - x) * raw_right + (made - y) * made_right)
            for x, y in product(range(raw + 1), range(made + 1))
        }
    )
