"""The modules of the policies, each after those it calls."""

from heptapolis.bots import picking
from heptapolis.bots.cards import beginner, gains, policies, rulebook

CARD_POLICIES = (picking, gains, rulebook, beginner, policies)
