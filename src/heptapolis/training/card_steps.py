"""A game of cards between networks and policies, step by step, as plain functions for kernels and loops."""

from __future__ import annotations

from heptapolis.bots.cards.policies import choose_by, turn_to_chance
from heptapolis.network.cards.asked import NOBODY, actor_of
from heptapolis.network.cards.city import CITY_SIZE, write_city
from heptapolis.network.cards.memory import forget, remember
from heptapolis.network.cards.slots import ALL_SLOTS, SLOTS, write_slot, write_stagings
from heptapolis.network.cards.surroundings import CITIES, city_at, write_facts, write_neighbour, write_own_items
from heptapolis.rules.cards.legal import legal
from heptapolis.rules.cards.score import score_city, winners
from heptapolis.rules.cards.setup import set_up
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import all_chosen, begin, resolve
from heptapolis.vocab.cards.play import Phase

JOBS = ALL_SLOTS + CITIES + 2
"""What a player sees is written in so many jobs, which may run side by side."""
NEIGHBOUR_JOB, FACTS_JOB, ITEMS_JOB = ALL_SLOTS, ALL_SLOTS + CITIES, ALL_SLOTS + CITIES + 1


def start(state: State, memory: list[list[list[int]]], seed: int, table: list[int]) -> None:
    """Deal a game; `table` is edition, players, wonders, sides, extras."""
    set_up(state, seed, table[0], table[1], table[2], table[3], table[4])
    begin(state, None)
    forget(state, memory)


def survey(
    state: State, seat: int, sheet: list[int], menu: list[int], points: list[int], city: list[int], stagings: list[int]
) -> None:
    """What several players look at: a city, its points, the ways to build its next stage."""
    points[seat] = 0
    if state.phase != Phase.OVER and seat < state.cities:
        if state.board[seat] >= 0:
            points[seat] = score_city(state, seat, sheet)
            write_city(state, seat, sheet, city)
        else:
            for offset in range(CITY_SIZE):
                city[offset] = 0
        write_stagings(state, seat, menu, stagings)


def see(
    state: State,
    player: int,
    job: int,
    memory: list[list[list[int]]],
    points: list[int],
    cities: list[list[int]],
    stagings: list[list[int]],
    menu: list[int],
    table: list[int],
    slots: list[list[int]],
    grid: list[list[int]],
) -> bool:
    """Do one of the jobs; returns whether the player has a question to answer."""
    actor = actor_of(state, player)
    if actor == NOBODY:
        return False
    if job < ALL_SLOTS:
        row = job if job < SLOTS else 0  # only the first packet has actions
        write_slot(state, actor, job // SLOTS, job % SLOTS, memory, stagings[actor], menu, slots[job], grid[row])
    elif job < FACTS_JOB:
        other = city_at(state, player, job - NEIGHBOUR_JOB)
        write_neighbour(state, player, job - NEIGHBOUR_JOB, cities[max(other, 0)], table)
    elif job == FACTS_JOB:
        write_facts(state, actor, stagings[actor], points, table)
    else:
        write_own_items(state, actor, table)
    return True


def decide(state: State, player: int, action: int) -> None:
    """The player answers."""
    actor = actor_of(state, player)
    if actor != NOBODY:
        state.chosen[actor] = action


def follow(state: State, player: int, policy: int, menu: list[int]) -> None:
    """A player who follows a policy answers."""
    actor = actor_of(state, player)
    if actor != NOBODY:
        listed = legal(state, actor, menu)
        turn_to_chance(state, actor)
        state.chosen[actor] = choose_by(policy, state, actor, menu, listed)


def advance(
    state: State, memory: list[list[list[int]]], sheet: list[int], wins: list[float], points: list[float]
) -> None:
    """If all have chosen, go on; at the end every player's share of the win and points."""
    if state.phase == Phase.OVER or not all_chosen(state):
        return
    remember(state, memory)
    resolve(state, None)
    if state.phase == Phase.OVER:
        totals = sheet[len(sheet) - len(state.coins) :]
        for seat in range(state.players):
            totals[seat] = score_city(state, seat, sheet)
            points[seat] = totals[seat]
        won = winners(state, totals)
        shared = 0
        for seat in range(state.players):
            shared += (won >> seat) & 1
        for seat in range(state.players):
            wins[seat] = ((won >> seat) & 1) / shared
