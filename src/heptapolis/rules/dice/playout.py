"""Whole games of random choices: the rules' own stress test, and the yardstick of their speed."""

from __future__ import annotations

from heptapolis.rules.chance import draw
from heptapolis.rules.dice.forum import set_up
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.rules.dice.turn import begin, resolve
from heptapolis.vocab.dice.play import DiceDecision, DicePhase


def random_step(state: DiceState, boards: Boards, menu: list[int], log: list[int] | None) -> None:
    """Everyone who must decide picks any legal action; then the choices are carried out."""
    for seat in range(state.players):
        if state.pending[seat] != DiceDecision.NONE:
            state.chosen[seat] = menu[draw(state, legal(state, boards, seat, menu))]
    resolve(state, boards, log)


def random_game(
    state: DiceState, boards: Boards, seed: int, players: int, menu: list[int], log: list[int] | None
) -> None:
    """A game from the deal of the boards to the last turn."""
    set_up(state, boards, seed, players)
    begin(state, log)
    while state.phase != DicePhase.OVER:
        random_step(state, boards, menu, log)
