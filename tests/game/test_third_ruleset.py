"""A third ruleset is its own folder and one registration: every room takes it without a change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from typer.testing import CliRunner

from heptapolis.bots import bot_of, trial, why_of
from heptapolis.bots.trial import tables
from heptapolis.cli import app
from heptapolis.errors import BotError, HeptapolisError, RecordError, SetupError, UnknownName
from heptapolis.game import Record, fold
from heptapolis.game.fair import Fair, commitment_of, seed_from
from heptapolis.game.registry import RULESETS
from heptapolis.game.rulesets import check_fair, course_of, options_of, playthrough_of, redeal, sit_down
from heptapolis.server.api.game_models import any_of
from heptapolis.simulation import batch, simulate
from heptapolis.simulation.tally import DECISIONS
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
    assert str(bot_of("builder").choose(game.view(0), 0)) == "1"
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


CAUTIOUS = Path(pebbles.__file__).with_name("cautious.py")


@pytest.fixture
def known_to_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of a custom bot finds the ruleset's modules, as it finds those of an installed package."""
    monkeypatch.setenv("PYTHONPATH", str(CAUTIOUS.parents[1]))


def test_it_is_played_in_the_terminal() -> None:
    asked = ["play", "--rules", "pebbles", "--players", "2", "--bots", "builder", "--seed", "1", "--language", "en"]
    shown = CliRunner().invoke(app, asked, input="4\n1\n1\n1\n")
    assert shown.exit_code == 0, shown.output
    assert "you have a different decision to make" in shown.output
    assert "builder 1: 3" in shown.output
    assert "Won by you and builder 1" in shown.output


@pytest.mark.usefixtures("known_to_children")
def test_custom_bots_play_it_with_its_own_actions() -> None:
    options = options_of("pebbles", {"players": 2})
    mixed = simulate(options, games=20, seed=1, bots=[f"{CAUTIOUS}:Cautious", "builder"], threads=1)
    same = simulate(options, games=20, seed=1, bots=["builder"], threads=1)
    assert mixed.mean_score == same.mean_score == 3
    assert (mixed.tally[DECISIONS], mixed.mean_turns) == (same.tally[DECISIONS], 3)
    with pytest.raises(BotError, match="answered a tuple"):
        simulate(options, games=1, bots=[f"{CAUTIOUS}:Foreign"], threads=1)


@pytest.mark.usefixtures("known_to_children")
def test_check_bot_tries_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "RULESETS", {"pebbles": RULESETS["pebbles"]})
    shown = CliRunner().invoke(app, ["check-bot", f"{CAUTIOUS}:Cautious"])
    assert shown.exit_code == 0, shown.output
    assert "Pebbles, 5 players: good, 3 decisions" in shown.output
    shown = CliRunner().invoke(app, ["check-bot", f"{CAUTIOUS}:Foreign"])
    assert "Pebbles, 2 players: bad" in shown.output


@pytest.mark.parametrize("limit", ["LINES", "BOARDS", "SEATS"])
def test_a_batch_refuses_what_its_tally_has_no_room_for(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options: Any = options_of("pebbles", {"players": 4})
    monkeypatch.setattr(pebbles.PebbleOptions, "sheet", (0,) * 4)
    monkeypatch.setattr(pebbles.PebbleOptions, "board_names", {3: "heap"})
    monkeypatch.setattr(batch, limit, 4)
    batch.batch_of(options)
    monkeypatch.setattr(batch, limit, 3)
    with pytest.raises(SetupError, match=r"a batch counts 3 .* apart; 4 are too many"):
        batch.batch_of(options)


def test_the_document_of_the_api_names_its_shapes() -> None:
    names = [kind.__name__ for kind in get_args(any_of("view")) if isinstance(kind, type)]
    assert names == ["View", "DiceView", "PebbleView"]


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
