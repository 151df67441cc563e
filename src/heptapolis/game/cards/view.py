"""What one seat may know: the open table, its own hand, and all it has seen so far. Nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

from heptapolis.game.cards.action import Action
from heptapolis.game.cards.deal import Deal, Options
from heptapolis.game.cards.events import Event
from heptapolis.game.cards.features import features_of
from heptapolis.game.cards.history import Step, city_cards
from heptapolis.game.cards.legal import Legal, legal_of
from heptapolis.game.cards.market import goods_of, prices_of
from heptapolis.game.cards.names import Names
from heptapolis.game.cards.packets import hands_seen
from heptapolis.game.cards.score import Score, score_of
from heptapolis.game.cards.shapes import CityShape, EdificeShape, ViewShape
from heptapolis.rules.cards.projects import victories
from heptapolis.rules.cards.seating import chooser_of, holder_of
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.rules.cards.turn import direction
from heptapolis.rules.chance import seed_shuffler
from heptapolis.vocab.cards.city import Counted, Symbol
from heptapolis.vocab.cards.limits import AGES, LONGEST_DECK, MOST_OFFERS, ROOM
from heptapolis.vocab.cards.play import Decision, Form, Passing, Phase, Project


@dataclass(frozen=True, repr=False)
class View:
    """The table from one seat, or from beside it when `seat` is None.

    `state` is the rules' record with everything hidden wiped out, so that the rules and the bots run on a view as they
    run on a game. `history` is all that was decided and `events` all that happened, face-down cards hidden. When the
    game is over everything is open.
    """

    options: Options
    seats: tuple[str, ...]
    seat: int | None
    state: State
    history: tuple[Step, ...]
    events: tuple[Event, ...]
    hand: tuple[str, ...]
    offers: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    pile_size: int
    thinking: tuple[int, ...]
    choices: dict[int, Action]
    deal: Deal | None

    def __repr__(self) -> str:
        seat = "beside the table" if self.seat is None else f"from seat {self.seat}"
        return f"<View {seat}: {self.options.rules}, {self.options.players} players, {len(self.history)} steps>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == Phase.OVER

    @property
    def decision(self) -> Decision:
        """What the seat is asked now."""
        return Decision.NONE if self.seat is None else Decision(self.state.pending[self.seat])

    @property
    def choice(self) -> Action | None:
        """What the seat has chosen and may still change; `choices` has the Free City's too, for its player."""
        return None if self.seat is None else self.choices.get(self.seat)

    @property
    def decides(self) -> tuple[int, ...]:
        """The seats whose open decision is this player's to make: its own and, if it plays it, the Free City's."""
        state = self.state
        return tuple(
            seat
            for seat in range(self.options.cities)
            if state.pending[seat] != Decision.NONE and chooser_of(state, seat) == self.seat
        )

    def legal(self, seat: int | None = None, *, reasons: bool = True) -> Legal:
        """The options of the player's open decision, or of the Free City's; the same list as the game gives.

        Without reasons it does not say why other things are not possible, and takes less time.
        """
        seat = self.seat if seat is None else seat
        if seat not in self.decides:
            return Legal(Decision.NONE, (), ())
        return legal_of(self.state, seat, self.options.names, reasons=reasons)

    def hand_size(self, seat: int) -> int:
        """How many cards a player holds; with two players the one who plays the Free City has drawn one more."""
        drawn = self.options.cities > self.options.players and self.state.phase == Phase.TURN
        return self.state.hand_size - (1 if drawn and seat != holder_of(self.state) else 0)

    def hands_seen(self) -> dict[int, tuple[str, ...]]:
        """For each other seat, the cards this seat has seen that can still be in its hand.

        If there are as many as the hand has cards, the hand is known; if more, some of them were put face down. With
        two players the hand that the Free City plays from may hold one more, drawn from the pile.
        """
        return hands_seen(self.history, self.seat, self.state)

    def score(self) -> tuple[Score, ...]:
        """The score sheet of every seat as the cities stand."""
        return tuple(score_of(self.state, seat, self.options) for seat in range(self.options.cities))

    def features(self) -> tuple[int, ...]:
        """What the seat sees as plain numbers; `heptapolis.game.cards.features.FEATURES` names them."""
        return features_of(self.state, self.seat)

    def for_policy(self) -> View:
        """The same view without its past, for bots that look only at the present."""
        return replace(self, history=(), events=())

    def to_json(self, *, history: bool = True) -> ViewShape:
        """As plain JSON values: exactly what may be sent to the seat, its past included unless left out."""
        state, names = self.state, self.options.names
        trades = self.seat is not None and state.board[self.seat] >= 0 and not self.over
        values: ViewShape = {
            "rules": self.options.rules,
            "title": self.options.title,
            "seats": list(self.seats),
            "seat": self.seat,
            "phase": Phase(state.phase).word,
            "age": state.age,
            "turn": state.turn,
            "turns": names.box.constants.turns,
            "passes": Passing(direction(state)).word,
            "decision": self.decision.word,
            "thinking": list(self.thinking),
            "decides": list(self.decides),
            "choices": {str(seat): str(action) for seat, action in self.choices.items()},
            "hand": list(self.hand),
            "offers": [list(boards) for boards in self.offers],
            "hand_sizes": [self.hand_size(seat) for seat in range(self.options.players)],
            "hands_seen": {str(seat): list(cards) for seat, cards in self.hands_seen().items()},
            "pile": list(self.pile),
            "pile_size": self.pile_size,
            "prices": prices_of(state, self.seat, names) if self.seat is not None and trades else {},
            "sale": names.box.constants.sale,
            "cities": [self.city_json(seat) for seat in range(state.cities)],
            "deal": self.deal.to_json() if self.deal else None,
        }
        if history:
            values["history"] = [step.to_json() for step in self.history]
        if self.options.projects:
            values["edifices"] = [self.edifice_json(age) for age in range(AGES)]
        return values

    def edifice_json(self, age: int) -> EdificeShape:
        """The edifice of an Age as plain JSON values."""
        state = self.state
        return {
            "edifice": self.options.names.edifice(state.projects[age]).id,
            "state": Project(state.progress[age]).word,
            "pawns": state.pawns_left[age],
        }

    def city_json(self, seat: int) -> CityShape:
        """One city as plain JSON values."""
        state, names = self.state, self.options.names
        board, forms, cards = state.board[seat], forms_built(state, seat, names), city_cards(self.history, seat)
        makes, sells = goods_of(state, seat, names, forms, cards) if board >= 0 else ([], [])
        values: CityShape = {
            "board": names.board(board).id if board >= 0 else None,
            "chooser": chooser_of(state, seat),
            "coins": state.coins[seat],
            "stages": state.tally[seat][Counted.WONDER_STAGE],
            "forms": [form.word for form in forms],
            "cards": list(cards),
            "shields": state.shields[seat],
            "tokens": [state.tokens[seat][2 * age : 2 * age + 2] for age in range(AGES)],
            "conflicts": names.kernel.military_points(state, seat),
            "free_builds_left": state.free_builds_left[seat],
            "makes": makes,
            "sells": sells,
            "science": science_of(state, seat),
        }
        if self.options.projects:
            values["pawns"] = state.pawns[seat]
            values["joined"] = bool(state.joined[seat])
            values["debts"] = state.debts[seat]
            values["victory_tokens"] = tokens_held(state, seat, names)
        return values


