"""Garbage is collected in quiet moments, and after a while in any case."""

from __future__ import annotations

import gc
import weakref

import pytest

from heptapolis.server.gc_policy import LONGEST, GcPolicy


class Knot:
    """Something that only the collector of cycles can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def thresholds() -> object:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_a_quiet_server_collects_once_after_it_was_busy() -> None:
    policy = GcPolicy(0.0)
    assert not policy.collect_if_quiet(0, 1.0)
    assert not policy.collect_if_quiet(5, 2.0)
    assert policy.collect_if_quiet(5, 3.0)
    assert not policy.collect_if_quiet(5, 4.0)


def test_a_busy_server_collects_after_a_while() -> None:
    policy = GcPolicy(0.0)
    looks = [policy.collect_if_quiet(number, float(number)) for number in range(1, int(LONGEST) + 3)]
    assert looks.index(True) == int(LONGEST)


def test_old_cycles_are_freed_by_the_policy_alone() -> None:
    policy = GcPolicy(0.0)
    policy.install()
    knot = weakref.ref(Knot())
    gc.collect(1)
    policy.collect_if_quiet(1, 1.0)
    policy.collect_if_quiet(1, 2.0)
    assert knot() is None
    assert gc.get_threshold()[2] > 1_000_000
