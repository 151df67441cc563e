"""The course of the game: boards, three Ages of six turns, conflicts. Reads like the rulebook's turn.

`begin` starts a game that is set up. Then every seat with a pending decision chooses, and `resolve` carries the
choices out and continues until someone must decide again or the game is over.
"""

from __future__ import annotations

from heptapolis.rules.cards.city import has_name_of
from heptapolis.rules.cards.constants import BOXES, ITEMS, PROJECTS, PROPOSALS, RARE, VICTORY
from heptapolis.rules.cards.effects import give_at_once, place_card, place_stage
from heptapolis.rules.cards.encoding import card_of, form_of, joins, kind_of, to_left, to_right
from heptapolis.rules.cards.lanes import plus
from heptapolis.rules.cards.projects import complete, fail, join, lose, take_box_pawn
from heptapolis.rules.cards.seating import (
    chooser_of,
    has_free_city,
    has_projects,
    holder_of,
    left_of,
    right_of,
)
from heptapolis.rules.cards.setup import sift, take_board
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.rules.events import emit
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.limits import HAND, ROOM
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Feature, Phase


def begin(state: State, log: list[int] | None) -> None:
    """Found the cities whose board is settled and ask the others; then the first Age."""
    waiting = False
    for seat in range(state.cities):
        if state.offers[seat][1] >= 0:
            state.pending[seat] = Decision.TAKE_BOARD
            waiting = True
        else:
            take_board(state, seat, state.offers[seat][0])
            emit(log, EventKind.TOOK_BOARD, seat, state.offers[seat][0], 0, 0)
    if not waiting:
        begin_age(state, log)


def all_chosen(state: State) -> bool:
    """Whether nobody is still thinking."""
    for seat in range(state.cities):
        if state.pending[seat] != Decision.NONE and state.chosen[seat] == NOT_CHOSEN:
            return False
    return True


def resolve(state: State, log: list[int] | None) -> None:
    """Everyone has chosen: carry the choices out and continue to the next decision."""
    if state.phase == Phase.TURN:
        settle_plays(state, log)
        state.hand_size -= 2 if has_free_city(state) else 1
        if state.turn == BOXES[state.edition].turns and ask_last_cards(state):
            return
        after_plays(state, log)
    elif state.phase == Phase.LAST_CARD:
        settle_plays(state, log)
        after_plays(state, log)
    elif state.phase == Phase.DISCARD_PILE:
        settle_dig(state, log)
        ask_next_dig(state, log)
    elif has_projects(state) and state.phase == Phase.PENALTY:
        settle_penalties(state, log)
        end_age(state, log)
    elif state.phase == Phase.BOARDS:
        settle_boards(state, log)
        begin_age(state, log)


def settle_boards(state: State, log: list[int] | None) -> None:
    """Everyone takes the chosen board."""
    for seat in range(state.cities):
        if state.pending[seat] == Decision.TAKE_BOARD:
            board = card_of(state.chosen[seat])
            take_board(state, seat, board)
            emit(log, EventKind.TOOK_BOARD, seat, board, 0, 0)
            answered(state, seat)


def answered(state: State, seat: int) -> None:
    """The decision of the seat is closed."""
    state.pending[seat] = Decision.NONE
    state.chosen[seat] = NOT_CHOSEN


def begin_age(state: State, log: list[int] | None) -> None:
    """A new hand of seven for everyone; what a wonder gives once in each Age is fresh again."""
    state.age += 1
    state.turn = 0
    state.hand_size = HAND
    for seat in range(state.cities):
        state.held[seat] = seat
        state.free_builds_left[seat] = state.free_build_each_age[seat]
        state.joined[seat] = 0
    emit(log, EventKind.AGE_BEGAN, 0, state.age, 0, 0)
    begin_turn(state, log)


