"""The dice game at the table: everyone acts by itself, and a turn ends when all have sent."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Self

from heptapolis.catalogue.dice import DiceBoard
from heptapolis.errors import IllegalAction, LateAction, SetupError
from heptapolis.game.dice.action import DiceAction
from heptapolis.game.dice.deal import DiceDeal, Roll
from heptapolis.game.dice.events import DiceEvent, read_log
from heptapolis.game.dice.history import DiceStep
from heptapolis.game.dice.legal import DiceLegal, DiceOption, legal_numbers, legal_of
from heptapolis.game.dice.naming import speaking
from heptapolis.game.dice.options import RULES, DiceOptions
from heptapolis.game.dice.reasons import reason_against
from heptapolis.game.dice.record import DiceRecord
from heptapolis.game.dice.score import DiceScore, score_of, winners_of
from heptapolis.game.dice.view import DiceView, blind
from heptapolis.game.given import board_names, checked_seed, seat_names
from heptapolis.game.table import Table
from heptapolis.rules.chance import MOST_SEED
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.dice.turn import advance, all_sent, begin_turn, end_turn
from heptapolis.rules.events import LOG
from heptapolis.vocab.dice.play import DiceDecision, DicePhase
from heptapolis.words import ENGLISH


class DiceGame(Table):
    """A dice game for 2 to 7 players.

    A seat goes through its chain of choices without waiting for others, and may take back one after another until
    everyone has sent; then the turn ends by itself.

    >>> game = DiceGame(players=2, seed=1)
    >>> game.choose(0, "pass")
    >>> game.deciding()
    (1,)
    >>> game.take_back(0)
    >>> game
    DiceGame.parse('dice players=2 seed=1 | ')
    """

    RECORD = DiceRecord

    def __init__(
        self,
        players: int = 3,
        *,
        seed: int | None = None,
        boards: Sequence[str] = (),
        custom: Sequence[DiceBoard] = (),
        deal: DiceDeal | None = None,
        seats: Iterable[str] | None = None,
    ) -> None:
        """Sit down to a new game.

        Without a seed one is drawn. `boards` names boards for the first seats, the others are dealt; `custom` are
        boards of a file (`load_boards`), which take the places of ours of the same name. `deal` settles all boards and
        the dice of the first turns.
        """
        options = DiceOptions(players, tuple(custom))
        if deal is not None and boards:
            raise SetupError("an explicit deal has its own boards; do not name any as well.")
        seed = secrets.randbelow(MOST_SEED) if seed is None else checked_seed(seed)
        if deal is None:
            deal = DiceDeal.from_seed(options, seed).with_boards(board_names(boards, "boards"), options)
        self._start(DiceRecord(options, seat_names(seats, options.players), deal, seed=seed))

    def _start(self, record: DiceRecord) -> None:
        if record.seed is None:
            raise SetupError("a dice game needs a seed: the dice of later turns come from it.")
        self._beginning: DiceRecord = record
        self.options: DiceOptions = record.options
        self.seats = record.seats
        self.history: tuple[DiceStep, ...] = ()
        self.events: list[DiceEvent] = []
        state = DiceState()
        record.deal.place(state, self.options, record.seed)
        self._next_turn(state, [0] * LOG)

    def _next_turn(self, state: DiceState, log: list[int]) -> None:
        """Shake the dice and let everyone act; the log may have what ended the turn before."""
        if state.phase != DicePhase.OVER:
            self._beginning.deal.shake(state, log)
            begin_turn(state, log)
        self.events += read_log(log, state, self.options)
        self._state, self._before = state, state.copy()
        self._chains: list[list[int]] = [[] for _ in range(self.players)]
        self._news: list[list[DiceEvent]] = [[] for _ in range(self.players)]

    @property
    def record(self) -> DiceRecord:
        """The record so far, with all dice; choices of the present turn stand at its end, seat by seat."""
        start = self._beginning
        decided = tuple(choice for step in self.history for choice in step.choices)
        rolls = tuple(step.roll for step in self.history) + (() if self.over else (self.roll,))
        deal = replace(start.deal, rolls=rolls + start.deal.rolls[len(rolls) :])
        return replace(start, deal=deal, decisions=decided + self._choices(), result=self.result())

    def copy(self) -> Self:
        """The same game again, sharing nothing that can change: what is chosen at one is not chosen at the other."""
        twin = object.__new__(type(self))
        chains, news = [list(chain) for chain in self._chains], [list(events) for events in self._news]
        kept = {"_state": self._state.copy(), "_before": self._before.copy(), "events": list(self.events)}
        twin.__dict__ |= self.__dict__ | kept | {"_chains": chains, "_news": news}
        return twin

    def __str__(self) -> str:
        # the dice come from the seed again, so they need not be written out
        record = self.record
        return str(replace(record, deal=self._beginning.deal))

    def _choices(self) -> tuple[tuple[int, DiceAction], ...]:
        return tuple((seat, action) for seat in range(self.players) for action in self.chain(seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.phase == DicePhase.OVER

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._state.turn

    @property
    def roll(self) -> Roll:
        """The dice as they are now."""
        return Roll.of_state(self._state)

    @property
    def position(self) -> str:
        """Where the game stands, in a few words; what has not been sent by all is not counted."""
        where = "over" if self.over else f"turn {self.turn}"
        decided = sum(len(step.choices) for step in self.history)
        # a seed reveals the dice to come, so it is shown only when the game is over
        seed = f" #{self._beginning.seed}" if self.over else ""
        return f"{RULES} {self.players}p{seed} {where}, {ENGLISH('count-decisions', n=decided)}"

    def deciding(self) -> tuple[int, ...]:
        """The seats that have not sent everything yet."""
        return tuple(seat for seat in range(self.players) if self._state.pending[seat] != DiceDecision.NONE)

    def decision(self, seat: int) -> DiceDecision:
        """What the seat is asked now."""
        return DiceDecision(self._state.pending[self._checked(seat)])

    def chain(self, seat: int) -> tuple[DiceAction, ...]:
        """What the seat has chosen in this turn and may still take back."""
        return tuple(self._action(seat, number) for number in self._chains[self._checked(seat)])

    def _action(self, seat: int, number: int) -> DiceAction:
        return DiceAction.from_number(number, self._state, self.board(seat))

    def legal(self, seat: int) -> DiceLegal:
        """Every action of the seat's open decision with its price, and the reasons for dice that are of no use."""
        return legal_of(self._state, self._checked(seat), self.options)

    def choose(self, seat: int, action: DiceAction | DiceOption | str) -> None:
        """Choose for a seat; all that follows happens at once, up to its next question."""
        wanted = DiceAction.parse(action.action if isinstance(action, DiceOption) else action)
        state, seat = self._state, self._checked(seat)
        if state.pending[seat] == DiceDecision.NONE:
            asked = " and ".join(f"seat {other}" for other in self.deciding()) or "nobody"
            raise LateAction(f"seat {seat} has nothing left to decide this turn; waiting for {asked}.", self.position)
        number = wanted.number(state, seat, self.board(seat))
        if number not in legal_numbers(state, seat, self.options):
            raise self._refusal(seat, wanted)
        after, log = state.copy(), [0] * LOG
        advance(after, self.options.rows, seat, number, log)
        if all_sent(after):
            self._finish(after, seat, number, log)
        else:
            self._state = after
            self._chains[seat].append(number)
            self._news[seat] += read_log(log, after, self.options)

    def _refusal(self, seat: int, action: DiceAction) -> IllegalAction:
        reason, why = reason_against(self._state, seat, action, self.options)
        tries = [str(option) for option in self.legal(seat)]
        shown = ", ".join(tries[:6]) + (", ..." if len(tries) > 6 else "")
        told = f"seat {seat} cannot {action}: {ENGLISH.say(why)}.\nTry: {shown}."
        return IllegalAction(told, reason, self.position, why, str(action), shown)

    def _finish(self, state: DiceState, seat: int, number: int, log: list[int]) -> None:
        """Everyone has sent: the turn ends, and what everyone did becomes known seat by seat."""
        kept = (self._chains, self._news, self.history, list(self.events))
        try:
            self._chains = [[*chain, number] if who == seat else chain for who, chain in enumerate(self._chains)]
            news = [read_log(log, state, self.options) if who == seat else [] for who in range(self.players)]
            self.events += [event for who in range(self.players) for event in (*self._news[who], *news[who])]
            self.history += (DiceStep(self.turn, self.roll, self._choices()),)
            ending = [0] * LOG
            end_turn(state, self.options.rows, ending)
            self._next_turn(state, ending)
        except SetupError:  # the next dice of an explicit deal cannot be there: nothing has happened
            self._chains, self._news, self.history, self.events = kept
            raise

    def take_back(self, seat: int) -> None:
        """Undo the last choice of the seat in this turn; possible until everyone has sent."""
        seat = self._checked(seat)
        if not self._chains[seat]:
            raise LateAction(f"seat {seat} has no choice to take back.", self.position)
        self._chains[seat].pop()
        self._news[seat] = []
        state = self._before.copy()
        for other in range(self.players):
            for number in self._chains[other]:
                log = [0] * LOG
                advance(state, self.options.rows, other, number, log)
                if other == seat:
                    self._news[seat] += read_log(log, state, self.options)
        self._state = state

    def board(self, seat: int) -> DiceBoard:
        """The board before a seat."""
        return self.options.boards[self._state.board[self._checked(seat)]]

    def view(self, seat: int | None = None, *, past: bool = True) -> DiceView:
        """Everything a player may know, and nothing else; without a seat, what anyone at the table sees.

        Without its past it is what `DiceView.for_policy` gives.
        """
        seat = None if seat is None else self._checked(seat)
        own = [] if seat is None else self._news[seat]
        return DiceView(
            self.options,
            self.seats,
            seat,
            blind(self._state, self._state if self.over else self._before, seat),
            self.history if past else (),
            (*self.events, *own) if past else (),
            self.deciding(),
            () if seat is None else self.chain(seat),
            self.record.deal if self.over else None,
        )

    def news(self, seat: int | None, first: int = 0) -> list[dict[str, Any]]:
        """What happened since an event, as JSON values with English sentences; of this turn only what the seat did."""
        own = [] if seat is None else self._news[self._checked(seat)]
        seen = [*self.events, *own][first:]
        words = speaking(ENGLISH, lambda who: self.board(who).city)
        return [event.to_json() | {"words": event.sentence(words)} for event in seen]

    def score(self) -> tuple[DiceScore, ...]:
        """The score sheet of every seat as the cities stand."""
        return tuple(score_of(self._state, seat, self.options) for seat in range(self.players))

    def winners(self) -> tuple[int, ...]:
        """The seats that win as it stands: most points, then most coins, then shared."""
        return winners_of(self._state, self.options)
