"""A network's answer with NumPy alone: what it would choose, and what it expects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from heptapolis.network.interface import Interface
from heptapolis.network.weights import Sizes

Array = np.ndarray[Any, Any]
POOLED = np.float32(0.4)
"""Sums over a packet are kept about as large as the other columns."""
EPSILON = np.float32(1e-5)


@dataclass(frozen=True)
class Answer:
    """What a network says of decisions: a worth for each action of the grid, and values."""

    logits: Array
    values: Array


def columns_of(words: Sequence[Any] | Array) -> Array:
    """Words as their columns, eight to a word."""
    packed = np.ascontiguousarray(np.asarray(words, np.int64)).astype("<i8", copy=False)
    return packed.view(np.int8).reshape(*packed.shape[:-1], -1)


class Network:
    """A network with its weights."""

    def __init__(self, arrays: Mapping[str, Array], interface: Interface) -> None:
        self.arrays, self.interface, self.sizes = dict(arrays), interface, Sizes.of(arrays)

    def answer(self, table: Array, slots: Array) -> Answer:
        """What it says of some decisions: `table[n, columns]`, `slots[n, slots, columns]`, whole numbers."""
        interface = self.interface
        seen = slots.astype(np.float32) * self.arrays["scale.slot"]
        cards = relu(self.linear("card2", relu(self.linear("card1", seen))))
        cards *= (slots[:, :, interface.present] != 0)[:, :, None]
        packets = cards.reshape(len(cards), interface.packets, interface.a_packet, -1).sum(2).reshape(len(cards), -1)
        facts = table.astype(np.float32) * self.arrays["scale.table"]
        trunk = relu(self.norm(0, self.linear("trunk", np.concatenate([facts, packets * POOLED], 1))))
        for block in range(self.sizes.blocks):
            trunk = trunk + relu(self.norm(block + 1, self.linear(f"block{block}", trunk)))
        chosen = cards[:, : interface.chosen_from] @ self.arrays["from_card.weight"].T
        last = relu(self.linear("head", relu(chosen + self.linear("from_trunk", trunk)[:, None])))
        logits = self.linear("logits", last).reshape(len(cards), -1)
        return Answer(logits, self.linear("value2", relu(self.linear("value1", trunk))))

    def linear(self, name: str, into: Array) -> Array:
        """A linear layer."""
        return np.asarray(into @ self.arrays[f"{name}.weight"].T + self.arrays[f"{name}.bias"])

    def norm(self, number: int, into: Array) -> Array:
        """A layer norm."""
        centred = into - into.mean(1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(1, keepdims=True) + EPSILON)
        return np.asarray(centred / spread * self.arrays[f"norm{number}.weight"] + self.arrays[f"norm{number}.bias"])


def relu(numbers: Array) -> Array:
    """What is below nought is nought."""
    return np.maximum(numbers, 0)
