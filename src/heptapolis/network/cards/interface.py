"""What goes into the network of the card game and what comes out: its columns by name, in their order."""

from __future__ import annotations

from heptapolis.network.cards.city import CITY_SIZE
from heptapolis.network.cards.items import ITEM_NAMES, ITEM_SIZE
from heptapolis.network.cards.slots import ALL_SLOTS, KINDS, PACKETS, SLOT_SIZE, SLOTS
from heptapolis.network.cards.surroundings import CITIES, FACTS, OWN_ITEMS
from heptapolis.network.interface import Interface, numbered
from heptapolis.network.words import COLUMNS_A_WORD


def item_names(prefix: str) -> list[str]:
    """The columns of an item."""
    unused = ITEM_SIZE * COLUMNS_A_WORD - len(ITEM_NAMES)
    return [*(f"{prefix}.{name}" for name in ITEM_NAMES), *(f"{prefix}.unused.{place}" for place in range(unused))]


def table_names() -> tuple[str, ...]:
    """The columns about the table."""
    names = [*numbered("facts", FACTS)]
    for city in range(CITIES):
        names += [*numbered(f"city {city}", CITY_SIZE), *item_names(f"stage {city}")]
    for item in range(OWN_ITEMS):
        names += item_names(f"own {item}")
    return tuple(names)


def slot_names() -> tuple[str, ...]:
    """The columns of a slot."""
    return (*item_names("card"), *numbered("use", SLOT_SIZE - ITEM_SIZE))


CARD_INTERFACE = Interface(
    name="cards",
    table=table_names(),
    slot=slot_names(),
    slots=ALL_SLOTS,
    packets=PACKETS,
    chosen_from=SLOTS,
    kinds=KINDS,
    present=ITEM_SIZE * COLUMNS_A_WORD,
)
"""The network of the card game."""
