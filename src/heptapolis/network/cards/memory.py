"""What every seat has seen of the packets of this Age: memory[seat][packet] holds cards, in order, then -1.

A seat sees a packet while it holds it. Later the cards leave it that were openly built from it, and those that the
seat took itself.
"""

from __future__ import annotations

from heptapolis.network.cards.passing import downstream
from heptapolis.rules.cards.encoding import card_of, kind_of
from heptapolis.rules.cards.seating import chooser_of
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.cards.play import ActionKind, Decision, Phase

NO_CARD = -1
FACE_DOWN = 1 << ActionKind.STAGE | 1 << ActionKind.SELL


def forget(state: State, memory: list[list[list[int]]]) -> None:
    """Nobody has seen anything."""
    for seat in range(state.players):
        for packet in range(state.players):
            for place in range(ROOM):
                memory[seat][packet][place] = NO_CARD


def remember(state: State, memory: list[list[list[int]]]) -> None:
    """All have chosen and nothing is carried out yet: what they hold is seen, and what they openly build leaves it."""
    if state.phase != Phase.TURN and state.phase != Phase.LAST_CARD:
        return
    if state.phase == Phase.TURN:
        if state.turn == 1:
            forget(state, memory)
        for seat in range(state.players):
            look(state, seat, memory[seat][state.held[seat]])
    for seat in range(state.cities):
        if state.pending[seat] != Decision.NONE:
            holder = chooser_of(state, seat)
            card, hidden = card_of(state.chosen[seat]), (FACE_DOWN >> kind_of(state.chosen[seat])) & 1
            for eyes in range(state.players):
                if eyes == holder or hidden == 0:
                    take_out(memory[eyes][state.held[holder]], card)


def recall(state: State, memory: list[list[list[int]]]) -> None:
    """What every seat has seen, as far as a position tells it: those that held a packet know what is in it still."""
    forget(state, memory)
    if state.phase == Phase.TURN:
        for seat in range(state.players):
            holder = seat
            for _ in range(min(state.turn, state.players) - 1):
                holder = downstream(state, holder)
                look(state, holder, memory[seat][state.held[holder]])


def look(state: State, seat: int, seen: list[int]) -> None:
    """A seat sees the cards of its hand."""
    first = ROOM * state.held[seat]
    for place in range(ROOM):
        seen[place] = state.deal[state.age - 1][first + place] if place < state.hand_size else NO_CARD


def take_out(seen: list[int], card: int) -> None:
    """One copy of a card leaves what was seen, if it was."""
    place = 0
    while place < ROOM and seen[place] != card:
        place += 1
    while place < ROOM:
        seen[place] = seen[place + 1] if place + 1 < ROOM else NO_CARD
        place += 1
