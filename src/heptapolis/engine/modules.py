"""The modules of the card game's rules, each after those it calls."""

from heptapolis.rules.cards import (
    chance,
    effects,
    events,
    lanes,
    legal,
    payment,
    playout,
    projects,
    score,
    setup,
    table,
    turn,
)

CARD_RULES = (lanes, chance, table, payment, events, effects, projects, legal, setup, turn, score, playout)
