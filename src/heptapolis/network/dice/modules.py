"""The modules of the network of the dice game, each after those it calls."""

from heptapolis.network import layers, words
from heptapolis.network.dice import dice_city, effects, observe, spaces

DICE_NETWORK = (words, layers, effects, dice_city, spaces, observe)
