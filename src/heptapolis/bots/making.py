"""Makes the bots that run in this process: policies, networks, and those that look ahead."""

from __future__ import annotations

from importlib import import_module

from heptapolis.bots.policy_bot import bot_of
from heptapolis.bots.protocol import Bot
from heptapolis.bots.source import BotSource

NETWORK_ROOM, SEARCH_ROOM = "heptapolis.network.bot", "heptapolis.search.bot"
"""Rooms above this one, imported when someone asks for their bots."""


def made(source: BotSource, seed: int) -> Bot:
    """A bot that is not a custom one; a seed makes its choices repeatable.

    >>> from heptapolis.bots.source import source_of
    >>> made(source_of("builder"), seed=1).name
    'builder'
    """
    bot: Bot
    if source.budget:
        bot = import_module(SEARCH_ROOM).SearchBot(seed, source.budget)
    elif source.weights:
        bot = import_module(NETWORK_ROOM).NetworkBot(source.weights)
    else:
        bot = bot_of(source.name, seed)
    return bot
