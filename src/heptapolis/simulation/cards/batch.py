"""A batch of card games."""

from __future__ import annotations

from random import Random
from typing import Any

from heptapolis.bots.cards.modules import CARD_POLICIES
from heptapolis.engine.packing import Array
from heptapolis.game import Action, Options, View
from heptapolis.game.cards.deal import read_option
from heptapolis.rules.cards.kernel import CARD_RULES, SHIPPED_KERNEL
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.state import State
from heptapolis.simulation import outcome, tally
from heptapolis.simulation.batch import Batch, PlaceTable
from heptapolis.simulation.cards import block, hidden_cards, search
from heptapolis.simulation.cards.sampling import sample
from heptapolis.simulation.results import RESULT
from heptapolis.vocab.cards.play import Phase, Sides, Wonders
from heptapolis.vocab.limits import SEATS


class CardBatch(Batch):
    """A batch of card games."""

    STATE = State
    MODULES = (*CARD_RULES, *CARD_POLICIES, tally, block, outcome, search, hidden_cards)
    MENU, SHEET = MENU, SHEET
    kernel = SHIPPED_KERNEL

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.plain, self.kernel = not options.features, options.kernel

    def table(self, place: PlaceTable = lambda array: array) -> tuple[Any, ...]:
        """The options as the rules number them: edition, players, wonders, sides, extras."""
        wonders = read_option("wonders", self.options.wonders, Wonders)
        sides = read_option("sides", self.options.sides, Sides)
        return (self.options.names.edition, self.options.players, wonders, sides, self.options.extras)

    def add(self, state: State, sums: list[int]) -> None:
        """Add a game that was played to its end elsewhere to a tally."""
        block.add_game(state, [0] * (SHEET + SEATS), sums)

    def result(self, state: State) -> list[list[int]]:
        """What every city of a game that was played to its end elsewhere ended with."""
        rows = [[0] * RESULT for _ in range(self.options.players)]
        block.write_result(state, [0] * SHEET, rows)
        return rows

    def sample(self, view: View, rng: Random, count: int) -> Array:
        """Positions that the seat of a view cannot tell from the real one."""
        return sample(view, rng, count, self.table(), self.compiled(plain=self.plain, kernel=self.kernel))

    def number_of(self, action: Any, seat: int, position: Any) -> int:
        """An action, an option or a text as the rules number it."""
        given = getattr(action, "action", action)
        return (Action.parse(given) if isinstance(given, str) else Action.of(given)).number(self.options.names)

    def fits(self, positions: Array) -> Array:
        """Which positions are of games with these options, and not over."""
        names, players = self.options.names, self.options.players
        same = (positions["edition"] == names.edition) & (positions["players"] == players)
        same &= (positions["cities"] == self.options.cities) & (positions["phase"] != Phase.OVER)
        fitting: Array = same & ((positions["projects"][:, 0] >= 0) == self.options.projects)
        return fitting
