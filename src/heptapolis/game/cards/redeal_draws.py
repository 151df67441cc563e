"""The draw pile of two players: which card came from it in which turn, and what the Free City's plays reveal of a hand.

Hands are swapped every turn and so is the Free City's card, so that one packet of an Age is always with its holder. It
gains the top card of the pile each turn and loses two, an own card and the Free City's: with its seven cards it has 13
slots. The Free City sells only if it can use no card of that hand, and what it can chain it does not put under its
wonder: a sale speaks against cards in all slots that were in the hand then, a stage against cards in its own slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from heptapolis.game.cards.action import Action
from heptapolis.game.cards.deal import Deal
from heptapolis.game.cards.events import HIDDEN
from heptapolis.game.cards.history import FACE_DOWN
from heptapolis.game.cards.redeal_slots import Slot
from heptapolis.game.cards.view import View
from heptapolis.rules.cards.kernel import CardKernel
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import passes_left
from heptapolis.vocab.cards.limits import HAND
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind

DRAWS = range(1, HAND)
Draws = dict[int, str]
"""The card drawn in each turn of an Age, hidden ones too."""
Bans = dict[tuple[int, int], tuple[ActionKind, frozenset[str]]]
"""For Age and turn: what the Free City did, and the cards that speak against it."""


def holders_packet(age: int) -> int:
    """The packet that is always with the holder of the Free City's card."""
    return 0 if passes_left(age) else 1


def draws_seen(view: View) -> dict[tuple[int, int], Draws]:
    """For each Age and the packet that gains cards: what was drawn; nothing with more than two players."""
    if view.options.cities == view.options.players:
        return {}
    ages = range(1, view.options.names.box.constants.ages + 1)
    draws = {age: dict.fromkeys(DRAWS, HIDDEN) for age in ages}
    age, turn = 0, 0
    for event in view.events:
        if event.kind == EventKind.AGE_BEGAN:
            age, turn = event.numbers[0], 0
        elif event.kind == EventKind.DREW:
            turn += 1
            draws[age][turn] = event.thing
    return {(age, holders_packet(age)): drawn for age, drawn in draws.items()}


def guess_draws(slots: Sequence[Slot], rng: Random) -> None:
    """Nobody has shown this packet: say of any six slots when their cards were drawn, each before it was played."""
    for turn in reversed(DRAWS):
        open_slots = [slot for slot in slots if slot.turn >= turn and not slot.drawn]
        # a card that the Free City left in the hand although it could use it was not there yet
        urgent = [s for s in open_slots if any(s.card in ban.cards and ban.turn == turn - 1 for ban in s.bans)]
        rng.choice(urgent or open_slots).drawn = turn


def hand_and_pile(slots: Sequence[Slot], draws: Draws, rng: Random) -> tuple[list[str], list[str]]:
    """The packet as it was dealt, and the cards that were drawn into it, in this order."""
    hand = [slot.card for slot in slots]
    rng.shuffle(hand)
    drawn = draws | {slot.drawn: slot.card for slot in slots if slot.drawn}
    pile: list[str] = []
    for turn in reversed(DRAWS):
        # only what was drawn before the first look can be any card
        card = hand[0] if drawn[turn] == HIDDEN else drawn[turn]
        hand.remove(card)
        pile.insert(0, card)
    return hand, pile


def free_city_bans(view: View, deal: Deal, decisions: Sequence[Sequence[tuple[int, Action]]]) -> Bans | None:
    """What speaks against hidden cards, read off a game that differs in nothing but them; None if it went astray."""
    state, bans = State(), Bans()
    names, cities = view.options.names, range(view.options.cities)
    deal.place(state, view.options)
    names.kernel.begin(state, None)
    for step, choices in zip(view.history, decisions, strict=True):
        asked = [seat for seat in cities if state.pending[seat] != Decision.NONE]
        if state.phase != step.phase or asked != [seat for seat, _ in choices]:
            return None
        for seat, action in choices:
            state.chosen[seat] = action.number(names)
            if state.pending[seat] == Decision.PLAY_FOR_FREE_CITY and action.kind in FACE_DOWN:
                numbers = {card.id: names.card_number(card.id) for card in names.box.cards if card.age == step.age}
                against = [c for c, n in numbers.items() if speaks_against(state, seat, action.kind, n, names.kernel)]
                bans[step.age, step.turn] = (action.kind, frozenset(against))
        names.kernel.resolve(state, None)
    return bans


def speaks_against(state: State, seat: int, kind: ActionKind, card: int, kernel: CardKernel) -> bool:
    """Whether this card in the hand forbids a sale, or under the wonder forbids the stage."""
    if kind == ActionKind.SELL:
        return kernel.add_builds(state, seat, card, [0] * MENU, 0) > 0
    return kernel.is_chained(state, seat, card) and not kernel.has_name_of(state, seat, card)
