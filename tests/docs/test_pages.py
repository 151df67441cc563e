"""Commands in the docs run as written, links lead somewhere, generated pages are fresh."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from shutil import copytree

import pytest
from tools import effects, protocol

from cli.shell import inside

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = [
    (line.removeprefix("$ "), file.name)
    for file in PAGES
    for line in file.read_text(encoding="utf-8").splitlines()
    if line.startswith("$ ")
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


def test_the_bot_of_the_tutorial_is_the_one_in_the_examples() -> None:
    code = (ROOT / "docs" / "examples" / "thrifty.py").read_text(encoding="utf-8")
    assert f"```python\n{code}```" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_page_of_effects_is_fresh() -> None:
    assert effects.PAGE.read_text(encoding="utf-8") == effects.page(), "run: make conformance"


def test_the_page_of_the_protocol_is_fresh() -> None:
    assert protocol.PAGE.read_text(encoding="utf-8") == protocol.page(), "run: make conformance"
