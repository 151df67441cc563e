"""A custom bot at a table that has to continue: once it fails, `beginner` decides for its seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from heptapolis.bots.policy_bot import bot_of
from heptapolis.bots.protocol import AnyAction, AnyView
from heptapolis.errors import BotError

FALLBACK = "beginner"
"""The bot that decides for the seat of a custom bot that has failed; to fail should not pay."""


class MayFail(Protocol):
    """A bot of which everything that goes wrong is a `BotError`, such as a `BotProcess`."""

    def choose(self, view: AnyView, seat: int) -> AnyAction:
        """What it chooses, which is legal."""


class BotWithFallback:
    """Asks the bot until it fails, reports that once, and plays `beginner` from then on."""

    def __init__(self, bot: MayFail, report: Callable[[BotError], None], seed: int | None = None) -> None:
        self.bot, self.report, self.fallback = bot, report, bot_of(FALLBACK, seed)
        self.failed = False

    def choose(self, view: AnyView, seat: int) -> AnyAction:
        """What the bot chooses, or `beginner` in its place."""
        if not self.failed:
            try:
                return self.bot.choose(view, seat)
            except BotError as fault:
                self.failed = True
                self.report(fault)
        return self.fallback.choose(view, seat)
