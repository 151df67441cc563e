"""What a view tells of goods and prices is what the rules count with."""

from __future__ import annotations

from hypothesis import given

from heptapolis.game import Game
from heptapolis.rules.cards.constants import lanes_of_all
from heptapolis.vocab.cards.city import Line, Symbol
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Good
from heptapolis.vocab.cards.play import ActionKind, Decision
from laws.strategies import examples, games

BY_WORD = {good.word: good for good in Good}


def symbols_of(goods: list[list[str]], kinds: tuple[Good, ...]) -> list[tuple[Good, ...]]:
    """The symbols that make one of the kinds."""
    symbols = [tuple(BY_WORD[word] for word in symbol) for symbol in goods]
    return [symbol for symbol in symbols if symbol[0] in kinds]


@given(game=games())
@examples(150)
def test_the_goods_of_a_view_are_those_of_the_rules(game: Game) -> None:
    view = game.view(0)
    for seat, city in enumerate(view.to_json()["cities"]):
        for kinds, own, sold in (
            (RAW, view.state.own_raw, view.state.sold_raw),
            (MANUFACTURED, view.state.own_made, view.state.sold_made),
        ):
            assert lanes_of_all(symbols_of(city["makes"], kinds), kinds) == own[seat]
            assert lanes_of_all(symbols_of(city["sells"], kinds), kinds) == sold[seat]
        assert city["conflicts"] == view.score()[seat].lines[Line.MILITARY]
        assert [city["science"][symbol.word] for symbol in Symbol] == view.state.science[seat]


@given(game=games())
@examples(100)
def test_one_missing_good_costs_what_the_view_says(game: Game) -> None:
    for seat in game.deciding():
        if seat >= game.players or game.decision(seat) != Decision.PLAY_CARD:
            continue
        prices = game.view(seat).to_json()["prices"]
        for option in (option for option in game.legal(seat) if option.action.kind == ActionKind.BUILD):
            goods = game.names.box.card(option.action.card).cost.goods
            if len(goods) == 1 and option.action.left + option.action.right:
                left, right = (both["raw"] if goods[0] in RAW else both["manufactured"] for both in prices.values())
                assert (option.action.left, option.action.right) in ((left, 0), (0, right))
