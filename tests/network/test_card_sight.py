"""What the network sees: all the actions there are, nothing that is hidden, the same from a view as from the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from catalogue.own_boxes import EXAMPLE
from heptapolis import Options
from heptapolis.catalogue.cards import load_own_box
from heptapolis.game.cards.legal import legal_numbers
from heptapolis.game.notation import default_seats
from heptapolis.game.rulesets import sit_down
from heptapolis.network.cards.items import ITEM_NAMES, ITEM_SIZE, ITEM_WORDS, board_words, item_words
from heptapolis.network.cards.memory import remember
from heptapolis.network.cards.sight import no_memory, sight_in, sight_of
from heptapolis.network.cards.slots import SLOTS
from heptapolis.network.sight import Sight
from heptapolis.rules.cards.encoding import COINS_MASK, LEFT_SHIFT, RIGHT_SHIFT, to_left, to_right
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import all_chosen
from heptapolis.vocab.cards.play import Decision
from sizes import LONG

COINS = COINS_MASK << LEFT_SHIFT | COINS_MASK << RIGHT_SHIFT
TABLES = [
    Options("second-edition", 3, "draft", "choice"),
    Options("first-edition", 7, sides="random"),
    Options("second-edition", 2, sides="second"),
    Options("first-edition", 2, expansions=("edifice",)),
    Options("second-edition", 5, sides="second", expansions=("edifice", "carthage")),
    Options("second-edition", 4, expansions=("edifice",), box=load_own_box(EXAMPLE)),
]
GAMES = 20 if LONG else 2


class Table:
    """A game and, beside it, the rules' own record of it with what everybody has seen."""

    def __init__(self, options: Options, seed: int) -> None:
        self.game, self.rng = sit_down(options, default_seats(options.players), seed), Random(seed)
        self.options, self.kernel, self.state, self.memory = options, options.kernel, State(), no_memory()
        self.game.record.deal.place(self.state, options)
        self.kernel.begin(self.state, None)

    def moments(self) -> Iterator[int]:
        """Play at random; every seat that is asked, before it chooses."""
        while not self.game.over:
            for seat in self.game.deciding():
                yield seat
                chosen = self.rng.choice(self.game.legal(seat).actions)
                self.game.choose(seat, chosen)
                self.state.chosen[seat] = chosen.number(self.options.names)
            if all_chosen(self.state):
                remember(self.state, self.memory)
                self.kernel.resolve(self.state, None)

    def sight(self, seat: int) -> Sight:
        """What the network would see if it could look at everything."""
        return sight_in(self.state, seat, self.memory, self.kernel)


def cheapest(numbers: list[int]) -> set[int]:
    """The actions that a grid has room for: of equal ones with different payments those that cost least."""
    groups: dict[int, list[int]] = {}
    for number in numbers:
        groups.setdefault(number & ~COINS, []).append(number)
    price = {number: to_left(number) + to_right(number) for number in numbers}
    least = {group: min(price[number] for number in same) for group, same in groups.items()}
    return {number for number in numbers if price[number] == least[number & ~COINS]}


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.title)
def test_the_grid_has_every_action_paid_as_cheaply_as_can_be(options: Options) -> None:
    decisions = set()
    for seed in range(GAMES):
        table = Table(options, seed)
        for seat in table.moments():
            sight, numbers = table.sight(seat), legal_numbers(table.state, seat, options.names)
            assert len(sight.actions) == len(set(sight.actions))
            assert set(sight.actions) <= set(numbers)
            decision = Decision(table.state.pending[seat])
            decisions.add(decision)
            what = {number & ~COINS for number in numbers}
            if decision in (Decision.DIG, Decision.LOSE_CARD):  # of a long list the eight best
                assert len(sight.actions) >= min(len(what), SLOTS)
            else:
                assert {number & ~COINS for number in sight.actions} == what
            if seat < options.players and decision.plays:
                assert set(sight.actions) <= cheapest(numbers)
    assert Decision.PLAY_CARD in decisions


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.title)
def test_a_view_shows_all_that_the_network_sees(options: Options) -> None:
    for seed in range(GAMES):
        table = Table(options, seed)
        for seat in table.moments():
            if table.rng.random() < 0.2 or table.state.pending[seat] != Decision.PLAY_CARD:
                view = table.game.view(table.game.chooser(seat))
                assert sight_of(view, seat) == table.sight(seat)


def test_the_cards_of_a_custom_box_are_seen_as_what_they_do() -> None:
    kernel = TABLES[-1].kernel
    assert kernel.tables is not TABLES[0].kernel.tables
    assert kernel.swap(ITEM_WORDS) == item_words(kernel.tables)
    assert kernel.swap(ITEM_WORDS) != ITEM_WORDS


def test_what_cards_do_is_all_that_is_known_of_them() -> None:
    assert len(ITEM_NAMES) <= 8 * ITEM_SIZE
    tables = TABLES[0].kernel.tables
    words = item_words(tables)
    assert len(words) == len(tables.ITEMS) + 1
    assert {len(row) for row in (*words, *board_words(tables))} == {ITEM_SIZE}
    names = [card.id for card in TABLES[0].names.box.cards]
    assert not [name for name in ITEM_NAMES if any(card in name for card in names)]
