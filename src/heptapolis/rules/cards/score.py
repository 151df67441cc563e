"""The score sheet: line by line, science and copied guilds resolved to the best total for their owner.

A sheet is a row of numbers: the lines of `Line`, then the total, the guild that was copied (a card number or -1),
how many wild symbols count as compass, gear and tablet, and which of the city's own guilds are scored again: one for
its points and how often, one for its symbol and how often.
"""

from __future__ import annotations

from heptapolis.rules.cards.city import count, stands
from heptapolis.rules.cards.constants import BOARDS, BOXES, CARDS, DEBT, ITEMS, PROJECTS, RARE, VICTORY
from heptapolis.rules.cards.seating import has_projects, left_of, right_of
from heptapolis.rules.cards.state import TOKENS, State
from heptapolis.vocab.cards.city import Colour, Counted, Line, Symbol, Where
from heptapolis.vocab.cards.limits import AGES
from heptapolis.vocab.cards.play import Feature

COLOURS = len(Colour)
TOTAL = len(Line)
COPIED = TOTAL + 1
TAKEN = COPIED + 1
REPEATED = TAKEN + len(Symbol)
REPEATED_SYMBOL = REPEATED + 2
SHEET = REPEATED_SYMBOL + 2


def score_city(state: State, seat: int, sheet: list[int]) -> int:
    """Fill in the sheet of a city; return the total."""
    for line in range(SHEET):
        sheet[line] = 0
    sheet[Line.MILITARY] = military_points(state, seat)
    sheet[Line.COINS] = state.coins[seat] // BOXES[state.edition].coins_a_point
    sheet[Line.WONDER] = wonder_points(state, seat)
    if has_projects(state):
        sheet[Line.EDIFICE] = project_points(state, seat)
    add_cards(state, seat, sheet)
    take_choices(state, seat, sheet)
    for line in range(TOTAL):
        sheet[TOTAL] += sheet[line]
    return sheet[TOTAL]


def military_points(state: State, seat: int) -> int:
    """Victory and defeat tokens, from conflicts and from elsewhere."""
    points = 0
    for token in range(TOKENS):
        points += state.tokens[seat][token]
    for age in range(AGES):
        points += VICTORY[state.edition][age] * state.bonus_victories[seat][age]
    return points


def project_points(state: State, seat: int) -> int:
    """The rewards of built projects that are points, and debts."""
    points = 0
    for age in range(AGES):
        if state.rewards[seat][age] > 0:
            points += state.rewards[seat][age] * card_points(state, seat, PROJECTS[state.projects[age]].item)
        points += DEBT[age] * state.debts[seat][age]
    return points


def take_choices(state: State, seat: int, sheet: list[int]) -> None:
    """Symbols of choice, the copied guild and repeated guilds, together as they serve the owner best."""
    sheet[COPIED], sheet[REPEATED], sheet[REPEATED_SYMBOL] = -1, -1, -1
    choice = state.science_choice[seat] + 0
    if has_projects(state) and state.repeat_guild[seat] > 0:
        choice += repeat_guilds(state, seat, sheet)
    if state.copy_guild[seat] != 0:
        sheet[COPIED] = best_copy(state, seat, choice)
    if sheet[COPIED] >= 0:
        sheet[Line.GUILDS] += copy_points(state, seat, sheet[COPIED])
        choice += ITEMS[sheet[COPIED]].science_choice
    science = city_science(state, seat, choice)
    sheet[Line.SCIENCE] += science >> 12
    for symbol in range(3):
        sheet[TAKEN + symbol] = (science >> (8 - 4 * symbol)) & 15


def repeat_guilds(state: State, seat: int, sheet: list[int]) -> int:
    """Score own guilds once more: for each repeat the one with most points, or the one with a symbol of choice.

    Returns how many symbols were taken; of equal totals the one with fewer symbols is taken.
    """
    repeats = state.repeat_guild[seat] + 0
    repeated, symbol = best_own_guild(state, seat), own_symbol_guild(state, seat)
    points = card_points(state, seat, repeated) if repeated >= 0 else 0
    symbols, best = 0, -1
    if symbol >= 0:
        for taken in range(repeats + 1):
            total = (repeats - taken) * points + worth_of_choice(state, seat, state.science_choice[seat] + taken)
            if total > best:
                symbols, best = taken, total
    sheet[Line.EDIFICE] += (repeats - symbols) * points
    if points > 0 and repeats > symbols:
        sheet[REPEATED], sheet[REPEATED + 1] = repeated, repeats - symbols
    if symbols > 0:
        sheet[REPEATED_SYMBOL], sheet[REPEATED_SYMBOL + 1] = symbol, symbols
    return symbols


