"""Everything that a batch compiles, each module after those it calls."""

from heptapolis.bots import picking
from heptapolis.bots.cards import policies
from heptapolis.bots.dice import policies as dice_policies
from heptapolis.engine.modules import CARD_RULES, DICE_RULES
from heptapolis.simulation import tally
from heptapolis.simulation.cards import block
from heptapolis.simulation.dice import block as dice_block

MODULES = (*CARD_RULES, picking, policies, tally, block)
DICE_MODULES = (*DICE_RULES, picking, dice_policies, tally, dice_block)
