"""Processes that run the program without importing it first: forks of one that waits with everything imported.

A start of the installed script spends most of its time on imports. What the program is, does and leaves behind is the
same; tests of the start itself, of workers and of the command line run the script (`SCRIPT`).
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import resource_tracker
from pathlib import Path
from tempfile import TemporaryDirectory

from cli.shell import SCRIPT, Result
from heptapolis.cli import main
from patience import PATIENCE

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([main.__module__, "heptapolis.server.app", "uvicorn", "uvloop", __name__])


class ForkedProgram:
    """The program in a process of its own, used like a `subprocess.Popen`."""

    def __init__(self, words: Sequence[str], log: Path, complaints: Path | None = None) -> None:
        self.process = FORKS.Process(target=run, args=(words, log, complaints or log, dict(os.environ)))
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid

    @property
    def returncode(self) -> int | None:
        """How it ended; a signal is negative."""
        return self.process.exitcode

    def poll(self) -> int | None:
        """How it ended, if it did."""
        return self.process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        self.process.kill()

    def wait(self, seconds: float | None = None) -> int:
        """Wait until it has ended; tells how."""
        self.process.join(seconds)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("heptapolis", seconds or 0)
        return self.process.exitcode


def forked(*words: str | Path) -> Result:
    """How a command ends, and what it says."""
    with TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        code = ForkedProgram([str(SCRIPT), *map(str, words)], out, err).wait(PATIENCE)
        return Result(code, out.read_text(), err.read_text())


def run(words: Sequence[str], log: Path, complaints: Path, environment: Mapping[str, str]) -> None:
    """What the installed script does, in a fork; what it says goes to files."""
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    for stream, place in ((sys.stdout, log), (sys.stderr, complaints)):
        with place.open("ab") as file:
            os.dup2(file.fileno(), stream.fileno())
    vars(resource_tracker)["_resource_tracker"]._fd = None  # what it leaves behind is its own matter, not its parent's
    sys.argv = list(words)
    main()
