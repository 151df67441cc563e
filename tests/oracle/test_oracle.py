"""The recorded games agree with our rules, and the checker sees every kind of fault."""

import gzip
import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest

from oracle import check, naive
from oracle.check import NAME_ONCE, NOTHING_TO_PICK, TURN_6_INCOME, main
from oracle.faults import Fault, assert_bad_input, assert_reported, bump, checked, without
from oracle.scribe import Line, record

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "oracle"
FILES = [naive.SAMPLE, *sorted(FOLDER.glob("*.jsonl*"))]
"""The sample of our own, and the games of others where they are at hand."""

TWINS = ("loom", "press", "glassworks")
"""Cards that exist in two Ages."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_recorded_games_agree(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main([str(file)])
    output = capsys.readouterr().out
    assert code == check.AGREES, output
    assert "mismatches             0" in output
    assert "games checked          0" not in output


@pytest.mark.parametrize("seed", [0, len(naive.GAMES) - 1])
def test_the_sample_is_what_the_naive_engine_plays(seed: int) -> None:
    lines = gzip.decompress(naive.SAMPLE.read_bytes()).splitlines()
    assert len(lines) == len(naive.GAMES)
    played = naive.record(*naive.GAMES[seed], seed)
    assert json.loads(lines[seed]) == json.loads(json.dumps(played)), "run: python tests/oracle/naive.py"


def first_asked(line: Line, kind: str) -> Line:
    """The first decision of a kind."""
    return next(asked for asked in line["decisions"] if asked["kind"] == kind)


def twins_in(asked: Line) -> list[list[str]]:
    """The picks of Age I cards that lie in the pile beside their twins of Age II."""
    picks = [tuple(action) for action in asked["legal"]]
    return [
        ["pick", f"{name}_1"] for name in TWINS if ("pick", f"{name}_1") in picks and ("pick", f"{name}_2") in picks
    ]


@pytest.fixture(scope="module")
def recorded() -> Line:
    """A game with a last card and a dig into a pile with both cards of one name."""
    lines = (record(seed, sells=0.3) for seed in range(200))
    return next(
        line
        for line in lines
        if any(twins_in(asked) for asked in line["decisions"] if asked["kind"] == "from_discard")
        and any(asked["kind"] == "last_card" for asked in line["decisions"])
    )


@pytest.fixture
def game(recorded: Line) -> Line:
    """The same, free to alter."""
    return deepcopy(recorded)


def test_untouched_game_agrees(game: Line) -> None:
    report = checked(game)
    assert not report.mismatches
    assert (report.games, report.decisions, report.explained.total()) == (1, len(game["decisions"]), 0)


def add_legal(line: Line) -> None:
    line["decisions"][7]["legal"].append(["sell", "palace"])


def drop_legal(line: Line) -> None:
    asked = line["decisions"][7]
    asked["legal"].remove(next(action for action in asked["legal"] if action != asked["chosen"]))


def swap_choice(line: Line) -> None:
    line["decisions"][0]["chosen"] = ["build", "palace", 0, 0]


FAULTS: dict[str, tuple[Fault, str]] = {
    "coins": (bump("after_turn", 3, "coins", 2), "Age 1 after turn 4: coins"),
    "shields": (bump("after_turn", 16, "shields", 1), "Age 3 after turn 5: shields"),
    "stages": (bump("after_turn", 9, "stages", 0), "Age 2 after turn 4: stages"),
    "pile size": (bump("after_turn", 5, "discard_pile"), "Age 1 after turn 6: discard pile size"),
    "legal set, one more": (add_legal, "legal: only oracle [('sell', 'palace')], only ours []"),
    "legal set, one less": (drop_legal, "legal: only oracle [], only ours [("),
    "choice": (swap_choice, "the oracle's choice ('build', 'palace', 0, 0) is not legal here"),
    "decision twice": (lambda line: line["decisions"].insert(3, line["decisions"][2]), "we do not ask this now"),
    "decision missing": (lambda line: line["decisions"].pop(), "the oracle's game is over, ours is at"),
    "pile": (lambda line: first_asked(line, "from_discard")["discard"].pop(), "discard pile: oracle"),
    "conflict shields": (bump("conflicts", 0, "shields", 4), "Age 1 conflicts: shields"),
    "conflict token": (bump("conflicts", 2, "left_right", 1, 1), "Age 3 conflicts: tokens left and right"),
    "final coins": (bump("final", 0, "coins"), "end seat 0: coins"),
    "final cards": (lambda line: line["final"][1]["cards"].pop(), "end seat 1: cards"),
    "final tokens": (lambda line: line["final"][2]["conflict_tokens"].append(1), "end seat 2: tokens"),
    "score line": (bump("breakdown", 3, "science"), "end seat 3: score"),
    "total": (bump("breakdown", 4, "total"), "end seat 4: score"),
    "winner": (lambda line: line.update(winner=[(line["winner"][0] + 1) % 5]), "end: winners"),
    "shared victory": (lambda line: line.update(winner=[0, 1, 2, 3, 4]), "end: winners"),
    "deal": (lambda line: line["hands"][0][0].__setitem__(0, "palace"), "our rules refuse the deal"),
}


@pytest.mark.parametrize(("fault", "message"), FAULTS.values(), ids=FAULTS)
def test_fault_is_reported(
    game: Line, fault: Fault, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fault(game)
    assert_reported(game, message, tmp_path / "faulty.jsonl", capsys)


def test_a_pile_listed_by_name_is_explained_only_where_flagged(game: Line) -> None:
    number, left_out = next(
        (number, twin)
        for number, asked in enumerate(game["decisions"])
        for twin in twins_in(asked)
        if asked["kind"] == "from_discard" and twin != asked["chosen"]
    )
    game["decisions"][number]["legal"].remove(left_out)
    assert len(checked(game).mismatches) == 1
    game["flags"][NAME_ONCE] = [number]
    report = checked(game)
    assert not report.mismatches
    assert report.explained == {NAME_ONCE: 1}
    game["decisions"][number]["legal"].remove(["skip"])
    assert len(checked(game).mismatches) == 1


def test_last_card_is_compared_with_the_strict_set(game: Line) -> None:
    asked = first_asked(game, "last_card")
    asked["legal_without_turn6_income"] = list(asked["legal"])
    asked["legal"].append(["build", "palace", 0, 0])
    report = checked(game)
    assert not report.mismatches
    assert report.explained == {TURN_6_INCOME: 1}
    assert report.stopped == 0
    asked["legal_without_turn6_income"].pop()
    assert checked(game).mismatches


def test_a_last_card_paid_with_income_stops_the_game_unfinished(game: Line) -> None:
    asked = first_asked(game, "last_card")
    asked["legal_without_turn6_income"] = list(asked["legal"])
    asked["legal"].append(["build", "palace", 0, 0])
    asked["chosen"] = ["build", "palace", 0, 0]
    report = checked(game)
    assert not report.mismatches
    assert (report.stopped, report.explained) == (1, {TURN_6_INCOME: 1})
    assert report.decisions == game["decisions"].index(asked) + 1
    assert report.decisions + report.not_compared == len(game["decisions"])


def test_a_pile_with_nothing_to_pick_is_explained() -> None:
    reports = (checked(record(seed, sells=0.0)) for seed in range(200))
    report = next(report for report in reports if report.explained)
    assert not report.mismatches
    assert set(report.explained) == {NOTHING_TO_PICK}


def test_a_skip_without_a_look_at_the_pile_is_a_fault(game: Line) -> None:
    skip = {
        "age": 1,
        "turn": 1,
        "seat": 2,
        "kind": "from_discard",
        "legal": [["skip"]],
        "chosen": ["skip"],
        "discard": [],
    }
    game["decisions"].insert(5, skip)
    assert any("we do not ask this now" in mismatch for mismatch in checked(game).mismatches)


MISSING: dict[str, tuple[Fault, str]] = {
    "decisions": (without("decisions"), "line 2: the key 'decisions' is missing"),
    "winner": (without("winner"), "the key 'winner' is missing"),
    "legal": (without("decisions", 4, "legal"), "the key 'legal' is missing"),
    "a turn": (without("after_turn", 3), "the key (1, 4) is missing"),
    "coins": (without("after_turn", 3, "coins"), "the key 'coins' is missing"),
    "conflicts": (without("conflicts", 2), "the key 3 is missing"),
    "cards": (without("final", 0, "cards"), "the key 'cards' is missing"),
    "score line": (without("breakdown", 0, "guilds"), "the key 'guilds' is missing"),
    "seat": (without("seats", 4), "4 seats for 5 players"),
    "kind": (lambda line: line["decisions"][0].update(kind="nap"), "the decision 'nap' is not known"),
    "no such seat": (lambda line: line["decisions"][0].update(seat=5), "there is no such seat"),
    "no list": (lambda line: line.update(decisions=7), "not of the form that the README describes"),
}


@pytest.mark.parametrize(("fault", "message"), MISSING.values(), ids=MISSING)
def test_incomplete_game_is_bad_input(
    game: Line, fault: Fault, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = json.dumps(game)
    fault(game)
    file = tmp_path / "incomplete.jsonl"
    file.write_text(f"{whole}\n{json.dumps(game)}\n", encoding="utf-8")
    assert_bad_input(file, message, capsys)


RUBBISH: dict[str, tuple[str, bytes | None, str]] = {
    "missing file": ("missing.jsonl", None, "cannot be read: No such file or directory"),
    "empty file": ("empty.jsonl", b"", "holds no games"),
    "no gzip": ("plain.jsonl.gz", b"{}", "no gzip, or cut off"),
    "cut gzip": ("cut.jsonl.gz", gzip.compress(b"{}" * 1000)[:-9], "no gzip, or cut off"),
    "damaged gzip": ("bad.jsonl.gz", gzip.compress(b"{}")[:10] + bytes(range(255, 200, -1)), "no gzip, or cut off"),
    "no JSON": ("bad.jsonl", b'{"id": ', "line 1: no JSON"),
    "no object": ("list.jsonl", b"[]", "line 1: not of the form that the README describes"),
    "nothing in it": ("object.jsonl", b"{}", "line 1: the key 'edifice' is missing"),
    "deep": ("deep.jsonl", b"[" * 100_000, "line 1: no JSON"),
    "no text": ("binary.jsonl", b"\xff\xfe\x00", "no text in UTF-8"),
}


@pytest.mark.parametrize(("name", "content", "message"), RUBBISH.values(), ids=RUBBISH)
def test_rubbish_is_bad_input(
    name: str, content: bytes | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    assert_bad_input(tmp_path / name, message, capsys)


def test_runs_as_a_script_on_a_packed_file(game: Line, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl.gz"
    file.write_bytes(gzip.compress(json.dumps(game).encode()))
    command = [sys.executable, check.__file__, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (check.AGREES, "")
    assert done.stdout.startswith("games checked          1\n")
