"""Five languages: the page speaks the browser's, nothing is left in English, and every word fits its button."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guest
from browser.measures import broken, cut, sticking_out
from browser.spoken import LANGUAGES, say, words
from browser.windows import PHONE, Look, Windows, overflow

PLACES = {
    "ol.hand .name": "name-card-",
    "[data-seat='0'] [data-built] .name": "name-card-",
    "[data-seat='0'] .title .name": "name-city-",
}
"""Where names stand that must not be broken anywhere."""
LOCALES = {"en": "en-GB", "da": "da-DK", "nb": "nb-NO", "sv": "sv-SE", "nl": "nl-NL"}
NAMES = {"en": "English", "da": "Dansk", "nb": "Norsk bokmål", "sv": "Svenska", "nl": "Nederlands"}
BOARDS = ["gizah/night", "halikarnassos/night", "alexandria/night"]
"""The longest names."""


def english(page: Page, language: str) -> list[str]:
    """Phrases that another language says otherwise, and that are there in English."""
    other, text = words(language), page.locator("body").inner_text()
    phrases = {key: phrase for key, phrase in words("en").items() if len(phrase) > 10 and "{" not in phrase}
    return [f"{key}: {phrase}" for key, phrase in phrases.items() if other[key] != phrase and phrase in text]


def check(page: Page, language: str) -> None:
    """The page speaks the language and has room for it."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert english(page, language) == []
    assert overflow(page) <= 0
    assert sticking_out(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(windows: Windows, language: str) -> None:
    page = windows.page(Look(PHONE, LOCALES[language]))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-claim", language))
    check(page, language)
    page.get_by_role("link", name=say("home-create", language)).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("new-title", language))
    page.get_by_text(say("new-more", language), exact=True).click()
    expect(page.get_by_role("button", name=say("new-go", language))).to_be_visible()
    check(page, language)
    for path, key in (
        ("/games", "games-title"),
        ("/settings", "settings-title"),
        ("/help", "help-title"),
        ("/no", "problem-title"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(say(key, language))
        check(page, language)


def built(guest: Guest) -> str:
    """A table in the second turn; the first card is built."""
    code = guest.open(boards=BOARDS)
    options = guest.person.my_turn(code)["legal"]["0"]["options"]
    guest.person.choose(code, guest.wish(options, ("build",))["action"], 0)
    guest.person.my_turn(code)
    return code


def check_sheets(page: Page, language: str, sheets: dict[str, str]) -> None:
    """What the bar of a table opens speaks the language too: each button, and something that is said there."""
    for opener, inside in sheets.items():
        page.get_by_role("button", name=say(opener, language), exact=True).click()
        expect(page.get_by_role("dialog").get_by_text(say(inside, language), exact=True)).to_be_visible()
        check(page, language)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_table_speaks_the_language_of_the_browser(views: Windows, guest: Guest, language: str) -> None:
    page = guest.view(views, Look(PHONE, LOCALES[language]))
    page.goto(f"/t/{guest.kept('a card built', lambda: built(guest))}")
    expect(page.get_by_text(say("table-age", language, age="I"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("table-turn", language, turn=2, turns=6), exact=True)).to_be_visible()
    expect(page.get_by_text(say("ask-play_card", language), exact=True)).to_be_visible()
    check(page, language)
    for where, names in PLACES.items():
        found = [text for key, text in words(language).items() if key.startswith(names)]
        assert broken(page, where, found) == []
        assert broken(page, where, ["Unbreakable" * 3]) != []
    page.locator("[data-card]").first.click()
    expect(page.get_by_role("heading", name=re.compile(say("choice-sell", language)))).to_be_visible()
    check(page, language)
    page.keyboard.press("Escape")
    check_sheets(
        page,
        language,
        {"table-full-log": "log-began", "talk-title": "react-thanks", "app-menu": "table-pause"},
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dice_table_speaks_the_language_of_the_browser(views: Windows, guest: Guest, language: str) -> None:
    page = guest.view(views, Look(PHONE, LOCALES[language]))
    page.goto(f"/t/{guest.dice()}")
    expect(page.get_by_text(say("ask-dice-act", language), exact=True)).to_be_visible()
    check(page, language)
    assert cut(page, ".building .name, .who b, .where") == []
    page.locator("button.space.open").first.click()
    expect(page.locator("[data-send]")).to_be_visible()
    check(page, language)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("table-hint", language), exact=True).click()
    expect(page.locator(".hint")).not_to_be_empty()
    check(page, language)
    check_sheets(page, language, {"table-full-log": "log-began", "app-menu": "table-pause"})


def test_another_language_is_spoken_at_once(page: Page) -> None:
    page.goto("/settings")
    for language in ("sv", "nl", "nb", "da", "en"):
        page.get_by_role("radio", name=NAMES[language], exact=True).check()
        expect(page.get_by_role("heading", level=1)).to_have_text(say("settings-title", language))
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("performance.getEntriesByType('navigation').length") == 1
    page.get_by_role("radio", name=NAMES["sv"], exact=True).check()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("settings-title", "sv"))
    page.get_by_role("link", name=say("nav-home", "sv"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-claim", "sv"))


def test_every_language_says_everything() -> None:
    for language in LANGUAGES:
        assert set(words(language)) == set(words("en"))
        gaps = {key: set(re.findall(r"\{\w+\}", phrase)) for key, phrase in words(language).items()}
        assert gaps == {key: set(re.findall(r"\{\w+\}", phrase)) for key, phrase in words("en").items()}
