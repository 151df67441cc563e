"""How large the card game can get: the sizes of its records, and what a box may hold."""

from __future__ import annotations

from heptapolis.vocab.limits import SEATS

LEAST_CITIES = 3
"""Two players are joined by a third city, the Free City."""
AGES = 3
TURNS = 6
HAND = 7
ROOM = HAND + 1
"""Places of a hand: with two players one of them draws an eighth card."""
LONGEST_DECK = SEATS * ROOM
SIDES = 2
MOST_OFFERS = 2 * SIDES
"""A seat may be offered two boards with both sides."""
MOST_STAGES = 4
MOST_GOODS = 7
"""A cost has at most so many goods: the payment arithmetic counts to seven."""
CITY_WORDS = 2
BITS_A_WORD = 60
"""The cards of a city are bits of whole numbers; 60 keep clear of the sign."""
MOST_CARDS = CITY_WORDS * BITS_A_WORD
"""So many different cards a box may have."""
MOST_WONDERS = 32
"""So many wonders can be played with a box, those of expansions included."""
MOST_EDIFICES = 60
LONGEST_LIST = 344
"""So many actions of a seat can be listed: seven or eight cards, each built, staged and sold, with every payment."""
MOST_STAGINGS = 56
"""So many ways to build the next stage, with every payment, form and participation."""
