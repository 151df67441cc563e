"""The record of a game: everything the rules know, as whole numbers under names.

Interpreted, a `State` holds Python ints and lists. Compiled, a record with the same names is packed after LAYOUT. The
map of it is drawn in README.md beside this file.
"""

from __future__ import annotations

from heptapolis.catalogue.cards.audit import MOST_STAGES
from heptapolis.rules.cards.tables import CARD_COUNT, CITY_WORDS, LONGEST_DECK, MOST_OFFERS, SEATS
from heptapolis.rules.records import LaidOut, Layout
from heptapolis.vocab.cards.city import Counted, Symbol

NOT_CHOSEN = -1
AGES = 3
TOKENS = 2 * AGES

LAYOUT: Layout = (
    # the shuffler
    ("seed_low", "i8", ()),
    ("seed_high", "i8", ()),
    ("drawn", "i8", ()),
    # goods, as lanes: all that a city makes; what others may buy of it; the same when the turn
    # began; what both neighbours sold together then
    ("own_raw", "i8", (SEATS,)),
    ("sold_raw", "i8", (SEATS,)),
    ("market_raw", "i8", (SEATS,)),
    ("reach_raw", "i8", (SEATS,)),
    ("city", "i8", (SEATS, CITY_WORDS)),
    ("own_made", "i4", (SEATS,)),
    ("sold_made", "i4", (SEATS,)),
    ("market_made", "i4", (SEATS,)),
    ("reach_made", "i4", (SEATS,)),
    # the open choices
    ("chosen", "i4", (SEATS,)),
    ("coins", "i2", (SEATS,)),
    ("purse", "i2", (SEATS,)),
    ("deal", "i2", (AGES, LONGEST_DECK)),
    ("stages", "i2", (SEATS, MOST_STAGES)),
    ("discard", "i1", (CARD_COUNT,)),
    # where the game stands
    ("edition", "i1", ()),
    ("players", "i1", ()),
    ("cities", "i1", ()),
    ("age", "i1", ()),
    ("turn", "i1", ()),
    ("hand_size", "i1", ()),
    ("phase", "i1", ()),
    ("pending", "i1", (SEATS,)),
    ("offers", "i1", (SEATS, MOST_OFFERS)),
    ("board", "i1", (SEATS,)),
    ("held", "i1", (SEATS,)),
    # what a city has
    ("discount", "i1", (SEATS,)),
    ("rebate", "i1", (SEATS,)),
    ("tally", "i1", (SEATS, len(Counted))),
    ("shields", "i1", (SEATS,)),
    ("science", "i1", (SEATS, len(Symbol))),
    ("science_choice", "i1", (SEATS,)),
    ("tokens", "i1", (SEATS, TOKENS)),
    # powers of its wonder
    ("free_build_each_age", "i1", (SEATS,)),
    ("free_builds_left", "i1", (SEATS,)),
    ("free_first_of_colour", "i1", (SEATS,)),
    ("free_first_of_age", "i1", (SEATS,)),
    ("free_last_of_age", "i1", (SEATS,)),
    ("play_last_card", "i1", (SEATS,)),
    ("copy_guild", "i1", (SEATS,)),
    ("digs", "i1", (SEATS,)),
    ("repeat_guild", "i1", (SEATS,)),
    # the common projects: which, how far, pawns on them; what cities have of them
    ("projects", "i1", (AGES,)),
    ("progress", "i1", (AGES,)),
    ("pawns_left", "i1", (AGES,)),
    ("joined", "i1", (SEATS,)),
    ("pawns", "i1", (SEATS, AGES)),
    ("rewards", "i1", (SEATS, AGES)),
    ("debts", "i1", (SEATS, AGES)),
    ("spoils", "i1", (SEATS, AGES)),
)


class State(LaidOut):
    """A game in plain Python ints and lists, for the interpreter."""

    LAYOUT = LAYOUT

    seed_low: int
    seed_high: int
    drawn: int
    own_raw: list[int]
    sold_raw: list[int]
    market_raw: list[int]
    reach_raw: list[int]
    city: list[list[int]]
    own_made: list[int]
    sold_made: list[int]
    market_made: list[int]
    reach_made: list[int]
    chosen: list[int]
    coins: list[int]
    purse: list[int]
    deal: list[list[int]]
    stages: list[list[int]]
    discard: list[int]
    edition: int
    players: int
    cities: int
    age: int
    turn: int
    hand_size: int
    phase: int
    pending: list[int]
    offers: list[list[int]]
    board: list[int]
    held: list[int]
    discount: list[int]
    rebate: list[int]
    tally: list[list[int]]
    shields: list[int]
    science: list[list[int]]
    science_choice: list[int]
    tokens: list[list[int]]
    free_build_each_age: list[int]
    free_builds_left: list[int]
    free_first_of_colour: list[int]
    free_first_of_age: list[int]
    free_last_of_age: list[int]
    play_last_card: list[int]
    copy_guild: list[int]
    digs: list[int]
    repeat_guild: list[int]
    projects: list[int]
    progress: list[int]
    pawns_left: list[int]
    joined: list[int]
    pawns: list[list[int]]
    rewards: list[list[int]]
    debts: list[list[int]]
    spoils: list[list[int]]

    __slots__ = tuple(name for name, _, _ in LAYOUT)
