"""`arena`: one JSON object, a folder with a report that stands alone, and a message for everything that is wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from bots import own
from cli.shell import Result, contents, inside, outside, refused
from heptapolis.arena.extras import EXTRAS
from heptapolis.arena.plots import PLOTS

KEYS = {"bot", "seats", "win_share", "low", "high", "mean_place", "mean_score", "mean_lines", "rating", "rating_error"}


def arena(*arguments: str) -> dict[str, Any]:
    """What a contest showed."""
    result = inside("arena", "--json", *arguments)
    assert (result.code, result.err.strip()) == (0, "")
    assert result.out.count("\n") == 1
    values: dict[str, Any] = json.loads(result.out)
    return values


def test_the_script_prints_one_json_object_and_nothing_else(tmp_path: Path) -> None:
    result = outside("arena", "--bots", "rulebook,builder,random", "--games", "60", "--json", folder=tmp_path)
    assert result.code == 0, result.err
    values = json.loads(result.out)
    assert (values["games"], values["deals"], values["anchor"]) == (60, 10, "builder")
    assert [bot["bot"] for bot in values["bots"]] == ["rulebook", "builder", "random"]
    for bot in values["bots"]:
        assert set(bot) == KEYS | {"failed_games"}
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
        assert bot["mean_score"] == pytest.approx(sum(bot["mean_lines"].values()))
    assert sum(bot["win_share"] for bot in values["bots"]) == pytest.approx(1)
    assert sum(bot["mean_place"] for bot in values["bots"]) == pytest.approx(6)
    assert values["bots"][1]["rating"] == 1000
    pairs = values["pairwise"]
    assert pairs["rulebook"]["random"] + pairs["random"]["rulebook"] == pytest.approx(1)
    assert contents(tmp_path) == {}


def test_two_bots_of_one_name_are_one_bot() -> None:
    values = arena("--players", "5", "--bots", "rulebook,random,random,rulebook,random", "--games", "200")
    assert [(bot["bot"], bot["seats"]) for bot in values["bots"]] == [("rulebook", 2), ("random", 3)]
    assert sum(bot["seats"] * bot["win_share"] for bot in values["bots"]) == pytest.approx(1)
    assert values["anchor"] == "the mean of these bots"


def test_dice_and_expansions_are_played() -> None:
    assert arena("--rules", "dice", "--players", "2", "--bots", "rulebook,random", "--games", "20")["games"] == 20
    added = arena("--players", "2", "--edifice", "--bots", "rulebook,random", "--games", "20")
    assert "edifice" in added["bots"][0]["mean_lines"]


class Page(HTMLParser):
    """What a page asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.asked += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]


def test_a_folder_has_the_games_and_a_report_that_stands_alone(tmp_path: Path) -> None:
    folder, file = tmp_path / "new", tmp_path / "<b>$x_1$" / "mine.py"
    file.parent.mkdir()
    file.write_text("class Mine:\n    def choose(self, view, seat):\n        return view.legal(seat).actions[0]\n")
    asked = ("--players", "2", "--bots", f"{file}:Mine,builder", "--threads", "1", "--games")
    values = arena(*asked, "6", "--out", str(folder))
    pictures = {f"{name}.png" for name in PLOTS}
    assert {file.name for file in folder.iterdir()} == {"arena.json", "games.parquet", "report.html", *pictures}
    assert all((folder / name).read_bytes().startswith(b"\x89PNG") for name in pictures)
    text = (folder / "report.html").read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.asked
    assert all(asked.startswith("data:") for asked in page.asked)
    assert not {"script", "link", "b"} & set(page.tags)
    assert "&lt;b&gt;$x_1$" in text
    assert "url(" not in text
    assert text.count("prefers-color-scheme: dark") == 1 + len(PLOTS)
    assert f"{100 * values['bots'][0]['win_share']:.1f} %" in text
    more = arena("--resume", str(folder), "--games", "8")
    assert (values["games"], more["games"]) == (6, 8)
    assert more == arena(*asked, "8")