def blind(state: State, seat: int | None, names: Names) -> State:
    """The record as a player may know it: shuffler, other hands, piles, later Ages and other choices wiped out."""
    seen = state.copy()
    seed_shuffler(seen, 0)
    held = state.held[seat] if seat is not None else -1
    for age, cards in enumerate(seen.deal, 1):
        for place in range(LONGEST_DECK):
            if age != state.age or place // ROOM != held or state.hand_size == 0:
                cards[place] = -1
    if not digs_now(state, seat):
        seen.discard = [0] * len(seen.discard)
    for other in range(state.cities):
        if chooser_of(state, other) != seat:
            seen.chosen[other] = NOT_CHOSEN
            if is_draft(state.offers[other], names):
                seen.offers[other] = [-1] * MOST_OFFERS
    return seen


def digs_now(state: State, seat: int | None) -> bool:
    """Whether the player is looking through the discard pile, for their own city or for the Free City."""
    asked = [other for other in range(state.cities) if state.pending[other] == Decision.DIG]
    return any(chooser_of(state, other) == seat for other in asked)


def choices_of(state: State, names: Names, seat: int | None) -> dict[int, Action]:
    """What a player has chosen and may still change: for their own city, and for the Free City."""
    return {
        other: Action.from_number(state.chosen[other], names)
        for other in range(state.cities)
        if state.chosen[other] != NOT_CHOSEN and chooser_of(state, other) == seat
    }


def forms_built(state: State, seat: int, names: Names) -> list[Form]:
    """The form in which each stage of a city was built."""
    rows = names.kernel.tables.BOARDS[state.board[seat]].items if state.board[seat] >= 0 else []
    return [Form(rows[place].index(item)) for place, item in enumerate(state.stages[seat]) if item >= 0]


def science_of(state: State, seat: int) -> dict[str, int]:
    """The science symbols of a city by name, and those of its choice."""
    return {symbol.word: state.science[seat][symbol] for symbol in Symbol} | {"choice": state.science_choice[seat]}


def tokens_held(state: State, seat: int, names: Names) -> list[int]:
    """The values of all victory tokens of a city."""
    return [value for age, value in enumerate(names.tokens) for _ in range(victories(state, seat, age))]


def is_draft(offers: list[int], names: Names) -> bool:
    """Whether boards of several wonders were offered: then only their owner has seen them."""
    return len({names.board(board).wonder.id for board in offers if board >= 0}) > 1
