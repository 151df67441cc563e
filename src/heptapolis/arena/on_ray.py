"""The same games on a Ray cluster: one actor for each of its processors, wherever that is."""

from __future__ import annotations

import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from heptapolis import __version__
from heptapolis.arena.contest import Contest
from heptapolis.arena.extras import check_extra
from heptapolis.arena.playing import player_of
from heptapolis.errors import EngineError
from heptapolis.simulation.interpreted import HERE

CONNECT_SECONDS = 5.0


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
    """What an actor does; it is started again, and its work repeated, if its machine is lost."""

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
        ray = the_library()
        self.ray, self.started = ray, not ray.is_initialized()
        try:
            if self.started:
                ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as fault:
            raise no_cluster(address, fault) from None
        self.workers = int(ray.cluster_resources().get("CPU", 0))
        if not self.workers:
            self.shutdown()
            raise EngineError(f"the Ray cluster at {address!r} has no processor to play on.")
        actor: Any = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(RayWorker)
        self.actors = [actor.remote(with_whole_paths(contest)) for _ in range(self.workers)]
        self.busy = dict.fromkeys(range(self.workers), 0)
        self.nodes = self.checked_nodes()

    def checked_nodes(self) -> set[str]:
        """The nodes that play; refuses those that have another version of this project, or none."""
        try:
            places = self.ray.get([actor.place.remote() for actor in self.actors])
        except self.ray.exceptions.RayError as fault:
            self.shutdown()
            raise EngineError(f"the Ray cluster cannot play: {str(fault).strip().splitlines()[-1]}") from None
        others = {version for version, _ in places} - {__version__}
        if others:
            self.shutdown()
            raise EngineError(f"the Ray cluster has heptapolis {', '.join(others)}; this is {__version__}.")
        return {node for _, node in places}

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **_: Any) -> Future[Any]:
        """Give a piece of work to the actor that has least to do."""
        number = min(self.busy, key=self.busy.__getitem__)
        self.busy[number] += 1
        future: Future[Any] = self.actors[number].do.remote(work, *arguments).future()
        future.add_done_callback(lambda _: self.done(number))
        return future

    def done(self, number: int) -> None:
        """An actor has finished a piece of work."""
        self.busy[number] -= 1

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what still runs there for this contest ends."""
        for actor in getattr(self, "actors", ()):
            self.ray.kill(actor)
        self.actors = []
        if self.started:
            self.ray.shutdown()


def with_whole_paths(contest: Contest) -> Contest:
    """The contest with files by their whole paths: actors work in other folders."""
    sources = tuple(
        replace(source, target=str(Path(source.target).resolve())) if source.target.endswith(".py") else source
        for source in contest.sources
    )
    return replace(contest, sources=sources)
