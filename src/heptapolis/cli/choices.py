"""What a person says of a game on the command line, and the ruleset that is meant by it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from heptapolis.errors import SetupError, UnknownName, close_names
from heptapolis.game.registry import RULESETS, Ruleset, ruleset_of

USUAL = "second-edition"


@dataclass(frozen=True)
class Choices:
    """The options of all rulesets; each takes some of them."""

    players: int = 3
    wonders: str = "random"
    sides: str = "first"
    edifice: bool = False
    carthage: bool = False
    expansion: tuple[str, ...] = ()
    box: Path | None = None
    boards: Path | None = None

    @property
    def given(self) -> list[str]:
        """The options that say something else than if nobody had spoken."""
        return [f.name for f in fields(self) if f.name != "players" and getattr(self, f.name) != f.default]

    def ruleset(self, rules: str | None, *, play: bool) -> Ruleset:
        """The ruleset that is meant; refuses options that it does not take, to play with or to simulate."""
        rooms = dict.fromkeys(room_of(each) for each in RULESETS.values())
        meant = [name for name in (room.meant_by(self) for room in rooms) if name]
        ruleset = ruleset_of(rules or (meant[0] if meant else USUAL))
        room = room_of(ruleset)
        for name in self.given:
            if name not in (room.TO_PLAY if play else room.TO_SIMULATE):
                raise SetupError(room.REFUSAL.format(option=f"--{name}", rules=ruleset.name))
        return ruleset

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions that --expansion, --edifice and --carthage ask for."""
        return (*self.expansion, *(["edifice"] if self.edifice else []), *(["carthage"] if self.carthage else []))

    def dealt(self) -> str | list[str]:
        """The value of --wonders: a way to deal them, or boards by name."""
        close = close_names(self.wonders, ["random", "draft"])
        if close and self.wonders not in close:
            raise UnknownName("way to deal wonders", self.wonders, ["random", "draft"])
        return self.wonders if close else [name.strip() for name in self.wonders.split(",")]


def room_of(ruleset: Ruleset) -> Any:
    """The folder of a ruleset in this package: `options`, `game`, `terminal`, `show`, and the options that it takes."""
    return ruleset.part("cli")
