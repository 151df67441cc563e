"""Memory is tidied in quiet moments, and after a while in any case."""

from __future__ import annotations

import gc
import weakref

import pytest

from heptapolis.server.tidying import LONGEST, Tidying


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


def test_a_quiet_house_is_tidied_once_after_it_was_busy() -> None:
    tidying = Tidying(0.0)
    assert not tidying.look(0, 1.0)
    assert not tidying.look(5, 2.0)
    assert tidying.look(5, 3.0)
    assert not tidying.look(5, 4.0)


def test_a_busy_house_is_tidied_after_a_while() -> None:
    tidying = Tidying(0.0)
    looks = [tidying.look(number, float(number)) for number in range(1, int(LONGEST) + 3)]
    assert looks.index(True) == int(LONGEST)


def test_old_cycles_are_freed_by_tidying_alone() -> None:
    tidying = Tidying(0.0)
    tidying.begin()
    knot = weakref.ref(Knot())
    gc.collect(1)
    tidying.look(1, 1.0)
    tidying.look(1, 2.0)
    assert knot() is None
    assert gc.get_threshold()[2] > 1_000_000
