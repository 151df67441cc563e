"""A decision of a network in plain loops, for compiled code; forward.py has the same answer with NumPy.

Weights are read row by row, each times one number that goes in, and noughts are left out: most columns are noughts, and
so are many numbers between the layers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from heptapolis.network.forward import EPSILON, POOLED
from heptapolis.network.interface import VALUES, Interface
from heptapolis.network.sight import NO_ACTION
from heptapolis.network.weights import Array, Sizes
from heptapolis.network.words import COLUMNS_A_WORD, column_of

PARTS = ("card1", "card2", "from_card", "from_trunk", "head", "logits", "value1", "value2", "trunk")
CARD1, CARD2, FROM_CARD, FROM_TRUNK, HEAD, LOGITS, VALUE1, VALUE2, TRUNK = range(len(PARTS))
"""The linear layers; the blocks follow the trunk."""


class Networks(NamedTuple):
    """Networks of any sizes, as the loops read them: a row for every number that goes into a layer."""

    weights: Array
    """All numbers of all networks, one after another."""
    shapes: Array
    """Of each network and layer: where it begins, how many rows it has and how long they are. In front of the rows of
    a layer stands what is added to their sum; behind those of trunk and blocks the two rows of their norm."""
    blocks: Array
    """How many blocks each network has."""


class Desk(NamedTuple):
    """Where a network writes while it thinks."""

    first: Array
    cards: Array
    packets: Array
    trunk: Array
    beside: Array
    common: Array
    joint: Array
    last: Array
    logits: Array
    hidden: Array
    values: Array


def networks_of(all_arrays: Sequence[Mapping[str, Array]]) -> Networks:
    """Some networks as the loops read them; the scales are in their weights."""
    deepest = max(Sizes.of(arrays).blocks for arrays in all_arrays)
    shapes = np.zeros((len(all_arrays), len(PARTS) + deepest, 3), np.int64)
    numbers, end = list[Array](), 0
    for network, arrays in enumerate(all_arrays):
        for layer, rows in enumerate(layers_of(arrays)):
            shapes[network, layer] = end, len(rows), rows.shape[1]
            numbers.append(rows.ravel())
            end += rows.size
    return Networks(np.concatenate(numbers), shapes, np.array([Sizes.of(arrays).blocks for arrays in all_arrays]))


def layers_of(arrays: Mapping[str, Array]) -> Iterator[Array]:
    """The rows of one layer after another."""
    blocks = range(Sizes.of(arrays).blocks)
    for name in (*PARTS, *(f"block{block}" for block in blocks)):
        rows = arrays[f"{name}.weight"].T.astype(np.float32)
        bias = arrays.get(f"{name}.bias", np.zeros(rows.shape[1]))
        norms = []
        if name == "card1":
            rows = rows * arrays["scale.slot"][:, None]
        if name == "trunk":
            table = len(arrays["scale.table"])
            rows = np.concatenate([rows[:table] * arrays["scale.table"][:, None], rows[table:] * POOLED])
            norms = [arrays["norm0.weight"], arrays["norm0.bias"]]
        if name.startswith("block"):
            number = int(name.removeprefix("block")) + 1
            norms = [arrays[f"norm{number}.weight"], arrays[f"norm{number}.bias"]]
        yield np.concatenate([bias[None], rows, *(norm[None] for norm in norms)]).astype(np.float32)


def desk_for(all_arrays: Sequence[Mapping[str, Array]], interface: Interface) -> Desk:
    """Room for one decision at a time of any of these networks."""

    def most(name: str) -> int:
        return max(int(getattr(Sizes.of(arrays), name)) for arrays in all_arrays)

    def room(*shape: int) -> Array:
        return np.zeros(shape, np.float32)

    return Desk(
        room(most("card")),
        room(interface.slots, most("card")),
        room(interface.packets, most("card")),
        room(most("hidden")),
        room(most("hidden")),
        room(most("head")),
        room(most("head")),
        room(most("last")),
        room(interface.chosen_from, interface.kinds),
        room(most("value")),
        room(VALUES),
    )


def rows_of(networks: Networks, network: int, layer: int) -> Array:
    """The rows of a layer."""
    first, rows, length = networks.shapes[network, layer]
    return networks.weights[first : first + rows * length].reshape(rows, length)


def think(networks: Networks, network: int, desk: Desk, present: int, table: Array, slots: Array, grid: Array) -> None:
    """Read the words of a decision and give every action of the grid a worth; `present` is a slot's first column."""
    card1, card2 = rows_of(networks, network, CARD1), rows_of(networks, network, CARD2)
    trunk = rows_of(networks, network, TRUNK)
    size, hidden = card1.shape[1], trunk.shape[1]
    a_packet, first = len(slots) // len(desk.packets), desk.first[:size]
    for slot in range(len(slots)):
        packet, card = desk.packets[slot // a_packet][:size], desk.cards[slot][:size]
        if slot % a_packet == 0:
            fill(packet, 0)
        fill(card, 0)
        if column_of(slots[slot], present) != 0:
            begin(first, card1)
            add_words(first, slots[slot], card1[1:])
            rectify(first)
            begin(card, card2)
            add_rows(card, first, card2[1:])
            rectify(card)
            add(packet, card)
    held, beside = desk.trunk[:hidden], desk.beside[:hidden]
    begin(held, trunk)
    add_words(held, table, trunk[1:])
    behind = 1 + len(table) * COLUMNS_A_WORD
    for packet in range(len(desk.packets)):
        add_rows(held, desk.packets[packet][:size], trunk[behind + packet * size :])
    normalise(held, trunk)
    rectify(held)
    for block in range(networks.blocks[network]):
        rows = rows_of(networks, network, TRUNK + 1 + block)
        begin(beside, rows)
        add_rows(beside, held, rows[1:])
        normalise(beside, rows)
        rectify(beside)
        add(held, beside)
    judge(networks, network, desk, held, size, grid)


def judge(networks: Networks, network: int, desk: Desk, held: Array, size: int, grid: Array) -> None:
    """Give the actions of every slot their worth."""
    from_trunk, from_card = rows_of(networks, network, FROM_TRUNK), rows_of(networks, network, FROM_CARD)
    head, logits = rows_of(networks, network, HEAD), rows_of(networks, network, LOGITS)
    common, joint = desk.common[: head.shape[0] - 1], desk.joint[: head.shape[0] - 1]
    last = desk.last[: head.shape[1]]
    begin(common, from_trunk)
    add_rows(common, held, from_trunk[1:])
    for slot in range(len(grid)):
        if has_action(grid[slot]):
            take(joint, common)
            add_rows(joint, desk.cards[slot][:size], from_card[1:])
            rectify(joint)
            begin(last, head)
            add_rows(last, joint, head[1:])
            rectify(last)
            begin(desk.logits[slot], logits)
            add_rows(desk.logits[slot], last, logits[1:])


def expect(networks: Networks, network: int, desk: Desk) -> None:
    """After `think`: what the network expects to gain, who wins, and the points (interface.py has their order)."""
    value1, value2 = rows_of(networks, network, VALUE1), rows_of(networks, network, VALUE2)
    hidden = desk.hidden[: value1.shape[1]]
    begin(hidden, value1)
    add_rows(hidden, desk.trunk[: value1.shape[0] - 1], value1[1:])
    rectify(hidden)
    begin(desk.values, value2)
    add_rows(desk.values, hidden, value2[1:])


def best_action(desk: Desk, grid: Array) -> int:
    """After `think`: the action with the highest worth, as the rules number it."""
    action, most = NO_ACTION, desk.logits[0, 0]
    for slot in range(len(grid)):
        for kind in range(len(grid[slot])):
            if grid[slot][kind] != NO_ACTION and (action == NO_ACTION or desk.logits[slot, kind] > most):
                action, most = grid[slot][kind], desk.logits[slot, kind]
    return action


def has_action(row: Array) -> bool:
    """Whether anything can be done with a slot."""
    for kind in range(len(row)):
        if row[kind] != NO_ACTION:
            return True
    return False


def add_words(out: Array, words: Array, rows: Array) -> None:
    """Add the rows of the columns in some words."""
    for place in range(len(words)):
        if words[place] != 0:
            for column in range(COLUMNS_A_WORD):
                number = column_of(words, place * COLUMNS_A_WORD + column)
                if number != 0:
                    add_times(out, np.float32(number), rows[place * COLUMNS_A_WORD + column])


def add_rows(out: Array, numbers: Array, rows: Array) -> None:
    """Add the rows of some numbers."""
    for place in range(len(numbers)):
        if numbers[place] != 0:
            add_times(out, numbers[place], rows[place])


def add_times(out: Array, number: Any, row: Array) -> None:
    """Add a row so many times."""
    for place in range(len(out)):
        out[place] += number * row[place]


def add(out: Array, numbers: Array) -> None:
    """Add numbers one by one."""
    for place in range(len(out)):
        out[place] += numbers[place]


def begin(out: Array, rows: Array) -> None:
    """Begin with what is added to the sum of some rows."""
    for place in range(len(out)):
        out[place] = rows[0, place]


def take(out: Array, numbers: Array) -> None:
    """Begin with these numbers."""
    for place in range(len(out)):
        out[place] = numbers[place]


def fill(out: Array, number: int) -> None:
    """Begin with one number everywhere."""
    for place in range(len(out)):
        out[place] = number


def rectify(numbers: Array) -> None:
    """What is below nought is nought."""
    for place in range(len(numbers)):
        numbers[place] = max(numbers[place], 0)


def normalise(numbers: Array, rows: Array) -> None:
    """A layer norm, by the last two of some rows."""
    weights, biases = rows[len(rows) - 2], rows[len(rows) - 1]
    total, squares = np.float32(0), np.float32(0)
    for place in range(len(numbers)):
        total += numbers[place]
    mean = total / np.float32(len(numbers))
    for place in range(len(numbers)):
        squares += (numbers[place] - mean) * (numbers[place] - mean)
    scale = np.float32(1) / np.sqrt(squares / np.float32(len(numbers)) + EPSILON)
    for place in range(len(numbers)):
        numbers[place] = (numbers[place] - mean) * scale * weights[place] + biases[place]


INLINED = (add_times, add, begin, take, fill, rectify)
