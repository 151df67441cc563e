"""An action as a person writes it, and as the rules number it."""

from __future__ import annotations

from dataclasses import dataclass

from heptapolis.errors import MalformedAction, UnknownName
from heptapolis.game.names import Names
from heptapolis.rules.cards.table import card_of, encode, kind_of, to_left, to_right
from heptapolis.vocab.play import ActionKind

KINDS = {kind.word: kind for kind in ActionKind}
PAID = (ActionKind.BUILD, ActionKind.STAGE)


@dataclass(frozen=True, order=True)
class Action:
    """What a seat does: a verb, a card (or a board), and the coins for its neighbours.

    >>> Action.parse("build university L2 R2")
    Action.parse('build university L2 R2')
    """

    kind: ActionKind
    card: str = ""
    left: int = 0
    right: int = 0

    def __str__(self) -> str:
        parts = [
            self.kind.word,
            self.card,
            f"L{self.left}" if self.left else "",
            f"R{self.right}" if self.right else "",
        ]
        return " ".join(part for part in parts if part)

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read the text form; str() gives it back."""
        words = text.split()
        if not words or words[0] not in KINDS:
            raise UnknownName("action", words[0] if words else text, KINDS)
        kind = KINDS[words[0]]
        card = words[1] if len(words) > 1 and kind != ActionKind.DECLINE else ""
        coins = {"L": 0, "R": 0}
        for word in words[2 if card else 1 :]:
            if (
                word[0] not in coins
                or not word[1:].isdecimal()
                or len(word) > 3
                or int(word[1:]) > 31
                or coins[word[0]]
            ):
                raise MalformedAction(
                    f"{word!r} in {text!r} is no payment; write L2 or R1 for coins to the left or right"
                )
            coins[word[0]] = int(word[1:])
        if (not card) != (kind == ActionKind.DECLINE):
            raise MalformedAction(f"{text!r} names no card")
        if kind not in PAID and (coins["L"] or coins["R"]):
            raise MalformedAction(f"{text!r}: only build and stage are paid for")
        return cls(kind, card, coins["L"], coins["R"])

    @classmethod
    def from_number(cls, number: int, names: Names) -> Action:
        """The action with this number in the rules."""
        kind = ActionKind(kind_of(number))
        if kind == ActionKind.DECLINE:
            return cls(kind)
        if kind == ActionKind.TAKE:
            return cls(kind, names.board(card_of(number)).id)
        return cls(kind, names.card(card_of(number)).id, to_left(number), to_right(number))

    def number(self, names: Names) -> int:
        """The number of this action in the rules."""
        if self.kind == ActionKind.DECLINE:
            return encode(self.kind, 0, 0, 0)
        if self.kind == ActionKind.TAKE:
            return encode(self.kind, names.board_number(self.card), 0, 0)
        return encode(self.kind, names.card_number(self.card), self.left, self.right)
