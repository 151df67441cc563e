"""An action as a person writes it, and as the rules number it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeVar

from heptapolis.errors import MalformedAction, UnknownName
from heptapolis.game.cards.names import Names
from heptapolis.game.given import whole_number
from heptapolis.rules.cards.encoding import (
    COINS_MASK,
    FORM_SHIFT,
    JOIN,
    TOKEN_BITS,
    TOKEN_MASK,
    card_of,
    encode,
    form_of,
    joins,
    kind_of,
    to_left,
    to_right,
)
from heptapolis.vocab.cards.play import ActionKind, Form

KINDS = {kind.word: kind for kind in ActionKind}
PAID = (ActionKind.BUILD, ActionKind.STAGE)
FORMS = {form.word: form for form in Form if form.word}
JOINS = "join"


@dataclass(frozen=True, order=True)
class Action:
    """What a seat does: a verb, a card (or a board, or tokens), and the coins for its neighbours.

    Of a stage also its form, where it has several, and whether the builder takes part in the common project.

    >>> Action.parse("build university L2 R2")
    Action.parse('build university L2 R2')
    >>> Action.parse("stage altar left join").form
    Form.LEFT
    """

    kind: ActionKind
    card: str = ""
    left: int = 0
    right: int = 0
    form: Form = Form.WHOLE
    join: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", member_of(ActionKind, KINDS, self.kind, "action"))
        object.__setattr__(self, "form", member_of(Form, FORMS, self.form, "form of a stage"))
        if not isinstance(self.card, str):
            raise MalformedAction(f"{self.card!r} is not a card; an action names one, such as 'altar'")
        if type(self.left) is not int or type(self.right) is not int:
            for side in ("left", "right"):
                object.__setattr__(self, side, whole_number(getattr(self, side), f"the payment to the {side}"))
        values = self.card.split("+")
        if self.kind == ActionKind.FORFEIT and all(value.isdecimal() for value in values):
            object.__setattr__(self, "card", "+".join(sorted(values)))  # the order of tokens says nothing

    def __str__(self) -> str:
        parts = [
            self.kind.word,
            self.card,
            f"L{self.left}" if self.left else "",
            f"R{self.right}" if self.right else "",
            self.form.word,
            JOINS if self.join else "",
        ]
        return " ".join(part for part in parts if part)

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"

    @classmethod
    def of(cls, given: Any) -> Action:
        """A given action, if it is one."""
        if isinstance(given, cls):
            return given
        raise MalformedAction(
            f"{given!r} is not an action; choose one from legal(seat), or write it, such as 'build altar'"
        )

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read the text form; str() gives it back."""
        words = (text if isinstance(text, str) else str(cls.of(text))).split()
        if not words or words[0] not in KINDS:
            raise UnknownName("action", words[0] if words else text, KINDS)
        kind = KINDS[words[0]]
        card = words[1] if len(words) > 1 and kind != ActionKind.DECLINE else ""
        rest = words[2 if card else 1 :]
        if (not card) != (kind == ActionKind.DECLINE):
            raise MalformedAction(f"{text!r} does not name a card")
        extras = [word for word in rest if word in FORMS or word == JOINS]
        coins = read_coins([word for word in rest if word not in extras], text)
        if kind not in PAID and (coins["L"] or coins["R"]):
            raise MalformedAction(f"{text!r}: only build and stage take a payment")
        forms = [FORMS[word] for word in extras if word in FORMS]
        if (extras and kind != ActionKind.STAGE) or len(forms) > 1 or extras.count(JOINS) > 1:
            raise MalformedAction(f"{text!r}: only a stage has a form, one of {', '.join(FORMS)}, and may join once")
        return cls(kind, card, coins["L"], coins["R"], forms[0] if forms else Form.WHOLE, JOINS in extras)

    @classmethod
    def from_number(cls, number: int, names: Names) -> Action:
        """The action with this number in the rules."""
        kind = ActionKind(kind_of(number))
        if kind == ActionKind.DECLINE:
            return cls(kind)
        if kind == ActionKind.TAKE:
            return cls(kind, names.board(card_of(number)).id)
        if kind == ActionKind.FORFEIT:
            return cls(kind, "+".join(map(str, tokens_of(card_of(number), names))))
        card, form = names.card(card_of(number)).id, Form(form_of(number))
        return cls(kind, card, to_left(number), to_right(number), form, joins(number))

    def number(self, names: Names) -> int:
        """The number of this action in the rules."""
        if self.kind == ActionKind.DECLINE:
            return encode(self.kind, 0, 0, 0)
        if self.kind == ActionKind.TAKE:
            return encode(self.kind, names.board_number(self.card), 0, 0)
        if self.kind == ActionKind.FORFEIT:
            return encode(self.kind, tokens_number(self.card, names), 0, 0)
        number = encode(self.kind, names.card_number(self.card), self.left, self.right)
        return number | self.form << FORM_SHIFT | (JOIN if self.join else 0)


Kind = TypeVar("Kind", bound=IntEnum)


def member_of(kind: type[Kind], words: Mapping[str, Kind], given: Any, what: str) -> Kind:
    """A member of an enum, or the one that a word means."""
    if isinstance(given, kind):
        return given
    if not isinstance(given, str) or given not in words:
        raise UnknownName(what, given, words)
    return words[given]


def read_coins(words: list[str], text: str) -> dict[str, int]:
    """The payments of an action, such as L2 R1."""
    coins = {"L": 0, "R": 0}
    for word in words:
        if (
            word[0] not in coins
            or not word[1:].isdecimal()
            or len(word) > 3
            or int(word[1:]) > COINS_MASK
            or coins[word[0]]
        ):
            raise MalformedAction(
                f"{word!r} in {text!r} is not a payment; write L2 or R1 for coins to the left or right"
            )
        coins[word[0]] = int(word[1:])
    return coins


def tokens_of(number: int, names: Names) -> list[int]:
    """The values of the victory tokens that the rules write as one number."""
    counts = [(number >> TOKEN_BITS * age) & TOKEN_MASK for age in range(len(names.tokens))]
    return [value for value, count in zip(names.tokens, counts, strict=True) for _ in range(count)]


def tokens_number(text: str, names: Names) -> int:
    """Victory tokens such as 1+5 as one number."""
    words = text.split("+")
    values = [int(word) for word in words if word.isdecimal() and len(word) < 3]
    if len(values) < len(words) or not set(values) <= set(names.tokens) or len(values) > TOKEN_MASK:
        known = f"{names.tokens[0]}+{names.tokens[-1]}"
        raise MalformedAction(f"{text!r} are not victory tokens; write their values as in {known}")
    return sum(values.count(value) << TOKEN_BITS * age for age, value in enumerate(names.tokens))
