"""The modules of the card game's rules, each after those it calls."""

from heptapolis.rules.cards import (
    chance,
    effects,
    events,
    lanes,
    legal,
    payment,
    playout,
    score,
    setup,
    table,
    turn,
)

CARD_RULES = (lanes, chance, table, payment, legal, events, effects, setup, turn, score, playout)
