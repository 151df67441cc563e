"""What a view says about the discard pile: looks through it, cards openly taken from it and openly put on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice

from heptapolis.game.cards.history import Step, city_cards
from heptapolis.game.cards.redeal_slots import Slot
from heptapolis.game.cards.view import View
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Phase

LOST = -1
"""No packet: a card that a city has lost comes openly into the pile."""

Wanted = list[tuple[str, list[Slot]]]
"""Cards that must be among certain hidden slots, each with the slots it may be in."""


@dataclass
class Pile:
    """What the seat knows of the discard pile: all that came in up to its last look, and what was taken out."""

    settled: int = -1
    cards: Counter[str] = field(default_factory=Counter)
    picked: Counter[str] = field(default_factory=Counter)


class PileSeen:
    """The evidence of a view about the slots whose cards reached the discard pile."""

    def __init__(self, view: View, slots: Iterable[Slot]) -> None:
        self.view, self.names, self.box = view, view.options.names, view.options.names.box
        self.slots = [*slots, *losses(view)]
        self.hidden = [slot for slot in self.slots if not slot.card]
        self.steps = list(enumerate(view.history))

    def narrow_vain_looks(self) -> None:
        """A player who looked through the pile and was not asked already had every name of it in the city."""
        looked = iter([event.seat for event in self.view.events if event.kind == EventKind.LOOKED])
        for number, step in self.steps:
            for seat in set(islice(looked, len(step.looks))) - self.asked_to_dig_after(number):
                cards = self.names_standing(seat, number) | picked(self.view.history[: number + 1])
                for slot in self.hidden:
                    if slot.came_to_pile(-1, number):
                        slot.only = cards if slot.only is None else slot.only & cards

    def found_something(self) -> list[tuple[int, frozenset[str]]]:
        """After which steps a player found something to build in the pile but took nothing, or has not taken it yet.

        What was found is none of the cards given with the step. Where the seat looked too it needs no guess.
        """
        found = []
        for number, step in self.steps:
            for seat in self.asked_to_dig_after(number):
                following = self.view.history[number + 1 : number + 2]
                taken = any(action.kind == ActionKind.PICK for after in following for _, action in after.choices)
                if self.view.seat not in step.looks and not taken:
                    found.append((number, self.names_standing(seat, number)))
        return found

    def asked_to_dig_after(self, number: int) -> set[int]:
        """The seat that was asked for a card of the pile after a step, if any."""
        following = self.view.history[number + 1 : number + 2]
        if following:
            return {seat for seat, _ in following[0].choices} if following[0].phase == Phase.DISCARD_PILE else set()
        return {seat for seat in range(self.view.options.cities) if self.view.state.pending[seat] == Decision.DIG}

    def names_standing(self, seat: int, number: int) -> frozenset[str]:
        """The cards whose names stood in a city when a step was settled; what it lost then it lost later."""
        history = self.view.history[: number + 1]
        cards = [*city_cards(history, seat), *(card for who, card in history[-1].lost if who == seat)]
        built = {self.names.card(self.names.card_number(card)).name for card in cards}
        return frozenset(card.id for card in self.box.cards if card.name in built)

    def wanted(self) -> Wanted | None:
        """The cards that must be in hidden slots; None if that is impossible."""
        wanted: Wanted = []
        pile = Pile()
        for number, step in self.steps:
            for _, action in step.choices:
                if action.kind == ActionKind.PICK:
                    wanted += self.openly_taken(action.card, number, pile, wanted)
            if self.view.seat in step.looks:
                put = Counter(step.pile) + pile.picked
                fixed = Counter(s.card for s in self.slots if s.card and s.came_to_pile(pile.settled, number))
                slots = [slot for slot in self.hidden if slot.came_to_pile(pile.settled, number)]
                cards = list((put - pile.cards - fixed).elements())
                if len(cards) != len(slots):
                    return None
                # the look reveals everything since the last one, so guesses on those slots are dropped
                wanted = [(card, places) for card, places in wanted if not any(slot in places for slot in slots)]
                wanted += [(card, slots) for card in cards]
                pile.settled, pile.cards = number, put
        return wanted

    def openly_taken(self, card: str, number: int, pile: Pile, wanted: Wanted) -> Wanted:
        """A card taken from the pile was put there before: openly, by a known play, or in a hidden slot."""
        pile.picked[card] += 1
        later = [s for s in self.slots if s.card == card and s.came_to_pile(pile.settled, number - 1)]
        guessed = [
            slots
            for other, slots in wanted
            if other == card and slots and slots[0].came_to_pile(pile.settled, number - 1)
        ]
        known = pile.cards[card] + len(later) + len(guessed)
        if known >= pile.picked[card]:
            return []
        return [(card, [slot for slot in self.hidden if slot.came_to_pile(pile.settled, number - 1)])]


def losses(view: View) -> list[Slot]:
    """The cards that cities lost to the discard pile."""
    if view.options.kernel.tables.PROPOSALS[0].lost_card_to_pile == 0:
        return []
    steps = enumerate(view.history)
    return [Slot(step.age, LOST, step.turn, card, number) for number, step in steps for _, card in step.lost]


def picked(history: tuple[Step, ...]) -> frozenset[str]:
    """The cards that were openly taken from the pile."""
    return frozenset(action.card for step in history for _, action in step.choices if action.kind == ActionKind.PICK)
