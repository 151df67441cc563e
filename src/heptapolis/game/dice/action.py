"""An action of the dice game as a person writes it, and as the rules number it."""

from __future__ import annotations

from dataclasses import dataclass

from heptapolis.catalogue.dice import DiceBoard, dice_box
from heptapolis.catalogue.dice.board import Place
from heptapolis.errors import MalformedAction, UnknownName
from heptapolis.rules.dice.encoding import encode, kind_of, place_of, slot_of, track_of
from heptapolis.rules.dice.state import DiceState
from heptapolis.vocab.dice.play import Building, DiceActionKind

KINDS = {kind.word: kind for kind in DiceActionKind}
WORDS: dict[DiceActionKind, tuple[str, ...]] = {
    DiceActionKind.BUILD: ("DIE", "SPACE"),
    DiceActionKind.CROSS: ("SPACE",),
    DiceActionKind.BONUS: ("BONUS",),
}
"""What follows the verb."""

NOWHERE = -1
"""Part of an action that names nothing of this table: it is never legal, and the game says why."""


@dataclass(frozen=True, order=True)
class DiceAction:
    """What a seat does: a verb, the die it chooses, and the space it crosses off, or the bonus.

    >>> DiceAction.parse("build blue agora.mask.1")
    DiceAction.parse('build blue agora.mask.1')
    """

    kind: DiceActionKind
    die: str = ""
    space: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.kind.word, self.die, self.space) if part)

    def __repr__(self) -> str:
        return f"DiceAction.parse({str(self)!r})"

    def __post_init__(self) -> None:
        if isinstance(self.kind, str) and self.kind in KINDS:
            object.__setattr__(self, "kind", KINDS[self.kind])
        if self.kind not in set(DiceActionKind):
            raise UnknownName("action", self.kind, KINDS)

    @classmethod
    def parse(cls, text: str | DiceAction) -> DiceAction:
        """Read the text form; str() gives it back."""
        if not isinstance(text, str | cls):
            raise MalformedAction(
                f"{text!r} is not an action; choose one from legal(seat), or write it, such as 'pass'"
            )
        words = str(text).split()
        if not words or words[0] not in KINDS:
            raise UnknownName("action", words[0] if words else text, KINDS)
        kind, rest = KINDS[words[0]], words[1:]
        if len(rest) != len(WORDS.get(kind, ())):
            form = " ".join([kind.word, *WORDS.get(kind, ())])
            raise MalformedAction(f"{str(text).strip()!r} is not written like '{form}'")
        return cls(kind, rest[0] if kind == DiceActionKind.BUILD else "", rest[-1] if rest else "")

    @classmethod
    def from_number(cls, number: int, state: DiceState, board: DiceBoard) -> DiceAction:
        """The action with this number in the rules."""
        kind = DiceActionKind(kind_of(number))
        if kind == DiceActionKind.BONUS:
            return cls(kind, space=dice_box().bonuses[place_of(number)].id)
        if kind not in (DiceActionKind.BUILD, DiceActionKind.CROSS):
            return cls(kind)
        die = dice_box().dice[state.die[slot_of(number)]].id if kind == DiceActionKind.BUILD else ""
        return cls(kind, die, board.space_id(track_of(number), place_of(number)))

    def number(self, state: DiceState, seat: int, board: DiceBoard) -> int:
        """The number of this action in the rules; NOWHERE if a die or bonus is not there."""
        box = dice_box()
        if self.kind == DiceActionKind.BONUS:
            names = [bonus.id for bonus in box.bonuses]
            if self.space not in names:
                raise UnknownName("bonus", self.space, names)
            return encode(self.kind, 0, 0, names.index(self.space))
        if self.kind in (DiceActionKind.PASS, DiceActionKind.SKIP):
            return encode(self.kind, 0, 0, 0)
        if self.kind == DiceActionKind.WONDER:
            stages = [place for place in board.places if place.building == Building.WONDER]
            built = state.count[seat][Building.WONDER]
            return NOWHERE if built == len(stages) else encode(self.kind, 0, stages[built].track, stages[built].place)
        place = place_named(board, self.space)
        if self.kind == DiceActionKind.CROSS:
            return encode(self.kind, 0, place.track, place.place)
        die = box.die(self.die)
        return encode(self.kind, state.die.index(die), place.track, place.place) if die in state.die else NOWHERE


def place_named(board: DiceBoard, name: str) -> Place:
    """The space of a board with this name."""
    for place in board.places:
        if place.id == name:
            return place
    raise UnknownName(f"space of {board.city}", name, [place.id for place in board.places])
