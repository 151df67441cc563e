"""The spaces that come next in a city, a slot for each, and what can be done with them.

The first slot is passing or skipping, then come the bonuses, then the next space of every track. The columns of the
grid are the dice of the Forum; the last one is what needs no die.
"""

from __future__ import annotations

from heptapolis.network.dice.effects import EFFECTS_SIZE, write_effects
from heptapolis.network.sight import NO_ACTION
from heptapolis.network.words import is_at, small, word
from heptapolis.rules.dice.city import (
    colour_in,
    crossed_now,
    die_price,
    guild_court_is_open,
    left_of,
    resources,
    right_of,
)
from heptapolis.rules.dice.constants import BONUS_EFFECT, BONUSES
from heptapolis.rules.dice.encoding import amount_of, effect_kind, encode, what_of
from heptapolis.rules.dice.legal import purse_after_die, tracks_of
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.limits import FORUM, MOST_EFFECTS
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, Front

SLOTS = 40
FIRST_BONUS, FIRST_SPACE = 1, 1 + BONUSES
KINDS = FORUM + 1
WITHOUT_DIE = FORUM
NO_SPACE = -1
HEAD_SIZE = 6
SLOT_SIZE = HEAD_SIZE + EFFECTS_SIZE
LENGTH_BITS = 4


def nth_space(state: DiceState, boards: Boards, seat: int, n: int) -> int:
    """The n-th space that comes next, its track and place in one number; NO_SPACE if there are not so many."""
    board = boards[state.board[seat]]
    for track in range(board.tracks):
        done = state.crossed[seat][track]
        for place in range(board.length[track]):
            if (done >> place) & 1 == 0:
                if n == 0:
                    return (track << LENGTH_BITS) + place
                n -= 1
                if not board.any_order[track]:
                    break
    return NO_SPACE


def write_slot(state: DiceState, boards: Boards, seat: int, slot: int, out: list[int], grid: list[int]) -> None:
    """Write the words of a slot and its row of the grid."""
    for place in range(SLOT_SIZE):
        out[place] = 0
    for kind in range(KINDS):
        grid[kind] = NO_ACTION
    asked = state.pending[seat]
    if slot < FIRST_BONUS:
        write_rest(asked, out, grid)
    elif slot < FIRST_SPACE:
        write_bonus(state, seat, slot - FIRST_BONUS, out, grid)
    else:
        space = nth_space(state, boards, seat, slot - FIRST_SPACE)
        if space != NO_SPACE:
            track, place = space >> LENGTH_BITS, space & ((1 << LENGTH_BITS) - 1)
            write_space(state, boards, seat, track, place, out)
            write_ways(state, boards, seat, track, place, grid)


def write_rest(asked: int, out: list[int], grid: list[int]) -> None:
    """Passing, or skipping what an effect offers."""
    if asked != DiceDecision.TAKE_BONUS:
        acts = asked == DiceDecision.ACT or asked == DiceDecision.ACT_AGAIN
        grid[WITHOUT_DIE] = DiceActionKind.PASS | 0 if acts else DiceActionKind.SKIP | 0
        out[0] = word(1, 0, 0, 0, 0, 0, 0, 0)
        out[5] = word(1 if acts else 0, 0 if acts else 1, 0, 0, 0, 0, 0, 0)


def write_bonus(state: DiceState, seat: int, bonus: int, out: list[int], grid: list[int]) -> None:
    """A bonus that is still to have."""
    if (state.bonuses[seat] >> bonus) & 1 == 0:
        out[0] = word(1, 0, 0, 0, 0, 0, 0, 0)
        out[5] = word(0, 0, 1, 0, 0, 0, 0, 0)
        write_effects(BONUS_EFFECT[bonus], out, HEAD_SIZE)
        if state.pending[seat] == DiceDecision.TAKE_BONUS:
            grid[WITHOUT_DIE] = encode(DiceActionKind.BONUS, 0, 0, bonus)


