"""Hands on their way round the table: which packet of cards was where, and what a seat has seen of it.

The hand dealt to seat p at the start of an Age is packet p of that Age. It loses one card each turn and moves on, so
its history is seven slots: the card taken in turn 1 to 6 and the one that is left. With two players the packet that
the Free City plays from gains a card of the draw pile each turn, and loses two.
"""

from __future__ import annotations

from collections import Counter

from heptapolis.game.cards.history import Step
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import passes_left
from heptapolis.vocab.cards.play import Phase


def packet_held(age: int, turn: int, seat: int, players: int) -> int:
    """The packet in the hands of a seat."""
    passed = turn - 1
    return (seat - passed) % players if passes_left(age) else (seat + passed) % players


def hands_seen(history: tuple[Step, ...], seat: int | None, state: State) -> dict[int, tuple[str, ...]]:
    """For each other seat, the seen cards that can still be in its hand."""
    if seat is None or state.phase in (Phase.BOARDS, Phase.OVER):
        return {}
    others = [other for other in range(state.players) if other != seat]
    return {other: seen_in_packet(history, seat, state, state.held[other]) for other in others}


def seen_in_packet(history: tuple[Step, ...], seat: int, state: State, packet: int) -> tuple[str, ...]:
    """The cards of a packet that the seat has seen and that have not openly left it."""
    left: Counter[str] = Counter()
    for step in history:
        if step.age != state.age or step.phase not in (Phase.TURN, Phase.LAST_CARD):
            continue
        if step.phase == Phase.TURN and packet_held(step.age, step.turn, seat, state.players) == packet:
            left = Counter(step.hands[seat])
        for who, action in step.choices:
            holder = step.eyes[who]
            if packet_held(step.age, step.turn, holder, state.players) == packet and left[action.card] > 0:
                left[action.card] -= 1
    return tuple(sorted(left.elements())) if state.hand_size else ()