def begin_turn(state: State, log: list[int] | None) -> None:
    """Open the market and ask everyone for a card."""
    state.turn += 1
    state.phase = Phase.TURN
    for seat in range(state.cities):
        open_market(state, seat)
        state.pending[seat] = Decision.PLAY_CARD
    if has_free_city(state):
        state.pending[state.players] = Decision.PLAY_FOR_FREE_CITY
        draw_for_free_city(state, log)


def draw_for_free_city(state: State, log: list[int] | None) -> None:
    """The holder of the Free City's card takes the top card of the draw pile into the hand."""
    cards = state.deal[state.age - 1]
    holder = holder_of(state)
    pile, hand = ROOM * state.held[state.players], ROOM * state.held[holder]
    card = cards[pile]
    take_from_packet(cards, pile, pile + HAND - 1, card)
    cards[hand + state.hand_size] = card
    sift(cards, hand, hand + state.hand_size)
    state.hand_size += 1
    emit(log, EventKind.DREW, holder, card, 0, 0)


def open_market(state: State, seat: int) -> None:
    """What can be bought, at which price and with which coins is fixed when a turn begins.

    # 2E-17-15, 2E-17-16, 1E-30-13: income, new goods and new discounts serve from the next turn on
    """
    state.market_raw[seat] = state.sold_raw[seat]
    state.market_made[seat] = state.sold_made[seat]
    state.discount_now[seat] = state.discount[seat]
    state.purse[seat] = state.coins[seat]
    left, right = left_of(state, seat), right_of(state, seat)
    state.neighbours_raw[seat] = plus(state.sold_raw[left], state.sold_raw[right])
    state.neighbours_made[seat] = plus(state.sold_made[left], state.sold_made[right])


def settle_plays(state: State, log: list[int] | None) -> None:
    """All chosen cards at once: everyone pays and places, then come effects that count what was placed.

    # 2P-04-01: the Free City comes before the players; no result depends on it, only the order of the log
    """
    for seat in range(state.players, state.cities):
        pay_and_place(state, seat, log)
    for seat in range(state.players):
        pay_and_place(state, seat, log)
    for seat in range(state.players, state.cities):
        collect_play(state, seat, log)
    for seat in range(state.players):
        collect_play(state, seat, log)
    if has_projects(state) and PROPOSALS[0].built_before_digs != 0:
        complete(state, log)


def pay_and_place(state: State, seat: int, log: list[int] | None) -> None:
    """If a city has chosen a card: it leaves the hand, is paid for and put where it belongs."""
    if state.pending[seat] != Decision.NONE:
        action = state.chosen[seat]
        take_from_hand(state, seat, card_of(action))
        pay(state, seat, action, log)
        place(state, seat, action, log)


def collect_play(state: State, seat: int, log: list[int] | None) -> None:
    """If a city has chosen a card: what the card gives, now that all cards are placed."""
    if state.pending[seat] != Decision.NONE:
        collect(state, seat, state.chosen[seat], log)
        answered(state, seat)


def take_from_hand(state: State, seat: int, card: int) -> None:
    """The chosen card leaves the hand; the Free City's leaves the hand of its holder."""
    first = ROOM * state.held[chooser_of(state, seat)]
    take_from_packet(state.deal[state.age - 1], first, first + state.hand_size - 1, card)


def take_from_packet(cards: list[int], first: int, last: int, card: int) -> None:
    """A card leaves its packet; the others close up in order."""
    place = first
    while cards[place] != card:
        place += 1
    while place < last:
        cards[place] = cards[place + 1]
        place += 1
    cards[last] = -1


def pay(state: State, seat: int, action: int, log: list[int] | None) -> None:
    """Coins for the neighbours and the bank; the purse remembers what the turn has cost."""
    left, right, bank = to_left(action), to_right(action), 0
    if kind_of(action) == ActionKind.BUILD:
        bank = ITEMS[card_of(action)].price
    elif has_projects(state) and joins(action):
        bank = PROJECTS[state.projects[state.age - 1]].price
    paid = left + right + bank
    if paid > 0:
        state.coins[seat] -= paid
        state.purse[seat] -= paid
        state.coins[left_of(state, seat)] += left
        state.coins[right_of(state, seat)] += right
        emit(log, EventKind.PAID, seat, left, right, bank)