def write_space(state: DiceState, boards: Boards, seat: int, track: int, place: int, out: list[int]) -> None:
    """What a space costs and gives, and how far it brings its track and its building."""
    board = boards[state.board[seat]]
    space, building = board.first[track] + place, board.building[track]
    ahead, points_ahead = 0, 0
    for later in range(place + 1, board.length[track]):
        ahead += 1
        points_ahead += board.points[space + later - place]
    following = space + 1 if ahead > 0 else space
    left = board.size[building] - state.count[seat][building]
    short = max(0, board.cost[space] - resources(state, seat))
    out[0] = word(
        1,
        board.cost[space],
        board.points[space],
        place,
        ahead,
        small(points_ahead),
        board.any_order[track],
        is_at(left, 1),
    )
    out[1] = word(
        is_at(building, 0),
        is_at(building, 1),
        is_at(building, 2),
        is_at(building, 3),
        is_at(building, 4),
        is_at(building, 5),
        is_at(building, 6),
        is_at(building, 7),
    )
    out[2] = word(
        is_at(building, Building.EAST_BARRACKS),
        left,
        board.size[building],
        short,
        1 if short <= state.coins[seat] else 0,
        board.cost[following] if ahead > 0 else 0,
        board.points[following] if ahead > 0 else 0,
        attack_gain(state, boards, seat, space),
    )
    prices = 0
    for slot in range(FORUM):
        price = price_with(state, boards, seat, slot, track, short)
        prices += (price & 255) << 8 * slot
    out[3] = prices  # the price with each die, one more than it is; nought where the die does not open the space
    counted, each = 0, 0
    for counter in range(board.counters):
        if board.counter_track[counter] == track and board.counter_place[counter] == place:
            each = board.counter_points[counter] + 0
            counted = crossed_now(state, seat, board.counts_what[counter])
    open_now = 1
    if building == Building.GUILD_COURT and not guild_court_is_open(state, seat):
        open_now = 0
    out[4] = word(each, counted, small(each * counted), open_now, 0, 0, 0, 0)
    out[5] = word(0, 0, 0, 1, 0, 0, 0, 0)
    write_effects(board.effects[space], out, HEAD_SIZE)


def attack_gain(state: DiceState, boards: Boards, seat: int, space: int) -> int:
    """The points that the attack of a space would bring against the defence of the neighbour it faces."""
    board = boards[state.board[seat]]
    gain = 0
    for number in range(MOST_EFFECTS):
        effect = board.effects[space][number] - 1
        if effect >= 0 and effect_kind(effect) == DiceEffectKind.ATTACK:
            if what_of(effect) == Front.WEST:
                gain = amount_of(effect) - state.defence_before[left_of(state, seat)][Front.EAST]
            else:
                gain = amount_of(effect) - state.defence_before[right_of(state, seat)][Front.WEST]
    return max(0, gain)


def price_with(state: DiceState, boards: Boards, seat: int, slot: int, track: int, short: int) -> int:
    """One more than the coins that a space costs with a die, not below 1; 0 if the die does not open it."""
    opened = (boards[state.board[seat]].opens[state.symbol[slot]] >> track) & 1
    if opened == 0 or purse_after_die(state, seat, slot, True) < 0:
        return 0
    waived = state.pending[seat] == DiceDecision.BUILD_FREE_DIE
    price = short - state.coins_on_die[seat][colour_in(state, slot)] + (0 if waived else die_price(state, seat, slot))
    return max(1, min(100, 1 + price))


def write_ways(state: DiceState, boards: Boards, seat: int, track: int, place: int, grid: list[int]) -> None:
    """How a space can be crossed off now: with each die, or without one."""
    asked = state.pending[seat]
    board = boards[state.board[seat]]
    cost, building = board.cost[board.first[track] + place], board.building[track]
    if building == Building.GUILD_COURT and not guild_court_is_open(state, seat):
        return
    reach = resources(state, seat)
    if asked == DiceDecision.CROSS:
        tracks = tracks_of(state, boards, seat, what_of(state.stack[seat][state.waiting[seat] - 1]))
        if (tracks >> track) & 1 and cost <= state.coins[seat] + reach:
            grid[WITHOUT_DIE] = encode(DiceActionKind.CROSS, 0, track, place)
    elif asked != DiceDecision.TAKE_BONUS:
        waived = asked == DiceDecision.BUILD_FREE_DIE
        for slot in range(FORUM):
            purse = purse_after_die(state, seat, slot, waived)
            if purse >= 0 and (board.opens[state.symbol[slot]] >> track) & 1 and cost <= purse + reach:
                grid[slot] = encode(DiceActionKind.BUILD, slot, track, place)
        if not waived and building == Building.WONDER and cost <= state.coins[seat] + reach:
            grid[WITHOUT_DIE] = encode(DiceActionKind.WONDER, 0, track, place)
