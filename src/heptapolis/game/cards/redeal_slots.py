"""The cards of a deal that a view does not show, as slots that draw from pools of cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Ticket(NamedTuple):
    """The right to one card of a pool; of a card from the draw pile also the turn in which it was drawn."""

    pool: int
    drawn: int = 0


class Ban(NamedTuple):
    """Cards that would have been played otherwise in a turn, had they been in the hand then."""

    turn: int
    cards: frozenset[str]


@dataclass(eq=False)
class Slot:
    """One card of a packet: when it left the packet, and after which step it lay in the discard pile, if it did.

    `tickets` are shared by the slots that were filled from the same cards, one for each of them. `only` are the cards
    it can be where someone looked through the pile and found nothing to build.
    """

    age: int
    packet: int
    turn: int
    card: str = ""
    piled: int | None = None
    drawn: int = 0
    only: frozenset[str] | None = None
    bans: tuple[Ban, ...] = ()
    tickets: list[Ticket] = field(default_factory=list)

    def may_hold(self, card: str, ticket: Ticket) -> bool:
        """Whether nothing that was seen speaks against this card, come by this ticket, in the slot."""
        if self.card or ticket.drawn > self.turn or (self.only is not None and card not in self.only):
            return False
        return not any(card in ban.cards for ban in self.bans if ticket.drawn <= ban.turn)

    def came_to_pile(self, after: int, until: int) -> bool:
        """Whether the card came into the discard pile after one step and not after another."""
        return self.piled is not None and after < self.piled <= until


def one_of_each_kind(places: list[tuple[Slot, Ticket]]) -> list[tuple[Slot, Ticket]]:
    """Of slots with equal tickets that reached the pile in the same step any is as good as another."""
    return list({(ticket, slot.piled, slot.bans): (slot, ticket) for slot, ticket in places}.values())
