"""The cards a seat looks at, a slot for each: what they are, and what they would do for the city and its neighbours.

The first slots are what the decision is about: the hand, the discard pile, boards on offer, cards or tokens to lose.
Then come the cards of the hand that arrives next, and of the hand that was passed on, as far as the seat has seen them.
"""

from __future__ import annotations

from heptapolis.bots.cards.gains import coins_gain, made_of, points_gain, science_gain, token_gain
from heptapolis.network.cards.items import BOARD_WORDS, ITEM_SIZE, ITEM_WORDS
from heptapolis.network.cards.passing import downstream, upstream
from heptapolis.network.sight import NO_ACTION
from heptapolis.network.words import small, word
from heptapolis.rules.cards.city import has_name_of, is_chained
from heptapolis.rules.cards.constants import BOARDS, BOXES, ITEMS
from heptapolis.rules.cards.encoding import (
    TOKEN_BITS,
    TOKEN_MASK,
    card_of,
    encode,
    form_of,
    joins,
    kind_of,
    to_left,
    to_right,
)
from heptapolis.rules.cards.lanes import minus, tallest
from heptapolis.rules.cards.legal import STAGINGS, add_builds, add_stagings, is_free_by_itself
from heptapolis.rules.cards.projects import NO_LOSS, nth_loss
from heptapolis.rules.cards.seating import chooser_of, has_free_city, has_projects, is_free_city, left_of, right_of
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.limits import MOST_OFFERS, ROOM
from heptapolis.vocab.cards.play import ActionKind, Decision, Feature, Phase

PACKETS = 3
"""What is decided about, what comes next, what was passed on."""
SLOTS = ROOM
"""So many cards of each packet."""
ALL_SLOTS = PACKETS * SLOTS
SLOT_SIZE = ITEM_SIZE + 3
"""So many words a slot has: the item, and what it would do."""
NO_CARD = -1
BUILD, FREELY, STAGE, REST = 0, 2, 3, 15
"""The kinds of an action in the grid: paid in two ways; by a chain or free; a stage in twelve ways; anything else."""
KINDS = 16
WAYS_A_FORM, MOST_FORMS = 4, 3
STAGE_WAYS = WAYS_A_FORM * MOST_FORMS
SELLS = STAGE_WAYS
STAGINGS_SIZE = STAGE_WAYS + 1


def is_hand(decision: int) -> bool:
    """Whether a card of the hand is played."""
    return (
        decision == Decision.PLAY_CARD or decision == Decision.PLAY_LAST_CARD or decision == Decision.PLAY_FOR_FREE_CITY
    )


def card_in(state: State, actor: int, packet: int, slot: int, memory: list[list[list[int]]]) -> int:
    """The card of a slot, or NO_CARD: of the own hand or the pile, of what comes, of what was passed on."""
    seat = chooser_of(state, actor)
    if packet == 0:
        decision = state.pending[actor]
        if decision == Decision.DIG:
            return nth_dig(state, actor, slot)
        if is_hand(decision) and slot < state.hand_size:
            return card_of_hand(state, seat, actor, slot)
        if has_projects(state) and decision == Decision.LOSE_CARD:
            loss = nth_loss(state, actor, slot)
            return NO_CARD if loss == NO_LOSS else card_of(loss)
        return NO_CARD
    if state.hand_size == 0 or (packet == 2 and has_free_city(state)) or is_fresh(state):
        return NO_CARD
    other = upstream(state, seat) if packet == 1 else downstream(state, seat)
    return memory[seat][state.held[other]][slot] + 0


def is_fresh(state: State) -> bool:
    """Whether nobody has seen a packet of this Age yet but the one in hand."""
    return state.age == 0 or (state.turn == 1 and state.phase == Phase.TURN)


def card_of_hand(state: State, seat: int, actor: int, slot: int) -> int:
    """A card of the hand; equal ones count once, and the Free City is played from what its player leaves."""
    first = ROOM * state.held[seat]
    hand = state.deal[state.age - 1]
    card = hand[first + slot] + 0
    copies = 0
    for place in range(slot):
        if hand[first + place] == card:
            copies += 1
    if is_free_city(state, actor) and state.chosen[seat] != NOT_CHOSEN and card_of(state.chosen[seat]) == card:
        copies -= 1
    return card if copies == 0 else NO_CARD


def nth_dig(state: State, seat: int, n: int) -> int:
    """The n-th best card of the pile that the city may build, by a rough worth; NO_CARD if there are not so many."""
    box = BOXES[state.edition]
    below = 1 << 40
    for _ in range(n + 1):
        best = -1
        for card in range(box.first_card, box.end_card):
            if state.discard[card] > 0 and not has_name_of(state, seat, card):
                worth = (dig_worth(state, seat, card) << 12) + card
                if worth < below and worth > best:
                    best = worth
        if best < 0:
            return NO_CARD
        below = best
    return below & 4095


