"""Before the first turn: empty cities, wonder boards, the decks of all Ages."""

from __future__ import annotations

from heptapolis.rules.cards.constants import BOXES, DECK, EXTRAS, POOLS
from heptapolis.rules.cards.effects import found_city
from heptapolis.rules.cards.projects import lay_out
from heptapolis.rules.cards.state import State
from heptapolis.rules.chance import draw, seed_shuffler
from heptapolis.rules.layout import clearer, table_clearer
from heptapolis.vocab.cards.limits import AGES, HAND, LEAST_CITIES, ROOM, SIDES
from heptapolis.vocab.cards.play import Phase, Sides, Wonders

clear_city = clearer("clear_city", __name__, __file__, [field for field in State.LAYOUT if field.per_seat])
"""A seat without board, cards or coins."""
SHARED = [field for field in State.LAYOUT if field.shape and not field.per_seat and field.empty is not None]
clear_common = table_clearer("clear_common", __name__, __file__, SHARED)
"""No discard pile and no projects."""


def set_up(state: State, seed: int, edition: int, players: int, wonders: int, sides: int, extras: int) -> None:
    """A table with shuffled decks and boards on offer; `begin` starts the game. Extras are expansions, as bits."""
    seed_shuffler(state, seed)
    clear_table(state, edition, players)
    offer_boards(state, wonders, sides, extras)
    for age in range(1, BOXES[edition].ages + 1):
        deal_age(state, age)
    if EXTRAS[extras].projects != 0:
        for age in range(AGES):
            state.projects[age] = POOLS[age].projects[draw(state, POOLS[age].size)]
        lay_out(state)


def clear_table(state: State, edition: int, players: int) -> None:
    """An empty table."""
    state.edition = edition
    state.players = players
    state.cities = max(players, LEAST_CITIES)
    state.age = 0
    state.turn = 0
    state.hand_size = 0
    state.phase = Phase.BOARDS
    clear_common(state)
    for seat in range(len(state.coins)):
        clear_city(state, seat)
        state.held[seat] = seat


def offer_boards(state: State, wonders: int, sides: int, extras: int) -> None:
    """Every seat draws its wonder, or two to choose from, with the sides the table plays; the Free City just draws."""
    drawn = EXTRAS[extras].absent[state.edition] + 0
    left = EXTRAS[extras].wonders[state.edition] + 0
    for seat in range(state.cities):
        drawn = offer_to(state, seat, wonders, sides, drawn, left)
        left -= drawn_by(state, seat, wonders)


def drawn_by(state: State, seat: int, wonders: int) -> int:
    """How many wonders a seat draws."""
    return 2 if wonders == Wonders.DRAFT and seat < state.players else 1


def offer_to(state: State, seat: int, wonders: int, sides: int, drawn: int, left: int) -> int:
    """A seat draws from what is left; returns what is drawn then (bits)."""
    box = BOXES[state.edition]
    chooses = seat < state.players
    offered = 0
    for _ in range(drawn_by(state, seat, wonders)):
        wonder = nth_wonder_left(drawn, draw(state, left))
        drawn |= 1 << wonder
        left -= 1
        day = box.first_board + SIDES * wonder
        if sides == Sides.RANDOM or (sides == Sides.CHOICE and not chooses):
            state.offers[seat][offered] = day + draw(state, SIDES)
            offered += 1
            continue
        if sides == Sides.FIRST or sides == Sides.CHOICE:
            state.offers[seat][offered] = day
            offered += 1
        if sides == Sides.SECOND or sides == Sides.CHOICE:
            state.offers[seat][offered] = day + 1
            offered += 1
    return drawn


def nth_wonder_left(drawn: int, n: int) -> int:
    """The n-th wonder that is not among the drawn ones (bits)."""
    wonder = 0
    while n > 0 or (drawn >> wonder) & 1:
        if (drawn >> wonder) & 1 == 0:
            n -= 1
        wonder += 1
    return wonder


def deal_age(state: State, age: int) -> None:
    """Shuffle the deck of an Age, guilds drawn into the last one, and deal it out whole."""
    box = BOXES[state.edition]
    deck = DECK[state.edition][state.cities][age - 1]
    cards = state.deal[age - 1]
    size = HAND * state.cities
    count = 0
    while count < size and deck[count] >= 0:
        cards[count] = deck[count]
        count += 1
    if age == box.ages:
        wanted = state.cities + box.more_guilds
        for guild in range(box.guilds):
            if draw(state, box.guilds - guild) < wanted:
                cards[count] = box.first_guild + guild
                count += 1
                wanted -= 1
    for last in range(size - 1, 0, -1):
        swap = draw(state, last + 1)
        card = cards[last]
        cards[last] = cards[swap]
        cards[swap] = card
    spread(cards, state.cities)
    for seat in range(state.players):  # with two players the last packet is the draw pile, which keeps its order
        sort_hand(cards, ROOM * seat)


def spread(cards: list[int], packets: int) -> None:
    """Cards side by side become packets with room for one more card each."""
    for packet in range(packets - 1, -1, -1):
        cards[ROOM * packet + HAND] = -1
        for place in range(HAND - 1, -1, -1):
            cards[ROOM * packet + place] = cards[HAND * packet + place]


def sort_hand(cards: list[int], first: int) -> None:
    """Put a hand in the order of card numbers: the position of a card reveals nothing."""
    for place in range(first + 1, first + HAND):
        sift(cards, first, place)


def sift(cards: list[int], first: int, place: int) -> None:
    """Move a card of a hand forward to where it belongs among the sorted cards before it."""
    card = cards[place]
    while place > first and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


def take_board(state: State, seat: int, board: int) -> None:
    """A city is founded: its board, its first resource, its coins."""
    state.board[seat] = board
    state.coins[seat] = BOXES[state.edition].start_coins
    found_city(state, seat)
