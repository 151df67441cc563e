"""Weights come back as they were written, find their columns again, and are refused where they do not fit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heptapolis.errors import WeightsError
from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.forward import Network, columns_of
from heptapolis.network.interface import VALUES
from heptapolis.network.weights import load, save
from network.tiny import some_columns, some_weights


def test_weights_come_back(tmp_path: Path) -> None:
    weights = some_weights()
    save(tmp_path / "a.npz", weights, CARD_INTERFACE)
    found = load(tmp_path / "a.npz", CARD_INTERFACE)
    assert found.keys() == weights.keys()
    assert all(np.array_equal(found[name], weights[name]) for name in weights)
    assert not list(tmp_path.glob("*.part"))


def test_columns_are_found_again_by_name(tmp_path: Path) -> None:
    """A column that joined changes nothing; those that moved are read where they stand now."""
    before = replace(CARD_INTERFACE, slot=CARD_INTERFACE.slot[:-8], table=CARD_INTERFACE.table[8:])
    save(tmp_path / "a.npz", some_weights(before), before)
    table, slots = some_columns(CARD_INTERFACE)
    then = Network(load(tmp_path / "a.npz", before), before).answer(table[:, 8:], slots[:, :, :-8])
    now = Network(load(tmp_path / "a.npz", CARD_INTERFACE), CARD_INTERFACE).answer(table, slots)
    assert now.logits == pytest.approx(then.logits, abs=1e-5)
    assert now.values == pytest.approx(then.values, abs=1e-5)
    assert then.logits.shape == (5, CARD_INTERFACE.actions)
    assert then.values.shape == (5, VALUES)


def test_empty_slots_change_nothing() -> None:
    network = Network(some_weights(), CARD_INTERFACE)
    table, slots = some_columns(CARD_INTERFACE)
    other = slots.copy()
    other[slots[:, :, CARD_INTERFACE.present] == 0] = 0
    assert not np.array_equal(slots, other)
    assert network.answer(table, slots).values == pytest.approx(network.answer(table, other).values)


def damaged(name: str, weights: dict[str, Any]) -> dict[str, Any]:
    """Weights with one fault."""
    if name == "lacking":
        return {key: array for key, array in weights.items() if key != "trunk.weight"}
    if name == "too much":
        return weights | {"more.bias": np.zeros(3)}
    if name == "another size":
        return weights | {"trunk.bias": np.zeros(3)}
    return weights | {"trunk.bias": weights["trunk.bias"] + np.nan}


@pytest.mark.parametrize("fault", ["lacking", "too much", "another size", "no numbers"])
def test_weights_that_do_not_fit_are_refused(tmp_path: Path, fault: str) -> None:
    file = tmp_path / "a.npz"
    names = {"columns.table": CARD_INTERFACE.table, "columns.slot": CARD_INTERFACE.slot, "game": "cards"}
    stored: dict[str, Any] = damaged(fault, some_weights()) | {name: np.array(value) for name, value in names.items()}
    np.savez(file, **stored)
    with pytest.raises(WeightsError, match=r"a\.npz"):
        load(file, CARD_INTERFACE)
    with pytest.raises(WeightsError):
        save(tmp_path / "b.npz", damaged(fault, some_weights()), CARD_INTERFACE)
    assert not (tmp_path / "b.npz").exists()


def test_files_that_hold_no_weights_are_refused(tmp_path: Path) -> None:
    save(tmp_path / "a.npz", some_weights(), CARD_INTERFACE)
    whole = (tmp_path / "a.npz").read_bytes()
    files = {"cut.npz": whole[: len(whole) // 2], "empty.npz": b"", "text.npz": b"weights", "zip.npz": b"PK\x03\x04"}
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    np.savez(tmp_path / "foreign.npz", weight=np.zeros(3))
    np.savez(tmp_path / "objects.npz", weight=np.array([{}], object))
    for name in (*files, "foreign.npz", "objects.npz", "none.npz"):
        with pytest.raises(WeightsError, match=name.replace(".", r"\.")):
            load(tmp_path / name, CARD_INTERFACE)
    with pytest.raises(WeightsError, match="another game"):
        load(tmp_path / "a.npz", replace(CARD_INTERFACE, name="dice"))


def test_words_are_read_as_columns() -> None:
    assert columns_of([[1 | 255 << 8, -1]]).tolist() == [[1, -1, 0, 0, 0, 0, 0, 0, *[-1] * 8]]
