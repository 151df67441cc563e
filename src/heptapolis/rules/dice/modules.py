"""The modules of the rules of the dice game, each after those it calls."""

from heptapolis.rules import chance, events
from heptapolis.rules.dice import city as dice_city
from heptapolis.rules.dice import crossing, forum
from heptapolis.rules.dice import encoding as dice_encoding
from heptapolis.rules.dice import legal as dice_legal
from heptapolis.rules.dice import playout as dice_playout
from heptapolis.rules.dice import score as dice_score
from heptapolis.rules.dice import turn as dice_turn

DICE_RULES = (
    chance,
    events,
    dice_encoding,
    dice_city,
    forum,
    dice_legal,
    crossing,
    dice_turn,
    dice_score,
    dice_playout,
)
