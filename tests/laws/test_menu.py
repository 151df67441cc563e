"""The room for lists: no hand, market or wonder has more options than the menu holds."""

from hypothesis import given
from hypothesis import strategies as st

from heptapolis.catalogue.cards import EDITIONS
from heptapolis.game import Game
from heptapolis.game.cards.names import names_of
from heptapolis.rules.cards.effects import place_card, place_stage
from heptapolis.rules.cards.encoding import encode
from heptapolis.rules.cards.legal import MENU, STAGINGS, add_builds, legal
from heptapolis.rules.cards.seating import chooser_of
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import open_market
from heptapolis.vocab.cards.city import Colour
from heptapolis.vocab.cards.limits import HAND, ROOM
from heptapolis.vocab.cards.play import ActionKind
from laws.strategies import examples, games
from tables import skip_to_age

EMPTY = -7
RICH = 40
SEAT = 2


def assert_room(state: State, seat: int) -> int:
    """The list of a seat, and the scratch behind it, fit; tells how long the list is."""
    menu = [EMPTY] * MENU
    count = legal(state, seat, menu)
    assert count <= STAGINGS
    assert EMPTY not in menu[:count]
    assert all(number == EMPTY for number in menu[count:STAGINGS]), "something is written behind the list"
    assert menu[-1] == EMPTY, "no room is left for stagings"
    return count


@given(games(), st.integers(0, RICH))
@examples(40)
def test_lists_have_room(game: Game, coins: int) -> None:
    for seat in range(game.cities):
        state = game._state.copy()
        state.purse[seat] = max(coins, state.purse[seat])
        assert bool(assert_room(state, seat)) == bool(game.legal(seat).actions)


def rich_table(rules: str, players: int, board: int, age: int, discount: int) -> Game:
    """Neighbours that sell every good there is to a rich third city, at some discount."""
    names = names_of(rules)
    wonder = names.boards[board % len(names.boards)].wonder
    others = [other.id for other in names.wonders if other != wonder][:2]
    own = names.boards[board % len(names.boards)].id
    game = Game(rules, players, seed=1, wonders=[*others, own], expansions=["edifice"])
    skip_to_age(game, age)
    for card in names.box.cards:
        if card.colour in (Colour.BROWN, Colour.GREY):
            place_card(game._state, 0, names.card_number(card.id))
            place_card(game._state, 1, names.card_number(card.id))
    game._state.discount[SEAT] = discount
    return game


def give_longest_hand(game: Game, age: int) -> None:
    """Give the third city, or whoever plays it, the cards that can be built in most ways."""
    state, holder = game._state, chooser_of(game._state, SEAT)
    cards = [game.names.card_number(card.id) for card in game.names.box.cards if card.age == age]
    cards.sort(key=lambda card: -add_builds(state, SEAT, card, [0] * MENU, 0))
    hand = sorted(cards[: HAND if holder == SEAT else ROOM])
    first = ROOM * state.held[holder]
    state.deal[age - 1][first : first + ROOM] = hand + [-1] * (ROOM - len(hand))
    if holder != SEAT:
        state.chosen[holder] = encode(ActionKind.SELL, hand[0], 0, 0)


@given(st.sampled_from(EDITIONS), st.sampled_from((2, 3)), st.integers(0, 17), st.integers(1, 3), st.integers(0, 15))
@examples(60)
def test_the_richest_market_has_room(rules: str, players: int, board: int, age: int, discount: int) -> None:
    game = rich_table(rules, players, board, age, discount)
    state = game._state
    for stage in game.names.board(state.board[SEAT]).side.stages:
        for seat in range(game.cities):
            open_market(state, seat)
            state.purse[seat] = RICH
        give_longest_hand(game, age)
        assert assert_room(state, SEAT) > 2 * HAND, "not so rich after all"
        place_stage(state, SEAT, min(stage.forms))
