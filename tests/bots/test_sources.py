"""What a bot's name stands for, and names that stand for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.own import FILE, First, named
from heptapolis.bots.source import BotSource, source_of, sources_for
from heptapolis.errors import SetupError, UnknownName


def test_a_file_a_module_and_a_bot_of_ours() -> None:
    assert source_of(named(First)) == BotSource(named(First), str(FILE), "First")
    assert source_of("some.package:Outer.Bot").short == "Bot"
    assert not source_of("rulebook").is_own
    assert source_of(named(First)).is_own


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("missing.py:Bot", "bot missing.py:Bot: there is no file missing.py."),
        ("missing.py", "bot missing.py: say which bot in the file you mean, such as missing.py:Name."),
        (":Bot", "bot ':Bot' is not written like file.py:Name or package.module:Name."),
        ("package:", "bot 'package:' is not written like"),
        ("package:not a name", "is not written like"),
        ("C:\\bots\\mine.py", "is not written like"),
    ],
)
def test_names_that_are_not_written_like_one(name: str, words: str) -> None:
    with pytest.raises(SetupError) as fault:
        source_of(name)
    assert words in str(fault.value)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package that offers a bot."""
    metadata = tmp_path / "offering-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: offering\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[heptapolis.bots]\nsibyl = offering.bots:Sibyl\n")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("package")
def test_a_package_offers_bots_by_name() -> None:
    assert source_of("sibyl") == BotSource("sibyl", "offering.bots", "Sibyl")
    assert source_of("sibyl").short == "sibyl"
    with pytest.raises(UnknownName, match="unknown bot 'sybil'; did you mean 'sibyl'"):
        source_of("sybil")


def test_one_bot_is_for_all_seats_and_several_are_one_for_each() -> None:
    assert [source.name for source in sources_for(["builder"], 3)] == ["builder"] * 3
    assert [source.name for source in sources_for(["builder", "random"], 2)] == ["builder", "random"]


@pytest.mark.parametrize("names", [[], ["random"] * 2, ["random"] * 4])
def test_too_many_and_too_few_are_refused(names: list[str]) -> None:
    with pytest.raises(SetupError, match=f"{len(names)} bots were given for 3 seats; give 3, or one for all of them."):
        sources_for(names, 3)
