"""The modules of the policies of the dice game, each after those it calls."""

from heptapolis.bots import picking
from heptapolis.bots.dice import beginner, policies, rulebook

DICE_POLICIES = (picking, rulebook, beginner, policies)
