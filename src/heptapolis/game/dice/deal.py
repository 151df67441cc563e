"""What chance decides in the dice game: the boards at the beginning, the dice of every turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from heptapolis.catalogue.dice import dice_box
from heptapolis.errors import DealError, count_of
from heptapolis.game.dice.options import DiceOptions
from heptapolis.game.given import checked_seed
from heptapolis.rules.chance import seed_shuffler
from heptapolis.rules.dice.constants import SPECIAL_DICE
from heptapolis.rules.dice.forum import clear_table, set_up, shake
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.events import emit
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import SPECIAL, DiceEventKind, DieColour


@dataclass(frozen=True)
class Roll:
    """How the seven dice are in a turn: for each place of the Forum the die, its upper face and its zone.

    >>> Roll.parse("grey_a.wood.2 grey_b.papyrus.0 grey_c.stone.0 blue.owl.1 red.axe.3 yellow.coin.3 green.gear.2")
    Roll.parse('grey_a.wood.2 grey_b.papyrus.0 grey_c.stone.0 blue.owl.1 red.axe.3 yellow.coin.3 green.gear.2')
    """

    dice: tuple[tuple[str, str, int], ...]

    def __post_init__(self) -> None:
        box = dice_box()
        if len(self.dice) != FORUM or len({die for die, _, _ in self.dice}) != FORUM:
            raise DealError(f"{len(self.dice)} dice were rolled; the Forum holds {FORUM} different ones.")
        for name, face, zone in self.dice:
            die = box.dice[box.die(name)]
            if face not in die.faces:
                raise DealError(f"the die {name} has no face {face!r}; it has {', '.join(dict.fromkeys(die.faces))}.")
            if type(zone) is not int or not 0 <= zone < len(box.numbers.zone_prices):
                raise DealError(f"the die {name} is in zone {zone!r}; zones are 0 to 3.")

    def __str__(self) -> str:
        return " ".join(f"{die}.{face}.{zone}" for die, face, zone in self.dice)

    def __repr__(self) -> str:
        return f"Roll.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Roll:
        """Read the text form; str() gives it back."""
        dice = []
        for word in text.split():
            die, _, rest = word.partition(".")
            face, _, zone = rest.partition(".")
            if not zone.isdecimal() or len(zone) > 1:
                raise DealError(f"{word!r} is not a die; write for example blue.mask.2: die, face and zone.")
            dice.append((die, face, int(zone)))
        return cls(tuple(dice))

    @classmethod
    def of_state(cls, state: DiceState) -> Roll:
        """The dice as they are now."""
        box = dice_box()
        shown = zip(state.die, state.symbol, state.zone, strict=True)
        return cls(tuple((box.dice[die].id, box.symbols[symbol][1], zone) for die, symbol, zone in shown))

    def lay(self, state: DiceState) -> None:
        """Put the dice into the Forum; those that come in must be just unlocked, and take the places of grey ones."""
        box = dice_box()
        wanted = [box.die(name) for name, _, _ in self.dice]
        entering = set()
        for slot, (die, before) in enumerate(zip(wanted, state.die, strict=True)):
            if die != before:
                grey = box.dice[before].colour == DieColour.GREY
                if not grey or die not in SPECIAL_DICE or not state.arriving >> box.dice[die].colour & 1:
                    raise DealError(f"the die {box.dice[die].id} cannot be in place {slot + 1} of the Forum now.")
                entering.add(box.dice[die].colour)
        missing = [colour.word for colour in SPECIAL if state.arriving >> colour & 1 and colour not in entering]
        if missing:
            raise DealError(f"the {missing[0]} die was unlocked and must enter the Forum.")
        state.arriving = 0
        for slot, (name, face, zone) in enumerate(self.dice):
            state.die[slot] = box.die(name)
            state.symbol[slot] = box.symbols.index((box.dice[state.die[slot]].colour, face))
            state.zone[slot] = zone


@dataclass(frozen=True)
class DiceDeal:
    """The board of every seat, and the dice of the first turns as far as they are settled; the seed has the rest."""

    boards: tuple[str, ...]
    rolls: tuple[Roll, ...] = ()

    @classmethod
    def from_seed(cls, options: DiceOptions, seed: int) -> DiceDeal:
        """The boards of a seed.

        >>> DiceDeal.from_seed(DiceOptions(3), seed=1).boards
        ('giza', 'alexandria', 'halicarnassus')
        """
        state = DiceState()
        set_up(state, options.rows, checked_seed(seed), options.players)
        return cls(tuple(options.boards[number].id for number in state.board[: options.players]))

    def with_boards(self, names: Sequence[str], options: DiceOptions) -> DiceDeal:
        """The same with named boards for the first seats; the other seats keep theirs, or take one that is left."""
        if len(names) > options.players:
            raise DealError(f"{count_of(len(names), 'board')} are named for {options.players} players.")
        named = [options.boards[options.board_number(name)].id for name in names]
        for name in named:
            if named.count(name) > 1:
                raise DealError(f"{name} is named twice; there is only one.")
        spare = [board.id for board in options.boards if board.id not in (*named, *self.boards)]
        freed = [board for board in self.boards[: len(named)] if board not in named]
        rest = []
        for board in self.boards[len(named) :]:
            rest.append(board if board not in named else [*freed, *spare][0])
            freed = [name for name in freed if name not in rest]
            spare = [name for name in spare if name not in rest]
        return replace(self, boards=(*named, *rest))

    def place(self, state: DiceState, options: DiceOptions, seed: int) -> None:
        """Set an empty table with these boards, the seed ready for dice."""
        clear_table(state, options.players)
        seed_shuffler(state, checked_seed(seed))
        for seat, name in enumerate(self.boards):
            state.board[seat] = options.board_number(name)

    def shake(self, state: DiceState, log: list[int]) -> None:
        """The dice of the next turn: the settled ones, or those of the seed."""
        if state.turn < len(self.rolls):
            before = list(state.die)
            self.rolls[state.turn].lay(state)
            tell_entering(before, state, log)
        else:
            shake(state, log)

    def checked(self, options: DiceOptions) -> DiceDeal:
        """This deal, if it can come out of the box; else a `DealError` that says why not."""
        if len(self.boards) != options.players:
            raise DealError(f"boards were dealt to {len(self.boards)} seats; the game has {options.players} players.")
        numbers = [options.board_number(name) for name in self.boards]
        if len(set(numbers)) < len(numbers):
            raise DealError("a board was dealt to two seats; there is only one of each.")
        return self

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"boards": list(self.boards), "rolls": [str(roll) for roll in self.rolls]}

    @classmethod
    def from_json(cls, values: Any) -> DiceDeal:
        """Read what `to_json` wrote."""
        try:
            rolls = tuple(Roll.parse(str(roll)) for roll in values.get("rolls", ()))
            return cls(tuple(map(str, values["boards"])), rolls)
        except (KeyError, TypeError, AttributeError) as fault:
            raise DealError(f"the deal is not of the form {{'boards': [...], 'rolls': [...]}}: {fault!r}.") from None


def tell_entering(before: list[int], state: DiceState, log: list[int]) -> None:
    """Write down which dice came into the Forum, in the order in which they are shaken in."""
    for die in SPECIAL_DICE:
        if die in state.die and die not in before:
            emit(log, DiceEventKind.ENTERED, 0, die, before[state.die.index(die)], 0)
