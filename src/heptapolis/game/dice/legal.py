"""What a seat may do, each with its price, and why the other dice are of no use to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from heptapolis.catalogue.dice import dice_box
from heptapolis.game.dice.action import DiceAction
from heptapolis.game.dice.options import DiceOptions
from heptapolis.game.dice.reasons import reason_against_space, reason_to_skip_die
from heptapolis.rules.dice.actions import kind_of, place_of, slot_of, track_of
from heptapolis.rules.dice.city import colour_in, die_price, resources
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.dice.tables import MENU
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision
from heptapolis.vocab.messages import Message
from heptapolis.vocab.reasons import Reason
from heptapolis.words import ENGLISH

ACTIONS = (DiceDecision.ACT, DiceDecision.ACT_AGAIN, DiceDecision.BUILD_FREE_DIE)


@dataclass(frozen=True)
class DiceOption:
    """A legal action and what it costs: coins for the die, coins for the space; and what choosing the die brings."""

    action: DiceAction
    die: int = 0
    space: int = 0
    gain: int = 0

    @property
    def price(self) -> int:
        """All coins it costs."""
        return self.die + self.space

    def __str__(self) -> str:
        return f"{self.action}" + (f" ({ENGLISH('table-coins', n=self.price)})" if self.price else "")


@dataclass(frozen=True)
class DiceRefusal:
    """A die that cannot be used now, and why; `die` is empty for the wonder."""

    die: str
    reason: Reason
    why: Message

    @property
    def words(self) -> str:
        """The reason in English."""
        return ENGLISH.say(self.why)


@dataclass(frozen=True)
class DiceLegal:
    """The open decision of a seat: every option, and the reasons for dice that are of no use."""

    decision: DiceDecision
    options: tuple[DiceOption, ...]
    refusals: tuple[DiceRefusal, ...]

    def __iter__(self) -> Iterator[DiceOption]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    @property
    def actions(self) -> tuple[DiceAction, ...]:
        """The actions alone."""
        return tuple(option.action for option in self.options)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        options = [
            {"action": str(o.action), "price": o.price, "die": o.die, "space": o.space, "gain": o.gain}
            for o in self.options
        ]
        refusals = [
            {"die": r.die, "reason": r.reason.word, "words": r.words, "message": r.why.to_json()} for r in self.refusals
        ]
        return {"decision": self.decision.word, "options": options, "refusals": refusals}


def legal_numbers(state: DiceState, seat: int, options: DiceOptions) -> list[int]:
    """The options as the rules number them."""
    menu = [0] * MENU
    return menu[: legal(state, options.rows, seat, menu)]


def legal_of(state: DiceState, seat: int, options: DiceOptions) -> DiceLegal:
    """The open decision of a seat."""
    decision = DiceDecision(state.pending[seat])
    listed = tuple(option_of(state, seat, number, options) for number in legal_numbers(state, seat, options))
    refusals = tuple(refusals_of(state, seat, listed, options)) if decision in ACTIONS else ()
    return DiceLegal(decision, listed, refusals)


def option_of(state: DiceState, seat: int, number: int, options: DiceOptions) -> DiceOption:
    """A legal action with its price."""
    board = options.boards[state.board[seat]]
    action = DiceAction.from_number(number, state, board)
    if kind_of(number) not in (DiceActionKind.BUILD, DiceActionKind.WONDER, DiceActionKind.CROSS):
        return DiceOption(action)
    cost = board.tracks[track_of(number)][1].spaces[place_of(number)].cost
    space = max(0, cost - resources(state, seat))
    if action.kind != DiceActionKind.BUILD:
        return DiceOption(action, space=space)
    slot = slot_of(number)
    waived = state.pending[seat] == DiceDecision.BUILD_FREE_DIE
    gain = state.coins_on_die[seat][colour_in(state, slot)]
    return DiceOption(action, 0 if waived else die_price(state, seat, slot), space, gain)


def refusals_of(
    state: DiceState, seat: int, listed: tuple[DiceOption, ...], options: DiceOptions
) -> Iterator[DiceRefusal]:
    """Why dice open nothing, and why the wonder cannot be built."""
    box, used = dice_box(), {option.action.die for option in listed}
    for slot in range(FORUM):
        die = box.dice[state.die[slot]].id
        if die not in used:
            yield DiceRefusal(die, *reason_to_skip_die(state, seat, slot, options))
    if state.pending[seat] != DiceDecision.BUILD_FREE_DIE and all(
        o.action.kind != DiceActionKind.WONDER for o in listed
    ):
        board = options.boards[state.board[seat]]
        built = state.count[seat][Building.WONDER]
        stages = [place for place in board.places if place.building == Building.WONDER]
        if built == len(stages):
            yield DiceRefusal("", Reason.WONDER_COMPLETE, Reason.WONDER_COMPLETE.because())
        else:
            reason, words = reason_against_space(state, seat, stages[built], options, 0, state.coins[seat])
            yield DiceRefusal("", reason, words)