def dig_worth(state: State, seat: int, card: int) -> int:
    """How much a card of the pile is worth a look."""
    row = ITEMS[card]
    worth = points_gain(state, seat, card) + science_gain(state, seat, card)
    worth += token_gain(state, seat, left_of(state, seat), row.shields)
    worth += token_gain(state, seat, right_of(state, seat), row.shields)
    symbols = row.science_0 + row.science_1 + row.science_2
    goods = (1 if row.makes_raw != 0 else 0) + (1 if row.makes_made != 0 else 0)
    return max(0, 4 * worth + 2 * row.shields + 3 * symbols + goods + row.coins_each)


def nothing(out: list[int]) -> None:
    """An empty slot."""
    for place in range(SLOT_SIZE):
        out[place] = 0


def write_slot(
    state: State,
    actor: int,
    packet: int,
    slot: int,
    memory: list[list[list[int]]],
    stagings: list[int],
    menu: list[int],
    out: list[int],
    grid: list[int],
) -> None:
    """Write the words of a slot; of the first packet also its row of the grid, the actions that are done with it."""
    decision = state.pending[actor]
    nothing(out)
    if packet == 0:
        for kind in range(KINDS):
            grid[kind] = NO_ACTION
    if packet == 0 and decision == Decision.TAKE_BOARD:
        write_board(state, actor, slot, out, grid)
    elif packet == 0 and has_projects(state) and decision == Decision.LOSE_TOKENS:
        write_tokens(state, actor, slot, out, grid)
    else:
        card = card_in(state, actor, packet, slot, memory)
        if card != NO_CARD:
            listed = write_card(state, actor, card, menu, out)
            if packet == 0:
                write_actions(state, actor, card, stagings, menu, listed, grid)
        if packet == 0 and slot == 0 and decision == Decision.DIG and not is_free_city(state, actor):
            grid[BUILD] = ActionKind.DECLINE | 0


def write_board(state: State, seat: int, slot: int, out: list[int], grid: list[int]) -> None:
    """A side of a wonder that is offered."""
    if slot < MOST_OFFERS and state.offers[seat][slot] >= 0:
        for place in range(ITEM_SIZE):
            out[place] = BOARD_WORDS[state.offers[seat][slot]][place]
        out[ITEM_SIZE] = word(1, 0, 0, 0, 0, 0, 0, 0)
        grid[REST] = encode(ActionKind.TAKE, state.offers[seat][slot], 0, 0)


def write_tokens(state: State, seat: int, slot: int, out: list[int], grid: list[int]) -> None:
    """A choice of victory tokens to lose."""
    loss = nth_loss(state, seat, slot)
    if loss != NO_LOSS:
        grid[REST] = loss
        tokens = card_of(loss)
        out[ITEM_SIZE] = word(
            1,
            tokens & TOKEN_MASK,
            (tokens >> TOKEN_BITS) & TOKEN_MASK,
            (tokens >> 2 * TOKEN_BITS) & TOKEN_MASK,
            0,
            0,
            0,
            0,
        )


def write_card(state: State, actor: int, card: int, menu: list[int], out: list[int]) -> int:
    """A card, how the acting city could build it, and what it would do there and on both sides.

    Returns how many ways to build it stand in the menu.
    """
    for place in range(ITEM_SIZE):
        out[place] = ITEM_WORDS[card][place]
    row = ITEMS[card]
    left, right = left_of(state, actor), right_of(state, actor)
    named = 1 if has_name_of(state, actor, card) else 0
    chained = 1 if is_chained(state, actor, card) else 0
    itself = 1 if is_free_by_itself(state, actor, card) else 0
    listed = add_builds(state, actor, card, menu, 0)
    payments = paid_ways(menu, listed)
    free = 1 if payments < listed and chained == 0 and itself == 0 else 0
    first, last = 0, 0
    if payments > 0:
        first, last = nearest(state, actor, menu, 0, payments, 0), nearest(state, actor, menu, 0, payments, 1)
    missing = tallest(minus(row.need_raw, state.own_raw[actor])) + tallest(minus(row.need_made, state.own_made[actor]))
    out[ITEM_SIZE] = word(1, named, chained, itself, free, small(payments), small(missing), small(tallest_cost(card)))
    out[ITEM_SIZE + 1] = word(
        to_left(first),
        to_right(first),
        to_left(last),
        to_right(last),
        small(points_gain(state, actor, card)),
        small(science_gain(state, actor, card)),
        token_gain(state, actor, left, row.shields),
        token_gain(state, actor, right, row.shields),
    )
    out[ITEM_SIZE + 2] = word(
        small(coins_gain(state, actor, card)),
        new_goods(state, actor, card),
        wish_of(state, left, card),
        wish_of(state, right, card),
        small(points_gain(state, left, card) + science_gain(state, left, card)),
        small(points_gain(state, right, card) + science_gain(state, right, card)),
        token_gain(state, left, actor, row.shields),
        token_gain(state, right, actor, row.shields),
    )
    return listed


def tallest_cost(card: int) -> int:
    """How many goods a card costs."""
    return tallest(ITEMS[card].need_raw) + tallest(ITEMS[card].need_made)


