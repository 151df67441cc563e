"""The page needs no other file, and names are only ever text in it."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from heptapolis import DiceGame, DiceOptions, Game, Options
from heptapolis.analysis import Analysis, analyze
from heptapolis.analysis.html_page import page
from heptapolis.analysis.sections import speaking
from heptapolis.simulation import simulated_game
from heptapolis.words import LANGUAGES, words_of
from simulation.positions import middle

NAME = "<script>alert(1)</script> \"x\" & 'y'"


class Page(HTMLParser):
    """The tags, attributes and texts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.values: list[str] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.values += [value or "" for _, value in attrs]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(scope="module")
def found() -> Analysis:
    record = simulated_game(Options(), 1, bots=["builder", "rulebook", "random"]).record
    return analyze(replace(record, seats=(NAME, "Bo", "Cy")), 10, threads=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_alone_in_every_language(found: Analysis, language: str) -> None:
    text = page(found, words_of(language))
    shown = Page(text)
    assert f'<html lang="{language}">' in text
    assert not shown.tags & {"script", "link", "img", "iframe", "object", "base", "form"}
    assert not shown.attributes & {"src", "href", "srcset", "onclick", "onload", "style"}
    assert not re.search(r"https?:|url\(|@import", text)
    assert "prefers-color-scheme: dark" in text
    assert NAME in "".join(shown.texts)
    assert words_of(language)("analysis-open-note") in shown.texts


def test_every_choice_and_both_curves_are_drawn(found: Analysis) -> None:
    text = page(found)
    assert text.count('<polyline class="line') == 2 * 3
    assert text.count("<details>") == 2 + sum(bool(choice.options) for choice in found.choices)
    note = text.index("Nobody could know this during the game")
    assert text.index("Win chance before each turn") < text.index("Win chance with all hands open") < note


def test_a_game_of_dice_that_has_hardly_begun_has_a_page() -> None:
    game = simulated_game(DiceOptions(2), 1, bots="builder").record
    assert "<svg" in page(analyze(replace(game, decisions=(), result=None), 4, threads=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_told_as_players_speak(language: str) -> None:
    tables = [
        middle(Game("first-edition", 2, seed=2, wonders="draft"), 4),
        middle(Game(players=4, seed=3, expansions=["edifice"]), 12),
    ]
    for table in tables:
        found = analyze(table.record, 2, threads=1)
        words = speaking(found, words_of(language))
        for choice in (choice for choice in found.choices if choice.options):
            told = [str(words.fill(option.told)) for option in choice.options]
            assert len(set(told)) == len(told)
            assert not [text for text in told if re.search(r"[_{}]|/", text)]
            assert {str(words.fill(choice.told)), str(words.fill(choice.best_told))} <= set(told)


def test_what_is_done_with_dice_is_told() -> None:
    found = analyze(middle(DiceGame(2, seed=1), 6).record, 2, threads=1)
    words = speaking(found, words_of("en"))
    told = {option.action: words.fill(option.told) for choice in found.choices for option in choice.options}
    assert {"Pass and gain 3 coins", "blue die: agora.mask.1"} <= set(told.values())
    assert str(told["wonder"]).startswith("Wonder, stage ")
