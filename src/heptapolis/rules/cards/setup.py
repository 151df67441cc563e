"""Before the first turn: empty cities, wonder boards, the decks of all Ages."""

from __future__ import annotations

from heptapolis.rules.cards.effects import found_city
from heptapolis.rules.cards.projects import lay_out
from heptapolis.rules.cards.state import AGES, NOT_CHOSEN, TOKENS, State
from heptapolis.rules.cards.tables import (
    BOXES,
    CARD_COUNT,
    DECK,
    HAND,
    LEAST_CITIES,
    MOST_OFFERS,
    PROJECTS_AN_AGE,
    ROOM,
    SIDES,
)
from heptapolis.rules.chance import draw, seed_shuffler
from heptapolis.vocab.cards.play import Decision, Extra, Phase, Project, Sides, Wonders


def set_up(state: State, seed: int, edition: int, players: int, wonders: int, sides: int, extras: int) -> None:
    """A table with shuffled decks and boards on offer; `begin` in turn.py starts the game. Extras are bits of Extra."""
    seed_shuffler(state, seed)
    clear_table(state, edition, players)
    offer_boards(state, wonders, sides, extras)
    for age in range(1, BOXES[edition].ages + 1):
        deal_age(state, age)
    if extras & Extra.PROJECTS:
        for age in range(AGES):
            state.projects[age] = PROJECTS_AN_AGE * age + draw(state, PROJECTS_AN_AGE)
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
    for card in range(CARD_COUNT):
        state.discard[card] = 0
    for age in range(AGES):
        state.projects[age] = -1
        state.progress[age] = Project.OPEN
        state.pawns_left[age] = 0
    for seat in range(len(state.coins)):
        clear_city(state, seat)


def clear_city(state: State, seat: int) -> None:
    """A seat without board, cards or coins."""
    state.pending[seat] = Decision.NONE
    state.chosen[seat] = NOT_CHOSEN
    state.board[seat] = -1
    state.held[seat] = seat
    state.coins[seat] = 0
    state.purse[seat] = 0
    state.own_raw[seat] = 0
    state.own_made[seat] = 0
    state.sold_raw[seat] = 0
    state.sold_made[seat] = 0
    state.market_raw[seat] = 0
    state.market_made[seat] = 0
    state.reach_raw[seat] = 0
    state.reach_made[seat] = 0
    state.discount[seat] = 0
    state.rebate[seat] = 0
    state.shields[seat] = 0
    state.science_choice[seat] = 0
    state.free_build_each_age[seat] = 0
    state.free_builds_left[seat] = 0
    state.free_first_of_colour[seat] = 0
    state.free_first_of_age[seat] = 0
    state.free_last_of_age[seat] = 0
    state.play_last_card[seat] = 0
    state.copy_guild[seat] = 0
    state.digs[seat] = 0
    state.repeat_guild[seat] = 0
    state.joined[seat] = 0
    for age in range(AGES):
        state.pawns[seat][age] = 0
        state.rewards[seat][age] = 0
        state.debts[seat][age] = 0
        state.spoils[seat][age] = 0
    for stage in range(len(state.stages[seat])):
        state.stages[seat][stage] = -1
    for place in range(MOST_OFFERS):
        state.offers[seat][place] = -1
    for word in range(len(state.city[seat])):
        state.city[seat][word] = 0
    for thing in range(len(state.tally[seat])):
        state.tally[seat][thing] = 0
    for symbol in range(len(state.science[seat])):
        state.science[seat][symbol] = 0
    for token in range(TOKENS):
        state.tokens[seat][token] = 0


def offer_boards(state: State, wonders: int, sides: int, extras: int) -> None:
    """Every seat draws its wonder, or two to choose from, with the sides the table plays; the Free City just draws."""
    box = BOXES[state.edition]
    drawn = 0
    left = box.wonders
    if extras & Extra.PROJECTS:
        left = box.wonders_all
    elif extras & Extra.MORE_BOARDS:
        left = box.wonders_alone
    for seat in range(state.cities):
        chooses = seat < state.players
        offered = 0
        for _ in range(2 if wonders == Wonders.DRAFT and chooses else 1):
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
    """Cards that lie side by side become packets with room for one more card each."""
    for packet in range(packets - 1, -1, -1):
        cards[ROOM * packet + HAND] = -1
        for place in range(HAND - 1, -1, -1):
            cards[ROOM * packet + place] = cards[HAND * packet + place]


def sort_hand(cards: list[int], first: int) -> None:
    """Put a hand in the order of card numbers: where a card lies tells nothing."""
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
