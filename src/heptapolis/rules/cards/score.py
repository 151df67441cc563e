"""The score sheet: line by line, science and copied guilds resolved to the best total for their owner.

A sheet is a row of numbers: the lines of `Line`, then the total, the guild that was copied (a card number or -1) and
how many symbols of choice were taken as compass, gear and tablet.
"""

from __future__ import annotations

from heptapolis.rules.cards.state import TOKENS, State
from heptapolis.rules.cards.table import count, left_of, right_of, stands
from heptapolis.rules.cards.tables import BOARDS, BOXES, CARDS, ITEMS
from heptapolis.vocab.city import Counted, Line

TOTAL = 7
COPIED = 8
TAKEN = 9
SHEET = 12


def score_city(state: State, seat: int, sheet: list[int]) -> int:
    """Fill in the sheet of a city; return the total."""
    for line in range(SHEET):
        sheet[line] = 0
    for token in range(TOKENS):
        sheet[Line.MILITARY] += state.tokens[seat][token]
    sheet[Line.COINS] = state.coins[seat] // BOXES[state.edition].coins_a_point
    sheet[Line.WONDER] = wonder_points(state, seat)
    add_cards(state, seat, sheet)
    sheet[COPIED] = -1
    if state.copy_guild[seat] != 0:
        sheet[COPIED] = best_copy(state, seat)
    choice = state.science_choice[seat] + 0
    if sheet[COPIED] >= 0:
        sheet[Line.GUILDS] += card_points(state, seat, sheet[COPIED])
        choice += ITEMS[sheet[COPIED]].science_choice
    science = city_science(state, seat, choice)
    sheet[Line.SCIENCE] += science >> 12
    for symbol in range(3):
        sheet[TAKEN + symbol] = (science >> (8 - 4 * symbol)) & 15
    for line in range(TOTAL):
        sheet[TOTAL] += sheet[line]
    return sheet[TOTAL]


def wonder_points(state: State, seat: int) -> int:
    """The points of the built stages."""
    points = 0
    first = BOARDS[state.board[seat]].first_stage
    for stage in range(first, first + state.tally[seat][Counted.WONDER_STAGE]):
        points += card_points(state, seat, stage)
    return points


def add_cards(state: State, seat: int, sheet: list[int]) -> None:
    """The points of every card in the city, each on the line of its colour."""
    box = BOXES[state.edition]
    for card in range(box.first_card, box.end_card):
        if stands(state, seat, card):
            sheet[CARDS[card].line] += card_points(state, seat, card)


def card_points(state: State, seat: int, item: int) -> int:
    """What a card or stage is worth in this city, science aside."""
    row = ITEMS[item]
    points = row.points
    if row.points_each != 0:
        points += row.points_each * count(state, seat, row.points_what, row.points_where)
    if row.points_if_complete != 0:
        if state.tally[seat][Counted.WONDER_STAGE] == BOARDS[state.board[seat]].stages:
            points += row.points_if_complete
    return points


def science_points(state: State, compass: int, gear: int, tablet: int) -> int:
    """Squares of equal symbols, and so many points for each set of three different ones."""
    sets = min(compass, gear, tablet)
    return compass * compass + gear * gear + tablet * tablet + BOXES[state.edition].science_set * sets


def best_science(state: State, compass: int, gear: int, tablet: int, choice: int) -> int:
    """The best use of so many symbols of choice: points << 12, and what they were taken as in four bits each."""
    best = 0
    for first in range(choice + 1):
        for second in range(choice - first + 1):
            third = choice - first - second
            points = science_points(state, compass + first, gear + second, tablet + third)
            best = max(best, points << 12 | first << 8 | second << 4 | third)
    return best


def city_science(state: State, seat: int, choice: int) -> int:
    """The best use of so many symbols of choice in this city, as `best_science` writes it."""
    own = state.science[seat]
    return best_science(state, own[0], own[1], own[2], choice)


def best_copy(state: State, seat: int) -> int:
    """The neighbours' guild that adds most to the total, science included; -1 if none adds anything.

    Of equal ones the guild with more points of its own is taken, so that the sheet is settled too.
    """
    box = BOXES[state.edition]
    own_choice = state.science_choice[seat] + 0
    alone = city_science(state, seat, own_choice) >> 12
    best, best_gain, best_points = -1, 0, 0
    for card in range(box.first_guild, box.first_guild + box.guilds):
        if stands(state, left_of(state, seat), card) or stands(state, right_of(state, seat), card):
            points = card_points(state, seat, card)
            gain = points
            if ITEMS[card].science_choice != 0:
                gain += (city_science(state, seat, own_choice + ITEMS[card].science_choice) >> 12) - alone
            if gain > best_gain or (gain == best_gain and points > best_points):
                best, best_gain, best_points = card, gain, points
    return best


def winners(state: State, totals: list[int]) -> int:
    """The seats that win, as bits: most points, then most coins, then shared."""
    best = 0
    for seat in range(1, state.players):
        if totals[seat] > totals[best] or (totals[seat] == totals[best] and state.coins[seat] > state.coins[best]):
            best = seat
    seats = 0
    for seat in range(state.players):
        if totals[seat] == totals[best] and state.coins[seat] == state.coins[best]:
            seats |= 1 << seat
    return seats
