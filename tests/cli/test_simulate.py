"""`simulate`: one JSON object, the same for any number of threads; bad values end with two and compile nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.shell import contents, inside, outside, refused

KEYS = {
    "rules",
    "title",
    "players",
    "wonders",
    "sides",
    "bots",
    "seed",
    "games",
    "threads",
    "device",
    "seconds",
    "cpu_seconds",
    "games_per_second",
    "games_per_cpu_second",
    "decisions",
    "mean_score",
    "mean_lines",
    "boards",
    "seats",
}
MEASURED = {"threads", "seconds", "cpu_seconds", "games_per_second", "games_per_cpu_second"}


def batch(*arguments: str) -> dict[str, Any]:
    """What a batch showed."""
    result = inside("simulate", "--json", *arguments)
    assert (result.code, result.err.strip()) == (0, "")
    assert result.out.count("\n") == 1
    values: dict[str, Any] = json.loads(result.out)
    return values


def lasting(values: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the computer."""
    return {key: value for key, value in values.items() if key not in MEASURED}


def test_the_script_prints_one_json_object_and_nothing_else(tmp_path: Path) -> None:
    result = outside("simulate", "--games", "300", "--players", "4", "--json", folder=tmp_path)
    assert result.code == 0
    values = json.loads(result.out)
    assert set(values) == KEYS
    assert values["games"] == 300
    assert values["players"] == 4
    assert values["seconds"] > 0
    assert values["cpu_seconds"] > 0
    assert values["games_per_second"] == pytest.approx(300 / values["seconds"])
    assert values["games_per_cpu_second"] == pytest.approx(300 / values["cpu_seconds"])
    assert values["mean_score"] == pytest.approx(sum(values["mean_lines"].values()))
    assert sum(row["games"] for row in values["boards"].values()) == 4 * 300
    assert sum(seat["win_share"] for seat in values["seats"]) == pytest.approx(1)
    assert contents(tmp_path) == {}


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(rules: str) -> None:
    asked = ["--rules", rules, "--games", "2500", "--seed", "7"]
    one, two = batch(*asked, "--threads", "1"), batch(*asked, "--threads", "2")
    assert (one["threads"], two["threads"]) == (1, 2)
    assert lasting(one) == lasting(two)
    assert lasting(one) == lasting(batch(*asked))
    assert one["mean_score"] != batch("--rules", rules, "--games", "2500", "--seed", "8")["mean_score"]


def test_bots_sit_round_the_table() -> None:
    named = ["random", "builder", "rulebook", "builder", "random"]
    values = batch("--games", "50", "--players", "5", "--bots", ", ".join(named))
    assert values["bots"] == named
    assert [seat["bot"] for seat in values["seats"]] == values["bots"]


def test_drafts_and_sides_are_simulated() -> None:
    assert len(batch("--games", "200", "--wonders", "draft", "--sides", "choice", "--seed", "1")["boards"]) == 14
    assert all(board.endswith("/night") for board in batch("--games", "50", "--sides", "second")["boards"])


def test_without_json_tables_are_printed() -> None:
    result = inside("simulate", "--games", "60", "--bots", "rulebook,random,random")
    assert result.code == 0
    for words in ("60 games of 7 Wonders, second edition, 3 players", "mean points", "win share", "rulebook"):
        assert words in result.out


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
@pytest.mark.parametrize(
    "additions",
    [["--players", "2"], ["--edifice"], ["--carthage"], ["--players", "2", "--edifice", "--carthage"]],
    ids=" ".join,
)
def test_the_additions_are_simulated_and_named(rules: str, additions: list[str]) -> None:
    values = batch("--rules", rules, "--games", "300", "--seed", "2", *additions)
    added = {name for name in ("edifice", "carthage") if f"--{name}" in additions}
    assert set(values) == KEYS | added
    assert all(values[name] is True for name in added)
    assert ("edifice" in values["mean_lines"]) == ("edifice" in added)
    assert values["players"] == len(values["seats"]) == len(values["bots"]) == (2 if "2" in additions else 3)
    assert sum(seat["win_share"] for seat in values["seats"]) == pytest.approx(1)
    assert sum(row["games"] for row in values["boards"].values()) == 300 * values["players"]  # not the Free City's
    assert sum(row["win_share"] * row["games"] for row in values["boards"].values()) == pytest.approx(300)
    assert values["mean_score"] == pytest.approx(sum(values["mean_lines"].values()))
    guests = {board.partition("/")[0] for board in values["boards"]} & {"carthage", "ur"}
    assert guests == ({"carthage", "ur"} if "edifice" in added else added)
    assert lasting(values) == lasting(batch("--rules", rules, "--games", "300", "--seed", "2", *additions))


