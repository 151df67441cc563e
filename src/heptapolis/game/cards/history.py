"""What was decided so far, step by step, in full and as one seat saw it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from heptapolis.game.cards.action import Action
from heptapolis.game.cards.events import HIDDEN
from heptapolis.vocab.cards.play import ActionKind, Phase

FACE_DOWN = (ActionKind.STAGE, ActionKind.SELL)
INTO_CITY = (*(kind for kind in ActionKind if kind.builds), ActionKind.PICK)


@dataclass(frozen=True)
class Step:
    """Choices that were revealed together: where the game stood, who held what, who chose what.

    `eyes` are the players who saw the face-down cards of each seat. `looks` are the players that looked through the
    discard pile after this step, and `pile` is what they saw. `lost` are the cards that cities lost after it.
    """

    phase: Phase
    age: int
    turn: int
    choices: tuple[tuple[int, Action], ...]
    hands: tuple[tuple[str, ...], ...]
    eyes: tuple[int, ...]
    looks: tuple[int, ...] = ()
    pile: tuple[str, ...] = ()
    lost: tuple[tuple[int, str], ...] = ()

    def seen_by(self, seat: int | None) -> Step:
        """The step without the face-down cards, hands and piles that the seat did not see."""
        return replace(
            self,
            choices=tuple(
                (who, face_down(action) if self.eyes[who] != seat else action) for who, action in self.choices
            ),
            hands=tuple(hand if who == seat else () for who, hand in enumerate(self.hands)),
            pile=self.pile if seat in self.looks else (),
        )

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        values: dict[str, Any] = {
            "phase": self.phase.word,
            "age": self.age,
            "turn": self.turn,
            "choices": [f"{seat} {action}" for seat, action in self.choices],
            "hands": [list(hand) for hand in self.hands],
        }
        values |= {"looks": list(self.looks), "pile": list(self.pile)} if self.looks else {}
        return values | ({"lost": [list(loss) for loss in self.lost]} if self.lost else {})


def face_down(action: Action) -> Action:
    """What others see of an action: not the card that was sold or put under the wonder."""
    return replace(action, card=HIDDEN) if action.kind in FACE_DOWN else action


def city_cards(history: tuple[Step, ...], seat: int) -> tuple[str, ...]:
    """The cards of a city in the order in which they were built; those that were lost again are left out."""
    cards: list[str] = []
    for step in history:
        cards += [action.card for who, action in step.choices if who == seat and action.kind in INTO_CITY]
        for who, card in step.lost:
            if who == seat:
                cards.remove(card)
    return tuple(cards)
