"""Everything that a batch compiles, each module after those it calls."""

from heptapolis.bots import dice_policies, picking, policies
from heptapolis.engine.modules import CARD_RULES, DICE_RULES
from heptapolis.simulation import block, dice_block, tally

MODULES = (*CARD_RULES, picking, policies, tally, block)
DICE_MODULES = (*DICE_RULES, picking, dice_policies, tally, dice_block)
