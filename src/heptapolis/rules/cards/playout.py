"""Whole games of random choices: the rules' own stress test, and the yardstick of their speed."""

from __future__ import annotations

from heptapolis.rules.cards.legal import legal
from heptapolis.rules.cards.setup import set_up
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import begin, resolve
from heptapolis.rules.chance import draw
from heptapolis.vocab.cards.play import Decision, Phase


def random_step(state: State, menu: list[int], log: list[int] | None) -> None:
    """Everyone who must decide picks any legal action; then the choices are carried out."""
    for seat in range(state.cities):
        if state.pending[seat] != Decision.NONE:
            state.chosen[seat] = menu[draw(state, legal(state, seat, menu))]
    resolve(state, log)


def random_game(
    state: State,
    seed: int,
    edition: int,
    players: int,
    wonders: int,
    sides: int,
    extras: int,
    menu: list[int],
    log: list[int] | None,
) -> None:
    """A game from the deal to the last conflict."""
    set_up(state, seed, edition, players, wonders, sides, extras)
    begin(state, log)
    while state.phase != Phase.OVER:
        random_step(state, menu, log)
