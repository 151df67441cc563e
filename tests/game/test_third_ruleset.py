"""A third ruleset is its own folder and one registration: every room takes it without a change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from heptapolis.bots import bot_of, why_of
from heptapolis.bots.trial import tables
from heptapolis.cli import app
from heptapolis.errors import HeptapolisError, RecordError, SetupError, UnknownName
from heptapolis.game import Record, fold
from heptapolis.game.fair import Fair, commitment_of, seed_from
from heptapolis.game.registry import RULESETS
from heptapolis.game.rulesets import check_fair, course_of, options_of, playthrough_of, redeal, sit_down
from heptapolis.simulation import simulate
from pebbles import game as pebbles
from pebbles.registration import registered
from server.table_drivers import TableDriver, folded


@pytest.fixture(autouse=True)
def third_ruleset() -> Iterator[None]:
    with registered():
        yield


def played(players: int = 3, seed: int = 5) -> Any:
    game: Any = sit_down(options_of("pebbles", {"players": players}), [f"P{n}" for n in range(players)], seed)
    bots = [bot_of("random", seed=seat) for seat in range(players)]
    while not game.over:
        for seat in game.deciding():
            game.choose(seat, bots[seat].choose(game.view(seat), seat))
    return game


def test_it_is_played_recorded_and_folded(tmp_path: Path) -> None:
    game = played()
    assert len(game.history) == 3
    game.record.save(tmp_path / "game.json")
    again = fold(Record.load(tmp_path / "game.json"))
    assert again.result() == game.result()
    assert str(Record.parse(str(game.record))) == str(game.record)
    assert [moment["turn"] for moment in course_of(game.record)] == [1, 2, 3]
    lines = list(playthrough_of(game.record))
    assert lines[0] == "Pebbles, 3 players"
    assert lines[-1].startswith("Won by P")


def test_its_mistakes_are_refused_like_all_others() -> None:
    game: Any = sit_down(options_of("pebbles", {"players": 2}), ["a", "b"], 1)
    with pytest.raises(HeptapolisError, match="4 pebbles"):
        game.choose(0, "4")
    with pytest.raises(SetupError, match="these options do not work for pebbles"):
        options_of("pebbles", {"players": 2, "stones": 3})
    del RULESETS["pebbles"]
    with pytest.raises(UnknownName, match="pebbles"):
        options_of("pebbles", {})
    RULESETS["pebbles"] = RULESETS["dice"]  # the fixture takes it away


def test_bots_hints_and_redeals_find_it() -> None:
    game: Any = sit_down(options_of("pebbles", {"players": 2}), ["a", "b"], 1)
    assert bot_of("builder").choose(game.view(0), 0) == "1"
    assert why_of(game.view(0), 0, "2") == ("points", 2)
    drawn: Any = redeal(game.view(0), Random(1))
    assert drawn.view(0) == game.view(0)
    assert "Pebbles, 5 players" in [options.title for options in tables()]


def test_a_fair_deal_of_it_is_checked() -> None:
    secret, words = "secret", ("a", "b")
    seed = seed_from(secret, words)
    game = played(2, seed)
    proof = Fair(commitment_of(secret), secret, words)
    record = game.record
    fair = type(record)(record.options, record.seats, record.deal, record.decisions, seed, record.result, proof)
    check_fair(fair)
    with pytest.raises(RecordError, match="heaps"):
        check_fair(type(record)(record.options, record.seats, pebbles.Heaps((1, 1, 1)), (), seed, None, proof))


def test_it_is_simulated_compiled() -> None:
    summary = simulate(options_of("pebbles", {"players": 4}), games=2000, seed=1, bots=["builder"])
    assert summary.mean_score == 3  # one pebble a turn always fits
    random = simulate(options_of("pebbles", {"players": 4}), games=2000, seed=1)
    assert 0 < random.mean_score < 9
    assert random.mean_turns == 3


def test_the_command_line_simulates_shows_verifies_and_replays_it(tmp_path: Path) -> None:
    runner = CliRunner()
    shown = runner.invoke(app, ["simulate", "--rules", "pebbles", "--players", "2", "--games", "100"])
    assert shown.exit_code == 0, shown.output
    assert "Pebbles, 2 players" in shown.output
    assert isinstance(runner.invoke(app, ["simulate", "--rules", "pebbles", "--edifice"]).exception, SetupError)
    assert runner.invoke(app, ["show", "pebble"]).output == "pebble, round\n"
    file = tmp_path / "game.json"
    played().record.save(file)
    assert "good" in runner.invoke(app, ["verify", str(file)]).output
    assert runner.invoke(app, ["replay", str(file), "--language", "nl"]).output.startswith("Pebbles")


def test_the_server_hosts_it() -> None:
    driver = TableDriver.begun("pebbles", {"players": 3}, bots=(2,))
    driver.choose(0, "2")
    assert driver.seen_by(0)["view"]["choice"] == "2"
    assert driver.seen_by(1)["view"]["choice"] is None
    driver.play(Random(1))
    record = driver.table.record()
    assert record is not None
    check_fair(record)
    assert folded(driver.table).game.record == driver.table.game.record  # type: ignore[union-attr]
    assert driver.seen_by(None)["winners"]
