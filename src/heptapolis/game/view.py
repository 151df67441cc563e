"""What one seat may know: the open table, its own hand, and all it has seen so far. Nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heptapolis.game.action import Action
from heptapolis.game.deal import Deal, Options
from heptapolis.game.events import Event
from heptapolis.game.history import Step, city_cards
from heptapolis.game.legal import Legal, legal_of
from heptapolis.game.packets import hands_seen
from heptapolis.rules.cards.chance import seed_shuffler
from heptapolis.rules.cards.state import AGES, NOT_CHOSEN, State
from heptapolis.rules.cards.tables import BOARDS, CARD_COUNT, HAND, LONGEST_DECK, MOST_OFFERS
from heptapolis.rules.cards.turn import passes_left
from heptapolis.vocab.city import Counted
from heptapolis.vocab.play import Decision, Phase


@dataclass(frozen=True, repr=False)
class View:
    """The table from one seat, or from beside it when `seat` is None.

    `state` is the rules' record with everything hidden wiped out, so that the rules and the bots run on a view as they
    run on a game. `history` is all that was decided and `events` all that happened, face-down cards hidden. When the
    game is over everything is open.
    """

    options: Options
    seats: tuple[str, ...]
    seat: int | None
    state: State
    history: tuple[Step, ...]
    events: tuple[Event, ...]
    hand: tuple[str, ...]
    offers: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    pile_size: int
    thinking: tuple[int, ...]
    choice: Action | None
    deal: Deal | None

    def __repr__(self) -> str:
        seat = "beside the table" if self.seat is None else f"from seat {self.seat}"
        return f"<View {seat}: {self.options.rules}, {self.options.players} players, {len(self.history)} steps>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == Phase.OVER

    @property
    def decision(self) -> Decision:
        """What the seat is asked now."""
        return Decision.NONE if self.seat is None else Decision(self.state.pending[self.seat])

    def legal(self) -> Legal:
        """The options of the seat's open decision; the same list as the game gives."""
        if self.seat is None:
            return Legal(Decision.NONE, (), ())
        return legal_of(self.state, self.seat, self.options.names)

    def hands_seen(self) -> dict[int, tuple[str, ...]]:
        """For each other seat, the cards this seat has seen that can still be in its hand.

        If there are as many as the hand has cards, the hand is known; if more, some of them were put face down.
        """
        return hands_seen(self.history, self.seat, self.state)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values: exactly what may be sent to the seat."""
        state = self.state
        return {
            "rules": self.options.rules,
            "seats": list(self.seats),
            "seat": self.seat,
            "phase": Phase(state.phase).name.lower(),
            "age": state.age,
            "turn": state.turn,
            "passes": "left" if passes_left(state.age) else "right",
            "decision": self.decision.name.lower(),
            "thinking": list(self.thinking),
            "choice": str(self.choice) if self.choice else None,
            "hand": list(self.hand),
            "offers": [list(boards) for boards in self.offers],
            "hand_size": state.hand_size,
            "hands_seen": {str(seat): list(cards) for seat, cards in self.hands_seen().items()},
            "pile": list(self.pile),
            "pile_size": self.pile_size,
            "cities": [self.city_json(seat) for seat in range(state.players)],
            "history": [step.to_json() for step in self.history],
            "deal": self.deal.to_json() if self.deal else None,
        }

    def city_json(self, seat: int) -> dict[str, Any]:
        """One city as plain JSON values."""
        state = self.state
        board = state.board[seat]
        return {
            "board": self.options.names.board(board).id if board >= 0 else None,
            "coins": state.coins[seat],
            "stages": state.tally[seat][Counted.WONDER_STAGE],
            "cards": list(city_cards(self.history, seat)),
            "shields": state.shields[seat],
            "tokens": [state.tokens[seat][2 * age : 2 * age + 2] for age in range(AGES)],
            "free_builds_left": state.free_builds_left[seat],
        }


def blind(state: State, seat: int | None) -> State:
    """The record as a seat may know it: shuffler, other hands, later Ages, pile and other choices wiped out."""
    seen = state.copy()
    seed_shuffler(seen, 0)
    held = state.held[seat] if seat is not None else -1
    for age, cards in enumerate(seen.deal, 1):
        for place in range(LONGEST_DECK):
            if age != state.age or place // HAND != held or place % HAND >= state.hand_size:
                cards[place] = -1
    digging = seat is not None and state.pending[seat] == Decision.DIG
    if not digging:
        seen.discard = [0] * CARD_COUNT
    for other in range(state.players):
        if other != seat:
            seen.chosen[other] = NOT_CHOSEN
            if is_draft(state.offers[other]):
                seen.offers[other] = [-1] * MOST_OFFERS
    return seen


def is_draft(offers: list[int]) -> bool:
    """Whether boards of several wonders were offered: then only their owner has seen them."""
    return len({BOARDS[board].wonder for board in offers if board >= 0}) > 1