def place(state: State, seat: int, action: int, log: list[int] | None) -> None:
    """The card becomes a building, marks a stage, or is sold."""
    kind, card = kind_of(action), card_of(action)
    if kind == ActionKind.SELL:
        state.discard[card] += 1
        emit(log, EventKind.SOLD, seat, card, 0, 0)
    elif kind == ActionKind.STAGE:
        place_stage(state, seat, form_of(action))
        emit(log, EventKind.STAGED, seat, card, state.tally[seat][Counted.WONDER_STAGE], form_of(action))
        if has_projects(state) and joins(action):
            join(state, seat, log)
    else:
        if kind == ActionKind.BUILD:
            emit(log, EventKind.BUILT, seat, card, 0, 0)
        elif kind == ActionKind.CHAIN:
            emit(log, EventKind.CHAINED, seat, card, 0, 0)
        else:
            emit(log, EventKind.BUILT_FREE, seat, card, 0, 0)
            if state.free_builds_left[seat] > 0:
                state.free_builds_left[seat] -= 1
        place_card(state, seat, card)


def collect(state: State, seat: int, action: int, log: list[int] | None) -> None:
    """Coins from the bank: for a sale, or by the effect of what was built."""
    kind = kind_of(action)
    if kind == ActionKind.SELL:
        state.coins[seat] += BOXES[state.edition].sale
    elif kind == ActionKind.STAGE:
        stage = state.stages[seat][state.tally[seat][Counted.WONDER_STAGE] - 1]
        give_at_once(state, seat, stage, log)
        if has_projects(state) and RARE[stage].pawn > 0:
            take_box_pawn(state, seat, RARE[stage].pawn - 1, log)
    else:
        give_at_once(state, seat, card_of(action), log)


def ask_last_cards(state: State) -> bool:
    """Whoever may use the seventh card decides now, with the coins that turn 6 left in the purse."""
    asked = False
    for seat in range(state.players):
        if state.play_last_card[seat] != 0:
            state.pending[seat] = Decision.PLAY_LAST_CARD
            state.phase = Phase.LAST_CARD
            asked = True
    return asked


def after_plays(state: State, log: list[int] | None) -> None:
    """The plays of the turn are settled: leftover cards go to the pile, then builds from the pile."""
    if state.turn == BOXES[state.edition].turns:
        throw_leftovers_away(state, log)
    ask_next_dig(state, log)


def throw_leftovers_away(state: State, log: list[int] | None) -> None:
    """The seventh cards, and what is left of a draw pile, join the discard pile and earn nothing."""
    cards = state.deal[state.age - 1]
    for seat in range(state.cities):
        card = cards[ROOM * state.held[seat]]
        if card >= 0:
            cards[ROOM * state.held[seat]] = -1
            state.discard[card] += 1
            emit(log, EventKind.THREW_AWAY, seat, card, 0, 0)
    state.hand_size = 0


def ask_next_dig(state: State, log: list[int] | None) -> None:
    """Builds from the pile come one after another, ascending from seat 0; after the last one the turn ends."""
    for seat in range(state.cities):
        while state.digs[seat] > 0:
            state.digs[seat] -= 1
            emit(log, EventKind.LOOKED, seat, 0, 0, 0)
            if can_dig(state, seat):
                state.pending[seat] = Decision.DIG
                state.phase = Phase.DISCARD_PILE
                return
    end_turn(state, log)


def can_dig(state: State, seat: int) -> bool:
    """Whether the pile holds a card that the city may build."""
    box = BOXES[state.edition]
    for card in range(box.first_card, box.end_card):
        if state.discard[card] > 0 and not has_name_of(state, seat, card):
            return True
    return False


