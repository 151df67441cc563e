"""The modules of the network of the card game, each after those it calls."""

from heptapolis.network import layers, words
from heptapolis.network.cards import asked, city, items, memory, observe, passing, slots, surroundings

CARD_NETWORK = (words, layers, items, passing, memory, city, slots, surroundings, asked, observe)
