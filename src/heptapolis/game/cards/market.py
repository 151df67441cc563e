"""What cities make, what they sell to their neighbours, and at which price."""

from __future__ import annotations

from collections.abc import Iterator

from heptapolis.game.cards.names import Names
from heptapolis.game.cards.shapes import Goods, PricesShape
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.play import Form

FOR_EVERYBODY = ("produce", "produce_choice")
FOR_ITSELF = ("private_choice",)


def effects_of(state: State, seat: int, names: Names, forms: list[Form], cards: tuple[str, ...]) -> Iterator[Effect]:
    """Every effect of a city: of its built stages, its cards, and the edifices it was rewarded for."""
    for stage, form in zip(names.board(state.board[seat]).side.stages, forms, strict=False):
        yield from stage.forms[form].effects
    for card in cards:
        yield from names.card(names.card_number(card)).effects
    for project, times in zip(state.projects, state.rewards[seat], strict=True):
        for _ in range(times):
            yield from names.edifice(project).effects


def goods_of(state: State, seat: int, names: Names, forms: list[Form], cards: tuple[str, ...]) -> tuple[Goods, Goods]:
    """The symbols of goods that a city makes, and those of them that its neighbours may buy."""
    own: list[tuple[Good, ...]] = []
    sold: list[tuple[Good, ...]] = [(names.board(state.board[seat]).side.resource,)]
    for effect in effects_of(state, seat, names, forms, cards):
        if effect.kind.name in FOR_EVERYBODY:
            sold += effect.value.symbols
        elif effect.kind.name in FOR_ITSELF:
            own += effect.value.symbols
    return words_of([*sold, *own]), words_of(sold)


def words_of(symbols: list[tuple[Good, ...]]) -> Goods:
    """Symbols of goods in words."""
    return [[good.word for good in symbol] for symbol in symbols]


def prices_of(state: State, seat: int, names: Names) -> dict[str, PricesShape]:
    """What one unit costs a city, by neighbour: discounts serve from the turn after they were built."""
    unit_price = names.kernel.unit_price
    return {
        side: {"raw": unit_price(state, seat, bit), "manufactured": unit_price(state, seat, 2 + bit)}
        for bit, side in enumerate(("left", "right"))
    }
