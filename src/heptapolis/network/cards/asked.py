"""Which question a player has to answer now.

A player answers one question at a time: that of the own city, then that of the Free City where it is theirs to answer.
"""

from __future__ import annotations

from heptapolis.rules.cards.seating import chooser_of, has_free_city, holder_of
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.vocab.cards.play import Decision, Phase

NOBODY = -1


def actor_of(state: State, player: int) -> int:
    """The city whose question the player has to answer now; NOBODY if there is none."""
    if state.phase == Phase.OVER:
        return NOBODY
    if state.pending[player] != Decision.NONE and state.chosen[player] == NOT_CHOSEN:
        return player
    if has_free_city(state):
        city = state.players
        waits = state.pending[city] != Decision.NONE and state.chosen[city] == NOT_CHOSEN
        if waits and chooser_of(state, city) == player and answers_now(state, city):
            return city
    return NOBODY


def answers_now(state: State, city: int) -> bool:
    """Whether the Free City's question can be answered: its card is chosen after the own one."""
    return state.pending[city] != Decision.PLAY_FOR_FREE_CITY or state.chosen[holder_of(state)] != NOT_CHOSEN