def test_without_json_tables_are_printed() -> None:
    result = inside("arena", "--bots", "rulebook,random,random", "--games", "60")
    assert result.code == 0
    said = " ".join(result.out.split())
    assert "second edition, 3 players: 60 games: 20 deals, each in all 3 seatings." in said
    for words in ("95 % interval", "ended before", "science"):
        assert words in said


def test_a_bot_that_fails_is_reported_once_with_its_traceback() -> None:
    bots = f"{own.named(own.Raises)},rulebook"
    result = inside("arena", "--players", "2", "--rules", "dice", "--bots", bots, "--games", "4", "--threads", "1")
    assert result.code == 0
    assert result.err.count("raised KeyError: 'altar'") == 1
    assert result.err.count("Traceback") == 1
    assert "beginner decides for it until that game ends" in result.err
    assert "failed in 4 games." in " ".join(result.out.split())


BAD = {
    "--bots rulebok,builder,random": "unknown bot 'rulebok'; did you mean 'rulebook'?",
    "--bots rulebook,builder": "2 bots were given for 3 seats; give 3, or one for all of them.",
    "--bots rulebook": "all 3 seats have the bot rulebook; an arena compares bots, so name at least two that differ.",
    "--bots rulebook:0.1s,builder,random": "bot rulebook:0.1s: rulebook takes no budget; leave out :0.1s.",
    "--bots rulebok:0.1s,builder,random": "unknown bot 'rulebok'; did you mean 'rulebook'?",
    "--bots no.py:Mine,builder,random": "bot no.py:Mine: there is no file no.py.",
    "--games 0": "0 games cannot be played in an arena; choose from 1 to 1000000.",
    "--games 1000001": "1000001 games cannot be played in an arena",
    "--games 1": "1 game is too few: every deal is replayed in 6 seatings, and an interval needs at least 2 deals; "
    "choose at least 12.",
    "--players 8": "8 players cannot play 7 Wonders, second edition",
    "--rules second-editon": "unknown ruleset 'second-editon'; did you mean 'second-edition'",
    "--seed -1": "seed -1 is not between 0 and 2147483647.",
    "--threads 0": "0 threads cannot be used; choose from 1 to 1024.",
    "--jobs 1025": "1025 threads cannot be used",
    "--out no/such/folder": "no/such/folder cannot be written: No such file or directory.",
    "--resume no": "no holds no contest: there is no arena.json in it.",
    "--resume no --seed 3": "--resume continues with the settings of its folder; leave out --seed.",
    "--resume no --out other": "leave out --out.",
    "--sides frist": "unknown value of sides 'frist'; did you mean 'first'?",
}


@pytest.mark.parametrize("arguments", BAD)
def test_a_bad_value_ends_with_a_message_and_two(
    arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(inside("arena", "--games", "20", "--json", *arguments.split()), BAD[arguments])
    assert contents(tmp_path) == {}


@pytest.mark.parametrize(("extra", "arguments"), [("arena", ()), ("ray", ("--ray", "auto"))])
def test_what_is_not_installed_is_named_with_the_command_that_installs_it(
    extra: str, arguments: tuple[str, ...]
) -> None:
    hidden = f"import sys; sys.modules |= dict.fromkeys({EXTRAS[extra]!r}); from heptapolis.cli import main; main()"
    asked = ["arena", "--bots", "rulebook,builder,random", "--games", "20", *arguments]
    done = subprocess.run([sys.executable, "-c", hidden, *asked], capture_output=True, text=True, check=False)
    names = " and ".join(EXTRAS[extra])
    refused(
        Result(done.returncode, done.stdout, done.stderr),
        f"this needs {names}; try: pip install 'heptapolis[{extra}]'.",
    )


def test_no_cluster_is_a_message() -> None:
    pytest.importorskip("ray")
    refused(inside("arena", "--games", "20", "--ray", "127.0.0.1:1"), "no Ray cluster was found at '127.0.0.1:1'")


def test_help_names_every_option() -> None:
    result = inside("arena", "--help")
    assert result.code == 0
    for option in ("--bots", "--games", "--seed", "--out", "--resume", "--threads", "--jobs", "--ray", "--json"):
        assert re.search(rf"{option}\b", result.out)