def worth_of_choice(state: State, seat: int, choice: int) -> int:
    """Science and the copied guild together, with so many symbols of choice."""
    points = 0
    if state.copy_guild[seat] != 0:
        copied = best_copy(state, seat, choice)
        if copied >= 0:
            points = copy_points(state, seat, copied)
            choice += ITEMS[copied].science_choice
    return points + (city_science(state, seat, choice) >> 12)


def best_own_guild(state: State, seat: int) -> int:
    """The guild of the city with most points; -1 if it has none."""
    box = BOXES[state.edition]
    best, best_points = -1, -1
    for card in range(box.first_guild, box.first_guild + box.guilds):
        if stands(state, seat, card) and card_points(state, seat, card) > best_points:
            best, best_points = card, card_points(state, seat, card)
    return best


def own_symbol_guild(state: State, seat: int) -> int:
    """The guild of the city with a symbol of choice; -1 if it has none."""
    box = BOXES[state.edition]
    for card in range(box.first_guild, box.first_guild + box.guilds):
        if ITEMS[card].science_choice != 0 and stands(state, seat, card):
            return card
    return -1


def wonder_points(state: State, seat: int) -> int:
    """The points of the built stages."""
    points = 0
    for stage in range(state.tally[seat][Counted.WONDER_STAGE]):
        points += card_points(state, seat, state.stages[seat][stage])
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
    if row.rare != 0:
        points += rare_points(state, seat, item)
    return points


def copy_points(state: State, seat: int, guild: int) -> int:
    """What a neighbour's guild is worth as a copy: from one's own point of view, itself counted if the box says so.

    # R-18
    """
    row = ITEMS[guild]
    points = card_points(state, seat, guild)
    if BOXES[state.edition].copy_counts_itself != 0 and (row.points_where >> Where.OWN) & 1:
        points += row.points_each * ((row.points_what >> CARDS[guild].colour) & 1)
    return points


def rare_points(state: State, seat: int, item: int) -> int:
    """Points of the kinds that few items have."""
    row = RARE[item]
    points = 0
    if row.points_if_complete != 0:
        if state.tally[seat][Counted.WONDER_STAGE] == BOARDS[state.board[seat]].stages:
            points += row.points_if_complete
    if row.sets_each != 0:
        points += row.sets_each * full_sets(state, seat, row.sets_of)
    if row.colours_each != 0:
        points += row.colours_each * colours(state, seat)
    return points


def full_sets(state: State, seat: int, things: int) -> int:
    """How many full sets of the things (bits) the city has."""
    fewest = -1
    for thing in range(len(state.tally[seat])):
        if (things >> thing) & 1 and (fewest < 0 or state.tally[seat][thing] < fewest):
            fewest = state.tally[seat][thing] + 0
    return fewest


def colours(state: State, seat: int) -> int:
    """How many colours the cards of the city have."""
    total = 0
    for colour in range(COLOURS):
        if state.tally[seat][colour] > 0:
            total += 1
    return total


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


def best_copy(state: State, seat: int, choice: int) -> int:
    """The neighbours' guild that adds most to the total, science included; -1 if none adds anything.

    `choice` is the number of symbols of choice beside it. Of equal guilds the one with more points of its own is
    taken, so that the sheet is settled too.
    """
    box = BOXES[state.edition]
    alone = city_science(state, seat, choice) >> 12
    best, best_gain, best_points = -1, 0, 0
    for card in range(box.first_guild, box.first_guild + box.guilds):
        if stands(state, left_of(state, seat), card) or stands(state, right_of(state, seat), card):
            points = copy_points(state, seat, card)
            gain = points
            if ITEMS[card].science_choice != 0:
                gain += (city_science(state, seat, choice + ITEMS[card].science_choice) >> 12) - alone
            if gain > best_gain or (gain == best_gain and points > best_points):
                best, best_gain, best_points = card, gain, points
    return best


def winners(state: State, totals: list[int]) -> int:
    """The players that win, as bits: most points, then most coins, then shared. A Free City cannot win."""
    best = 0
    for seat in range(1, state.players):
        if totals[seat] > totals[best] or (totals[seat] == totals[best] and state.coins[seat] > state.coins[best]):
            best = seat
    seats = 0
    for seat in range(state.players):
        if totals[seat] == totals[best] and state.coins[seat] == state.coins[best]:
            seats |= 1 << seat
    return seats


ONLY_FOR = {Feature.PROJECTS: (project_points, repeat_guilds, worth_of_choice, best_own_guild, own_symbol_guild)}
