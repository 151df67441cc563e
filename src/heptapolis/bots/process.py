"""A custom bot in a process of its own: whatever it does, the game continues or ends with a clear message."""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any, Self

from heptapolis.bots.memory import Memory
from heptapolis.bots.protocol import BOT_SECONDS, MOST_SECONDS, AnyAction, AnyView
from heptapolis.bots.room import reasons, room_of
from heptapolis.bots.source import BotSource
from heptapolis.errors import BotError, HeptapolisError, SetupError

START_SECONDS = 60.0
"""So long a bot may take to be imported, and to be made: some load a network."""
GRACE = 1.0
"""How long a process may take to end, or to report that its bot was too slow."""
ALARMED = -getattr(signal, "SIGALRM", 0)
"""How a process ends whose bot is too slow."""
KEPT_BACK = ("HEPTAPOLIS_KEY", "HEPTAPOLIS_SERVER", "HEPTAPOLIS_HOUSE", "HEPTAPOLIS_METRICS_TOKEN")
"""Variables of a server that no bot needs to see: its key, its settings with the database, its token."""
COMMAND = ("-P", "-m", "heptapolis.bots.child")
CHILD = str(Path(__file__).with_name("child.py"))


class BotProcess:
    """The bot of one seat, asked over a pipe; `begin` creates a new one for each game."""

    def __init__(self, source: BotSource, seconds: float = BOT_SECONDS, *, careful: bool = False) -> None:
        """Start to load a bot; `careful` also looks whether it changes the views it is shown."""
        if not 0 < seconds <= MOST_SECONDS:
            raise SetupError(
                f"{seconds:g} s is not a valid time limit for a decision; it must be between 0 and {MOST_SECONDS:g}."
            )
        self.source, self.seconds = source, seconds
        self.slowest = self.cpu_seconds = 0.0
        self._facts: dict[str, Any] = {}
        self._fault: BotError | None = None
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._process = Popen(  # noqa: S603 - our own module
            [sys.executable, *COMMAND],
            stdin=PIPE,
            stdout=PIPE,
            env=environment(),
            start_new_session=True,  # Ctrl-C is for the game; and what the bot started ends with it
        )
        threading.Thread(target=self._listen, daemon=True).start()
        self._send("load", START_SECONDS, source.target, source.attribute, seconds, careful)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def takes_seed(self) -> bool:
        """Whether the bot can be made from a seed, so that its games can be repeated."""
        return bool(self._loaded()["takes_seed"])

    def _loaded(self) -> dict[str, Any]:
        """What the process found when it loaded the bot."""
        self._facts = self._facts or self._receive(START_SECONDS)
        return self._facts

    def begin(self, seed: int | None = None) -> None:
        """Make the bot of a new game."""
        self._memory = Memory()
        self._loaded()
        self._send("begin", START_SECONDS, seed)
        answer = self._receive(START_SECONDS)
        self.explains, budget = answer["explains"], answer["budget"]
        if budget is not None and budget > self.seconds:
            wish = f"wants {budget:g} s for a decision but has {self.seconds:g}; --bot-seconds {budget:g} gives it"
            raise self._failed(wish)

    def choose(self, view: AnyView, seat: int) -> AnyAction:
        """What the bot chooses; legal, or an error says what it was."""
        begin = time.perf_counter()
        text = self._ask("choose", view, seat, room_of(view).ACTION)["action"]
        self.slowest = max(self.slowest, time.perf_counter() - begin)
        try:
            action = room_of(view).parse(text)
        except HeptapolisError as fault:
            raise self._failed(f"answered {text[:80]!r}: {fault}", view, seat) from None
        legal = room_of(view).listed(view, seat)
        if action not in legal:
            shown = ", ".join(map(str, legal[:6])) + (", ..." if len(legal) > 6 else "")
            raise self._failed(f"answered {str(action)!r}, which is not legal; legal: {shown}", view, seat)
        return action

    def why(self, view: AnyView, seat: int, action: AnyAction) -> tuple[str, int] | None:
        """Why the bot chose that, if it can say."""
        if not self.explains:
            return None
        answer = self._ask("why", view, seat, action)
        if answer["word"] not in reasons():
            raise self._failed(f"gave a reason that no table knows: {answer['word'][:80]!r}", view, seat)
        return answer["word"], answer["points"]

    def close(self) -> None:
        """End the process: gently, so that a bot may write down what it learned, but soon."""
        process = self._process
        with suppress(OSError):
            if process.stdin:
                process.stdin.close()
        try:
            process.wait(GRACE)
        except TimeoutExpired:
            self._kill()
        if process.stdout:
            process.stdout.close()

    def _ask(self, name: str, view: AnyView, seat: int, *more: Any) -> dict[str, Any]:
        self._send(name, self.seconds, self._memory.shorten(view), seat, *more)
        return self._receive(self.seconds, view, seat)

    def _send(self, name: str, limit: float, *arguments: Any) -> None:
        pipe = self._process.stdin
        with suppress(OSError):  # the process has ended: its last answer says why
            if pipe:
                pipe.write(pickle.dumps((name, limit, arguments), pickle.HIGHEST_PROTOCOL))
                pipe.flush()

    def _listen(self) -> None:
        """Put every line of the process into the queue, and an empty one when it has ended."""
        pipe = self._process.stdout
        with suppress(OSError, ValueError):  # closed while it was read
            for line in pipe or ():
                self._answers.put(line)
        self._answers.put(b"")

    def _receive(self, limit: float, view: AnyView | None = None, seat: int | None = None) -> dict[str, Any]:
        if self._fault is not None:
            raise self._fault
        try:
            line = self._answers.get(timeout=limit + GRACE)
        except Empty:
            raise self._failed(too_slow(limit), view, seat) from None
        if not line.startswith(b"{"):
            raise self._ended(line, limit, view, seat)
        answer: dict[str, Any] = json.loads(line)
        self.cpu_seconds = answer["cpu"]
        if "fault" in answer:
            raise self._failed(answer["fault"], view, seat, answer.get("traceback", ""))
        return answer

    def _ended(self, line: bytes, limit: float, view: AnyView | None, seat: int | None) -> BotError:
        """The error for a process that ended instead of answering; its last lines say where it was."""
        lines = [line]
        with suppress(Empty):
            while lines[-1]:
                lines.append(self._answers.get(timeout=GRACE))
        with suppress(TimeoutExpired):
            self._process.wait(GRACE)
        code = self._process.returncode
        reason = too_slow(limit) if code == ALARMED else f"ended its process ({exit_words(code)})"
        return self._failed(reason, view, seat, where_it_was(b"".join(lines)))

    def _failed(
        self, reason: str, view: AnyView | None = None, seat: int | None = None, traceback: str = ""
    ) -> BotError:
        self._kill()
        where = room_of(view).where(view) if view else ""
        self._fault = BotError(self.source.name, reason, seat, where, traceback)
        return self._fault

    def _kill(self) -> None:
        """End the process and what it has started."""
        if self._process.poll() is None:
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
            self._process.wait()


