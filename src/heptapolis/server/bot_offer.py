"""The bots that tables may ask for by name: those that come with the game, and those that the operator brings."""

from __future__ import annotations

from collections.abc import Iterable

from heptapolis.bots.names import OURS
from heptapolis.bots.process import processes_of
from heptapolis.bots.source import BotSource, source_of
from heptapolis.errors import SetupError
from heptapolis.words import Words

LONGEST = 24
"""Letters of a name; the history keeps no more."""


def own_sources(names: Iterable[str]) -> dict[str, BotSource]:
    """The operator's bots, by the short names that tables know them by.

    >>> own_sources(["my.bots:Greedy"])["Greedy"].target
    'my.bots'
    """
    found: dict[str, BotSource] = {}
    for source in map(source_of, names):
        check_name(source)
        if source.short in found:
            both = f"{found[source.short].name} and {source.name}"
            raise SetupError(f"two bots are called {source.short}: {both}; give one of them another name.")
        found[source.short] = source
    return found


def check_name(source: BotSource) -> None:
    """Refuse a bot that is not a custom one, or whose name cannot be shown at a table."""
    if source.weights:
        raise SetupError(f"{source.name} is a network; it plays in simulate, arena and play --terminal.")
    if not source.is_own:
        raise SetupError(f"{source.name} comes with the game; --bots adds bots of your own, such as file.py:Name.")
    if source.short in OURS:
        raise SetupError(f"bot {source.name}: the game already has a bot called {source.short}.")
    if len(source.short) > LONGEST or not source.short.isprintable():
        raise SetupError(f"bot {source.name}: a name at the table has at most {LONGEST} visible characters.")


def try_out(sources: Iterable[BotSource], seconds: float) -> None:
    """Load and make each bot once, so that no server starts with one that cannot play."""
    with processes_of(tuple(sources), seconds) as processes:
        for process in processes.values():
            process.begin(0)


def offered(own: Iterable[str]) -> tuple[str, ...]:
    """Every bot that a table may ask for."""
    return (*OURS, *own)


def about(bots: Iterable[str], words: Words) -> dict[str, str]:
    """A sentence about each bot."""
    return {bot: words(f"about-bot-{bot if bot in OURS else 'own'}") for bot in bots}
