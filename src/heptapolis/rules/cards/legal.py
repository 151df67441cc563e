"""What a seat may do: every action of its open decision, each with its price."""

from __future__ import annotations

from heptapolis.rules.cards.city import has_name_of, is_chained
from heptapolis.rules.cards.constants import BOARDS, BOXES, CARDS, ITEMS
from heptapolis.rules.cards.encoding import FORM_SHIFT, JOIN, card_of, encode
from heptapolis.rules.cards.payment import add_every_split, add_paid, ways_to_pay
from heptapolis.rules.cards.projects import NO_LOSS, NO_OFFER, nth_loss, offer_price
from heptapolis.rules.cards.seating import has_free_city, has_projects, holder_of, is_free_city
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.limits import LONGEST_LIST, MOST_OFFERS, MOST_STAGINGS, ROOM
from heptapolis.vocab.cards.play import ActionKind, Decision, Feature, Form, Phase

MENU = LONGEST_LIST + MOST_STAGINGS
"""Room for the longest list, and for scratch."""
STAGINGS = LONGEST_LIST
"""From here on the menu is scratch: the ways to build the next stage, the same for every card."""


def legal(state: State, seat: int, menu: list[int]) -> int:
    """Write every action the seat may choose into the menu; return how many."""
    decision = state.pending[seat]
    if decision == Decision.PLAY_CARD or decision == Decision.PLAY_LAST_CARD:
        return legal_plays(state, seat, menu)
    if has_free_city(state) and decision == Decision.PLAY_FOR_FREE_CITY:
        return legal_for_free_city(state, seat, menu)
    if decision == Decision.DIG:
        return legal_digs(state, seat, menu)
    if decision == Decision.TAKE_BOARD:
        return legal_boards(state, seat, menu)
    if has_projects(state) and (decision == Decision.LOSE_CARD or decision == Decision.LOSE_TOKENS):
        return legal_losses(state, seat, menu)
    return 0


def legal_plays(state: State, seat: int, menu: list[int]) -> int:
    """Each card of the hand: build it, put it under the wonder, sell it. Hands are sorted; equal cards count once."""
    listed = 0
    hand = state.deal[state.age - 1]
    first = ROOM * state.held[seat]
    stagings = add_stagings(state, seat, menu)
    before = -1
    for place in range(first, first + state.hand_size):
        card = hand[place]
        if card > before:
            listed = add_builds(state, seat, card, menu, listed)
            listed = add_stages(card, menu, listed, stagings)
            menu[listed] = encode(ActionKind.SELL, card, 0, 0)
            listed += 1
            before = card
    return listed


def legal_for_free_city(state: State, seat: int, menu: list[int]) -> int:
    """What the holder's hand offers the Free City, the holder's own card put aside.

    # 2P-03-07, 2P-03-08, 2P-04-05: it sells only if it can do nothing else; what it can chain is built so
    """
    holder = holder_of(state)
    if state.chosen[holder] == NOT_CHOSEN:
        return 0
    own = card_of(state.chosen[holder])
    stagings = add_stagings(state, seat, menu)
    listed = free_city_plays(state, seat, own, menu, stagings, False)
    if listed == 0:
        listed = free_city_plays(state, seat, own, menu, stagings, True)
    return listed


def free_city_plays(state: State, seat: int, own: int, menu: list[int], stagings: int, sells: bool) -> int:
    """For each card of the holder's hand but one copy of their own card: its uses, or its sale."""
    listed = 0
    hand = state.deal[state.age - 1]
    first = ROOM * state.held[holder_of(state)]
    before = -1
    for place in range(first, first + state.hand_size):
        card = hand[place]
        if card == own:
            own = -1
        elif card > before:
            before = card
            if sells:
                menu[listed] = encode(ActionKind.SELL, card, 0, 0)
                listed += 1
            else:
                listed = add_builds(state, seat, card, menu, listed)
                if has_name_of(state, seat, card) or not is_chained(state, seat, card):
                    listed = add_stages(card, menu, listed, stagings)
    return listed