def settle_dig(state: State, log: list[int] | None) -> None:
    """The card taken from the pile is built free, with all it does."""
    for seat in range(state.cities):
        if state.pending[seat] == Decision.DIG:
            action = state.chosen[seat]
            answered(state, seat)
            if kind_of(action) == ActionKind.PICK:
                card = card_of(action)
                state.discard[card] -= 1
                emit(log, EventKind.DUG, seat, card, 0, 0)
                place_card(state, seat, card)
                give_at_once(state, seat, card, log)
            else:
                emit(log, EventKind.DECLINED, seat, 0, 0, 0)


def end_turn(state: State, log: list[int] | None) -> None:
    """Hands pass on; after the sixth turn the Age ends."""
    if has_projects(state) and PROPOSALS[0].built_before_digs == 0:
        complete(state, log)
    if state.turn < BOXES[state.edition].turns:
        pass_hands(state)
        emit(log, EventKind.PASSED, 0, direction(state), 0, 0)
        begin_turn(state, log)
    elif not (has_projects(state) and fail(state, log)):
        end_age(state, log)


def settle_penalties(state: State, log: list[int] | None) -> None:
    """Those who had a choice pay what they chose."""
    for seat in range(state.cities):
        if state.pending[seat] != Decision.NONE:
            lose(state, seat, state.chosen[seat], log)
            answered(state, seat)


def end_age(state: State, log: list[int] | None) -> None:
    """The Age ends with its conflicts; after the last one the game is over."""
    resolve_conflicts(state, log)
    if state.age < BOXES[state.edition].ages:
        begin_age(state, log)
    else:
        state.phase = Phase.OVER
        emit(log, EventKind.ENDED, 0, 0, 0, 0)


def passes_left(age: int) -> bool:
    """Hands go to the left in Ages I and III, to the right in Age II."""
    return age % 2 == 1


def direction(state: State) -> int:
    """Where hands go: 1 to the left, -1 to the right, 0 if two players just swap them."""
    if has_free_city(state):
        return 0
    return 1 if passes_left(state.age) else -1


def pass_hands(state: State) -> None:
    """Everyone gives the hand on; two players swap."""
    last = state.players - 1
    if passes_left(state.age):
        given = state.held[last]
        for seat in range(last, 0, -1):
            state.held[seat] = state.held[seat - 1]
        state.held[0] = given
    else:
        given = state.held[0]
        for seat in range(last):
            state.held[seat] = state.held[seat + 1]
        state.held[last] = given


def resolve_conflicts(state: State, log: list[int] | None) -> None:
    """Every city compares its shields with both neighbours."""
    first = 2 * (state.age - 1)
    for seat in range(state.cities):
        state.tokens[seat][first] = token_against(state, seat, left_of(state, seat))
        state.tokens[seat][first + 1] = token_against(state, seat, right_of(state, seat))
        emit(log, EventKind.FOUGHT, seat, state.tokens[seat][first], state.tokens[seat][first + 1], state.age)


def token_against(state: State, seat: int, neighbour: int) -> int:
    """The token a city takes from the conflict with a neighbour; defeats are counted."""
    if state.shields[seat] < state.shields[neighbour]:
        state.tally[seat][Counted.DEFEAT_TOKEN] += 1
    return token_for(state, state.shields[seat], state.shields[neighbour])


def token_for(state: State, shields: int, others: int) -> int:
    """The token of one conflict in this Age: a victory, a defeat, or none."""
    if shields > others:
        return int(VICTORY[state.edition][state.age - 1])
    if shields < others:
        return BOXES[state.edition].defeat
    return 0


INLINED = (place, answered, open_market, take_from_hand, take_from_packet, pay, collect)
ONLY_FOR = {Feature.FREE_CITY: (draw_for_free_city,), Feature.PROJECTS: (settle_penalties,)}
