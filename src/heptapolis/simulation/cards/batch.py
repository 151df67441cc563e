"""A batch of card games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np

from heptapolis.bots.cards.modules import CARD_POLICIES
from heptapolis.engine.packing import Array
from heptapolis.game import Action, Options, View
from heptapolis.game.cards.deal import read_option
from heptapolis.network.cards.city import CITY_SIZE
from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.cards.modules import CARD_NETWORK
from heptapolis.network.cards.slots import ALL_SLOTS, KINDS, SLOT_SIZE, SLOTS, STAGINGS_SIZE
from heptapolis.network.cards.surroundings import TABLE_SIZE
from heptapolis.rules.cards.kernel import CARD_RULES, SHIPPED_KERNEL
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.state import State
from heptapolis.simulation import outcome, tally
from heptapolis.simulation.batch import Batch, PlaceTable
from heptapolis.simulation.cards import block, hidden_cards, network_play, search
from heptapolis.simulation.cards.sampling import sample
from heptapolis.simulation.results import RESULT
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.cards.play import Phase, Sides, Wonders
from heptapolis.vocab.limits import SEATS


class CardBatch(Batch):
    """A batch of card games."""

    STATE = State
    MODULES = (*CARD_RULES, *CARD_POLICIES, tally, block, outcome, search, hidden_cards)
    NETWORK_MODULES = (*CARD_NETWORK, network_play, block, search)
    INSTEAD: ClassVar = {
        block.play_to_the_end: network_play.play_to_the_end,
        block.seated_in: network_play.seated_in,
    }
    INTERFACE = CARD_INTERFACE
    MENU, SHEET = MENU, SHEET
    kernel = SHIPPED_KERNEL

    def __init__(self, options: Options, networks: Sequence[str] = ()) -> None:
        super().__init__(options, networks)
        self.plain, self.kernel = not options.features, options.kernel

    def table(self, place: PlaceTable = lambda array: array) -> tuple[Any, ...]:
        """The options as the rules number them: edition, players, wonders, sides, extras."""
        wonders = read_option("wonders", self.options.wonders, Wonders)
        sides = read_option("sides", self.options.sides, Sides)
        return (self.options.names.edition, self.options.players, wonders, sides, self.options.extras)

    def players(self, **common: Any) -> network_play.CardPlayers:
        """Those of a table with networks: what all games have, and room for what this game's players see."""
        return network_play.CardPlayers(
            **common,
            memory=np.zeros((SEATS, SEATS, ROOM), np.int64),
            sheet=np.zeros(SHEET, np.int64),
            city=np.zeros(CITY_SIZE, np.int64),
            points=np.zeros(SEATS, np.int64),
            stagings=np.zeros(STAGINGS_SIZE, np.int64),
            table=np.zeros(TABLE_SIZE, np.int64),
            slots=np.zeros((ALL_SLOTS, SLOT_SIZE), np.int64),
            grid=np.zeros((SLOTS, KINDS), np.int64),
        )

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
