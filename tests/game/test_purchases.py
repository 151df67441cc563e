"""What an option buys from the neighbours: enough, from what they sell, and for just the coins it costs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from heptapolis import Game
from heptapolis.catalogue.cards import Box, box_of
from heptapolis.vocab.cards.goods import RAW

RAW_WORDS = {good.word for good in RAW}
BUYS = ("build", "stage")


def goods(counts: dict[str, int]) -> list[str]:
    """Every unit by its name."""
    return [good for good, count in counts.items() for _ in range(count)]


def can_make(symbols: list[list[str]], wanted: list[str]) -> bool:
    """Whether symbols, each used once, give all goods: by trying."""
    if not wanted:
        return True
    return any(
        wanted[0] in symbol and can_make(symbols[:place] + symbols[place + 1 :], wanted[1:])
        for place, symbol in enumerate(symbols)
    )


def cost_of(box: Box, city: dict[str, Any], option: dict[str, Any]) -> list[str]:
    """The goods that a card or the next stage asks."""
    if option["kind"] == "build":
        return [good.word for good in next(card for card in box.cards if card.id == option["card"]).cost.goods]
    wonder, side = city["board"].split("/")
    sides = next(one for one in box.wonders if one.id == wonder).sides
    return [good.word for good in next(one for one in sides if one.id == side).stages[city["stages"]].cost.goods]


def price(bought: dict[str, int], prices: dict[str, int]) -> int:
    """The coins for some goods."""
    return sum(n * prices["raw" if good in RAW_WORDS else "manufactured"] for good, n in bought.items())


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_coins_to_the_neighbours_buy_what_the_city_lacks(rules: str, players: int) -> None:
    box, chance, bought = box_of(rules), Random(players), 0
    for seed in range(3):
        game = Game(rules, players, seed=seed)
        while not game.over:
            seat = game.deciding()[0]
            shown: dict[str, Any] = dict(game.view(game.chooser(seat)).to_json(history=False))
            cities = shown["cities"]
            near = {"left": cities[(seat + 1) % len(cities)], "right": cities[seat - 1]}
            options: list[dict[str, Any]] = [dict(option) for option in game.legal(seat).to_json()["options"]]
            for option in options:
                from_both = option["bought"]
                assert set(from_both) == {"left", "right"}
                if option["kind"] not in BUYS:
                    assert from_both == {"left": {}, "right": {}}
                    continue
                for side, city in near.items():
                    assert can_make(city["sells"], goods(from_both[side]))
                    if game.chooser(seat) == seat:
                        assert price(from_both[side], shown["prices"][side]) == option[side]
                    assert bool(from_both[side]) == bool(option[side])
                lacking = cost_of(box, cities[seat], option)
                for good in (*goods(from_both["left"]), *goods(from_both["right"])):
                    lacking.remove(good)
                    bought += 1
                assert can_make(cities[seat]["makes"], lacking)
            paid = [option for option in options if option["left"] or option["right"]]
            game.choose(seat, chance.choice(paid or options)["action"])
    assert bought > 100
