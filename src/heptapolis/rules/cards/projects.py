"""The common project of an Age: taking part with a stage, the reward, and the penalty for standing aside."""

from __future__ import annotations

from heptapolis.rules.cards.city import stands
from heptapolis.rules.cards.constants import BOXES, CARDS, DEBT, PAWNS, PROJECTS, PROPOSALS
from heptapolis.rules.cards.effects import give_at_once, give_lasting, remove_card
from heptapolis.rules.cards.encoding import TOKEN_BITS, TOKEN_MASK, card_of, encode, kind_of
from heptapolis.rules.cards.seating import has_projects
from heptapolis.rules.cards.state import State
from heptapolis.rules.events import emit
from heptapolis.vocab.cards.limits import AGES
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Feature, Phase, Project

NO_OFFER = -1
NO_LOSS = -1


def lay_out(state: State) -> None:
    """Every project gets the pawns of its Age."""
    if has_projects(state):
        for age in range(AGES):
            state.pawns_left[age] = PAWNS[state.cities]


def offer_price(state: State, seat: int) -> int:
    """What taking part in the project of this Age costs; NO_OFFER if the seat cannot take part now."""
    if state.pawns_left[state.age - 1] == 0 or state.joined[seat] != 0:
        return NO_OFFER
    if state.phase == Phase.LAST_CARD and PROPOSALS[0].last_card_may_join == 0:
        return NO_OFFER
    return int(PROJECTS[state.projects[state.age - 1]].price)


def join(state: State, seat: int, log: list[int] | None) -> None:
    """Take a pawn from the project; if more join at once than pawns are left, the box has enough for all."""
    age = state.age - 1
    state.joined[seat] = 1
    state.pawns[seat][age] += 1
    if state.pawns_left[age] > 0:
        state.pawns_left[age] -= 1
    emit(log, EventKind.JOINED, seat, state.projects[age], 0, 0)


def take_box_pawn(state: State, seat: int, age: int, log: list[int] | None) -> None:
    """A pawn from the box, of any Age: it counts like another, and may come late."""
    state.pawns[seat][age] += 1
    emit(log, EventKind.TOOK_PAWN, seat, age + 1, 0, 0)
    if PROPOSALS[0].box_pawn_is_extra == 0 and age == state.age - 1:
        state.joined[seat] = 1
        if state.pawns_left[age] > 0:
            state.pawns_left[age] -= 1
    if state.progress[age] == Project.BUILT and PROPOSALS[0].reward_late_pawn != 0:
        if PROPOSALS[0].reward_each_pawn != 0 or state.rewards[seat][age] == 0:
            give_reward(state, seat, age, log)


def give_reward(state: State, seat: int, age: int, log: list[int] | None) -> None:
    """The reward of a built project, once."""
    item = PROJECTS[state.projects[age]].item
    state.rewards[seat][age] += 1
    give_lasting(state, seat, item)
    give_at_once(state, seat, item, log)


def complete(state: State, log: list[int] | None) -> None:
    """The moment the last pawn leaves the project of this Age it is built, and all who hold a pawn are rewarded."""
    age = state.age - 1
    if state.pawns_left[age] > 0 or state.progress[age] != Project.OPEN:
        return
    state.progress[age] = Project.BUILT
    emit(log, EventKind.PROJECT_BUILT, 0, state.projects[age], 0, 0)
    for seat in range(state.cities):
        rewards = state.pawns[seat][age] + 0
        if PROPOSALS[0].reward_each_pawn == 0:
            rewards = min(1, rewards)
        for _ in range(rewards):
            give_reward(state, seat, age, log)


def fail(state: State, log: list[int] | None) -> bool:
    """At the end of the Age a project with pawns left has failed; returns whether someone must choose what to lose."""
    age = state.age - 1
    if state.progress[age] != Project.OPEN:
        return False
    state.progress[age] = Project.FAILED
    emit(log, EventKind.PROJECT_FAILED, 0, state.projects[age], 0, 0)
    asked = False
    for seat in range(state.cities):
        if state.pawns[seat][age] == 0 and penalise(state, seat, log):
            asked = True
    return asked


