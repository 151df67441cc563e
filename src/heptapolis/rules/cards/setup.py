"""Before the first turn: empty cities, wonder boards, the decks of all Ages."""

from __future__ import annotations

from heptapolis.rules.cards.chance import draw, seed_shuffler
from heptapolis.rules.cards.state import NOT_CHOSEN, TOKENS, State
from heptapolis.rules.cards.tables import BOARDS, BOXES, CARD_COUNT, DECK, HAND, MOST_OFFERS, SIDES
from heptapolis.vocab.play import Decision, Phase, Sides, Wonders


def set_up(state: State, seed: int, edition: int, players: int, wonders: int, sides: int) -> None:
    """A table with shuffled decks and boards on offer; `begin` in turn.py starts the game."""
    seed_shuffler(state, seed)
    clear_table(state, edition, players)
    offer_boards(state, wonders, sides)
    for age in range(1, BOXES[edition].ages + 1):
        deal_age(state, age)


def clear_table(state: State, edition: int, players: int) -> None:
    """An empty table."""
    state.edition = edition
    state.players = players
    state.age = 0
    state.turn = 0
    state.hand_size = 0
    state.phase = Phase.BOARDS
    for card in range(CARD_COUNT):
        state.discard[card] = 0
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


def offer_boards(state: State, wonders: int, sides: int) -> None:
    """Every seat draws its wonder, or two to choose from, with the sides the table plays."""
    box = BOXES[state.edition]
    drawn = 0
    left = box.wonders
    for seat in range(state.players):
        offered = 0
        for _ in range(2 if wonders == Wonders.DRAFT else 1):
            wonder = nth_wonder_left(drawn, draw(state, left))
            drawn |= 1 << wonder
            left -= 1
            day = box.first_board + SIDES * wonder
            if sides == Sides.FIRST or sides == Sides.CHOICE:
                state.offers[seat][offered] = day
                offered += 1
            if sides == Sides.SECOND or sides == Sides.CHOICE:
                state.offers[seat][offered] = day + 1
                offered += 1
            if sides == Sides.RANDOM:
                state.offers[seat][offered] = day + draw(state, SIDES)
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
    deck = DECK[state.edition][state.players][age - 1]
    cards = state.deal[age - 1]
    size = HAND * state.players
    count = 0
    while count < size and deck[count] >= 0:
        cards[count] = deck[count]
        count += 1
    if age == box.ages:
        wanted = state.players + box.more_guilds
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
    for seat in range(state.players):
        sort_hand(cards, HAND * seat)


def sort_hand(cards: list[int], first: int) -> None:
    """Put a hand in the order of card numbers: where a card lies tells nothing."""
    for end in range(first + 1, first + HAND):
        card = cards[end]
        place = end
        while place > first and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


def take_board(state: State, seat: int, board: int) -> None:
    """A city is founded: its board, its first resource, its coins."""
    row = BOARDS[board]
    state.board[seat] = board
    state.own_raw[seat] = row.makes_raw
    state.own_made[seat] = row.makes_made
    state.sold_raw[seat] = row.makes_raw
    state.sold_made[seat] = row.makes_made
    state.coins[seat] = BOXES[state.edition].start_coins
