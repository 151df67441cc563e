"""How networks and policies play cards together: compiled for tables with networks, where they stand in for block.py's.

The policies of a table are then its players. A number below nought in place of a policy is a network: -1 the first.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from heptapolis.bots.cards.policies import choose_by, turn_to_chance
from heptapolis.network.cards.asked import NOBODY, actor_of
from heptapolis.network.cards.memory import recall, remember
from heptapolis.network.cards.observe import observe
from heptapolis.network.layers import Desk, Networks, best_action, think
from heptapolis.rules.cards.legal import legal
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import resolve
from heptapolis.simulation.tally import DECISIONS
from heptapolis.vocab.cards.play import Phase


class CardPlayers(NamedTuple):
    """Who plays, with which networks, and where it is written what they have seen and see."""

    minds: Any
    seatings: Any
    """The minds of each of several games."""
    networks: Networks
    desk: Desk
    present: int
    """The first column of a slot's use."""
    memory: Any
    sheet: Any
    city: Any
    points: Any
    stagings: Any
    table: Any
    slots: Any
    grid: Any


def seated_in(players: CardPlayers, game: int) -> CardPlayers:
    """Who plays one of several games."""
    for seat in range(len(players.minds)):
        players.minds[seat] = players.seatings[game, seat]
    return players


def play_to_the_end(state: State, players: CardPlayers, menu: list[int], tally: list[int]) -> None:
    """Every player follows a policy or a network until the game is over; a choice that is made already stands."""
    recall(state, players.memory)
    while state.phase != Phase.OVER:
        for player in range(state.players):
            actor = actor_of(state, player)
            while actor != NOBODY:
                state.chosen[actor] = choice_of(state, player, actor, players, menu)
                tally[DECISIONS] += 1
                actor = actor_of(state, player)
        remember(state, players.memory)
        resolve(state, None)


def choice_of(state: State, player: int, actor: int, players: CardPlayers, menu: list[int]) -> int:
    """What a player chooses for a city."""
    mind = players.minds[player]
    if mind >= 0:
        listed = legal(state, actor, menu)
        turn_to_chance(state, actor)
        return choose_by(mind, state, actor, menu, listed)
    observe(
        state,
        actor,
        players.memory,
        menu,
        players.sheet,
        players.city,
        players.points,
        players.stagings,
        players.table,
        players.slots,
        players.grid,
    )
    think(players.networks, -1 - mind, players.desk, players.present, players.table, players.slots, players.grid)
    return best_action(players.desk, players.grid)
