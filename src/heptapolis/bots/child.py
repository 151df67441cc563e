"""The process of one bot: loads it, creates one per game and asks it. Run as `python -m heptapolis.bots.child`.

Requests are pickled by the process that plays the game; answers are lines of JSON with texts of actions, so nothing
that a bot makes is ever unpickled. What the bot prints goes to standard error, and it has no standard input.
"""

from __future__ import annotations

import faulthandler
import importlib
import importlib.util
import inspect
import io
import json
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from heptapolis.bots.memory import Memory, Told
from heptapolis.bots.protocol import Bot, Explains, TakesTime
from heptapolis.errors import close_names

HERE = __file__
OFFERED = ("seed", "seconds")
"""What a factory is given if it has a parameter of the name."""


class Unusable(Exception):
    """Something that is not a bot, or an answer that is not an action; said in words, without a traceback."""


def main() -> None:
    """Answer requests until the pipe is closed."""
    requests, answers = take_pipes()
    child, alarm = Child(), alarm_of(answers)
    while True:
        try:
            name, limit, arguments = pickle.load(requests)  # noqa: S301 - comes from the process that started this one
        except EOFError:
            return
        alarm(limit)
        answer = answered(getattr(child, name), arguments)
        alarm(0)
        answers.write(json.dumps(answer | {"cpu": time.process_time()}) + "\n")
        answers.flush()


def take_pipes() -> tuple[Any, TextIO]:
    """The pipes to the process that asks; afterwards printing goes to standard error and there is nothing to read."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    return requests, answers


def alarm_of(answers: TextIO) -> Callable[[float], object]:
    """A clock that ends the process when a time is over, even if nobody waits any more, and writes down where it was.

    Where the system has none, the process that asks ends this one.
    """
    faulthandler.enable(answers)
    if not hasattr(signal, "setitimer"):
        return lambda limit: None
    faulthandler.register(signal.SIGALRM, answers, all_threads=False, chain=True)
    return partial(signal.setitimer, signal.ITIMER_REAL)


def answered(request: Callable[..., dict[str, Any]], arguments: tuple[Any, ...]) -> dict[str, Any]:
    """The answer to a request, or what went wrong."""
    try:
        return request(*arguments)
    except Unusable as fault:
        return {"fault": str(fault)}
    except SyntaxError as fault:
        return {"fault": f"cannot be read: {fault.filename}, line {fault.lineno}: {fault.msg}"}
    except BaseException as fault:
        return {"fault": raised(fault)} | ({"traceback": traceback_of(fault)} if frames_of(fault) else {})


class Child:
    """The bot of one seat."""

    factory: Callable[..., Any]
    bot: Any
    memory: Memory

    def load(self, target: str, attribute: str, seconds: float, careful: bool) -> dict[str, Any]:
        """Find the factory; says what it would like to be given."""
        self.factory, self.seconds, self.careful = factory_in(module_of(target), attribute), seconds, careful
        self.takes = [name for name in OFFERED if name in parameters_of(self.factory)]
        return {"takes_seed": "seed" in self.takes}

    def begin(self, seed: int | None) -> dict[str, Any]:
        """Make the bot of a new game."""
        offered = {"seed": seed, "seconds": self.seconds}
        self.memory, self.bot = Memory(), self.factory(**{name: offered[name] for name in self.takes})
        if not isinstance(self.bot, Bot):
            raise Unusable(f"is not a bot: what it makes is {kind_of(self.bot)} without choose(view, seat)")
        return {"budget": budget_of(self.bot), "explains": isinstance(self.bot, Explains)}

    def choose(self, told: Told, seat: int, kind: type[Any]) -> dict[str, Any]:
        """What the bot chooses, as text; `kind` is that of the actions of the game."""
        view = self.memory.complete(told)
        before = pickle.dumps(view) if self.careful else b""
        action = self.bot.choose(view, seat)
        if self.careful:
            check_unchanged(pickle.loads(before), view)  # noqa: S301 - pickled three lines above
        return {"action": text_of(action, kind)}

    def why(self, told: Told, seat: int, action: Any) -> dict[str, Any]:
        """Why the bot chose that."""
        word, points = self.bot.why(self.memory.complete(told), seat, action)
        return {"word": str(word), "points": int(points)}


def module_of(target: str) -> Any:
    """The module of a file, which may import its neighbours, or of a name, looked for in the working folder too."""
    if not target.endswith(".py"):
        sys.path.insert(0, os.getcwd())
        return imported(target)
    file = Path(target).resolve()
    sys.path.insert(0, str(file.parent))
    name = file.stem if file.stem not in sys.modules else f"own_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise Unusable(f"cannot be loaded: {target} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def imported(name: str) -> Any:
    """The module with this name."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as fault:
        if fault.name and f"{name}.".startswith(f"{fault.name}."):
            raise Unusable(f"cannot be loaded: there is no module {fault.name}") from None
        raise