def paid_ways(menu: list[int], listed: int) -> int:
    """How many of the ways to build a card are paid for: all but a free build at the end."""
    if listed > 0 and kind_of(menu[listed - 1]) != ActionKind.BUILD:
        return listed - 1
    return listed


def write_actions(
    state: State, actor: int, card: int, stagings: list[int], menu: list[int], listed: int, grid: list[int]
) -> None:
    """What can be done with a card of the hand, of the pile or of the city."""
    decision = state.pending[actor]
    if decision == Decision.DIG:
        grid[REST] = encode(ActionKind.PICK, card, 0, 0)
    elif decision == Decision.LOSE_CARD:
        grid[REST] = encode(ActionKind.LOSE, card, 0, 0)
    else:
        payments = paid_ways(menu, listed)
        if payments > 0:
            grid[BUILD] = nearest(state, actor, menu, 0, payments, 0)
            grid[BUILD + 1] = nearest(state, actor, menu, 0, payments, 1)
            if grid[BUILD + 1] == grid[BUILD]:
                grid[BUILD + 1] = NO_ACTION
        if payments < listed:
            grid[FREELY] = menu[listed - 1]
        if not is_free_city(state, actor) or has_name_of(state, actor, card) or not is_chained(state, actor, card):
            for way in range(STAGE_WAYS):
                if stagings[way] != NO_ACTION:
                    grid[STAGE + way] = stagings[way] | encode(0, card, 0, 0)
        if stagings[SELLS] != 0:
            grid[REST] = encode(ActionKind.SELL, card, 0, 0)


def write_stagings(state: State, actor: int, menu: list[int], out: list[int]) -> None:
    """The ways to build the next stage, without a card: for each form, alone and taking part, two ways to pay.

    Behind them: whether cards can be sold.
    """
    for way in range(STAGE_WAYS):
        out[way] = NO_ACTION
    out[SELLS] = 0
    if is_hand(state.pending[actor]):
        end = add_stagings(state, actor, menu)
        first = STAGINGS
        while first < end:
            last = first
            while last < end and same_stage(menu[last], menu[first]):
                last += 1
            way = WAYS_A_FORM * rank_of(state, actor, form_of(menu[first])) + (2 if joins(menu[first]) else 0)
            out[way] = nearest(state, actor, menu, first, last, 0)
            out[way + 1] = nearest(state, actor, menu, first, last, 1)
            if out[way + 1] == out[way]:
                out[way + 1] = NO_ACTION
            first = last
        out[SELLS] = 0 if is_free_city(state, actor) and can_play(state, actor, end > STAGINGS, menu) else 1


def same_stage(action: int, other: int) -> bool:
    """Whether two ways to build the next stage differ in their payments only."""
    return form_of(action) == form_of(other) and joins(action) == joins(other)


def rank_of(state: State, actor: int, form: int) -> int:
    """Which of the forms of the next stage this is, counted from 0."""
    forms = BOARDS[state.board[actor]].forms[state.tally[actor][Counted.WONDER_STAGE]]
    rank = 0
    for earlier in range(form):
        rank += (forms >> earlier) & 1
    return rank


def can_play(state: State, actor: int, stages: bool, menu: list[int]) -> bool:
    """Whether the Free City can do anything but sell."""
    seat = chooser_of(state, actor)
    for slot in range(state.hand_size):
        card = card_of_hand(state, seat, actor, slot)
        if card != NO_CARD:
            if add_builds(state, actor, card, menu, 0) > 0:
                return True
            if stages and (has_name_of(state, actor, card) or not is_chained(state, actor, card)):
                return True
    return False


def wish_of(state: State, seat: int, card: int) -> int:
    """Whether a neighbour could have use for a card: 0 if it has one of the name, 2 if it is chained, else 1."""
    if has_name_of(state, seat, card):
        return 0
    return 2 if is_chained(state, seat, card) else 1


def new_goods(state: State, seat: int, card: int) -> int:
    """How many goods a card makes that the city cannot make at all."""
    row, new = ITEMS[card], 0
    for good in range(4):
        if made_of(state.own_raw[seat], good) == 0 and made_of(row.makes_raw, good) != 0:
            new += 1
        if made_of(state.own_made[seat], good) == 0 and made_of(row.makes_made, good) != 0:
            new += 1
    return new


def nearest(state: State, actor: int, ways: list[int], first: int, end: int, side: int) -> int:
    """Of the cheapest ways to pay the one with fewest (side 0) or most coins to the left (side 1); ways come sorted so.

    The Free City pays its players: there it is the way that leaves most for one of them.
    """
    best, least = ways[first], 1 << 20
    for place in range(first, end):
        left, right = to_left(ways[place]), to_right(ways[place])
        paid = left + right
        if is_free_city(state, actor):
            paid = 32 + (left - right if side == 0 else right - left)
        if paid < least or (paid == least and side == 1):
            best, least = ways[place], paid
    return best


INLINED = (is_hand, nothing)
ONLY_FOR = {Feature.FREE_CITY: (can_play,), Feature.PROJECTS: (write_tokens,)}
