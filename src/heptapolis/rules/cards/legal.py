"""What a seat may do: every action of its open decision, each with its price."""

from __future__ import annotations

from heptapolis.rules.cards.payment import NO_WAY, add_paid, ways_to_pay
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.table import encode, has_name_of, is_chained
from heptapolis.rules.cards.tables import BOARDS, BOXES, CARDS, HAND, ITEMS, MOST_OFFERS
from heptapolis.vocab.city import Counted
from heptapolis.vocab.play import ActionKind, Decision, Phase

MENU = 256
"""Room for the longest list: seven cards, each built, staged and sold, with every payment."""
PAYMENTS = 240
"""From here on the menu is scratch: the payments for the next stage, the same for every card."""


def legal(state: State, seat: int, menu: list[int]) -> int:
    """Write every action the seat may choose into the menu; return how many."""
    decision = state.pending[seat]
    if decision == Decision.PLAY_CARD or decision == Decision.PLAY_LAST_CARD:
        return legal_plays(state, seat, menu)
    if decision == Decision.DIG:
        return legal_digs(state, seat, menu)
    if decision == Decision.TAKE_BOARD:
        return legal_boards(state, seat, menu)
    return 0


def legal_plays(state: State, seat: int, menu: list[int]) -> int:
    """Each card of the hand: build it, put it under the wonder, sell it. Hands are sorted, so equal cards touch."""
    listed = 0
    purse = state.purse[seat]
    hand = state.deal[state.age - 1]
    first = HAND * state.held[seat]
    stages = add_paid(menu, PAYMENTS, ActionKind.STAGE, 0, ways_to_next_stage(state, seat), purse)
    before = -1
    for place in range(first, first + state.hand_size):
        card = hand[place]
        if card != before:
            listed = add_builds(state, seat, card, menu, listed)
            for payment in range(PAYMENTS, stages):
                menu[listed] = menu[payment] | encode(0, card, 0, 0)
                listed += 1
            menu[listed] = encode(ActionKind.SELL, card, 0, 0)
            listed += 1
        before = card
    return listed


def ways_to_next_stage(state: State, seat: int) -> int:
    """The payments for the next stage; stages are built in order, each once."""
    board = BOARDS[state.board[seat]]
    built = state.tally[seat][Counted.WONDER_STAGE]
    if built == board.stages:
        return NO_WAY
    return ways_to_pay(state, seat, board.first_stage + built)


def add_builds(state: State, seat: int, card: int, menu: list[int], listed: int) -> int:
    """List the ways to build a card: by chain alone if there is one, else free or paid."""
    if has_name_of(state, seat, card):
        return listed
    if is_chained(state, seat, card):
        menu[listed] = encode(ActionKind.CHAIN, card, 0, 0)
        return listed + 1
    if is_free_by_itself(state, seat, card):
        menu[listed] = encode(ActionKind.FREE, card, 0, 0)
        return listed + 1
    purse = state.purse[seat] - ITEMS[card].price
    if purse >= 0:
        listed = add_paid(menu, listed, ActionKind.BUILD, card, ways_to_pay(state, seat, card), purse)
    if state.free_builds_left[seat] > 0:
        menu[listed] = encode(ActionKind.FREE, card, 0, 0)
        listed += 1
    return listed


def is_free_by_itself(state: State, seat: int, card: int) -> bool:
    """Whether the wonder waives the cost without being asked. A seventh card is neither first nor last of its Age."""
    if state.free_first_of_colour[seat] != 0 and state.tally[seat][CARDS[card].colour] == 0:
        return True
    if state.phase != Phase.TURN:
        return False
    if state.free_first_of_age[seat] != 0 and state.turn == 1:
        return True
    return state.free_last_of_age[seat] != 0 and state.turn == BOXES[state.edition].turns


def legal_digs(state: State, seat: int, menu: list[int]) -> int:
    """Each card of the discard pile whose name the city lacks, or none of them."""
    listed = 0
    box = BOXES[state.edition]
    for card in range(box.first_card, box.end_card):
        if state.discard[card] > 0 and not has_name_of(state, seat, card):
            menu[listed] = encode(ActionKind.PICK, card, 0, 0)
            listed += 1
    menu[listed] = encode(ActionKind.DECLINE, 0, 0, 0)
    return listed + 1


def legal_boards(state: State, seat: int, menu: list[int]) -> int:
    """The sides of the boards offered to the seat."""
    listed = 0
    for place in range(MOST_OFFERS):
        if state.offers[seat][place] >= 0:
            menu[listed] = encode(ActionKind.TAKE, state.offers[seat][place], 0, 0)
            listed += 1
    return listed


INLINED = (is_free_by_itself,)
