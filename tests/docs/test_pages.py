"""Commands in the docs run as written, links lead somewhere, generated pages are fresh."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from shutil import copytree

import pytest
from tools import bot_numbers, effects, protocol

from cli.shell import inside
from heptapolis import Options
from heptapolis.catalogue.dice.load import MOST_BOARDS
from heptapolis.errors import SetupError
from heptapolis.server.identity import Signer
from heptapolis.server.messages import PUBLIC_KEYS
from heptapolis.vocab.dice.limits import (
    MOST_COUNTERS,
    MOST_EFFECTS,
    MOST_LENGTH,
    MOST_OPTIONS,
    MOST_SPACES,
    MOST_TRACKS,
    MOST_WAITING,
)
from heptapolis.vocab.dice.play import Building

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = [
    (line.removeprefix("$ "), file.name)
    for file in PAGES
    for line in file.read_text(encoding="utf-8").splitlines()
    if line.startswith("$ ")
]
NAMED = [
    (file, name)
    for file in sorted((ROOT / "src").rglob("README.md"))
    for name in re.findall(r"`([\w./]+\.py)`", file.read_text(encoding="utf-8"))
]
COMMANDS = dict(reversed(SHOWN))
"""Each command once, with the first page that shows it."""
LINKS = [(file, link) for file in PAGES for link in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("command", "file"), COMMANDS.items(), ids=COMMANDS)
def test_commands_of_the_docs_run(file: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = shlex.split(command)
    assert words[0] == "heptapolis", f"{file} shows a command of another program"
    copytree(ROOT / "docs" / "examples", tmp_path, dirs_exist_ok=True)
    copytree(ROOT / "docs" / "examples", tmp_path / "docs" / "examples")
    monkeypatch.chdir(tmp_path)
    done = inside(*words[1:], typed="quit\n")
    assert done.code == 0, done.err


def test_the_readme_shows_commands() -> None:
    assert [file for _, file in SHOWN].count("README.md") >= 4


@pytest.mark.parametrize(("file", "link"), LINKS, ids=[f"{file.name}-{link}" for file, link in LINKS])
def test_links_lead_somewhere(file: Path, link: str) -> None:
    assert (file.parent / link).exists()


@pytest.mark.parametrize(("file", "named"), NAMED, ids=[f"{file.parent.name}-{name}" for file, name in NAMED])
def test_the_maps_of_the_rooms_name_modules_that_are_there(file: Path, named: str) -> None:
    rooms = (file.parent, file.parent / "cards", file.parent / "dice", ROOT / "src" / "heptapolis")
    assert any((room / named).exists() for room in rooms)


def test_the_protocol_tells_of_every_kind_of_message() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    first_cells = [row.split("|")[1] for row in page.splitlines() if row.startswith("| `")]
    assert set(PUBLIC_KEYS) <= {kind for cell in first_cells for kind in re.findall(r"`(\w+)`", cell)}


def test_the_protocol_shows_a_token_of_as_many_parts_as_there_are() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r'"token": "([^"]+)"', page)
    assert shown.replace("...", "").count(".") == Signer(b"key").token("elsa").count(".")


def test_the_page_of_the_dice_game_tells_how_much_a_board_may_hold() -> None:
    page = (ROOT / "docs" / "rules" / "dice.md").read_text(encoding="utf-8")
    told = next(part for part in page.split("\n\n") if part.startswith("Space in a record is limited"))
    choices = (MOST_WAITING - len(Building)) // 2
    limits = {MOST_BOARDS, MOST_TRACKS, MOST_SPACES, MOST_COUNTERS, MOST_LENGTH, MOST_EFFECTS, MOST_OPTIONS, choices}
    assert limits <= set(map(int, re.findall(r"\d+", told)))


def test_the_bots_of_the_tutorial_are_those_in_the_examples() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for bot in ("thrifty", "monte_carlo"):
        code = (ROOT / "docs" / "examples" / f"{bot}.py").read_text(encoding="utf-8")
        assert f"```python\n{code}```" in page


def test_the_page_of_effects_is_fresh() -> None:
    assert effects.PAGE.read_text(encoding="utf-8") == effects.page(), "run: make conformance"


def test_the_page_of_bots_is_fresh() -> None:
    assert bot_numbers.PAGE.read_text(encoding="utf-8") == bot_numbers.page(), "run: make conformance"


def test_the_page_of_the_protocol_is_fresh() -> None:
    assert protocol.PAGE.read_text(encoding="utf-8") == protocol.page(), "run: make conformance"


@pytest.mark.parametrize(("expansions", "most"), [([], 3), (["carthage"], 4), (["edifice"], 4)])
def test_a_draft_is_for_as_many_players_as_the_page_says(expansions: list[str], most: int) -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert "up to 4 players with Edifice or Carthage, 3 without" in page
    assert Options(players=most, wonders="draft", expansions=expansions).players == most
    with pytest.raises(SetupError, match="a draft deals two boards"):
        Options(players=most + 1, wonders="draft", expansions=expansions)
