"""The JSON of a view with and without its past."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heptapolis import DiceGame, Game, Record, Table, fold

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
