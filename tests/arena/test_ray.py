"""The same games on a Ray cluster of two nodes as on this computer; slow to start, so only at full size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from bots import own
from cli.shell import inside, outside, refused
from heptapolis import Options
from heptapolis.arena import Contest, hold
from heptapolis.arena.on_ray import RayPool
from heptapolis.errors import EngineError
from sizes import LONG

pytestmark = [
    pytest.mark.skipif(not LONG, reason="a cluster takes long to start"),
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed"),
    pytest.mark.filterwarnings("default"),  # those of Ray itself
]
ASKED = ("arena", "--games", "600", "--bots", "rulebook,builder,random", "--seed", "3", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with one processor each."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - an extra

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster
    cluster.shutdown()


@pytest.fixture(scope="module")
def address(cluster: Any) -> str:
    """Where the cluster is."""
    return str(cluster.address)


def test_both_nodes_play(address: str) -> None:
    pool = RayPool(address, Contest.of(Options(players=3), "rulebook,builder,random"))
    assert len(pool.nodes) == pool.workers == 2
    pool.shutdown()


def test_the_same_seed_gives_the_same_games_here_and_there(address: str) -> None:
    here, there = outside(*ASKED), outside(*ASKED, "--ray", address)
    assert (here.code, there.code) == (0, 0), there.err
    assert json.loads(there.out) == json.loads(here.out)


def test_auto_finds_the_cluster_that_runs(address: str, tmp_path: Path) -> None:
    there = outside(*ASKED, "--ray", "auto", "--out", str(tmp_path / "new"))
    assert there.code == 0, there.err
    assert json.loads(there.out) == json.loads(inside(*ASKED, "--out", str(tmp_path / "new")).out)


def test_custom_bots_play_there_too(address: str) -> None:
    contest = Contest.of(Options(players=2), f"{own.named(own.Seeded)},builder", seed=2)
    assert hold(contest, 4, ray=address) == hold(contest, 4, threads=1)


def test_the_games_of_a_lost_machine_are_played_on_the_others(cluster: Any, address: str) -> None:
    lost = [cluster.add_node(num_cpus=1)]
    cluster.wait_for_nodes()
    moved: list[int] = []

    def progress(games: int) -> None:
        moved.append(games)
        if len(moved) == 2 and lost:  # the first call tells what was there before
            cluster.remove_node(lost.pop())

    contest = Contest.of(Options(players=2), f"{own.named(own.Seeded)},builder", seed=3)
    showed = hold(contest, 40, ray=address, progress=progress)
    assert not lost
    assert sum(moved) == 40
    assert showed == hold(contest, 40, threads=1)


def test_processors_that_others_use_are_done_without(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heptapolis.arena.on_ray.START_SECONDS", 5.0)
    contest = Contest.of(Options(players=3), "rulebook,builder,random")
    others = RayPool(address, contest)
    with pytest.raises(EngineError, match="has no processor that is free"):
        RayPool(address, contest)
    others.shutdown()


def test_an_address_without_a_cluster_is_a_message(address: str) -> None:
    refused(inside(*ASKED, "--ray", "127.0.0.1:1"), "no Ray cluster was found at '127.0.0.1:1' (")
