"""Custom bots, good and bad; tests name them as `own.py:Name`."""

from __future__ import annotations

import ctypes
import json
import os
import sys
import time
import zlib
from pathlib import Path
from random import Random
from typing import Any

FILE = Path(__file__)
MADE = 0
NOT_CALLABLE = {"a": "table"}


def named(bot: type) -> str:
    """The name by which a bot of this file is asked for."""
    return f"{FILE}:{bot.__name__}"


class First:
    """The first thing on the list."""

    def choose(self, view: Any, seat: int) -> Any:
        return view.legal(seat).actions[0]


class Text(First):
    """The last thing on the list, as a text."""

    def choose(self, view: Any, seat: int) -> Any:
        return str(view.legal(seat).actions[-1])


class Watchful:
    """Its choice depends on everything it is shown."""

    def choose(self, view: Any, seat: int) -> Any:
        seen = json.dumps(view.to_json()) + str(view.events) + str(vars(view)["state"].turn)
        actions = view.legal(seat).actions
        return actions[zlib.crc32(seen.encode()) % len(actions)]


class Seeded:
    """Anything, from a seed."""

    budget = 0.25

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, view: Any, seat: int) -> Any:
        return self.chance.choice(view.legal(seat).actions)

    def why(self, view: Any, seat: int, action: Any) -> tuple[str, int]:
        return "anything", 0


class Unseeded(Seeded):
    """Anything, never the same."""

    def __init__(self) -> None:
        super().__init__(time.time_ns())


class Forgetful(Unseeded):
    """Takes a seed and does not use it."""

    def __init__(self, seed: int) -> None:
        super().__init__()


class Timed(First):
    """Says what time it was given."""

    def __init__(self, seconds: float) -> None:
        self.budget = seconds / 2


class Counts(First):
    """Tells on standard output that it was made, the how manieth in this process."""

    def __init__(self) -> None:
        global MADE  # noqa: PLW0603 - what a process shares is what the test is about
        MADE += 1
        print("made", MADE)  # noqa: T201

    def choose(self, view: Any, seat: int) -> Any:
        print("thinking")  # noqa: T201
        return super().choose(view, seat)


class Curious(First):
    """Looks for what a server keeps to itself."""

    def __init__(self) -> None:
        raise ValueError(",".join(sorted(name for name in os.environ if name.startswith("HEPTAPOLIS_"))))


class Raises(First):
    """Looks for a card that is not there."""

    def choose(self, view: Any, seat: int) -> Any:
        costs: dict[str, int] = {}
        return costs["altar"]


class RaisesLater(First):
    """Plays two turns, then fails."""

    def choose(self, view: Any, seat: int) -> Any:
        if view.state.turn == 3:
            raise RuntimeError("no idea")
        return super().choose(view, seat)


class Unmakeable(First):
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no network")


class Hangs(First):
    """Thinks for ever."""

    def choose(self, view: Any, seat: int) -> Any:
        while True:
            pass


class Sleeps(First):
    """Sleeps for ever."""

    def choose(self, view: Any, seat: int) -> Any:
        time.sleep(3600)


class Leaves(First):
    """Leaves the program."""

    def choose(self, view: Any, seat: int) -> Any:
        sys.exit("that was enough")


class Ends(First):
    """Ends its process."""

    def choose(self, view: Any, seat: int) -> Any:
        os._exit(3)


class Crashes(First):
    """Crashes its process."""

    def choose(self, view: Any, seat: int) -> Any:
        return ctypes.string_at(0)


class Asks(First):
    """Asks someone at the keyboard."""

    def choose(self, view: Any, seat: int) -> Any:
        return input("what shall I do?")


class AnswersNothing(First):
    """Forgets to answer."""

    def choose(self, view: Any, seat: int) -> Any:
        return None


class AnswersNumbers(First):
    """Answers the place in the list."""

    def choose(self, view: Any, seat: int) -> Any:
        return 0


class AnswersOptions(First):
    """Answers an option and not its action."""

    def choose(self, view: Any, seat: int) -> Any:
        return view.legal(seat).options[0]


class Babbles(First):
    """Answers something that is not an action."""

    def choose(self, view: Any, seat: int) -> Any:
        return "biuld altar"


class Cheats(First):
    """Answers something that is not legal."""

    def choose(self, view: Any, seat: int) -> Any:
        return "build palace"


class Meddles(First):
    """Changes what it is shown."""

    def choose(self, view: Any, seat: int) -> Any:
        view.state.coins[0] += 1
        return super().choose(view, seat)


class Impatient(First):
    """Wants more time than there is."""

    budget = 60


class Strange(First):
    """Wants a time that is none."""

    budget = "long"


class Mumbles(First):
    """Gives a reason that no table can say."""

    def why(self, view: Any, seat: int, action: Any) -> tuple[str, int]:
        return "because", 0


class Silent:
    """Has nothing that chooses."""