def environment() -> dict[str, str]:
    """The variables of a bot's process, which finds the same modules as this one."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return {name: value for name, value in os.environ.items() if name not in KEPT_BACK} | {"PYTHONPATH": path}


def too_slow(limit: float) -> str:
    """What to say of a bot that did not answer in time."""
    return f"did not answer within {limit:g} s; --bot-seconds gives it more time"


def where_it_was(dump: bytes) -> str:
    """What a process wrote when it ended, without the lines about our own code."""
    lines = dump.decode(errors="replace").splitlines()
    return "\n".join(line for line in lines if "<frozen" not in line and CHILD not in line)


def exit_words(code: int | None) -> str:
    """How a process ended.

    >>> exit_words(-11)
    'killed by SIGSEGV'
    """
    if code is None or code >= 0:
        return f"exit code {code}"
    return f"killed by {signal.Signals(-code).name}"


@contextmanager
def processes_of(sources: Sequence[BotSource], seconds: float = BOT_SECONDS) -> Iterator[dict[int, BotProcess]]:
    """A process for each custom bot among the sources, by place; they load in parallel."""
    with ExitStack() as stack:
        own = {place: source for place, source in enumerate(sources) if source.is_own}
        yield {place: stack.enter_context(BotProcess(source, seconds)) for place, source in own.items()}
