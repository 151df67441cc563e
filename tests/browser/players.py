"""People at a table in a window: one who clicks, one who uses the keyboard alone.

What is legal they ask the server, so that a fixed taste decides; whatever they choose must be on the page.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.spoken import asks, say
from patience import PAGE_PATIENCE

QUICK = 1_500
Option = dict[str, Any]

STANDS = """(asks) => {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) return { stands: 'dialog', title: dialog.getAttribute('aria-label') };
  if (document.querySelector('main tfoot')) return { stands: 'over' };
  const asked = [...document.querySelectorAll('b')].map((b) => b.textContent.trim()).flatMap((text) =>
    Object.entries(asks).filter(([said]) => new RegExp(said).test(text)).map(([, decision]) => decision))[0];
  return asked ? { stands: 'asked', decision: asked } : null;
}"""
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  const { card, action, pick } = at.dataset;
  const name = card ?? pick ?? action ?? at.getAttribute('aria-label') ?? at.textContent.trim();
  return { ...at.dataset, name, seen: outlineStyle !== 'none' && outlineWidth !== '0px' };
}"""
OPEN = """async (wanted) => {
  await fetch('/api/me');
  const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mette', begin: true, ...wanted }) });
  return answer.json();
}"""
WEIGHTS = {"chain": 8, "free": 8, "join": 6, "build": 4, "buy": 3, "stage": 3, "sell": 1}


def open_table(page: Page, **wanted: Any) -> None:
    """A table that whoever sits in this window opens; the window goes there."""
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('heptapolis.known')")
    table = page.evaluate(OPEN, wanted)
    assert table.get("code"), table
    page.goto(f"/t/{table['code']}")


def kind(option: Option) -> str:
    """What an action is: to build with goods of neighbours is to buy, a stage may take part in an edifice."""
    if option["kind"] == "build" and option["left"] + option["right"]:
        return "buy"
    return "join" if option["join"] else str(option["kind"])


def always(options: list[Option]) -> Option:
    """What can be chosen in every turn, whatever came before: to sell a card, to pass."""
    return next(option for option in options if option["kind"] in ("sell", "pass"))


class Taste:
    """Wants a bit of everything: of what can be done, the kind that was done least for its weight."""

    def __init__(self, seed: int = 7) -> None:
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()

    def wish(self, options: list[Option]) -> Option:
        """One of the options; with the same seed and options the same."""
        kinds = sorted({kind(option) for option in options})
        best = min(kinds, key=lambda name: (self.done[name] + 1) / WEIGHTS.get(name, 4))
        self.done[best] += 1
        return self.chance.choice([option for option in options if kind(option) == best])


class Clicker:
    """Someone who plays with a mouse."""

    def __init__(self, page: Page, taste: Taste | None = None, language: str = "en") -> None:
        self.page, self.taste, self.language = page, taste or Taste(), language
        self.scenes: list[str] = []
        """The titles of the dialogs that had to be closed."""
        self.decisions: Counter[str] = Counter()
        self.offered: list[Option] = []

    @property
    def code(self) -> str:
        """The code of the table in the window."""
        return self.page.url.partition("/t/")[2].partition("#")[0]

    def table(self) -> dict[str, Any]:
        """The table as the server shows it to whoever sits in this window."""
        return dict(self.page.evaluate("async (code) => (await fetch(`/api/tables/${code}`)).json()", self.code))

    def stands(self) -> dict[str, Any]:
        """Wait until something is asked, a dialog is open, or the game is over."""
        return dict(self.page.wait_for_function(STANDS, arg=asks(self.language), timeout=PAGE_PATIENCE).json_value())

    def asked(self) -> dict[str, Any]:
        """The next decision, or the end; scenes before it are closed."""
        while True:
            now = self.stands()
            if now["stands"] == "dialog":
                self.scenes.append(now["title"])
                self.close_scene()
            elif now["stands"] == "over":
                return now
            elif legal := self.table()["legal"]:  # the page may be a moment behind
                seat, asked = next(iter(legal.items()))
                if asked["decision"] == now["decision"]:
                    return now | {"seat": seat, "options": asked["options"]}

    def turn(self) -> bool:
        """Answer the next decision; False if the game is over."""
        now = self.asked()
        if now["stands"] == "over":
            return False
        self.decisions[now["decision"]] += 1
        self.offered = now["options"]
        option = self.taste.wish(now["options"])
        for _ in range(6):
            try:
                self.choose(option)
                return True
            except TooLate:  # a scene came in between
                self.asked()
        raise AssertionError(f"{option['action']} cannot be chosen on the page")

    def turns(self, count: int) -> None:
        """So many decisions."""
        for _ in range(count):
            assert self.turn(), "the game is over already"

    def play_on(self) -> None:
        """Play to the end."""
        while self.turn():
            pass

    # how it is done

    def close_scene(self) -> None:
        """Go on after a scene; by its button, or by its cross."""
        dialog = self.scene()
        go = dialog.get_by_role("button", name=say("conflict-go", self.language), exact=True)
        cross = dialog.get_by_role("button", name=say("app-close", self.language), exact=True)
        (go if go.count() else cross).first.click()
        expect(dialog).to_have_count(0)

    def scene(self) -> Locator:
        """The dialog that is open, and not the one that may follow it."""
        title = self.page.get_by_role("dialog").get_attribute("aria-label")
        return self.page.get_by_role("dialog", name=title, exact=True)

    def card(self, name: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'[data-card="{name}"]').first

    def way(self, action: str) -> Locator:
        """The button of an action."""
        return self.page.locator(f'[data-action="{action}"]').first

    def open(self, card: str) -> None:
        """Open the panel of a card, if it is not open."""
        if self.card(card).get_attribute("aria-expanded", timeout=QUICK) != "true":
            self.card(card).click(timeout=QUICK)

    def choose(self, option: Option) -> None:
        """Choose an action on the page."""
        self.lay_out(option)
        self.send(lambda: self.press(option))

    def lay_out(self, option: Option) -> None:
        """Open the card of an action."""
        if self.page.locator("[data-card]").count():
            self.open(option["card"])
        elif self.page.locator("[data-pick]").count() and option["card"]:
            self.read(option["card"])

    def press(self, option: Option) -> None:
        """Press what sends an action that is laid out."""
        self.way(option["action"]).click(timeout=QUICK)

    def read(self, card: str) -> None:
        """Open a card that is no card of the hand, if it is not open."""
        pick = self.page.locator(f'[data-pick="{card}"]')
        if pick.get_attribute("aria-expanded", timeout=QUICK) != "true":
            pick.click(timeout=QUICK)

    def send(self, deed: Any) -> None:
        """Do what sends a choice, and wait for the answer."""
        with self.page.expect_response(lambda answer: answer.url.endswith("/choice"), timeout=QUICK * 3) as answer:
            deed()
        assert answer.value.ok, answer.value.text()
        expect(self.page.locator("button[aria-disabled='true']")).to_have_count(0)


