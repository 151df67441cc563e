"""The open facts of a city as columns: what it makes and sells, has and is worth, what it can chain later."""

from __future__ import annotations

from heptapolis.bots.cards.gains import lane
from heptapolis.network.cards.items import AGE_OF_CARD
from heptapolis.network.words import small, word
from heptapolis.rules.cards.city import has_name_of, is_chained
from heptapolis.rules.cards.constants import BOARDS, BOXES, CARDS
from heptapolis.rules.cards.score import TOTAL, city_science, score_city
from heptapolis.rules.cards.seating import is_free_city
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Colour, Counted, Line, Symbol

CITY_SIZE = 12
"""So many words a city has."""
POINTS = 4
"""The word of a city that begins with its points."""


def chains(state: State, seat: int) -> int:
    """How many cards that are still to come the city can chain: blue, yellow, red and green ones, a byte each."""
    box = BOXES[state.edition]
    found = 0
    for card in range(box.first_card, box.end_card):
        if AGE_OF_CARD[card] >= state.age and is_chained(state, seat, card) and not has_name_of(state, seat, card):
            colour = CARDS[card].colour
            if colour >= Colour.BLUE and colour <= Colour.GREEN:
                found += 1 << 8 * (colour - Colour.BLUE)
    return found


def write_city(state: State, seat: int, sheet: list[int], out: list[int]) -> None:
    """Write the words of a city."""
    total = score_city(state, seat, sheet)
    raw, made = state.own_raw[seat], state.own_made[seat]
    out[0] = word(1, lane(raw, 1), lane(raw, 2), lane(raw, 3), lane(raw, 4), lane(raw, 5), lane(raw, 6), lane(raw, 7))
    out[1] = word(
        lane(raw, 8),
        lane(raw, 9),
        lane(raw, 10),
        lane(raw, 11),
        lane(raw, 12),
        lane(raw, 13),
        lane(raw, 14),
        lane(raw, 15),
    )
    out[2] = word(
        lane(made, 1),
        lane(made, 2),
        lane(made, 3),
        lane(made, 4),
        lane(made, 5),
        lane(made, 6),
        lane(made, 7),
        1 if is_free_city(state, seat) else 0,
    )
    raw, made = state.sold_raw[seat], state.sold_made[seat]
    out[3] = word(
        lane(raw, 1),
        lane(raw, 2),
        lane(raw, 4),
        lane(raw, 8),
        lane(raw, 15),
        lane(made, 1),
        lane(made, 2),
        lane(made, 4),
    )
    science = state.science[seat]
    wild = state.science_choice[seat]
    out[POINTS] = word(
        small(total),
        small(state.coins[seat]),
        small(state.shields[seat]),
        science[Symbol.COMPASS],
        science[Symbol.GEAR],
        science[Symbol.TABLET],
        wild,
        small(city_science(state, seat, wild) >> 12),
    )
    tally = state.tally[seat]
    out[5] = word(tally[0], tally[1], tally[2], tally[3], tally[4], tally[5], tally[6], tally[7])
    stages = BOARDS[state.board[seat]].stages
    discount = state.discount[seat]
    out[6] = word(
        tally[Counted.DEFEAT_TOKEN],
        stages,
        stages - tally[Counted.WONDER_STAGE],
        discount & 1,
        (discount >> 1) & 1,
        (discount >> 2) & 1,
        (discount >> 3) & 1,
        lane(made, 7),
    )
    out[7] = word(
        state.free_builds_left[seat],
        state.free_build_each_age[seat],
        state.free_first_of_colour[seat],
        state.free_first_of_age[seat],
        state.free_last_of_age[seat],
        state.play_last_card[seat],
        state.copy_guild[seat],
        state.digs[seat],
    )
    out[8] = word(
        small(sheet[Line.MILITARY]),
        small(sheet[Line.COINS]),
        small(sheet[Line.WONDER]),
        small(sheet[Line.CIVIL]),
        small(sheet[Line.COMMERCE]),
        small(sheet[Line.SCIENCE]),
        small(sheet[Line.GUILDS]),
        small(sheet[TOTAL - 1]),
    )
    later = chains(state, seat)
    out[9] = word(
        later & 255,
        (later >> 8) & 255,
        (later >> 16) & 255,
        (later >> 24) & 255,
        state.repeat_guild[seat],
        state.joined[seat],
        state.pawns[seat][0] + state.pawns[seat][1] + state.pawns[seat][2],
        state.rewards[seat][0] + state.rewards[seat][1] + state.rewards[seat][2],
    )
    out[10] = word(
        state.debts[seat][0] + state.debts[seat][1] + state.debts[seat][2],
        state.bonus_victories[seat][0],
        state.bonus_victories[seat][1],
        state.bonus_victories[seat][2],
        state.pawns[seat][0],
        state.pawns[seat][1],
        state.pawns[seat][2],
        small(state.purse[seat]),
    )
    tokens = state.tokens[seat]
    out[11] = word(
        1 if tokens[0] > 0 else 0,
        1 if tokens[1] > 0 else 0,
        1 if tokens[2] > 0 else 0,
        1 if tokens[3] > 0 else 0,
        1 if tokens[4] > 0 else 0,
        1 if tokens[5] > 0 else 0,
        small(state.shields[seat]) >> 2,
        small(state.coins[seat]) >> 2,
    )
