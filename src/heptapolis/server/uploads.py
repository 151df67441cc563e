"""The check of what people send, boxes and boards: outside the event loop, each in a process with limits."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from heptapolis.bots.process import environment
from heptapolis.server.problems import Problem

CHECKERS = 2
"""So many are checked at the same time."""
SECONDS = 15.0
"""So long a check may take, with the start of its process."""
COMMAND = ("-P", "-m", "heptapolis.server.upload_check")
TOO_MUCH = {
    "box": {"problem": "box/faulty", "message": "Checking the box takes too much time or memory."},
    "boards": {"problem": "table/options", "message": "Checking the boards takes too much time or memory."},
}
logger = logging.getLogger("heptapolis.server")


class UploadChecks:
    """Checks a few at a time, and ends with the server."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(CHECKERS, "upload-check")
        self.processes: set[subprocess.Popen[bytes]] = set()
        self.closed = False

    async def run(self, kind: str, body: bytes) -> dict[str, Any]:
        """The result of the check of a good `box` or good `boards`; a problem for any other."""
        loop = asyncio.get_running_loop()
        answer = {} if self.closed else await loop.run_in_executor(self.threads, self._check, kind, body)
        if self.closed:
            raise Problem("server/closing")
        if "problem" in answer:
            raise Problem(answer["problem"], answer["message"])
        return answer

    def _check(self, kind: str, body: bytes) -> dict[str, Any]:
        """What the process says of it."""
        command, pipe = [sys.executable, *COMMAND, kind], subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment()) as process:  # noqa: S603 - ours
            self.processes.add(process)
            try:
                answered, trouble = process.communicate(body, SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                return TOO_MUCH[kind]
            finally:
                self.processes.discard(process)
        if process.returncode:
            logger.warning("a check of %s was aborted: %s", kind, trouble.decode(errors="replace")[-1000:])
            return TOO_MUCH[kind] if process.returncode < 0 else {"problem": "server/fault", "message": ""}
        answer: dict[str, Any] = json.loads(answered)
        return answer

    def close(self) -> None:
        """Begin no more checks, and end those that are under way."""
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for process in tuple(self.processes):
            process.kill()
