"""The same games on a Ray cluster: one actor for each of its processors, wherever that is."""

from __future__ import annotations

import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import Any

from heptapolis import __version__
from heptapolis.arena.contest import Contest
from heptapolis.arena.extras import check_extra
from heptapolis.arena.playing import player_of
from heptapolis.errors import EngineError
from heptapolis.simulation.interpreted import HERE

CONNECT_SECONDS = 5.0
START_SECONDS = 60.0
"""Workers that have not started by then are done without: others use their processors."""


def the_library() -> Any:
    """Ray itself: an extra, and slow to import."""
    return import_module("ray")


def check_reachable(address: str) -> None:
    """Refuse an address where nothing listens: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        except (OSError, OverflowError) as fault:
            raise no_cluster(address, fault) from None


def no_cluster(address: str, fault: Exception) -> EngineError:
    """What to say where there is no cluster."""
    reason = str(fault).strip().splitlines()[0]
    return EngineError(f"no Ray cluster was found at {address!r} ({reason}); start one with: ray start --head")


class RayWorker:
    """What an actor does."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def place(self) -> tuple[str, str]:
        """The version of this project where the actor runs, and the node."""
        return __version__, the_library().get_runtime_context().get_node_id()

    def do(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Do a piece of work at the table of this worker."""
        if "table" not in HERE:
            HERE["table"] = player_of(self.contest)
        return work(*arguments)


class RayPool(Executor):
    """The processors of a cluster as a pool."""

    def __init__(self, address: str, contest: Contest) -> None:
        check_extra("ray")
        check_reachable(address)
        self.lock = RLock()
        self.actors: list[Any] = []
        self.busy: dict[int, int] = {}
        ray = the_library()
        self.ray, self.started = ray, not ray.is_initialized()
        try:
            if self.started:
                ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as fault:
            raise no_cluster(address, fault) from None
        actor: Any = ray.remote(num_cpus=1)(RayWorker)
        processors = int(ray.cluster_resources().get("CPU", 0))
        self.actors = [actor.remote(with_whole_paths(contest)) for _ in range(processors)]
        self.nodes = self.nodes_that_play(address)
        self.workers = len(self.busy)

    def nodes_that_play(self, address: str) -> set[str]:
        """Wait for the workers, but not long for processors that others use; refuses another version of the project."""
        asked = {worker.place.remote(): number for number, worker in enumerate(self.actors)}
        ready, _ = self.ray.wait(list(asked), num_returns=len(asked), timeout=START_SECONDS) if asked else ([], [])
        try:
            places = self.ray.get(ready)
        except self.ray.exceptions.RayError as fault:
            self.shutdown()
            raise EngineError(f"the Ray cluster cannot play: {str(fault).strip().splitlines()[-1]}") from None
        others = {version for version, _ in places} - {__version__}
        if others or not places:
            self.shutdown()
            has = f"heptapolis {', '.join(others)}; this is {__version__}" if others else "no processor that is free"
            raise EngineError(f"the Ray cluster at {address!r} has {has}.")
        self.busy = {asked[each]: 0 for each in ready}
        return {node for _, node in places}

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **_: Any) -> Future[Any]:
        """Give a piece of work to the actor that has least to do."""
        future: Future[Any] = Future()
        self.give(future, work, arguments)
        return future

    def give(self, future: Future[Any], work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        """Give a piece of work to an actor; if that is lost with its machine, to another one."""
        with self.lock:
            if not self.busy:
                future.set_exception(EngineError("the Ray cluster has lost every worker of this contest."))
                return
            number = min(self.busy, key=self.busy.__getitem__)
            self.busy[number] += 1
            there = self.actors[number].do.remote(work, *arguments).future()

        def done(there: Future[Any]) -> None:
            fault = there.exception()
            with self.lock:
                if isinstance(fault, self.ray.exceptions.RayActorError):
                    self.busy.pop(number, None)
                elif number in self.busy:
                    self.busy[number] -= 1
            if fault is None:
                future.set_result(there.result())
            elif isinstance(fault, self.ray.exceptions.RayActorError):
                self.give(future, work, arguments)
            else:
                future.set_exception(fault)

        there.add_done_callback(done)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what still runs there for this contest ends."""
        with self.lock:
            actors, self.actors = self.actors, []
            self.busy = {}
        for actor in actors:
            self.ray.kill(actor)
        if self.started:
            self.ray.shutdown()


def with_whole_paths(contest: Contest) -> Contest:
    """The contest with files by their whole paths: actors work in other folders."""
    sources = tuple(
        replace(source, target=str(Path(source.target).resolve())) if source.target.endswith(".py") else source
        for source in contest.sources
    )
    return replace(contest, sources=sources)
