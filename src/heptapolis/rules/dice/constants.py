"""The tables of the dice game, built from the catalogue: dice, zones and bonuses once; boards as rows of their own.

The rules take the boards as an argument, not as a constant, so that a person's own boards play in every mode without
recompiling anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from heptapolis.catalogue.dice import DiceBoard, dice_box
from heptapolis.catalogue.dice.box import SHOWING
from heptapolis.rules.constants import Grid, Rows
from heptapolis.rules.layout import Field, Layout
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind
from heptapolis.vocab.dice.limits import (
    MOST_COUNTERS,
    MOST_EFFECTS,
    MOST_LENGTH,
    MOST_OPTIONS,
    MOST_SPACES,
    MOST_TRACKS,
    MOST_WAITING,
    ZONES,
)
from heptapolis.vocab.dice.play import BARRACKS, SPECIAL, Building, DieColour

BOX = dice_box()
NUMBERS = BOX.numbers
SEATS = BOX.most_players
BUILDINGS = len(Building)
COLOURS = len(DieColour)
SYMBOLS = len(BOX.symbols)
LENGTH, TRACKS, STACK = MOST_LENGTH, MOST_TRACKS, MOST_WAITING
MENU = MOST_OPTIONS + 2

START_COINS, PASS_COINS = NUMBERS.start_coins, NUMBERS.pass_coins
FIRST_AGORA = NUMBERS.first_agora_points
BONUSES = len(BOX.bonuses)
BONUSES_TO_END, TURNS_AFTER = NUMBERS.bonuses_to_end, NUMBERS.turns_after_trigger
MOST_TURNS = NUMBERS.most_turns

# an effect as one number: what it is, how much, and a side, a colour or a set of buildings
AMOUNT_SHIFT, WHAT_SHIFT = 4, 9
AMOUNT_MASK = 31

BOARD_LAYOUT: Layout = (
    Field("opens", "i4", (SYMBOLS,)),
    Field("tracks_of", "i4", (BUILDINGS,)),
    Field("effects", "i4", (MOST_SPACES, MOST_EFFECTS)),
    Field("counts_what", "i2", (MOST_COUNTERS,)),
    Field("tracks", "i1", ()),
    Field("counters", "i1", ()),
    Field("first", "i1", (TRACKS,)),
    Field("length", "i1", (TRACKS,)),
    Field("building", "i1", (TRACKS,)),
    Field("any_order", "i1", (TRACKS,)),
    Field("size", "i1", (BUILDINGS,)),
    Field("cost", "i1", (MOST_SPACES,)),
    Field("points", "i1", (MOST_SPACES,)),
    Field("counter_track", "i1", (MOST_COUNTERS,)),
    Field("counter_place", "i1", (MOST_COUNTERS,)),
    Field("counter_points", "i1", (MOST_COUNTERS,)),
)
"""The row of a board. `opens` and `tracks_of` are sets of tracks as bits, by symbol and by building."""


def bits(numbers: Sequence[int]) -> int:
    """A set of small numbers as bits."""
    return sum(1 << number for number in set(numbers))


def effect_number(effect: DiceEffect, building: Building) -> int:
    """An effect as one number; attack and defence know their side from the barracks they stand in."""
    what = bits(effect.buildings)
    if effect.kind in (DiceEffectKind.ATTACK, DiceEffectKind.DEFENCE):
        what = BARRACKS.index(building)
    elif effect.colour is not None:
        what = effect.colour
    at_once = effect.kind in (DiceEffectKind.PER_SPACE, DiceEffectKind.COINS_ON_DIE)
    return effect.kind | (effect.coins if at_once else effect.amount) << AMOUNT_SHIFT | what << WHAT_SHIFT


def filled(values: Sequence[int], size: int) -> list[int]:
    """A list of fixed length, filled up with noughts."""
    return [*values, *[0] * (size - len(values))]


def effect_row(effects: Sequence[DiceEffect], building: Building) -> list[int]:
    """The effects of a space that do something at once; points wait for the end."""
    acting = [effect for effect in effects if effect.kind != DiceEffectKind.POINTS]
    return filled([1 + effect_number(effect, building) for effect in acting], MOST_EFFECTS)


def board_row(board: DiceBoard) -> SimpleNamespace:
    """A board as the rules read it."""
    tracks, places = board.tracks, board.places
    counters = [(p, e) for p in places for e in p.space.effects if e.kind == DiceEffectKind.PER_SPACE and e.amount]
    points = [sum(e.amount for e in p.space.effects if e.kind == DiceEffectKind.POINTS) for p in places]
    lengths = [len(track.spaces) for _, track in tracks]
    return SimpleNamespace(
        opens=[bits(BOX.opened(board, colour, face)) for colour, face in BOX.symbols],
        tracks_of=[bits([n for n, (where, _) in enumerate(tracks) if where == building]) for building in Building],
        effects=[
            *[effect_row(place.space.effects, place.building) for place in places],
            *[[0] * MOST_EFFECTS for _ in range(MOST_SPACES - len(places))],
        ],
        counts_what=filled([bits(effect.buildings) for _, effect in counters], MOST_COUNTERS),
        tracks=len(tracks),
        counters=len(counters),
        first=filled([sum(lengths[:number]) for number in range(len(tracks))], TRACKS),
        length=filled(lengths, TRACKS),
        building=filled([building for building, _ in tracks], TRACKS),
        any_order=filled([int(track.any_order) for _, track in tracks], TRACKS),
        size=[board.plan(building).size for building in Building],
        cost=filled([place.space.cost for place in places], MOST_SPACES),
        points=filled(points, MOST_SPACES),
        counter_track=filled([place.track for place, _ in counters], MOST_COUNTERS),
        counter_place=filled([place.place for place, _ in counters], MOST_COUNTERS),
        counter_points=filled([effect.amount for _, effect in counters], MOST_COUNTERS),
    )


def board_rows(boards: Sequence[DiceBoard]) -> Rows[Any]:
    """The boards of a game as the rules read them."""
    return Rows(board_row(board) for board in boards)


SYMBOL = Grid([[BOX.symbols.index((die.colour, face)) for face in die.faces] for die in BOX.dice])
"""The symbol on each face of each die."""

COLOUR = Grid([int(die.colour) for die in BOX.dice])
"""The colour of each die."""

SPECIAL_BITS = bits(SPECIAL)
SHOWS = Grid([bits(BOX.shown(face)) if colour in SHOWING else 0 for colour, face in BOX.symbols])
"""The buildings that a symbol of the black or purple die shows, as bits."""

FORUM_AT_START = Grid([BOX.die(name) for name in BOX.forum])
SPECIAL_DICE = Grid([next(n for n, die in enumerate(BOX.dice) if die.colour == colour) for colour in SPECIAL])
ZONE_PRICE = Grid(list(NUMBERS.zone_prices))
ZONE_BELOW = Grid([sum(NUMBERS.zone_weights[: zone + 1]) for zone in range(ZONES)])
"""The weights of the zones, summed up."""

GROUP = Grid([bits(BARRACKS if building in BARRACKS else [building]) for building in Building])
"""The buildings that share a mark with each building, as bits."""

BONUS_EFFECT = Grid([effect_row(bonus.effects, Building.WONDER) for bonus in BOX.bonuses])

LOWEST = Grid([next((bit for bit in range(TRACKS) if (1 << bit) % 37 == rest), 0) for rest in range(37)])
"""The number of a single bit by its remainder when divided by 37, which no two of them share."""
