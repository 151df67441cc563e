"""Says why an action is not legal and what would work."""

from __future__ import annotations

from dataclasses import replace

from heptapolis.errors import IllegalAction
from heptapolis.game.cards.action import Action
from heptapolis.game.cards.legal import Legal, hand_for, refuse_price, too_dear
from heptapolis.game.cards.names import Names
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Colour
from heptapolis.vocab.cards.play import ActionKind, Decision, Form
from heptapolis.vocab.messages import Message, Several, message
from heptapolis.vocab.reasons import Reason
from heptapolis.words import ENGLISH

Why = tuple[Reason, Message]

PLAYS = (*(kind for kind in ActionKind if kind.builds), ActionKind.STAGE, ActionKind.SELL)
ANSWERS = {
    **{decision: PLAYS for decision in Decision if decision.plays},
    Decision.LOSE_CARD: (ActionKind.LOSE,),
    Decision.LOSE_TOKENS: (ActionKind.FORFEIT,),
    Decision.DIG: (ActionKind.PICK, ActionKind.DECLINE),
    Decision.TAKE_BOARD: (ActionKind.TAKE,),
}


def refuse(state: State, seat: int, action: Action, options: Legal, names: Names, position: str) -> IllegalAction:
    """The error for an action that is not on the list: what, why, and what would work."""
    reason, why = reason_against(state, seat, action, options, names)
    thing = action.card
    if action.kind not in (ActionKind.TAKE, ActionKind.DECLINE, ActionKind.FORFEIT):
        thing = names.box.card(action.card).name
    tries = [str(option) for option in options if option.action.card == action.card] or [str(o) for o in options]
    shown = ", ".join(tries[:6]) + (", ..." if len(tries) > 6 else "")
    what = f"{action.kind.word} {thing}".strip()
    message = f"seat {seat} cannot {what}: {ENGLISH.say(why)}.\nTry: {shown}."
    return IllegalAction(message, reason, position, why, str(action), shown)


def reason_against(state: State, seat: int, action: Action, options: Legal, names: Names) -> Why:
    """Why an action is not on the list."""
    kind = action.kind
    if kind not in ANSWERS[options.decision]:
        return wrong_decision(options.question)
    if kind == ActionKind.TAKE:
        names.board_number(action.card)
        return plain(Reason.NOT_OFFERED)
    if kind == ActionKind.DECLINE:
        return plain(Reason.FREE_CITY_BUILDS)
    if kind == ActionKind.FORFEIT:
        return plain(Reason.WRONG_TOKENS)
    number = names.card_number(action.card)
    if kind == ActionKind.LOSE:
        return reason_against_loss(state, seat, number, names)
    if kind == ActionKind.PICK:
        return plain(Reason.ALREADY_BUILT if state.discard[number] else Reason.NOT_IN_PILE)
    if number not in hand_for(state, seat):
        return plain(Reason.NOT_IN_HAND)
    return reason_against_play(state, seat, action, options, names)


def plain(reason: Reason) -> Why:
    """A reason whose words need no filling in."""
    return reason, reason.because()


def wrong_decision(question: Message) -> Why:
    """Something else is asked."""
    reason = Reason.WRONG_DECISION
    return reason, message("why-wrong_decision-asked", reason=reason.because(), question=question)


def reason_against_play(state: State, seat: int, action: Action, options: Legal, names: Names) -> Why:
    """Why a card of the hand cannot be used like this."""
    kind = action.kind
    ways = {option.action.kind for option in options if option.action.card == action.card}
    if kind in ways:
        return reason_against_way(state, seat, action, options, names)
    if ActionKind.CHAIN in ways and kind != ActionKind.STAGE:
        return plain(Reason.CHAINED)
    if kind == ActionKind.BUILD and ActionKind.FREE in ways and not state.free_builds_left[seat]:
        return plain(Reason.FREE_ALREADY)
    if kind == ActionKind.FREE and ActionKind.BUILD in ways and state.free_builds_left[seat]:
        return plain(Reason.COSTS_NOTHING)
    refusal = options.why_not(kind, action.card)
    if kind == ActionKind.BUILD and refusal is None:  # a free build is left, but the price cannot be paid
        number = names.card_number(action.card)
        refusal = next(refuse_price(state, seat, names, names.card(number).cost, number, kind, action.card))
    if refusal is not None and (
        kind not in (ActionKind.CHAIN, ActionKind.FREE) or refusal.reason == Reason.ALREADY_BUILT
    ):
        return refusal.reason, refusal.why
    return plain(Reason.NO_CHAIN if kind == ActionKind.CHAIN else Reason.NO_FREE_BUILD)


def reason_against_way(state: State, seat: int, action: Action, options: Legal, names: Names) -> Why:
    """The card may be used like this, but not so: another form, another payment, or not taking part."""
    alike = [o.action for o in options if o.action.card == action.card and o.action.kind == action.kind]
    if action.form not in {other.form for other in alike}:
        forms = [other.form for other in dict.fromkeys(alike)]
        if Form.WHOLE in forms:
            return plain(Reason.NO_FORMS)
        words = Several(tuple(dict.fromkeys(form.word for form in forms)), "or")
        return Reason.WHICH_FORM, Reason.WHICH_FORM.because(forms=words)
    if action.join:
        return reason_against_joining(state, seat, action, alike, names)
    return plain(Reason.WRONG_PAYMENT)


def reason_against_joining(state: State, seat: int, action: Action, alike: list[Action], names: Names) -> Why:
    """Why a city cannot take part in the project with this stage."""
    project = state.projects[state.age - 1]
    simple = Reason.WRONG_PAYMENT
    if project < 0:
        simple = Reason.NO_PROJECT
    elif state.joined[seat]:
        simple = Reason.JOINED_ALREADY
    elif state.pawns_left[state.age - 1] == 0:
        simple = Reason.NO_PAWNS
    elif replace(action, join=False) in alike:
        price = names.kernel.tables.PROJECTS[project].price + action.left + action.right
        return Reason.PRICE_SHORT, too_dear(state, seat, Reason.PRICE_SHORT, price)
    return plain(simple)


def reason_against_loss(state: State, seat: int, card: int, names: Names) -> Why:
    """Why a card cannot pay the penalty."""
    if not names.kernel.stands(state, seat, card):
        return plain(Reason.NOT_IN_CITY)
    project = names.kernel.tables.PROJECTS[state.projects[state.age - 1]]
    wanted, colour = Colour(project.lose_colour - 1), names.card(card).colour
    return Reason.WRONG_COLOUR, Reason.WRONG_COLOUR.because(wanted=wanted.message, colour=colour.message)
