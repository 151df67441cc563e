"""Everything that a batch compiles, each module after those it calls."""

from heptapolis.bots import policies
from heptapolis.engine.modules import CARD_RULES
from heptapolis.simulation import block

MODULES = (*CARD_RULES, policies, block)
