"""The state of a table, which everyone is sent after every choice, is built without the past."""

from __future__ import annotations

import pytest

from heptapolis.game import Game
from heptapolis.game.cards.history import Step
from heptapolis.server.messages import state_for
from server.table_drivers import TableDriver


def test_a_state_is_built_without_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = TableDriver.begun("second-edition", {"players": 3})
    game = driver.table.game
    assert isinstance(game, Game)
    for seat in range(3):
        driver.choose(seat, f"sell {game.view(seat).hand[0]}")
    written: list[Step] = []

    def write(step: Step) -> None:
        written.append(step)

    monkeypatch.setattr(Step, "to_json", write)
    for viewer in (None, 0, 1, 2):
        assert state_for(driver.table, viewer, is_host=False)["view"]["turn"] == 2
    assert written == []
    assert len(game.view(0).to_json()["history"]) == len(written) > 0