def test_a_draft_of_four_is_simulated_with_more_boards() -> None:
    for more in ("--edifice", "--carthage"):
        assert batch("--games", "40", "--players", "4", "--wonders", "draft", more)["players"] == 4


def test_the_table_of_a_house_variant_says_so() -> None:
    result = inside("simulate", "--games", "60", "--players", "2", "--edifice", "--bots", "rulebook,random")
    assert result.code == 0
    title = "60 games of 7 Wonders, second edition, with Edifice, 2 players (house variant) in"
    assert title in " ".join(result.out.split())
    assert "│ edifice " in result.out


BAD = {
    "--players 1": "1 player cannot play 7 Wonders, second edition; it is for 2 to 7 players.",
    "--players 8": "8 players cannot play 7 Wonders, second edition; it is for 2 to 7 players.",
    "--games 0": "0 games cannot be played in one batch; choose from 1 to 4294967296.",
    "--games -5": "-5 games cannot be played in one batch",
    "--games 4294967297": "4294967297 games cannot be played in one batch",
    "--bots nonsense": "unknown bot 'nonsense'; known: beginner, builder, oracle, random, rulebook.",
    "--bots rulebok": "unknown bot 'rulebok'; did you mean 'rulebook'?",
    "--bots random,": "unknown bot ''",
    "--bots random,random,random,nonsense": "unknown bot 'nonsense'",
    "--bots random,random": "2 bots were given for 3 seats; give 3, or one for all of them.",
    "--players 2 --bots random,random,random": "3 bots were given for 2 seats; give 2, or one for all of them.",
    "--device gpu": "there is no device 'gpu'; choose cpu or cuda.",
    "--threads 0": "0 threads cannot be used; choose from 1 to 1024.",
    "--threads -1": "-1 threads cannot be used",
    "--threads 1025": "1025 threads cannot be used",
    "--seed -1": "seed -1 is not between 0 and 2147483647.",
    "--seed 2147483648": "seed 2147483648 is not between 0 and 2147483647.",
    "--rules second-editon": "unknown ruleset 'second-editon'; did you mean 'second-edition'",
    "--wonders drft": "unknown value of wonders 'drft'; did you mean 'draft'?",
    "--wonders gizah,olympia,rhodos": "unknown value of wonders 'gizah,olympia,rhodos'; known: draft, random.",
    "--wonders draft --players 4": "4 players need 8 boards and the box has 7",
    "--wonders draft --players 5 --edifice": "5 players need 10 boards and the box has 9",
    "--wonders draft --players 5 --carthage": "5 players need 10 boards and the box has 8",
    "--players 2 --bots random,rulebok": "unknown bot 'rulebok'; did you mean 'rulebook'?",
    "--players 2 --wonders ur,gizah,rhodos --edifice": "unknown value of wonders 'ur,gizah,rhodos'",
    "--sides frist": "unknown value of sides 'frist'; did you mean 'first'?",
}


@pytest.mark.parametrize("arguments", BAD)
def test_a_bad_value_ends_with_a_message_and_two(arguments: str) -> None:
    refused(inside("simulate", "--games", "20", "--json", *arguments.split()), BAD[arguments])


@pytest.mark.parametrize("arguments", BAD)
def test_a_bad_value_is_refused_before_anything_is_compiled(arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled(_: object) -> None:
        pytest.fail("the rules are compiled for half a minute before the bad value is refused")

    monkeypatch.setattr("heptapolis.simulation.batch.Batch.warm_up", compiled)
    refused(inside("simulate", "--games", "20", *arguments.split()), BAD[arguments])


def test_a_bad_value_leaves_nothing_on_the_disk(tmp_path: Path) -> None:
    environment = {"HEPTAPOLIS_CACHE": str(tmp_path / "cache")}
    refused(outside("simulate", "--players", "1", folder=tmp_path, environment=environment), "1 player cannot play")
    assert contents(tmp_path) == {}


def test_a_missing_gpu_is_a_message_and_two(tmp_path: Path) -> None:
    hidden = {"CUDA_VISIBLE_DEVICES": "-1"}
    result = outside("simulate", "--device", "cuda", "--games", "10", folder=tmp_path, environment=hidden)
    refused(result, "use --device cpu" if "[cuda]" not in result.err else "CUDA support is not installed")
    assert contents(tmp_path) == {}
