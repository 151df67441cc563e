"""What a seat may do, each with its price and what comes of it, and why the other dice are of no use to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from heptapolis.catalogue.dice import dice_box
from heptapolis.game.dice.action import DiceAction
from heptapolis.game.dice.events import DiceEvent, read_log
from heptapolis.game.dice.options import DiceOptions
from heptapolis.game.dice.reasons import reason_against_space, reason_to_skip_die
from heptapolis.game.dice.shapes import DiceLegalShape, DiceOptionShape, DiceRefusalShape, SetOffShape
from heptapolis.rules.dice.city import colour_in, die_price, resources
from heptapolis.rules.dice.constants import MENU
from heptapolis.rules.dice.encoding import kind_of, place_of, slot_of, track_of
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.dice.turn import advance
from heptapolis.rules.events import LOG
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, DiceEventKind
from heptapolis.vocab.messages import Message
from heptapolis.vocab.reasons import Reason
from heptapolis.words import ENGLISH

ACTIONS = (DiceDecision.ACT, DiceDecision.ACT_AGAIN, DiceDecision.BUILD_FREE_DIE)
SET_OFF = (
    DiceEventKind.GAINED_COINS,
    DiceEventKind.ATTACKED,
    DiceEventKind.UNLOCKED,
    DiceEventKind.FINISHED,
    DiceEventKind.TOOK_BONUS,
)
"""What an action sets off, beside what its name says."""


@dataclass(frozen=True)
class DiceOption:
    """A legal action and what it costs: coins for the die, coins for the space; and what choosing the die brings.

    `at` is the space it crosses off. `coins` are left afterwards, `sets_off` happens at once, `then` is asked next.
    """

    action: DiceAction
    die: int = 0
    space: int = 0
    gain: int = 0
    at: str = ""
    coins: int = 0
    sets_off: tuple[DiceEvent, ...] = ()
    then: DiceDecision = DiceDecision.NONE

    @property
    def price(self) -> int:
        """All coins it costs."""
        return self.die + self.space

    def __str__(self) -> str:
        return f"{self.action}" + (f" ({ENGLISH('table-coins', n=self.price)})" if self.price else "")

    def to_json(self) -> DiceOptionShape:
        """As plain JSON values."""
        sets_off: list[SetOffShape] = [
            {"kind": event.kind.word, "thing": event.thing, "numbers": list(event.numbers)} for event in self.sets_off
        ]
        return {
            "action": str(self.action),
            "kind": self.action.kind.word,
            "chosen": self.action.die,
            "at": self.at,
            "price": self.price,
            "die": self.die,
            "space": self.space,
            "gain": self.gain,
            "coins": self.coins,
            "sets_off": sets_off,
            "then": self.then.word,
        }


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

    def to_json(self) -> DiceRefusalShape:
        """As plain JSON values."""
        reason = self.reason.word
        return {"die": self.die, "reason": reason, "words": self.words, "message": self.why.to_json()}


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
        """Only the actions."""
        return tuple(option.action for option in self.options)

    def to_json(self) -> DiceLegalShape:
        """As plain JSON values."""
        return {
            "decision": self.decision.word,
            "options": [option.to_json() for option in self.options],
            "refusals": [refusal.to_json() for refusal in self.refusals],
        }


def legal_numbers(state: DiceState, seat: int, options: DiceOptions) -> list[int]:
    """The options as the rules number them."""
    menu = [0] * MENU
    return menu[: legal(state, options.rows, seat, menu)]


def legal_of(state: DiceState, seat: int, options: DiceOptions, *, reasons: bool = True) -> DiceLegal:
    """The open decision of a seat, with or without reasons for dice that are of no use."""
    decision = DiceDecision(state.pending[seat])
    listed = tuple(option_of(state, seat, number, options) for number in legal_numbers(state, seat, options))
    refusals = tuple(refusals_of(state, seat, listed, options)) if reasons and decision in ACTIONS else ()
    return DiceLegal(decision, listed, refusals)


def option_of(state: DiceState, seat: int, number: int, options: DiceOptions) -> DiceOption:
    """A legal action with its price and what comes of it."""
    option = priced(state, seat, number, options)
    after, log = state.copy(), [0] * LOG
    advance(after, options.rows, seat, number, log)
    events = read_log(log, after, options)
    return replace(
        option,
        coins=after.coins[seat],
        sets_off=tuple(event for event in events if is_set_off(event, option)),
        then=DiceDecision(after.pending[seat]),
    )


def is_set_off(event: DiceEvent, option: DiceOption) -> bool:
    """Whether something follows from an action, and is not the action itself."""
    return event.kind in SET_OFF and (event.kind, event.thing) != (DiceEventKind.TOOK_BONUS, option.action.space)


def priced(state: DiceState, seat: int, number: int, options: DiceOptions) -> DiceOption:
    """A legal action with its price."""
    board = options.boards[state.board[seat]]
    action = DiceAction.from_number(number, state, board)
    if kind_of(number) not in (DiceActionKind.BUILD, DiceActionKind.WONDER, DiceActionKind.CROSS):
        return DiceOption(action)
    track, place = track_of(number), place_of(number)
    at = board.space_id(track, place)
    space = max(0, board.tracks[track][1].spaces[place].cost - resources(state, seat))
    if action.kind != DiceActionKind.BUILD:
        return DiceOption(action, space=space, at=at)
    slot = slot_of(number)
    waived = state.pending[seat] == DiceDecision.BUILD_FREE_DIE
    gain = state.coins_on_die[seat][colour_in(state, slot)]
    return DiceOption(action, 0 if waived else die_price(state, seat, slot), space, gain, at)


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
