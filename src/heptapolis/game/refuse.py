"""Says why an action is not legal and what would work."""

from __future__ import annotations

from heptapolis.game.action import Action
from heptapolis.game.legal import Legal, hand_of, refuse_price
from heptapolis.game.names import Names
from heptapolis.rules.cards.state import State
from heptapolis.vocab.play import ActionKind, Decision
from heptapolis.vocab.reasons import Reason

PLAYS = (ActionKind.BUILD, ActionKind.CHAIN, ActionKind.FREE, ActionKind.STAGE, ActionKind.SELL)
ANSWERS = {
    Decision.PLAY_CARD: PLAYS,
    Decision.PLAY_LAST_CARD: PLAYS,
    Decision.DIG: (ActionKind.PICK, ActionKind.DECLINE),
    Decision.TAKE_BOARD: (ActionKind.TAKE,),
}


def refuse(state: State, seat: int, action: Action, options: Legal, names: Names) -> tuple[str, Reason]:
    """The message for an action that is not on the list, and its reason."""
    reason, words = reason_against(state, seat, action, options, names)
    thing = action.card
    if action.kind not in (ActionKind.TAKE, ActionKind.DECLINE):
        thing = names.box.card(action.card).name
    tries = [str(option) for option in options if option.action.card == action.card] or [str(o) for o in options]
    shown = ", ".join(tries[:6]) + (", ..." if len(tries) > 6 else "")
    what = f"{action.kind.word} {thing}".strip()
    return f"seat {seat} cannot {what}: {words}.\nTry: {shown}.", reason


def reason_against(state: State, seat: int, action: Action, options: Legal, names: Names) -> tuple[Reason, str]:
    """Why an action is not on the list."""
    if action.kind not in ANSWERS[options.decision]:
        return Reason.WRONG_DECISION, f"{Reason.WRONG_DECISION.value}: {options.decision.words}"
    if action.kind == ActionKind.TAKE:
        names.board_number(action.card)
        return Reason.NOT_OFFERED, Reason.NOT_OFFERED.value
    number = names.card_number(action.card)
    ways = {option.action.kind for option in options if option.action.card == action.card}
    simple = None
    if action.kind == ActionKind.PICK:
        simple = Reason.ALREADY_BUILT if state.discard[number] else Reason.NOT_IN_PILE
    elif number not in hand_of(state, seat):
        simple = Reason.NOT_IN_HAND
    elif action.kind in ways:
        simple = Reason.WRONG_PAYMENT
    elif action.kind in (ActionKind.BUILD, ActionKind.FREE) and ActionKind.CHAIN in ways:
        simple = Reason.CHAINED
    elif action.kind == ActionKind.BUILD and ActionKind.FREE in ways and not state.free_builds_left[seat]:
        simple = Reason.FREE_ALREADY
    if simple is not None:
        return simple, simple.value
    refusal = options.why_not(action.kind, action.card)
    if action.kind == ActionKind.BUILD and refusal is None:  # a free build is left, but the price cannot be paid
        refusal = next(refuse_price(state, seat, names.card(number), number, action.kind, action.card))
    if refusal is not None and (
        action.kind in (ActionKind.BUILD, ActionKind.STAGE) or refusal.reason == Reason.ALREADY_BUILT
    ):
        return refusal.reason, refusal.words
    fallback = Reason.NO_CHAIN if action.kind == ActionKind.CHAIN else Reason.NO_FREE_BUILD
    return fallback, fallback.value