def penalise(state: State, seat: int, log: list[int] | None) -> bool:
    """All of the penalty, or none of it and a debt; returns whether the owner has a choice."""
    row = PROJECTS[state.projects[state.age - 1]]
    if row.lose_coins > 0:
        if state.coins[seat] < row.lose_coins:
            take_debt(state, seat, log)
        else:
            state.coins[seat] -= row.lose_coins
            emit(log, EventKind.LOST_COINS, seat, row.lose_coins, 0, 0)
        return False
    loss = nth_loss(state, seat, 0)
    if loss == NO_LOSS:
        take_debt(state, seat, log)
        return False
    if nth_loss(state, seat, 1) == NO_LOSS:
        lose(state, seat, loss, log)
        return False
    state.pending[seat] = Decision.LOSE_CARD if row.lose_colour > 0 else Decision.LOSE_TOKENS
    state.phase = Phase.PENALTY
    return True


def take_debt(state: State, seat: int, log: list[int] | None) -> None:
    """A debt token of this Age."""
    state.debts[seat][state.age - 1] += 1
    emit(log, EventKind.TOOK_DEBT, seat, DEBT[state.age - 1], 0, 0)


def nth_loss(state: State, seat: int, n: int) -> int:
    """The n-th way to pay the penalty of this Age, counted from 0; NO_LOSS if there are not so many."""
    row = PROJECTS[state.projects[state.age - 1]]
    if row.lose_colour > 0:
        return nth_card(state, seat, row.lose_colour - 1, n)
    return nth_tokens(state, seat, row.lose_tokens, n)


def nth_card(state: State, seat: int, colour: int, n: int) -> int:
    """Losing the n-th card of a colour."""
    box = BOXES[state.edition]
    for card in range(box.first_card, box.end_card):
        if CARDS[card].colour == colour and stands(state, seat, card):
            if n == 0:
                return encode(ActionKind.LOSE, card, 0, 0)
            n -= 1
    return NO_LOSS


def nth_tokens(state: State, seat: int, wanted: int, n: int) -> int:
    """Losing the n-th choice of so many victory tokens."""
    for first in range(min(wanted, victories(state, seat, 0)), -1, -1):
        for second in range(min(wanted - first, victories(state, seat, 1)), -1, -1):
            third = wanted - first - second
            if third <= victories(state, seat, 2):
                if n == 0:
                    tokens = first | second << TOKEN_BITS | third << 2 * TOKEN_BITS
                    return encode(ActionKind.FORFEIT, tokens, 0, 0)
                n -= 1
    return NO_LOSS


def victories(state: State, seat: int, age: int) -> int:
    """How many victory tokens of an Age a city holds, from conflicts and from elsewhere."""
    held = state.bonus_victories[seat][age] + 0
    for token in (2 * age, 2 * age + 1):
        if state.tokens[seat][token] > 0:
            held += 1
    return held


def lose(state: State, seat: int, action: int, log: list[int] | None) -> None:
    """Pay a penalty in cards or tokens."""
    if kind_of(action) == ActionKind.LOSE:
        card = card_of(action)
        remove_card(state, seat, card)
        if PROPOSALS[0].lost_card_to_pile != 0:
            state.discard[card] += 1
        emit(log, EventKind.LOST_CARD, seat, card, 0, 0)
    else:
        tokens = card_of(action)
        emit(log, EventKind.LOST_TOKENS, seat, tokens, 0, 0)
        for age in range(AGES):
            for _ in range((tokens >> TOKEN_BITS * age) & TOKEN_MASK):
                lose_token(state, seat, age)


def lose_token(state: State, seat: int, age: int) -> None:
    """Give a victory token of an Age back; tokens of one value are alike."""
    if state.bonus_victories[seat][age] > 0:
        state.bonus_victories[seat][age] -= 1
    elif state.tokens[seat][2 * age] > 0:
        state.tokens[seat][2 * age] = 0
    else:
        state.tokens[seat][2 * age + 1] = 0


ONLY_FOR = {
    Feature.PROJECTS: (
        lay_out,
        offer_price,
        join,
        take_box_pawn,
        give_reward,
        complete,
        fail,
        penalise,
        take_debt,
        nth_loss,
        nth_card,
        nth_tokens,
        victories,
        lose,
        lose_token,
    )
}
