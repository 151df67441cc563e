"""The table: a game that people, bots and servers play on, one decision after another."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from heptapolis.catalogue.cards import OwnBox, load_own_box
from heptapolis.errors import LateAction, SetupError
from heptapolis.game.cards.action import Action
from heptapolis.game.cards.deal import Deal, Options
from heptapolis.game.cards.events import AGE_NAMES, Event, read_log
from heptapolis.game.cards.history import Step
from heptapolis.game.cards.legal import Legal, Option, hand_of, legal_numbers, legal_of
from heptapolis.game.cards.names import Board
from heptapolis.game.cards.naming import speaking
from heptapolis.game.cards.old_rules import was_legal
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.refuse import refuse
from heptapolis.game.cards.score import Score, score_of, winners_of
from heptapolis.game.cards.spelling import respell
from heptapolis.game.cards.view import View, blind, choices_of, digs_now
from heptapolis.game.given import board_names, checked_seed, seat_names
from heptapolis.game.table import Table
from heptapolis.rules.cards.seating import chooser_of, holder_of
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.rules.cards.turn import all_chosen
from heptapolis.rules.chance import MOST_SEED
from heptapolis.rules.events import LOG
from heptapolis.vocab.cards.play import Decision, EventKind, Phase
from heptapolis.words import ENGLISH

FREE_CITY = "Free City"


class Game(Table):
    """A game of cards for 2 to 7 players, from a seed or from an explicit deal.

    >>> game = Game("second-edition", players=3, seed=1)
    >>> game.deciding()
    (0, 1, 2)
    >>> for seat in game.deciding():
    ...     game.choose(seat, game.legal(seat).actions[0])
    >>> game
    Game.parse('second-edition players=3 wonders=random sides=first seed=1 | 0 build stone_pit; ...')
    >>> game.position
    'second-edition 3p Age I turn 2, 3 decisions'
    """

    RECORD = GameRecord

    def __init__(
        self,
        rules: str = "second-edition",
        players: int = 3,
        *,
        seed: int | None = None,
        deal: Deal | None = None,
        wonders: str | Sequence[str] = "random",
        sides: str = "first",
        expansions: Sequence[str] = (),
        box: OwnBox | Path | str | None = None,
        seats: Iterable[str] | None = None,
    ) -> None:
        """Sit down to a new game.

        Without a seed or a deal one is drawn. `wonders` is 'random', 'draft' or a list of boards, one for each
        city, such as 'gizah' or 'gizah/night'; `sides` is 'first', 'second', 'random' or 'choice'. `expansions`
        names what is added: 'edifice' adds its edifices and two boards, 'carthage' only that board.
        `box` is a custom box, or the folder of one.
        """
        named = [] if isinstance(wonders, str) else board_names(wonders, "wonders")
        own = load_own_box(box) if isinstance(box, str | Path) else box
        options = Options(rules, players, "random" if named else str(wonders), sides, expansions, own)
        if deal is not None and (seed is not None or named):
            raise SetupError("an explicit deal has its own boards and cards; do not give a seed or wonders as well.")
        if deal is None:
            seed = secrets.randbelow(MOST_SEED) if seed is None else checked_seed(seed)
            deal = Deal.from_seed(options, seed)
            deal = deal.with_boards(named, options, seed) if named else deal
        self._start(GameRecord(options, seat_names(seats, options.players), deal, seed=seed))

    def _start(self, record: GameRecord) -> None:
        self._beginning: GameRecord = record
        self.options: Options = record.options
        self.names = record.options.names
        self.seats = (*record.seats, *([FREE_CITY] if self.cities > self.players else []))
        self.history: tuple[Step, ...] = ()
        self._pasts: dict[int | None, tuple[list[Step], list[Event]]] = {}
        self.events: list[Event] = []
        self._state = State()
        record.deal.place(self._state, self.options)
        log = [0] * LOG
        self.names.kernel.begin(self._state, log)
        self.events += read_log(log, self.names, self._eyes())

    @property
    def record(self) -> GameRecord:
        """The record so far. Choices that still wait for others stand at its end."""
        start = self._beginning
        decided = tuple(choice for step in self.history for choice in step.choices)
        waiting = tuple((seat, choice) for seat in range(self.cities) if (choice := self.choice(seat)) is not None)
        return replace(start, decisions=decided + waiting, result=self.result())

    def copy(self) -> Self:
        """The same game again, sharing nothing that can change: what is chosen at one is not chosen at the other."""
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__ | {"_state": self._state.copy(), "events": list(self.events), "_pasts": {}}
        return twin

    @property
    def cities(self) -> int:
        """How many seats there are: with two players the third is the Free City, which they play in turns."""
        return self.options.cities

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.phase == Phase.OVER

    @property
    def position(self) -> str:
        """Where the game stands, in a few words."""
        state = self._state
        where = {Phase.BOARDS: "boards", Phase.OVER: "over"}.get(
            Phase(state.phase), f"Age {AGE_NAMES[state.age]} turn {state.turn}"
        )
        # a seed reveals every hand, so it is shown only when everything is open
        seed = f" #{self._beginning.seed}" if self.over and self._beginning.seed is not None else ""
        decided = ENGLISH("count-decisions", n=len(self.record.decisions))
        return f"{self.options.rules} {self.players}p{seed} {where}, {decided}"

    def deciding(self) -> tuple[int, ...]:
        """The seats whose choice is still missing; the Free City's follows the choice of the player who plays it."""
        state = self._state
        return tuple(
            seat
            for seat in range(self.cities)
            if state.pending[seat] != Decision.NONE and state.chosen[seat] == NOT_CHOSEN and not self._must_wait(seat)
        )

    def chooser(self, seat: int) -> int:
        """The player who decides for a seat: itself, or the one who plays the Free City this turn."""
        return chooser_of(self._state, self._checked(seat))

    def _lends_hand(self, seat: int) -> bool:
        """Whether the Free City chooses from what this player leaves in the hand."""
        state = self._state
        return state.phase == Phase.TURN and self.cities > self.players and seat == holder_of(state)

    def _must_wait(self, seat: int) -> bool:
        state = self._state
        return state.pending[seat] == Decision.PLAY_FOR_FREE_CITY and state.chosen[holder_of(state)] == NOT_CHOSEN

    def decision(self, seat: int) -> Decision:
        """What the seat is asked now, whether or not it has chosen."""
        return Decision(self._state.pending[self._checked(seat)])

    def choice(self, seat: int) -> Action | None:
        """What the seat has chosen and may still change."""
        number = self._state.chosen[self._checked(seat)]
        return None if number == NOT_CHOSEN else Action.from_number(number, self.names)

    def legal(self, seat: int) -> Legal:
        """Every action of the seat's open decision with its price, and the reasons for what is not possible."""
        return legal_of(self._state, self._checked(seat), self.names)

    def choose(self, seat: int, action: Action | Option | str) -> None:
        """Choose for a seat; changeable until everyone has chosen, then the turn resolves by itself.

        An action may be given as its text, in which cards and boards have their ids or their printed names.
        """
        wanted, seat = self._meant(action, seat), self._checked(seat)
        state = self._state
        if state.pending[seat] == Decision.NONE:
            asked = " and ".join(f"seat {other}" for other in self.deciding()) or "nobody"
            raise LateAction(f"seat {seat} has nothing to decide right now; waiting for {asked}.", self.position)
        if self._must_wait(seat):
            first = self.chooser(seat)
            raise LateAction(f"seat {first} chooses its own card first, then the Free City's.", self.position)
        number, listed = wanted.number(self.names), legal_numbers(state, seat, self.names)
        known = number in listed or was_legal(number, state, seat, listed, self.names, self._beginning.version)
        if not known or Action.from_number(number, self.names) != wanted:
            raise refuse(state, seat, wanted, self.legal(seat), self.names, self.position)
        if state.chosen[seat] != number and self._lends_hand(seat):
            state.chosen[self.players] = NOT_CHOSEN
        state.chosen[seat] = number
        if all_chosen(state):
            self._resolve()

    def _meant(self, action: Any, seat: int) -> Action:
        """The given action, as an action, an option or text."""
        if isinstance(action, str):
            return Action.parse(respell(action, self.names, lambda: {o.card for o in self.legal(seat).actions}))
        return Action.of(action.action if isinstance(action, Option) else action)

    def take_back(self, seat: int) -> None:
        """Forget the seat's choice, so it can decide again; possible until everyone has chosen."""
        state, seat = self._state, self._checked(seat)
        if state.chosen[seat] == NOT_CHOSEN:
            raise LateAction(f"seat {seat} has no choice to take back.", self.position)
        state.chosen[seat] = NOT_CHOSEN
        if self._lends_hand(seat):
            state.chosen[self.players] = NOT_CHOSEN

    def _resolve(self) -> None:
        state = self._state
        asked = [seat for seat in range(self.cities) if state.pending[seat] != Decision.NONE]
        choices = tuple((seat, Action.from_number(state.chosen[seat], self.names)) for seat in asked)
        before = (Phase(state.phase), state.age, state.turn)
        hands = tuple(self._hand(seat) for seat in range(self.players))
        eyes = self._eyes()
        log = [0] * LOG
        self.names.kernel.resolve(state, log)
        events = read_log(log, self.names, eyes)
        looks = tuple(event.eyes for event in events if event.kind == EventKind.LOOKED)
        lost = tuple((event.seat, event.thing) for event in events if event.kind == EventKind.LOST_CARD)
        # what a city lost came into the pile after the look
        pile = Counter(self._pile()) - Counter(card for _, card in lost) if looks else Counter()
        self.history += (Step(*before, choices, hands, eyes, looks, tuple(pile.elements()), lost),)
        self.events += events

    def _eyes(self) -> tuple[int, ...]:
        """For each seat the player who sees its face-down cards now."""
        return tuple(chooser_of(self._state, seat) for seat in range(self.cities))

    def _hand(self, seat: int) -> tuple[str, ...]:
        return tuple(self.names.card(card).id for card in hand_of(self._state, seat))

    def _pile(self) -> tuple[str, ...]:
        numbers = [card for card, count in enumerate(self._state.discard) for _ in range(count)]
        return tuple(self.names.card(number).id for number in numbers)

    def board(self, seat: int) -> Board | None:
        """The board before a seat; None until it is taken."""
        number = self._state.board[self._checked(seat)]
        return self.names.board(number) if number >= 0 else None

    def view(self, seat: int | None = None, *, past: bool = True) -> View:
        """Everything a player may know, and nothing else; without a seat, what anyone at the table sees.

        Without its past it is what `View.for_policy` gives, made in less time.
        """
        state, seat = self._state, None if seat is None else self._checked(seat)
        if seat is not None and seat >= self.players:
            raise SetupError("the Free City has no view; use that of the player who decides for it.")
        shown = state.copy() if self.over else blind(state, seat, self.names)
        history, events = self._past(seat) if past else ((), ())
        digging = digs_now(state, seat)
        offers = tuple(
            tuple(self.names.board(board).id for board in boards if board >= 0)
            for boards in shown.offers[: self.cities]
        )
        return View(
            self.options,
            self.seats,
            seat,
            shown,
            history,
            events,
            self._hand(seat) if seat is not None else (),
            offers,
            self._pile() if digging or self.over else (),
            sum(state.discard),
            self.deciding(),
            choices_of(shown, self.names, seat),
            self._beginning.deal if self.over else None,
        )

    def _past(self, seat: int | None) -> tuple[tuple[Step, ...], tuple[Event, ...]]:
        """What was decided and what happened, as a seat saw it; kept, for it does not change while the game runs."""
        if self.over:
            return self.history, tuple(self.events)
        steps, events = self._pasts.setdefault(seat, ([], []))
        steps += [step.seen_by(seat) for step in self.history[len(steps) :]]
        events += [event.seen_by(seat) for event in self.events[len(events) :]]
        return tuple(steps), tuple(events)

    def news(self, seat: int | None, first: int = 0) -> list[dict[str, Any]]:
        """What happened from an event on, as JSON values with an English sentence, as a seat saw it.

        When the game is over every card is open.
        """
        seen = self.events[first:] if self.over else [event.seen_by(seat) for event in self.events[first:]]
        words = speaking(ENGLISH, self.names, self._city, self.seats.__getitem__)
        return [event.to_json() | {"words": event.sentence(words)} for event in seen]

    def _city(self, seat: int) -> str:
        board = self.board(seat)
        return board.wonder.city if board else self.seats[seat]

    def score(self) -> tuple[Score, ...]:
        """The score sheet of every seat as the cities stand."""
        return tuple(score_of(self._state, seat, self.options) for seat in range(self.cities))

    def winners(self) -> tuple[int, ...]:
        """The seats that win as it stands: most points, then most coins, then shared."""
        return winners_of(self._state, self.options)