class ByKeyboard(Clicker):
    """Someone who uses the keyboard alone, and looks where the focus is before every key."""

    def __init__(self, page: Page, taste: Any = None, language: str = "en") -> None:
        super().__init__(page, taste, language)
        self.lost: list[str] = []
        """When the focus was nowhere although something was asked."""
        self.unseen: list[str] = []
        """What had the focus without a visible mark."""

    def focus(self) -> dict[str, Any]:
        """What has the focus; nothing is an empty answer."""
        found: dict[str, Any] | None = self.page.evaluate(FOCUS)
        if found and not found["seen"]:
            self.unseen.append(found["name"])
        return found or {}

    def key(self, name: str) -> dict[str, Any]:
        """Press a key, and look where the focus is then."""
        self.page.keyboard.press(name)
        return self.focus()

    def reach(self, what: str, value: str, key: str = "Tab", most: int = 120) -> None:
        """Press a key until the focus is there."""
        now = self.focus()
        for _ in range(most):
            if now.get(what) == value:
                return
            now = self.key(key)
        raise TooLate(f"{value} is not reached by {key}")

    def asked(self) -> dict[str, Any]:
        """The next decision; the focus must be somewhere by then."""
        now = super().asked()
        if now["stands"] == "asked" and not self.focus():
            self.lost.append(now["decision"])
        return now

    def close_scene(self) -> None:
        """Escape closes every scene."""
        scene = self.scene()
        self.page.keyboard.press("Escape")
        expect(scene).to_have_count(0)


class Typist(ByKeyboard):
    """Someone who plays cards with the keyboard alone."""

    def to_hand(self) -> str:
        """Tab until a card has the focus; answers which."""
        now = self.focus()
        for _ in range(80):
            if now.get("card"):
                return str(now["card"])
            now = self.key("Tab")
        raise TooLate("Tab does not lead to the hand")

    def open(self, card: str) -> None:
        """Tab to the hand, arrows to the card, Enter; nothing to do where it is open."""
        if self.card(card).get_attribute("aria-expanded", timeout=QUICK) == "true":
            return
        self.to_hand()
        self.reach("card", card, "ArrowRight", 8)
        self.page.keyboard.press("Enter")
        expect(self.card(card)).to_have_attribute("aria-expanded", "true", timeout=QUICK)

    def read(self, card: str) -> None:
        """Tab to a card that is no card of the hand, Enter."""
        self.reach("pick", card)
        self.page.keyboard.press("Enter")

    def press(self, option: Option) -> None:
        """Tab to the way, Enter."""
        self.reach("action", option["action"])
        self.page.keyboard.press("Enter")

    def choose(self, option: Option) -> None:
        """A letter for the first way of a kind, Enter on a way, in turns."""
        hand = self.page.locator("[data-card]").count()
        self.lay_out(option)
        letter = {"sell": "s", "stage": "w"}.get(option["kind"], "b")
        stages = [other for other in self.offered if other["kind"] == "stage" and other["card"] == option["card"]]
        forms = {(other["form"], other["join"]) for other in stages}
        if hand and self.decisions.total() % 3 and (letter != "w" or len(forms) == 1):
            self.send(lambda: self.page.keyboard.press(letter))
        else:
            self.reach("action", option["action"])
            self.send(lambda: self.press(option))
