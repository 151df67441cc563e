"""People at a dice table in a window: one who clicks, one who uses the keyboard alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.players import QUICK, ByKeyboard, Clicker, Option
from browser.spoken import say

WEIGHTS = {"build": 5, "wonder": 3, "cross": 5, "bonus": 5, "pass": 1, "skip": 1}


class DiceTaste:
    """Wants a bit of everything, crosses most of all."""

    def __init__(self, seed: int = 7) -> None:
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()

    def wish(self, options: list[Option]) -> Option:
        """One of the options; with the same seed and options the same."""
        kinds = sorted({str(option["kind"]) for option in options})
        best = min(kinds, key=lambda name: (self.done[name] + 1) / WEIGHTS[name])
        self.done[best] += 1
        return self.chance.choice([option for option in options if option["kind"] == best])


class DiceClicker(Clicker):
    """Someone who plays dice with a mouse."""

    def __init__(self, page: Page, taste: DiceTaste | None = None, language: str = "en") -> None:
        super().__init__(page, language=language)
        self.taste: Any = taste or DiceTaste()

    def stands(self) -> dict[str, Any]:
        """What is asked has the name that the server gives it."""
        now = super().stands()
        return now | {"decision": now["decision"].removeprefix("dice-")} if "decision" in now else now

    def space(self, name: str) -> Locator:
        """A space of the own sheet."""
        return self.page.locator(f'button[data-space="{name}"]')

    def choose(self, option: Option) -> None:
        """Lay the choice out, look at what it costs, send it."""
        self.lay_out(option)
        price = say("dice-no-coins", self.language) if not option["price"] else str(option["price"])
        if option["at"]:
            expect(self.page.locator(".staged .pay")).to_contain_text(price)
        label = "dice-send" if option["then"] == "none" else "dice-cross-off" if option["at"] else "dice-take"
        expect(self.page.locator("[data-send]")).to_have_text(say(label, self.language))
        self.send(self.press_send)

    def lay_out(self, option: Option) -> None:
        """Press the space, and the die where several would do; or the button of what crosses off nothing."""
        if option["at"]:
            self.space(option["at"]).click(timeout=QUICK)
            way = self.page.locator(f'[data-way="{option["action"]}"]')
            if way.count():
                way.click(timeout=QUICK)
        else:
            self.way(option["action"]).click(timeout=QUICK)

    def press(self, option: Option) -> None:
        """The same button for all."""
        self.press_send()

    def press_send(self) -> None:
        """The button that sends."""
        self.page.locator("[data-send]").click(timeout=QUICK)


class DiceTypist(ByKeyboard, DiceClicker):
    """Someone who plays dice with the keyboard alone."""

    def lay_out(self, option: Option) -> None:
        """Tab to the space or the button, Enter; where several dice would do, back to the one that is wanted."""
        what = "space" if option["at"] else "action"
        self.reach(what, option["at"] or option["action"])
        self.page.keyboard.press("Enter")
        expect(self.page.locator("[data-send]")).to_be_focused()
        if self.page.locator(f'[data-way="{option["action"]}"]').count():
            self.reach("way", option["action"], "Shift+Tab")
            self.page.keyboard.press("Enter")

    def press_send(self) -> None:
        """The focus is there already, or a few steps on."""
        self.reach("send", "true")
        self.page.keyboard.press("Enter")
