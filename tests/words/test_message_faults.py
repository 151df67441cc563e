"""What the compiler of messages refuses, each with file, line and key."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from tools import messages

from words.small import CARD, SMALL, lay_out

PLURAL = "{ $n ->\n        [one] { $n } coin\n       *[other] { $n } coins\n    }"


@dataclass(frozen=True)
class Fault:
    """One replacement in a file, and what the refusal must say; FILE stands for the file that was damaged."""

    name: str
    file: str
    old: str
    new: str
    reason: str


FAULTS = (
    Fault(
        "a key too few",
        "da/browser.ftl",
        "home = Home\n",
        "",
        "FILE: home is missing; English has it at messages/en/browser.ftl:1",
    ),
    Fault(
        "a key too many",
        "da/browser.ftl",
        "home",
        "# a comment\nhone = Hone\nhome",
        "FILE:2: hone is not a message of English",
    ),
    Fault("another gap", "sv/game.ftl", "{ $who }", "{ $whom }", "FILE:2: hello has $whom, English has $who"),
    Fault("no gap", "sv/game.ftl", ", { $who }", "", "FILE:2: hello has no gaps, English has $who"),
    Fault(
        "no plural",
        "nb/game.ftl",
        PLURAL,
        "{ $n } coins",
        "FILE:3: coins does not choose between texts by $n (number) as English does",
    ),
    Fault(
        "another file",
        "nl/terminal.ftl",
        "prompt",
        "home = Thuis\nprompt",
        "FILE:1: home is already defined at messages/nl/browser.ftl:1",
    ),
    Fault("an empty text", "da/browser.ftl", "Home", '{ "" }', "FILE:1: home: the text is empty"),
    Fault("an empty form", "da/game.ftl", "{ $n } coins", '{ " " }', "FILE:3: coins: the text is empty"),
    Fault("nothing", "en/browser.ftl", " Home", "", "FILE:1: 'home =' is not Fluent"),
    Fault("a key twice", "en/browser.ftl", "home", "home = House\nhome", "FILE:2: home is already defined at FILE:1"),
    Fault(
        "a printed name twice",
        "nl/browser.ftl",
        "home",
        "name-card-inn = Taverne\nhome",
        "src/heptapolis/catalogue/cards/box/cards.toml:2: name-card-inn is already defined at FILE:1",
    ),
    Fault(
        "a gap in one form only",
        "en/game.ftl",
        "{ $n } coins",
        "{ $n } { $what }",
        "FILE:3: coins: one of its texts leaves out $what",
    ),
    Fault(
        "a function",
        "en/game.ftl",
        "{ $who }",
        "{ NUMBER($who) }",
        "FILE:2: hello: a FunctionReference is not supported",
    ),
    Fault(
        "an attribute",
        "en/browser.ftl",
        "home = Home",
        "home = Home\n    .title = House",
        "FILE:1: home: attributes are not supported",
    ),
    Fault(
        "only an attribute",
        "en/browser.ftl",
        "home = Home",
        "home =\n    .title = House",
        "FILE:1: home: attributes are not supported",
    ),
    Fault(
        "a term with arguments",
        "en/game.ftl",
        "{ $who }",
        '{ -you(case: "x") }',
        "FILE:2: hello: a TermReference is not supported",
    ),
    Fault(
        "an unknown term", "en/game.ftl", "{ $who }", "{ -you }", "FILE:2: hello: it refers to -you, which is not there"
    ),
    Fault("a circle", "en/game.ftl", "{ $who }", "{ hello }", "FILE:2: hello: it refers to itself: hello -> hello"),
    Fault(
        "a number as a form", "en/game.ftl", "[one]", "[1]", "FILE:3: coins: a number such as [1] cannot choose a text"
    ),
    Fault(
        "a form too many",
        "en/game.ftl",
        "[one]",
        "[few] few\n        [one]",
        "FILE:3: coins: a plural has the forms [one] and *[other], not few, one, other",
    ),
    Fault(
        "a form too few",
        "en/game.ftl",
        "[one] { $n } coin\n",
        "",
        "FILE:3: coins: a plural has the forms [one] and *[other], not other",
    ),
    Fault(
        "a form twice",
        "en/game.ftl",
        "[one]",
        "[one] x\n        [one]",
        "FILE:3: coins: a choice names one of one, one, other twice",
    ),
    Fault(
        "a choice by no variable",
        "en/game.ftl",
        "{ $n ->",
        '{ "x" ->',
        "FILE:3: coins: only a variable can choose between texts",
    ),
    Fault(
        "a gap that is not a name",
        "en/game.ftl",
        "{ $who }",
        "{ $from }",
        "FILE:2: hello: $from cannot be the name of a gap in Python",
    ),
    Fault(
        "a gap used in two ways",
        "en/game.ftl",
        "{ $who }",
        "{ $n ->\n [one] x\n *[other] y\n} { $n ->\n [a] x\n *[b] y\n}",
        "FILE:2: hello: $n is a plural number in one place and a word in another",
    ),
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return lay_out(tmp_path)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_refused_with_file_line_and_key(project: Path, fault: Fault) -> None:
    path = project / "messages" / fault.file
    text = path.read_text(encoding="utf-8")
    assert fault.old in text
    path.write_text(text.replace(fault.old, fault.new, 1), encoding="utf-8")
    with pytest.raises(messages.MessageFaults) as refusal:
        messages.read(project)
    assert fault.reason.replace("FILE", f"messages/{fault.file}") in str(refusal.value)


def test_a_message_in_the_file_of_another_side_is_refused(project: Path) -> None:
    folder = project / "messages" / "nl"
    (folder / "browser.ftl").write_text("", encoding="utf-8")
    (folder / "terminal.ftl").write_text(SMALL["terminal"] + SMALL["browser"], encoding="utf-8")
    with pytest.raises(messages.MessageFaults, match=r"nl/terminal\.ftl:2: home belongs in browser\.ftl"):
        messages.read(project)


def test_every_fault_is_told_at_once(project: Path) -> None:
    for language in ("da", "nl"):
        (project / "messages" / language / "browser.ftl").write_text("", encoding="utf-8")
    with pytest.raises(messages.MessageFaults) as refusal:
        messages.read(project)
    assert len(str(refusal.value).splitlines()) == 2


def test_two_editions_cannot_call_a_card_by_two_names(project: Path) -> None:
    other = project / "src" / "heptapolis" / "catalogue" / "cards" / "other"
    other.mkdir()
    (other / "cards.toml").write_text(CARD, encoding="utf-8")
    messages.read(project)
    (other / "cards.toml").write_text(CARD.replace("Herberg", "Taverne"), encoding="utf-8")
    with pytest.raises(messages.MessageFaults, match=r"name-card-inn is already defined at .*box/cards\.toml:2"):
        messages.read(project)
