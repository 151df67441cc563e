"""What one seat may know of a dice game: everything but what the others have not sent yet, and the dice to come."""

from __future__ import annotations

from dataclasses import dataclass, replace

from heptapolis.catalogue.dice import dice_box
from heptapolis.game.dice.action import DiceAction
from heptapolis.game.dice.deal import DiceDeal, Roll
from heptapolis.game.dice.events import DiceEvent
from heptapolis.game.dice.features import features_of
from heptapolis.game.dice.history import DiceStep
from heptapolis.game.dice.legal import DiceLegal, legal_of
from heptapolis.game.dice.options import DiceOptions
from heptapolis.game.dice.score import DiceScore, score_of
from heptapolis.game.dice.shapes import DiceCityShape, DiceViewShape, DieShape
from heptapolis.rules.chance import seed_shuffler
from heptapolis.rules.dice.city import die_price, resources
from heptapolis.rules.dice.state import NOT_CHOSEN, DiceState
from heptapolis.rules.layout import COPY
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import SPECIAL, Building, DiceDecision, DicePhase, Front
from heptapolis.words import ENGLISH


@dataclass(frozen=True, repr=False)
class DiceView:
    """The table from one seat, or from beside it when `seat` is None.

    `state` is the rules' record with the other cities as they stood when the turn began and the shuffler wiped out, so
    that the rules and the bots run on a view as they run on a game. `chain` is what the seat has chosen in this turn
    and may still take back; `events` end with what came of it. When the game is over everything is open.
    """

    options: DiceOptions
    seats: tuple[str, ...]
    seat: int | None
    state: DiceState
    history: tuple[DiceStep, ...]
    events: tuple[DiceEvent, ...]
    thinking: tuple[int, ...]
    chain: tuple[DiceAction, ...]
    deal: DiceDeal | None

    def __repr__(self) -> str:
        seat = "beside the table" if self.seat is None else f"from seat {self.seat}"
        return f"<DiceView {seat}: {self.options.players} players, turn {self.state.turn}>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == DicePhase.OVER

    @property
    def decision(self) -> DiceDecision:
        """What the seat is asked now."""
        return DiceDecision.NONE if self.seat is None else DiceDecision(self.state.pending[self.seat])

    @property
    def decides(self) -> tuple[int, ...]:
        """The seats whose open decision is this player's to make: its own."""
        return () if self.seat is None or self.decision == DiceDecision.NONE else (self.seat,)

    @property
    def roll(self) -> Roll:
        """The dice as they are now."""
        return Roll.of_state(self.state)

    def legal(self, seat: int | None = None, *, reasons: bool = True) -> DiceLegal:
        """The options of the player's open decision; the same list as the game gives.

        Without reasons it does not say which dice are of no use and why, and takes less time.
        """
        if seat not in (None, self.seat) or not self.decides or self.seat is None:
            return DiceLegal(DiceDecision.NONE, (), ())
        return legal_of(self.state, self.seat, self.options, reasons=reasons)

    def score(self) -> tuple[DiceScore, ...]:
        """The score sheet of every seat, as far as the viewer knows the cities."""
        return tuple(score_of(self.state, seat, self.options) for seat in range(self.options.players))

    def features(self) -> tuple[int, ...]:
        """What the seat sees as plain numbers; `heptapolis.game.dice.features.FEATURES` names them."""
        return features_of(self.state, self.seat)

    def for_policy(self) -> DiceView:
        """The same view without its past, for bots that look only at the present."""
        return replace(self, history=(), events=())

    def to_json(self, *, history: bool = True) -> DiceViewShape:
        """As plain JSON values: exactly what may be sent to the seat, its past included unless left out."""
        state = self.state
        values: DiceViewShape = {
            "rules": self.options.rules,
            "title": self.options.title,
            "seats": list(self.seats),
            "seat": self.seat,
            "phase": DicePhase(state.phase).word,
            "turn": state.turn,
            "last_turn": state.last_turn or None,
            "decision": self.decision.word,
            "thinking": list(self.thinking),
            "decides": list(self.decides),
            "chain": [str(action) for action in self.chain],
            "forum": [self.die_json(slot) for slot in range(FORUM)],
            "cities": [self.city_json(seat) for seat in range(self.options.players)],
            "deal": self.deal.to_json() if self.deal else None,
        }
        if history:
            values["history"] = [step.to_json() for step in self.history]
        return values

    def die_json(self, slot: int) -> DieShape:
        """A die of the Forum as plain JSON values; its price is that for the seat."""
        state, box = self.state, dice_box()
        die = box.dice[state.die[slot]]
        values: DieShape = {
            "die": die.id,
            "colour": die.colour.word,
            "mark": ENGLISH.say(die.colour.mark),
            "face": box.symbols[state.symbol[slot]][1],
            "zone": state.zone[slot],
        }
        if self.seat is not None:
            values["price"] = die_price(state, self.seat, slot)
        return values

    def city_json(self, seat: int) -> DiceCityShape:
        """One city as plain JSON values."""
        state = self.state
        board = self.options.boards[state.board[seat]]
        return {
            "board": board.id,
            "status": ENGLISH.say(board.status) if board.status else "",
            "coins": state.coins[seat],
            "resources": resources(state, seat),
            "crossed": [p.id for p in board.places if state.crossed[seat][p.track] >> p.place & 1],
            "written": written_points(state, seat, self.options),
            "defence": {"west": state.defence[seat][Front.WEST], "east": state.defence[seat][Front.EAST]},
            "bonuses": [bonus.id for n, bonus in enumerate(dice_box().bonuses) if state.bonuses[seat] >> n & 1],
            "unlocked": [colour.word for colour in SPECIAL if state.unlocked[seat] >> colour & 1],
            "first_agora": bool(state.first_agora[seat]),
        }


def written_points(state: DiceState, seat: int, options: DiceOptions) -> dict[str, int]:
    """The points written into the attack spaces of a city."""
    sides = {Building.WEST_BARRACKS: Front.WEST, Building.EAST_BARRACKS: Front.EAST}
    board = options.boards[state.board[seat]]
    return {
        place.id: state.written[seat][sides[place.building]][place.place]
        for place in board.places
        if place.building in sides
        and state.crossed[seat][place.track] >> place.place & 1
        and any(effect.kind == DiceEffectKind.ATTACK for effect in place.space.effects)
    }


def blind(state: DiceState, before: DiceState, seat: int | None) -> DiceState:
    """A copy of the record without what a seat may not know: what others did in this turn, and the dice to come."""
    shown = state.copy()
    for field in DiceState.LAYOUT:
        if field.per_seat:
            values = getattr(shown, field.name)
            for other in range(state.players):
                if other != seat:
                    values[other] = COPY[len(field.shape) - 1](getattr(before, field.name)[other])
    for other in range(state.players):
        if other != seat:
            shown.chosen[other] = NOT_CHOSEN
            shown.pending[other] = DiceDecision.NONE if state.pending[other] == DiceDecision.NONE else DiceDecision.ACT
    seed_shuffler(shown, 0)
    return shown
