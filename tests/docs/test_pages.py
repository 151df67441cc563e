"""Commands in the docs run as written, links lead somewhere, generated pages are fresh."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from shutil import copytree
from subprocess import run

import pytest
from tools import effects, protocol

from heptapolis import Options
from heptapolis.errors import SetupError

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = [
    (file.name, line.removeprefix("$ "))
    for file in PAGES
    for line in file.read_text(encoding="utf-8").splitlines()
    if line.startswith("$ ")
]
LINKS = [(file, link) for file in PAGES for link in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("file", "command"), COMMANDS)
def test_commands_of_the_docs_run(file: str, command: str, tmp_path: Path) -> None:
    words = shlex.split(command)
    assert words[0] == "heptapolis", f"{file} shows a command of another program"
    copytree(ROOT / "docs" / "examples", tmp_path, dirs_exist_ok=True)
    program = Path(sys.executable).parent / words[0]
    copytree(ROOT / "docs" / "examples", tmp_path / "docs" / "examples")
    done = run([str(program), *words[1:]], input="quit\n", capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr


def test_the_readme_shows_commands() -> None:
    assert [file for file, _ in COMMANDS].count("README.md") >= 4


@pytest.mark.parametrize(("file", "link"), LINKS, ids=[f"{file.name}-{link}" for file, link in LINKS])
def test_links_lead_somewhere(file: Path, link: str) -> None:
    assert (file.parent / link).exists()


def test_the_bot_of_the_tutorial_is_the_one_in_the_examples() -> None:
    code = (ROOT / "docs" / "examples" / "thrifty.py").read_text(encoding="utf-8")
    assert f"```python\n{code}```" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_page_of_effects_is_fresh() -> None:
    assert effects.PAGE.read_text(encoding="utf-8") == effects.page(), "run: make conformance"


def test_the_page_of_the_protocol_is_fresh() -> None:
    assert protocol.PAGE.read_text(encoding="utf-8") == protocol.page(), "run: make conformance"


@pytest.mark.parametrize(("expansions", "most"), [([], 3), (["carthage"], 4), (["edifice"], 4)])
def test_a_draft_is_for_as_many_players_as_the_page_says(expansions: list[str], most: int) -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert "up to 4 players with Edifice or Carthage, 3 without" in page
    assert Options(players=most, wonders="draft", expansions=expansions).players == most
    with pytest.raises(SetupError, match="a draft deals two boards"):
        Options(players=most + 1, wonders="draft", expansions=expansions)
