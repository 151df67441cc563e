"""A view as plain numbers: what the seat sees, under names, and nothing that it does not see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from heptapolis import DiceGame, Game, redeal
from heptapolis.game.cards.features import FEATURES
from heptapolis.game.dice.features import FEATURES as DICE_FEATURES
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.play import ActionKind
from laws.strategies import examples, games

GOODS = {good.word for good in Good}


def named(view: Any) -> dict[str, int]:
    names = DICE_FEATURES if view.options.rules == "dice" else FEATURES
    numbers = view.features()
    assert len(numbers) == len(names) == len(set(names))
    assert {type(number) for number in numbers} == {int}
    return dict(zip(names, numbers, strict=True))


@given(games())
@examples(30)
def test_numbers_say_what_the_view_says(game: Game) -> None:
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        numbers, cities = named(view), view.to_json()["cities"]
        hand = sorted(game.names.card_number(card) + 1 for card in view.hand)
        assert sorted(numbers[f"hand_{place}"] for place in range(1, 9) if numbers[f"hand_{place}"]) == hand
        for place in range(game.cities):
            city = cities[((seat or 0) + place) % game.cities]
            own = [numbers[f"city_{place}_{name}"] for name in ("coins", "shields", "wonder_stage")]
            assert own == [city["coins"], city["shields"], city["stages"]]
            makes = {good for good in GOODS if numbers[f"city_{place}_makes_{good}"]}
            assert makes == {good for symbol in city["makes"] for good in symbol}
        for place in range(game.cities, 7):
            assert not any(numbers[name] for name in FEATURES if name.startswith(f"city_{place}_"))


@given(games())
@examples(30)
def test_numbers_tell_nothing_that_is_hidden(game: Game) -> None:
    if not game.over:
        for seat in range(game.players):
            view = game.view(seat)
            assert redeal(view, Random(1)).view(seat).features() == view.features()


@pytest.mark.parametrize("players", range(2, 8))
def test_numbers_of_dice(players: int) -> None:
    game = DiceGame(players, seed=players)
    before = game.view(1).features()
    game.choose(0, game.legal(0).actions[0])
    numbers = named(game.view(1))
    assert [numbers[f"city_{place}_coins"] for place in range(players)] == [7] * players
    assert numbers["turn"] == 1
    differing = [name for name, old in zip(DICE_FEATURES, before, strict=True) if numbers[name] != old]
    assert set(differing) <= {f"city_{players - 1}_decision"}  # that someone has sent is open, what is not


@given(games())
@examples(30)
def test_a_list_without_reasons_has_the_same_options(game: Game) -> None:
    for seat in range(game.players):
        view = game.view(seat)
        for city in view.decides:
            short, full = view.legal(city, reasons=False), view.legal(city)
            assert (short.decision, short.options, short.question) == (full.decision, full.options, full.question)
            assert short.refusals == ()
            assert [short.bought(option) for option in short] == [full.bought(option) for option in full]


def test_a_list_of_dice_without_reasons_has_the_same_options() -> None:
    game = DiceGame(3, seed=1)
    while not game.over and not game.legal(0).refusals:
        for seat in game.deciding():
            game.choose(seat, game.legal(seat).actions[0])
    assert not game.over
    view = game.view(0)
    assert view.legal(reasons=False).options == view.legal().options
    assert not view.legal(reasons=False).refusals
    assert view.legal(1, reasons=False).options == ()


def test_an_action_is_the_number_that_the_page_describes() -> None:
    game = Game("second-edition", 3, seed=7)
    for option in game.legal(0):
        number, action = option.action.number(game.names), option.action
        assert (number & 15, number >> 4 & 1023) == (action.kind, game.names.card_number(action.card))
        assert (number >> 14 & 31, number >> 19 & 31, number >> 24 & 1) == (action.left, action.right, action.join)
        assert action.kind in set(ActionKind)
        assert type(action).from_number(number, game.names) == action
