"""Windows of a real Chromium: how they look, what they may not say, and pictures of them."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
from tools import chromium

from heptapolis.server.pages import WEB
from patience import PATIENCE

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP server.test 127.0.0.1",  # a server in the network, for which browsers do less
]
SMALLEST, PHONE, LARGE_PHONE, TABLET = (320, 568), (360, 740), (390, 844), (768, 1024)
LAPTOP, DESKTOP, WIDE = (1366, 768), (1920, 1080), (2560, 1440)
Scheme: TypeAlias = Literal["light", "dark"]
SIZES = {"phone": PHONE, "laptop": LAPTOP, "desktop": DESKTOP}
SHOTS = Path(os.environ.get("HEPTAPOLIS_SHOTS") or Path(__file__).parent / "artifacts")
"""Where pictures go; git does not keep them."""


@dataclass(frozen=True)
class Look:
    """How someone looks at the server: the size of the window, the language, and what the eyes ask for."""

    size: tuple[int, int] = LAPTOP
    locale: str = "en-GB"
    scheme: Scheme = "light"
    motion: Literal["reduce", "no-preference"] = "reduce"
    scale: float = 1.0
    touch: bool = False
    contrast: Literal["more", "no-preference"] = "no-preference"
    forced_colors: Literal["active", "none"] = "none"

    def options(self) -> dict[str, Any]:
        """The same for Playwright."""
        width, height = self.size
        return {
            "viewport": {"width": width, "height": height},
            "locale": self.locale,
            "color_scheme": self.scheme,
            "reduced_motion": self.motion,
            "device_scale_factor": self.scale,
            "has_touch": self.touch,
            "contrast": self.contrast,
            "forced_colors": self.forced_colors,
        }


class Windows:
    """Windows at one server; each person has a context of their own, with cookies of their own.

    Whatever the console or a page complains of is written down, and `check` fails the test for it.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.allowed: list[re.Pattern[str]] = []

    def person(self, look: Look | None = None, **more: Any) -> BrowserContext:
        """A browser of someone new; `more` are options of Playwright."""
        usual = {"base_url": self.url, "service_workers": "block"}  # the tests of the installed app want the worker
        context = self.browser.new_context(**usual | (look or Look()).options() | more)
        context.on("console", self._heard)
        context.on("weberror", lambda fault: self.complaints.append(f"page: {fault.error}"))
        self.contexts.append(context)
        return context

    def page(self, look: Look | None = None, **more: Any) -> Page:
        """A window of someone new."""
        return self.person(look, **more).new_page()

    def allow(self, words: str) -> None:
        """Let a test provoke a complaint: a pattern that it contains."""
        self.allowed.append(re.compile(words))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and not message.text.startswith(
            "Service Worker registration"
        ):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def check(self) -> None:
        """Fail if anything was complained of that the test did not provoke."""
        left = [words for words in self.complaints if not any(pattern.search(words) for pattern in self.allowed)]
        assert not left, "the browser complains:\n" + "\n".join(left)

    def close(self) -> None:
        """Close every window."""
        for context in self.contexts:
            context.close()


def shot(page: Page, name: str, *, whole: bool = True, moving: bool = False) -> Path:
    """A picture of a page, for people to look at; what moves is shown where it ends, or `moving` where it is."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    file = SHOTS / (re.sub(r"[^\w.-]+", "-", name) + ".png")
    page.screenshot(path=file, full_page=whole, animations="allow" if moving else "disabled")
    return file


def until(page: Page, happened: Callable[[], object]) -> None:
    """Let a page live on until something has happened."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        page.wait_for_timeout(20)


def overflow(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def missing(reason: str) -> None:
    """Skip, because this machine has not what a test in a browser needs; CI must have it."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def needed(find: Callable[[], str | None] = chromium.find_lean) -> str:
    """The Chromium to use, where everything is there."""
    if not (WEB / "index.html").exists():
        missing("the client is not built; make client builds it")
    found = find()
    if not found:
        missing(chromium.NONE)
    return str(found)