def add_stagings(state: State, seat: int, menu: list[int]) -> int:
    """Every way to build the next stage, written behind the menu; stages are built in order, each once."""
    end = STAGINGS
    board = BOARDS[state.board[seat]]
    built = state.tally[seat][Counted.WONDER_STAGE]
    if built < board.stages:
        item = board.cost_item[built]
        ways = ways_to_pay(state, seat, item)
        if board.forms[built] == 1 << Form.WHOLE and not has_projects(state):
            return add_payments(state, seat, menu, end, ActionKind.STAGE | 0, item, ways, state.purse[seat])
        return add_forms(state, seat, menu, board.forms[built], item, ways)
    return end


def add_forms(state: State, seat: int, menu: list[int], forms: int, item: int, ways: int) -> int:
    """Every way to build a stage that has several forms, or with which its builder may take part in a project."""
    end = STAGINGS
    price = offer_price(state, seat) if has_projects(state) else NO_OFFER
    action = ActionKind.STAGE | 0
    while forms != 0:
        if forms & 1:
            end = add_payments(state, seat, menu, end, action, item, ways, state.purse[seat])
            if price != NO_OFFER:
                end = add_payments(state, seat, menu, end, action | JOIN, item, ways, state.purse[seat] - price)
        forms >>= 1
        action += 1 << FORM_SHIFT
    return end


def add_stages(card: int, menu: list[int], listed: int, stagings: int) -> int:
    """List every way to build the next stage, with this card under it."""
    for staging in range(STAGINGS, stagings):
        menu[listed] = menu[staging] | encode(0, card, 0, 0)
        listed += 1
    return listed


def add_payments(
    state: State, seat: int, menu: list[int], listed: int, action: int, item: int, ways: int, purse: int
) -> int:
    """List an action with each payment: the best ones for a player, every fair one for the Free City."""
    if is_free_city(state, seat):
        return add_every_split(state, seat, menu, listed, action, item, purse)
    return add_paid(menu, listed, action, ways, purse)


def add_builds(state: State, seat: int, card: int, menu: list[int], listed: int) -> int:
    """List the ways to build a card: only by chain if there is one, else free or paid."""
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
        build = encode(ActionKind.BUILD, card, 0, 0)
        listed = add_payments(state, seat, menu, listed, build, card, ways_to_pay(state, seat, card), purse)
    if state.free_builds_left[seat] > 0 and has_cost(card):
        menu[listed] = encode(ActionKind.FREE, card, 0, 0)
        listed += 1
    return listed


def has_cost(card: int) -> bool:
    """Whether a card costs anything: on one that does not, a free build would only be wasted."""
    row = ITEMS[card]
    return row.need_raw != 0 or row.need_made != 0 or row.price != 0


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
    """Each card of the discard pile whose name the city lacks; a player may decline them all."""
    listed = 0
    box = BOXES[state.edition]
    for card in range(box.first_card, box.end_card):
        if state.discard[card] > 0 and not has_name_of(state, seat, card):
            menu[listed] = encode(ActionKind.PICK, card, 0, 0)
            listed += 1
    if not is_free_city(state, seat):  # which builds if it can
        menu[listed] = encode(ActionKind.DECLINE, 0, 0, 0)
        listed += 1
    return listed


def legal_boards(state: State, seat: int, menu: list[int]) -> int:
    """The sides of the boards offered to the seat."""
    listed = 0
    for place in range(MOST_OFFERS):
        if state.offers[seat][place] >= 0:
            menu[listed] = encode(ActionKind.TAKE, state.offers[seat][place], 0, 0)
            listed += 1
    return listed


def legal_losses(state: State, seat: int, menu: list[int]) -> int:
    """Every way to pay a penalty."""
    listed = 0
    loss = nth_loss(state, seat, 0)
    while loss != NO_LOSS:
        menu[listed] = loss
        listed += 1
        loss = nth_loss(state, seat, listed)
    return listed


INLINED = (legal_plays, is_free_by_itself, add_payments, add_stages, add_builds, add_stagings)
ONLY_FOR = {Feature.FREE_CITY: (legal_for_free_city, free_city_plays), Feature.PROJECTS: (legal_losses,)}
