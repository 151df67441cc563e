"""What a price is: which pairs (coins left, coins right) pay for a cost.

Buying at most x goods on the left and y on the right adds min(x, left) + min(y, right) to every lane of the city's own
supply, so for each x the least y follows without search: a short staircase. The staircases of raw materials and of
manufactured goods, priced and combined, give for each number of coins paid to the left the least paid to the right.

An answer is fifteen nibbles: nibble a holds the least coins to the right when a coins go to the left, 15 for never.
A cost has at most seven goods, so a side is paid at most 14 coins.
"""

from __future__ import annotations

from heptapolis.rules.cards.constants import BOXES, ITEMS
from heptapolis.rules.cards.encoding import encode
from heptapolis.rules.cards.lanes import ONES, at_most, covers, minus, plus, tallest
from heptapolis.rules.cards.seating import left_of, right_of
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.play import Feature

NEVER = 15
NO_WAY = -1
NOTHING_TO_BUY = -16
MOST_COINS = 14


def staircase(short: int, units: int, left: int, right: int) -> int:
    """Nibble x of the answer: the fewest goods to buy on the right when x are bought on the left.

    No more units than are missing are bought on the left; that also keeps every sum within fifteen nibbles. One more
    good from the left saves one or none on the right.
    """
    steps = NO_WAY
    y = units
    for x in range(units + 1):
        rest = minus(short, at_most(left, x))
        if y > 0 and covers((y - 1) * ONES, rest):
            y -= 1
        if covers(right, rest):
            steps = (steps & ~(NEVER << 4 * x)) | (y << 4 * x)
    return steps


def unit_price(state: State, seat: int, bit: int) -> int:
    """What a good costs this turn: bits 0 and 1 of the rebate are raw from left and right, 2 and 3 manufactured."""
    box = BOXES[state.edition]
    return box.price - box.rebate * ((state.discount_now[seat] >> bit) & 1)


def ways_to_pay(state: State, seat: int, item: int) -> int:
    """The payments that bring a card or stage its goods; coins for the bank come on top."""
    short_raw = minus(ITEMS[item].need_raw, state.own_raw[seat])
    short_made = minus(ITEMS[item].need_made, state.own_made[seat])
    if short_raw == 0 and short_made == 0:
        return NOTHING_TO_BUY
    if state.purse[seat] == 0:
        return NO_WAY
    return ways_to_buy(state, seat, short_raw, short_made, state.purse[seat])


def ways_to_buy(state: State, seat: int, short_raw: int, short_made: int, purse: int) -> int:
    """The payments that bring what the city cannot produce itself."""
    if not covers(state.neighbours_raw[seat], short_raw):
        return NO_WAY
    if not covers(state.neighbours_made[seat], short_made):
        return NO_WAY
    raw_units = tallest(short_raw)
    made_units = tallest(short_made)
    if purse < raw_units + made_units:  # a good costs a coin at the least
        return NO_WAY
    left = left_of(state, seat)
    right = right_of(state, seat)
    raw = staircase(short_raw, raw_units, state.market_raw[left], state.market_raw[right])
    made = staircase(short_made, made_units, state.market_made[left], state.market_made[right])
    return priced(state, seat, raw, raw_units, made, made_units)


def priced(state: State, seat: int, raw: int, raw_units: int, made: int, made_units: int) -> int:
    """Both staircases in coins: the least paid to the right for each sum paid to the left."""
    raw_left, raw_right = unit_price(state, seat, 0), unit_price(state, seat, 1)
    made_left, made_right = unit_price(state, seat, 2), unit_price(state, seat, 3)
    ways = NO_WAY
    for x_raw in range(raw_units + 1):
        y_raw = (raw >> 4 * x_raw) & NEVER
        if y_raw != NEVER:
            for x_made in range(made_units + 1):
                y_made = (made >> 4 * x_made) & NEVER
                if y_made != NEVER:
                    left = x_raw * raw_left + x_made * made_left
                    right = y_raw * raw_right + y_made * made_right
                    if right < (ways >> 4 * left) & NEVER:
                        ways = (ways & ~(NEVER << 4 * left)) | (right << 4 * left)
    return ways


def add_paid(menu: list[int], listed: int, action: int, ways: int, purse: int) -> int:
    """List the action once for each payment within the purse that no other beats on both sides."""
    if ways == NO_WAY or purse < 0:
        return listed
    if ways == NOTHING_TO_BUY:
        menu[listed] = action
        return listed + 1
    least = NEVER
    for left in range(min(MOST_COINS, purse) + 1):
        if ways == NO_WAY:
            break
        right = ways & NEVER
        if right < least:
            least = right
            if left + right <= purse:
                menu[listed] = action | encode(0, 0, left, right)
                listed += 1
        ways >>= 4
    return listed


def add_every_split(state: State, seat: int, menu: list[int], listed: int, action: int, item: int, purse: int) -> int:
    """List the action once for each way to share the missing goods, and no others, between both sellers."""
    short_raw = minus(ITEMS[item].need_raw, state.own_raw[seat])
    short_made = minus(ITEMS[item].need_made, state.own_made[seat])
    raw_units, made_units = tallest(short_raw), tallest(short_made)
    left, right = left_of(state, seat), right_of(state, seat)
    first = listed
    for raw in range(raw_units + 1):
        if not can_share(short_raw, state.market_raw[left], raw, state.market_raw[right], raw_units - raw):
            continue
        for made in range(made_units + 1):
            if not can_share(short_made, state.market_made[left], made, state.market_made[right], made_units - made):
                continue
            to_left = raw * unit_price(state, seat, 0) + made * unit_price(state, seat, 2)
            to_right = (raw_units - raw) * unit_price(state, seat, 1) + (made_units - made) * unit_price(state, seat, 3)
            paid = action | encode(0, 0, to_left, to_right)
            new = to_left + to_right <= purse
            for earlier in range(first, listed):
                new = new and menu[earlier] != paid
            if new:
                menu[listed] = paid
                listed += 1
    return listed


def can_share(short: int, left: int, from_left: int, right: int, from_right: int) -> bool:
    """Whether so many goods of the left market and so many of the right one bring what is missing."""
    return covers(plus(at_most(left, from_left), at_most(right, from_right)), short)


INLINED = (staircase, unit_price, ways_to_pay, ways_to_buy, priced, add_paid)
ONLY_FOR = {Feature.FREE_CITY: (add_every_split, can_share)}
