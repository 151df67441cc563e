"""What a network has learned: arrays in one file, with the names of the columns they were learned for.

Columns find their places again by name: an effect that joins later begins with noughts, and the rest stays as it was.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import IO, Any

import numpy as np

from heptapolis.errors import WeightsError
from heptapolis.network.interface import VALUES, Interface

Array = np.ndarray[Any, Any]
TABLE_NAMES, SLOT_NAMES, GAME = "columns.table", "columns.slot", "game"
LAYERS = ("card1", "card2", "trunk", "from_trunk", "from_card", "head", "logits", "value1", "value2")
"""The linear layers, each with a weight and, but for `from_card`, a bias; blocks and norms come on top."""


@dataclass(frozen=True)
class Sizes:
    """How large a network is."""

    card: int = 128
    hidden: int = 1024
    blocks: int = 2
    head: int = 256
    last: int = 128
    value: int = 256

    def arrays(self, interface: Interface) -> dict[str, tuple[int, ...]]:
        """The shape of every array."""
        table, slot = len(interface.table), len(interface.slot)
        linear = {
            "card1": (self.card, slot),
            "card2": (self.card, self.card),
            "trunk": (self.hidden, table + interface.packets * self.card),
            **{f"block{block}": (self.hidden, self.hidden) for block in range(self.blocks)},
            "from_trunk": (self.head, self.hidden),
            "from_card": (self.head, self.card),
            "head": (self.last, self.head),
            "logits": (interface.kinds, self.last),
            "value1": (self.value, self.hidden),
            "value2": (VALUES, self.value),
        }
        arrays: dict[str, tuple[int, ...]] = {"scale.table": (table,), "scale.slot": (slot,)}
        for name, (out, into) in linear.items():
            arrays[f"{name}.weight"] = (out, into)
            if name != "from_card":
                arrays[f"{name}.bias"] = (out,)
        for norm in range(self.blocks + 1):
            arrays |= {f"norm{norm}.weight": (self.hidden,), f"norm{norm}.bias": (self.hidden,)}
        return arrays

    @classmethod
    def of(cls, arrays: Mapping[str, Array]) -> Sizes:
        """Read off the arrays."""
        out = {name: arrays[f"{name}.weight"].shape[0] for name in ("card1", "trunk", "from_trunk", "head", "value1")}
        blocks = sum(1 for name in arrays if name.startswith("block") and name.endswith(".weight"))
        return cls(out["card1"], out["trunk"], blocks, out["from_trunk"], out["head"], out["value1"])


def load(file: Path, interface: Interface) -> dict[str, Array]:
    """The arrays of a file, in the order of today's columns; refuses what is damaged or foreign."""
    try:
        with file.open("rb") as stream:
            return read(stream, interface, str(file))
    except OSError as fault:
        raise WeightsError(f"{file} cannot be read: {fault}.") from None


def read(stream: IO[bytes], interface: Interface, name: str) -> dict[str, Array]:
    """The arrays of a file that is open."""
    try:
        with np.load(stream, allow_pickle=False) as file:
            stored = {key: file[key] for key in file.files}
    except (ValueError, EOFError, KeyError, zipfile.BadZipFile) as fault:
        raise WeightsError(f"{name} holds no weights that can be read: {fault}.") from None
    if not {TABLE_NAMES, SLOT_NAMES, GAME} <= set(stored):
        raise WeightsError(f"{name} holds no weights of Heptapolis.")
    if str(stored.pop(GAME)) != interface.name:
        raise WeightsError(f"{name} holds the weights of another game than {interface.name}.")
    table, slot = (tuple(map(str, stored.pop(key))) for key in (TABLE_NAMES, SLOT_NAMES))
    arrays = {key: array.astype(np.float32) for key, array in stored.items()}
    check(arrays, Interface(**vars(interface) | {"table": table, "slot": slot}), name)
    return in_place(arrays, table, slot, interface)


def check(arrays: Mapping[str, Array], interface: Interface, name: str) -> None:
    """Refuse arrays that do not fit together, and numbers that are none."""
    try:
        wanted = Sizes.of(arrays).arrays(interface)
    except (KeyError, IndexError):
        raise WeightsError(f"{name} lacks some of its arrays.") from None
    found = {key: array.shape for key, array in arrays.items()}
    wrong = sorted(key for key in wanted.keys() | found.keys() if wanted.get(key) != found.get(key))
    if wrong:
        raise WeightsError(f"{name} does not fit together: {wrong[0]} is {found.get(wrong[0])}.")
    broken = [key for key, array in arrays.items() if not np.isfinite(array).all()]
    if broken:
        raise WeightsError(f"{name} is damaged: {broken[0]} holds what is not a number.")


def in_place(
    arrays: dict[str, Array], table: tuple[str, ...], slot: tuple[str, ...], interface: Interface
) -> dict[str, Array]:
    """The arrays with their columns where they stand today; those of new columns are noughts."""
    if (table, slot) == (interface.table, interface.slot):
        return arrays
    pooled = [f"packet {place}" for place in range(arrays["trunk.weight"].shape[1] - len(table))]
    moved = {
        "scale.table": (table, interface.table),
        "scale.slot": (slot, interface.slot),
        "card1.weight": (slot, interface.slot),
        "trunk.weight": ((*table, *pooled), (*interface.table, *pooled)),
    }
    return arrays | {key: rearranged(arrays[key], *names) for key, names in moved.items()}


def rearranged(array: Array, before: tuple[str, ...], now: tuple[str, ...]) -> Array:
    """An array with the columns of its last axis where their names stand now."""
    places = {name: place for place, name in enumerate(before)}
    moved = np.zeros((*array.shape[:-1], len(now)), array.dtype)
    for place, name in enumerate(now):
        if name in places:
            moved[..., place] = array[..., places[name]]
    return moved


def save(file: Path, arrays: Mapping[str, Array], interface: Interface) -> None:
    """Write arrays for `load`, in half precision; a file that is there is only replaced when all is written."""
    check(arrays, interface, str(file))
    half = {name: array.astype(np.float16) for name, array in arrays.items()}
    names = {
        TABLE_NAMES: np.array(interface.table),
        SLOT_NAMES: np.array(interface.slot),
        GAME: np.array(interface.name),
    }
    part = file.with_name(file.name + ".part")
    with part.open("wb") as stream:
        np.savez_compressed(stream, **half, **names)  # type: ignore[arg-type]
    part.replace(file)


def shipped_weights(name: str, interface: Interface) -> dict[str, Array]:
    """Weights that come with the program."""
    file = resources.files("heptapolis.network") / "weights" / f"{name}.npz"
    with file.open("rb") as stream:
        return read(stream, interface, f"{name}.npz")


def digest_of(file: Path) -> str:
    """What names a file of weights in the model card."""
    return sha256(file.read_bytes()).hexdigest()
