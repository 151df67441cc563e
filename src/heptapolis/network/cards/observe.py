"""Everything a seat sees before it decides, and the grid of its actions, part by part.

On a GPU the same parts are written side by side (training/launch.py).
"""

from __future__ import annotations

from heptapolis.network.cards.city import CITY_SIZE, write_city
from heptapolis.network.cards.slots import ALL_SLOTS, SLOTS, write_slot, write_stagings
from heptapolis.network.cards.surroundings import CITIES, city_at, write_facts, write_neighbour, write_own_items
from heptapolis.rules.cards.score import score_city
from heptapolis.rules.cards.seating import chooser_of
from heptapolis.rules.cards.state import State


def observe(
    state: State,
    actor: int,
    memory: list[list[list[int]]],
    menu: list[int],
    sheet: list[int],
    city: list[int],
    points: list[int],
    stagings: list[int],
    table: list[int],
    slots: list[list[int]],
    grid: list[list[int]],
) -> None:
    """Write what the decision of a city looks like to who decides it; the rest is scratch."""
    seat = chooser_of(state, actor)
    for other in range(state.cities):
        points[other] = 0
        if state.board[other] >= 0:
            points[other] = score_city(state, other, sheet)
    write_stagings(state, actor, menu, stagings)
    write_facts(state, actor, stagings, points, table)
    for place in range(CITIES):
        other = city_at(state, seat, place)
        for offset in range(CITY_SIZE):
            city[offset] = 0
        if other >= 0 and state.board[other] >= 0:
            write_city(state, other, sheet, city)
        write_neighbour(state, seat, place, city, table)
    write_own_items(state, actor, table)
    for slot in range(ALL_SLOTS):
        row = slot if slot < SLOTS else 0  # only the first packet has actions
        write_slot(state, actor, slot // SLOTS, slot % SLOTS, memory, stagings, menu, slots[slot], grid[row])
