"""The JSON of a view with and without its past."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heptapolis import DiceGame, Game, Record, Table, fold
from heptapolis.catalogue.cards import box_of
from heptapolis.vocab.cards.play import ActionKind

NEW: dict[str, Callable[[], Table]] = {
    "cards": lambda: Game("second-edition", players=3, seed=7),
    "dice": lambda: DiceGame(players=3, seed=7),
}


def played(game: Table) -> Table:
    """A game after two turns."""
    while len(game.history) < 2:
        seat = game.deciding()[0]
        game.choose(seat, game.legal(seat).actions[0])
    return game


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("rules", NEW)
def test_a_view_without_its_past_is_the_same_view(rules: str, seat: int | None) -> None:
    view = played(NEW[rules]()).view(seat)
    whole, short = view.to_json(), view.to_json(history=False)
    assert len(whole.pop("history")) == 2
    assert short == whole


def choices_of(game: Game) -> list[int]:
    """The player who decides for each city, as the view of anyone tells it."""
    return [city["chooser"] for city in game.view(None).to_json()["cities"]]


def test_a_view_says_who_decides_for_every_city() -> None:
    game = Game("first-edition", players=2, seed=7)
    holders = set()
    while not game.over:
        assert choices_of(game) == [game.chooser(seat) for seat in range(3)]
        assert choices_of(game)[:2] == [0, 1]
        holders.add(choices_of(game)[2])
        seat = game.deciding()[0]
        game.choose(seat, game.legal(seat).actions[0])
    assert holders == {0, 1}


def test_a_chain_names_the_building_that_makes_the_card_free() -> None:
    cards = {card.id: card for card in box_of("second-edition").cards}
    chains = 0
    for seed in range(4):
        game = Game("second-edition", players=3, seed=seed)
        while not game.over:
            seat = game.deciding()[0]
            city = game.view(seat).to_json()["cities"][seat]["cards"]
            for option in game.legal(seat).to_json()["options"]:
                if option["kind"] == ActionKind.CHAIN.word:
                    assert option["source"] in city
                    assert option["source"] in cards[option["card"]].chained_by
                    chains += 1
                else:
                    assert option["source"] == ""
            game.choose(seat, game.legal(seat).actions[0])
    assert chains > 10


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
def test_when_the_game_is_over_every_card_is_told(rules: str) -> None:
    game = Game(rules, players=3, seed=7)
    while not game.over:
        hidden = {event["thing"] for event in game.news(0) if event["seat"] == 1 and event["kind"] in FACE_DOWN}
        assert hidden <= {"?"}
        seat = game.deciding()[0]
        sale = [action for action in game.legal(seat).actions if action.kind in (ActionKind.STAGE, ActionKind.SELL)]
        game.choose(seat, (sale or game.legal(seat).actions)[0])
    for viewer in (None, 0, 1, 2):
        told = [event for event in game.news(viewer) if event["kind"] in FACE_DOWN]
        assert len(told) > 40
        assert not [event for event in told if event["thing"] == "?"]
        assert all(event["message"]["key"].endswith("-card") for event in told)


FACE_DOWN = ("staged", "sold", "threw_away")


def keys_in(values: Any) -> Iterator[str]:
    """Every key of some JSON values, however deep."""
    if isinstance(values, dict):
        yield from values
    for value in values.values() if isinstance(values, dict) else values if isinstance(values, list) else ():
        yield from keys_in(value)


OVER = sorted((Path(__file__).parent / "records_v1").glob("*.json"))


@pytest.mark.parametrize("file", OVER, ids=[file.stem for file in OVER])
def test_keys_are_written_with_underscores(file: Path) -> None:
    game = fold(Record.load(file))
    seats = range(game.players)
    told = [game.view(seat).to_json() for seat in (None, *seats)] + [game.legal(seat).to_json() for seat in seats]
    told += [game.result(), game.record.to_json(), *(event.to_json() for event in game.events)]
    keys = set(keys_in(told))
    assert {"seats", "kind", "thing"} <= keys
    assert [key for key in keys if not re.fullmatch(r"[a-z0-9_.]+", key)] == []


def test_what_an_event_is_about_has_one_name() -> None:
    for make in NEW.values():
        game = played(make())
        assert all(event.to_json()["thing"] == event.thing for event in game.events)
        assert any(event.thing for event in game.events)
