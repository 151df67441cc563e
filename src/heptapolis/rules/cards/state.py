"""The record of a game: everything the rules know, as whole numbers under names.

Interpreted, a `State` holds Python ints and lists. Compiled, a record with the same names is packed after its layout.
The map of it is drawn in README.md beside this file.
"""

from __future__ import annotations

from heptapolis.rules.cards.constants import CARD_COUNT
from heptapolis.rules.layout import Axis, LaidOut, laid_out, number
from heptapolis.vocab.cards.city import Counted, Symbol
from heptapolis.vocab.cards.limits import AGES, CITY_WORDS, MOST_OFFERS, MOST_STAGES, ROOM
from heptapolis.vocab.limits import SEATS

NOT_CHOSEN = -1
TOKENS = 2 * AGES
SEAT = Axis(SEATS)
DECK = Axis(SEATS, ROOM)


@laid_out
class State(LaidOut):
    """A game in plain Python ints and lists, for the interpreter."""

    # the shuffler
    seed_low: int = number("i8")
    seed_high: int = number("i8")
    drawn: int = number("i8")
    # goods, as lanes: all that a city makes; what others may buy of it; the same when the turn
    # began; what both neighbours sold together then
    own_raw: list[int] = number("i8", SEAT)
    sold_raw: list[int] = number("i8", SEAT)
    market_raw: list[int] = number("i8", SEAT)
    neighbours_raw: list[int] = number("i8", SEAT)
    city: list[list[int]] = number("i8", SEAT, CITY_WORDS)
    own_made: list[int] = number("i4", SEAT)
    sold_made: list[int] = number("i4", SEAT)
    market_made: list[int] = number("i4", SEAT)
    neighbours_made: list[int] = number("i4", SEAT)
    # the open choices
    chosen: list[int] = number("i4", SEAT, empty=NOT_CHOSEN)
    coins: list[int] = number("i2", SEAT)
    purse: list[int] = number("i2", SEAT)
    deal: list[list[int]] = number("i2", AGES, DECK, empty=None)
    stages: list[list[int]] = number("i2", SEAT, MOST_STAGES, empty=-1)
    discard: list[int] = number("i1", CARD_COUNT)
    # where the game stands
    edition: int = number("i1")
    players: int = number("i1")
    cities: int = number("i1")
    age: int = number("i1")
    turn: int = number("i1")
    hand_size: int = number("i1")
    phase: int = number("i1")
    pending: list[int] = number("i1", SEAT)
    offers: list[list[int]] = number("i1", SEAT, MOST_OFFERS, empty=-1)
    board: list[int] = number("i1", SEAT, empty=-1)
    held: list[int] = number("i1", SEAT)
    # what a city has
    discount: list[int] = number("i1", SEAT, lasting=True)
    discount_now: list[int] = number("i1", SEAT)
    tally: list[list[int]] = number("i1", SEAT, len(Counted))
    shields: list[int] = number("i1", SEAT, lasting=True)
    science: list[list[int]] = number("i1", SEAT, len(Symbol), lasting=True)
    science_choice: list[int] = number("i1", SEAT, lasting=True)
    tokens: list[list[int]] = number("i1", SEAT, TOKENS)
    # powers of its wonder
    free_build_each_age: list[int] = number("i1", SEAT, lasting=True)
    free_builds_left: list[int] = number("i1", SEAT)
    free_first_of_colour: list[int] = number("i1", SEAT, lasting=True)
    free_first_of_age: list[int] = number("i1", SEAT, lasting=True)
    free_last_of_age: list[int] = number("i1", SEAT, lasting=True)
    play_last_card: list[int] = number("i1", SEAT, lasting=True)
    copy_guild: list[int] = number("i1", SEAT, lasting=True)
    digs: list[int] = number("i1", SEAT)
    repeat_guild: list[int] = number("i1", SEAT, lasting=True)
    # the common projects: which, how far, pawns on them; what cities have of them
    projects: list[int] = number("i1", AGES, empty=-1)
    progress: list[int] = number("i1", AGES)
    pawns_left: list[int] = number("i1", AGES)
    joined: list[int] = number("i1", SEAT)
    pawns: list[list[int]] = number("i1", SEAT, AGES)
    rewards: list[list[int]] = number("i1", SEAT, AGES)
    debts: list[list[int]] = number("i1", SEAT, AGES)
    bonus_victories: list[list[int]] = number("i1", SEAT, AGES)