def factory_in(module: Any, attribute: str) -> Callable[..., Any]:
    """What makes the bot: usually its class."""
    found = module
    for name in attribute.split("."):
        if not hasattr(found, name):
            close = close_names(name, [known for known in vars(found) if not known.startswith("_")])
            hint = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
            raise Unusable(f"cannot be loaded: there is no {name!r} in it{hint}")
        found = getattr(found, name)
    if not callable(found):
        raise Unusable(f"is not a bot: {attribute} is {kind_of(found)}; name a class, or a function that makes a bot")
    made: Callable[..., Any] = found
    return made


def parameters_of(factory: Callable[..., Any]) -> tuple[str, ...]:
    """The names of a factory's parameters, as far as they are known."""
    try:
        return tuple(inspect.signature(factory).parameters)
    except (TypeError, ValueError):
        return ()


def budget_of(bot: Any) -> float | None:
    """The seconds that a bot would like for a decision, if it says."""
    if not isinstance(bot, TakesTime):
        return None
    budget: Any = bot.budget
    if isinstance(budget, bool) or not isinstance(budget, int | float) or not budget > 0:
        raise Unusable(f"is not a valid bot: its budget is {budget!r}; it is a number of seconds")
    return float(budget)


def text_of(action: Any, kind: type[Any]) -> str:
    """The text of what a bot answered: an action of the game's kind, or its text."""
    if isinstance(action, str | kind):
        return str(action)
    hint = "return option.action" if hasattr(action, "action") else "return an action or its text"
    raise Unusable(f"answered {kind_of(action)}: {shortened(action)}; {hint}")


def check_unchanged(before: Any, view: Any) -> None:
    """Refuse a bot that changed the view it was shown."""
    for name, value in vars(before).items():
        now = getattr(view, name)
        if now != value:
            parts = [part for part in getattr(value, "__slots__", ()) if getattr(now, part) != getattr(value, part)]
            where = ".".join([name, *parts[:1]])
            raise Unusable(f"changed view.{where}, which others may read too; change a copy (view.state.copy())")


def kind_of(value: Any) -> str:
    """What a value is, in words.

    >>> kind_of(3)
    'an int'
    """
    name = "nothing" if value is None else type(value).__name__
    return name if value is None else f"{'an' if name[0].lower() in 'aeiou' else 'a'} {name}"


def shortened(value: Any) -> str:
    """A value as code, cut where it is long."""
    text = repr(value)
    return text if len(text) <= 80 else text[:80] + "..."


def raised(fault: BaseException) -> str:
    """What was raised and where, in one line."""
    frames = frames_of(fault)
    words = "".join(traceback.format_exception_only(fault)).strip().splitlines()[-1]
    where = f" in {frames[-1].name} ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    return f"raised {words}{where}"


def traceback_of(fault: BaseException) -> str:
    """The traceback from the bot's own code on."""
    lines = traceback.format_list(frames_of(fault)) + traceback.format_exception_only(fault)
    return "Traceback (most recent call last):\n" + "".join(lines)


def frames_of(fault: BaseException) -> list[traceback.FrameSummary]:
    """The places that an exception came through, without those of this file and of the import machinery."""
    frames = traceback.extract_tb(fault.__traceback__)
    return [frame for frame in frames if frame.filename != HERE and not frame.filename.startswith("<frozen")]


if __name__ == "__main__":
    main()
