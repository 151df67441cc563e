"""Where a bot comes from: a name of ours, a file, a module, or an installed package that offers one.

A file that ends with .npz has the weights of a network.

Nothing is imported here: a custom bot is loaded in its own process, whatever it does then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from heptapolis.bots.budget import Budget
from heptapolis.bots.names import BOTS, ORACLE, OURS
from heptapolis.errors import SetupError, UnknownName

WEIGHTS = ".npz"
"""How files of weights end."""
USUAL = Budget(seconds=0.5)
"""How much a bot looks ahead that nobody has told how much."""
ENTRY_POINTS = "heptapolis.bots"
"""The group of entry points under which a package offers its bots."""


@dataclass(frozen=True)
class BotSource:
    """A bot as it was asked for, and where it is found; a bot of ours is found by its name."""

    name: str
    target: str = ""
    """A file, if it ends with .py, or a module."""
    attribute: str = ""
    weights: str = ""
    """The file of its network, if it has one."""
    budget: Budget | None = None
    """How much it looks ahead, if it does."""

    @property
    def is_own(self) -> bool:
        """Whether it is a custom bot, which runs in a process of its own."""
        return bool(self.target)

    @property
    def is_compiled(self) -> bool:
        """Whether it can play where everything is compiled."""
        return not self.target and not self.budget

    @property
    def needs_past(self) -> bool:
        """Whether it is shown what has happened, not only how things stand."""
        return bool(self.target or self.weights or self.budget)

    @property
    def short(self) -> str:
        """A name for a seat at the table."""
        if self.weights:
            return Path(self.weights).stem
        return self.attribute.rpartition(".")[2] if self.target and ":" in self.name else self.name.partition(":")[0]


def source_of(text: str) -> BotSource:
    """What a bot's name stands for: `rulebook`, `file.py:Name`, `package.module:Name`, an installed bot and so on.

    >>> source_of("rulebook").is_own
    False
    >>> source_of("my.bots:Greedy").short
    'Greedy'
    >>> source_of("oracle:0.1s").budget
    Budget(playouts=0, seconds=0.1)
    """
    if not isinstance(text, str):
        raise UnknownName("bot", text, OURS)
    if text in BOTS:
        return BotSource(text)
    if text == ORACLE:
        return BotSource(text, budget=USUAL)
    if text.endswith(WEIGHTS):
        return network_of(text)
    target, colon, attribute = text.rpartition(":")
    if colon and attribute[:1].isdigit():
        return with_budget(target, attribute)
    if colon:
        return checked(BotSource(text, target, attribute))
    if text.endswith(".py"):
        raise SetupError(f"bot {text}: say which bot in the file you mean, such as {text}:Name.")
    offered = installed_bots()
    if text not in offered:
        raise UnknownName("bot", text, [*OURS, *offered])
    return offered[text]


def with_budget(name: str, budget: str) -> BotSource:
    """A bot that looks ahead as much as it is told to; no name of a class begins with a digit, so a budget is meant."""
    source = source_of(name)
    if source.name != ORACLE:
        raise SetupError(f"bot {name}:{budget}: {source.name} takes no budget; leave out :{budget}.")
    return replace(source, name=f"{name}:{budget}", budget=Budget.parse(budget))


def network_of(file: str) -> BotSource:
    """The network whose weights lie in a file."""
    if not Path(file).is_file():
        raise SetupError(f"bot {file}: there is no file {file}.")
    return BotSource(file, weights=file)


def checked(source: BotSource) -> BotSource:
    """Refuse a name that is not written like one, or a file that is not there."""
    if not source.target or not all(part.isidentifier() for part in source.attribute.split(".")):
        raise SetupError(f"bot {source.name!r} is not written like file.py:Name or package.module:Name.")
    if source.target.endswith(".py") and not Path(source.target).is_file():
        raise SetupError(f"bot {source.name}: there is no file {source.target}.")
    return source


def installed_bots() -> dict[str, BotSource]:
    """The bots that installed packages offer, by name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and rarely asked for

    offered = entry_points(group=ENTRY_POINTS)
    return {entry.name: BotSource(entry.name, entry.module, entry.attr) for entry in offered}


def sources_for(names: Sequence[str] | str, seats: int) -> tuple[BotSource, ...]:
    """The bots of so many seats: one for all of them, or one named for each; a text names them with commas between.

    >>> [source.name for source in sources_for("builder", 2)]
    ['builder', 'builder']
    >>> [source.name for source in sources_for("builder, random", 2)]
    ['builder', 'random']
    """
    if not isinstance(names, str | Sequence):
        raise SetupError(f"bots is a name or a list of names, not {names!r}.")
    named = [name.strip() for name in names.split(",")] if isinstance(names, str) else names
    sources = tuple(source_of(name) for name in named)
    if len(sources) == 1:
        return sources * seats
    if len(sources) != seats:
        raise SetupError(f"{len(sources)} bots were given for {seats} seats; give {seats}, or one for all of them.")
    return sources
