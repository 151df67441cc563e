"""Two players and the Free City on the reference engine: the rules of the variant, its trade, whole games."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from reference.action import Action
from reference.boxes import RAW, read_box
from reference.engine import ReferenceGame
from reference.payment import Discounts, Producers, payments, price_of, splits
from reference.random_play import deal, play_out, random_game
from reference.scenes import FIRST, SECOND, builds, city, stages, two_player_situation

NO_DISCOUNT: Discounts = frozenset()
BOARDS = [("gizah", "A"), ("rhodos", "A"), ("ephesos", "A")]


def table(
    hands: list[str],
    free_city: str = "",
    *,
    players: tuple[str, str] = ("", ""),
    board: tuple[str, str] = ("ephesos", "A"),
    coins: int = 3,
    built: int = 0,
    pile: str = "altar",
    age: int = 1,
    turn: int = 1,
) -> ReferenceGame:
    """Seat Gizah and Rhodos beside a Free City with these cards; the left player holds its card in odd turns."""
    cities = [
        city(FIRST, ("gizah", "A"), players[0]),
        city(FIRST, ("rhodos", "A"), players[1]),
        city(FIRST, board, free_city, built, coins),
    ]
    return two_player_situation(FIRST, cities, hands, pile, age, turn)


# Setup and course


def test_setup() -> None:
    # 2P-02-01/07: 7 cards each and 7 in the pile, of which the holder has drawn one
    deals = deal(FIRST, 2, Random(3))
    game = ReferenceGame(FIRST, BOARDS, deals, players=2)
    assert [[len(hand) for hand in hands] for hands in deals] == [[7, 7, 7]] * 3
    assert (game.coins(), [len(hand) for hand in game.hands()]) == ([3, 3, 3], [8, 7])
    assert game.draw_pile() == deals[0][2][1:]
    assert game.hands()[0] == sorted([*deals[0][0], deals[0][2][0]])
    cards = read_box(FIRST)["cards"]
    assert sum(cards[card_id]["colour"] == "purple" for hand in deals[2] for card_id in hand) == 5


def test_two_players_need_three_boards() -> None:
    with pytest.raises(ValueError, match="2 players"):
        ReferenceGame(FIRST, [*BOARDS, ("olympia", "A")], [], players=2)
    assert ReferenceGame(FIRST, BOARDS, deal(FIRST, 3, Random(1)), players=3).holder() is None


def sell_for_all(game: ReferenceGame) -> None:
    """Let both players sell, and the Free City do what comes first."""
    while_turn = (game.age, game.turn)
    while (game.age, game.turn) == while_turn and game.deciding():
        for seat in game.deciding():
            sales = [action for action in game.legal(seat) if action[0] == "sell"]
            game.choose(seat, (sales or game.legal(seat))[0])


def test_example_of_the_rulebook() -> None:
    # 2P-06-03: Luuk (0) holds the card first; both keep 6 cards, the piles are swapped, Roel (1) holds it next
    game = ReferenceGame(FIRST, BOARDS, deal(FIRST, 2, Random(4)), players=2)
    assert game.holder() == 0
    drawn_next = game.draw_pile()[0]
    before = [Counter(hand) for hand in game.hands()]
    sell_for_all(game)
    assert (game.holder(), game.turn, len(game.draw_pile())) == (1, 2, 5)
    assert [len(hand) for hand in game.hands()] == [6, 7]
    after = [Counter(hand) for hand in game.hands()]
    assert after[0] <= before[1]
    assert after[1] - Counter([drawn_next]) <= before[0]


def test_holders() -> None:
    # 2P-07-02/04, 2P-06-02
    game = ReferenceGame(FIRST, BOARDS, deal(FIRST, 2, Random(5)), players=2)
    seen = []
    while game.deciding():
        seen.append(game.holder())
        sell_for_all(game)
    assert seen == [0, 1] * 3 + [1, 0] * 3 + [0, 1] * 3


def test_the_free_city_is_asked_after_its_holder() -> None:
    # 2P-03-04/05
    game = table(["altar theater mine", "altar baths"])
    assert game.deciding() == [0, 1]
    with pytest.raises(ValueError, match="nothing to decide"):
        game.legal(2)
    game.choose(1, ("sell", "altar"))
    assert game.deciding() == [0]
    game.choose(0, ("build", "altar", 0, 0))
    assert (game.deciding(), game.kind(2)) == ([2], "turn")
    assert game.legal(2) == [("build", "mine", 0, 0), ("build", "theater", 0, 0)]  # 2P-03-09
    game.choose(2, ("build", "mine", 0, 0))
    assert game.cities() == [["altar"], [], ["mine"]]


def test_the_right_player_decides_in_turn_two() -> None:
    game = table(["altar", "theater mine baths"], turn=2)
    game.choose(0, ("build", "altar", 0, 0))
    assert game.deciding() == [1]
    game.choose(1, ("sell", "baths"))
    assert game.legal(2) == [("build", "mine", 0, 0), ("build", "theater", 0, 0)]


def test_changing_the_own_card_withdraws_that_of_the_free_city() -> None:
    #
    game = table(["altar theater mine", "altar baths"])
    game.choose(0, ("sell", "altar"))
    game.choose(2, ("build", "theater", 0, 0))
    game.choose(2, ("build", "mine", 0, 0))
    assert game.deciding() == [1]
    game.choose(0, ("build", "altar", 0, 0))
    assert game.deciding() == [1, 2]
    game.choose(1, ("sell", "baths"))
    assert game.deciding() == [2]
    game.choose(0, ("build", "mine", 0, 0))
    assert (game.deciding(), builds(game, 2, "altar")) == ([2], [("build", "altar", 0, 0)])
    game.choose(2, ("build", "altar", 0, 0))
    assert (game.turn, game.cities()) == (2, [["mine"], [], ["altar"]])


def test_equal_copies_serve_both() -> None:
    game = table(["altar altar", "baths"])
    game.choose(0, ("build", "altar", 0, 0))
    assert game.legal(2) == [("build", "altar", 0, 0)]


def test_sixth_turn() -> None:
    # 2P-05-01/02: the last card of each hand and of the pile
    game = table(["altar", "theater mine"], pile="baths", turn=6)
    game._hands = [["altar", "tavern"], ["theater", "mine", "pawnshop"]]
    game.choose(0, ("build", "altar", 0, 0))
    game.choose(1, ("build", "theater", 0, 0))
    game.choose(2, ("build", "pawnshop", 0, 0))
    assert (game.age, game.discard()) == (2, ["baths", "mine", "tavern"])


# What the Free City may do


def free_city_options(game: ReferenceGame, own: Action) -> list[Action]:
    """List what the Free City may do once the left player has chosen."""
    game.choose(0, own)
    return game.legal(2)


def test_no_sale_while_anything_can_be_played() -> None:
    # 2P-03-07/08
    game = table(["altar baths palace", "altar"], coins=0)
    assert free_city_options(game, ("sell", "altar")) == [("sell", "baths"), ("sell", "palace")]
    assert free_city_options(game, ("sell", "baths")) == [("build", "altar", 0, 0)]
    # a card that already stands can only go under the wonder: Ephesos needs 2 stone
    game = table(["altar baths altar", "altar"], "altar quarry")
    assert free_city_options(game, ("sell", "baths")) == [("stage", "altar", 0, 0)]


def test_a_chain_must_be_used() -> None:
    # 2P-04-05: also in place of a stage
    game = table(["altar aqueduct tavern", "altar"], "baths quarry stone_pit", age=3)
    assert free_city_options(game, ("sell", "altar")) == [
        ("build", "tavern", 0, 0),
        ("chain", "aqueduct"),
        ("stage", "tavern", 0, 0),
    ]


def test_the_seller_is_free_whatever_the_price() -> None:
    # 2P-04-03/04: Baths needs a stone; Gizah and a Stone Pit at Rhodos sell it, the left one cheap
    game = table(["altar baths", "altar"], "west_trading_post", players=("", "stone_pit"))
    game.choose(0, ("sell", "altar"))
    assert builds(game, 2, "baths") == [("build", "baths", 0, 2), ("build", "baths", 1, 0)]
    assert stages(game, 2, "baths") == [(1, 2)]
    game.choose(2, ("build", "baths", 0, 2))
    game.choose(1, ("build", "altar", 0, 0))
    assert game.coins() == [6, 5, 1]


def test_wasteful_splits_are_legal_for_the_free_city_alone() -> None:
    # stone is cheap on the left, cloth on the right: buying each where it is dear is beaten
    left, right = ("S", "L"), ("S", "L")
    crossed = frozenset({("left", "raw"), ("right", "manufactured")})
    assert payments("SL", (), left, right, crossed, 9) == [(0, 3), (1, 1), (3, 0)]
    assert list(splits("SL", (), left, right, crossed, 9)) == [(0, 3), (1, 1), (2, 2), (3, 0)]
    assert list(splits("SL", (), left, right, crossed, 3)) == [(0, 3), (1, 1), (3, 0)]


def test_own_production_is_used_first() -> None:
    assert splits("SS", ("S",), ("S", "S"), ("S",), NO_DISCOUNT, 9) == ((0, 2), (2, 0))
    assert splits("SS", ("S", "S"), ("S",), ("S",), NO_DISCOUNT, 9) == ((0, 0),)
    # their own symbol of either good leaves open which of the two is bought
    assert splits("WS", ("WS",), ("W",), ("S",), NO_DISCOUNT, 9) == ((0, 2), (2, 0))
    assert splits("W", (), (), (), NO_DISCOUNT, 9) == ()


@pytest.mark.parametrize("seed", range(200))
def test_splits_by_trying_every_symbol(seed: int) -> None:
    rng = Random(seed)
    symbols = ["W", "S", "C", "G", "L", "WS", "SC", "WSCO", "GLP"]
    goods = "".join(rng.choice("WSCGL" if seed % 2 else "WSG") for _ in range(rng.randint(0, 4)))
    own, left, right = (tuple(rng.choice(symbols) for _ in range(rng.randint(1, 4))) for _ in range(3))
    every_discount = [("left", "raw"), ("right", "raw"), ("left", "manufactured"), ("right", "manufactured")]
    discounts = frozenset(rng.sample(every_discount, rng.randint(0, 4)))
    purse = rng.randint(0, 8)
    found = assignments(goods, own, left, right, discounts)
    least = [min((bought[place] for bought, _ in found), default=0) for place in (0, 1)]
    expected = {paid for bought, paid in found if list(bought) == least and sum(paid) <= purse}
    assert splits(goods, own, left, right, discounts, purse) == tuple(sorted(expected))
    assert set(payments(goods, own, left, right, discounts, purse)) <= expected


def assignments(
    goods: str, own: Producers, left: Producers, right: Producers, discounts: Discounts
) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """Try every symbol for every good: how many raw and manufactured goods are bought, and what is paid."""
    producers = [("own", makes) for makes in own]
    producers += [("left", makes) for makes in left] + [("right", makes) for makes in right]
    found: set[tuple[tuple[int, int], tuple[int, int]]] = set()
    for chosen in product(range(len(producers)), repeat=len(goods)):
        pairs = list(zip(goods, [producers[place] for place in chosen], strict=True))
        if len(set(chosen)) == len(goods) and all(good in makes for good, (_, makes) in pairs):
            bought = [(good, owner) for good, (owner, _) in pairs if owner != "own"]
            raw = sum(good in RAW for good, _ in bought)
            to_left = sum(price_of(good, "left", discounts) for good, owner in bought if owner == "left")
            to_right = sum(price_of(good, "right", discounts) for good, owner in bought if owner == "right")
            found.add(((raw, len(bought) - raw), (to_left, to_right)))
    return found


# Its wonder


def test_it_builds_from_the_discard_pile_if_it_can() -> None:
    #
    game = table(["altar theater", "baths tavern"], "foundry altar", board=("halikarnassos", "B"))
    game.choose(0, ("sell", "altar"))
    game.choose(1, ("sell", "tavern"))
    game.choose(2, ("stage", "theater", 0, 0))
    assert (game.deciding(), game.kind(2), game.holder()) == ([2], "from_discard", 0)
    assert game.legal(2) == [("pick", "tavern")]  # an Altar stands already
    game.choose(2, ("pick", "tavern"))
    assert (game.coins()[2], game.turn) == (8, 2)


def test_its_free_build() -> None:
    game = table(["altar palace", "altar"], board=("olympia", "A"), built=2, coins=0)
    assert free_city_options(game, ("sell", "altar")) == [("free", "palace")]


def test_its_split_stage() -> None:
    game = table(["altar palace", "altar"], "foundry press_1 quarry", board=("carthage", "day"), built=1, coins=0)
    game.choose(0, ("sell", "altar"))
    assert stages(game, 2, "palace") == [(0, 0, "left"), (0, 0, "right")]


def test_a_last_card_power_does_nothing_for_it() -> None:
    #
    game = table(["altar mine", "altar theater baths"], board=("babylon", "B"), built=2, turn=6, pile="pawnshop")
    game.choose(0, ("sell", "altar"))
    game.choose(1, ("sell", "altar"))
    game.choose(2, ("build", "theater", 0, 0))
    assert (game.age, game.discard()) == (2, ["altar", "altar", "baths", "mine", "pawnshop"])


def test_a_player_plays_the_last_card() -> None:
    cities = [
        city(FIRST, ("babylon", "B"), stages=2),
        city(FIRST, ("rhodos", "A")),
        city(FIRST, ("ephesos", "A")),
    ]
    game = two_player_situation(FIRST, cities, ["altar mine", "altar theater baths"], "pawnshop", turn=6)
    game.choose(0, ("sell", "altar"))
    game.choose(1, ("sell", "altar"))
    game.choose(2, ("build", "theater", 0, 0))
    assert (game.deciding(), game.kind(0)) == ([0], "last_card")
    game.choose(0, ("build", "mine", 0, 0))
    assert (game.cities()[0], game.discard()) == (["mine"], ["altar", "altar", "baths", "pawnshop"])


# Conflicts and victory


def test_conflicts_with_the_free_city() -> None:
    # 2P-07-05
    game = table(["altar", "altar"], "stockade", players=("walls", ""))
    game.resolve_conflicts()
    assert game.tokens() == [[1, 1], [-1, -1], [-1, 1]]


def test_the_free_city_cannot_win() -> None:
    # 2P-07-06/07
    def result(coins: list[int], cards: tuple[str, str]) -> list[int]:
        game = table(["altar tavern", "altar tavern mine"], "palace pantheon", players=cards, age=3, turn=6)
        for seat, held in enumerate(coins):
            game.table[seat].coins = held
        game.choose(0, ("sell", "altar"))
        game.choose(1, ("sell", "altar"))
        game.choose(2, game.legal(2)[0])
        assert len(game.scores()) == 3
        assert game.scores()[2]["total"] > max(sheet["total"] for sheet in game.scores()[:2])
        return game.winners()

    assert result([0, 0, 0], ("", "altar")) == [1]
    assert result([4, 3, 0], ("", "")) == [0]  # as many points, more coins
    assert result([3, 3, 0], ("", "")) == [0, 1]


# With edifices


def test_edifices_beside_the_free_city() -> None:
    # 2 pawns, three cities that take part
    cities = [
        city(FIRST, ("gizah", "A"), "quarry"),
        city(FIRST, ("rhodos", "A")),
        city(FIRST, ("ephesos", "A"), "quarry"),
    ]
    edifices = "money_changer river_port archives"
    game = two_player_situation(FIRST, cities, ["altar theater", "altar"], "mine", edifices=edifices)
    assert game.pawns_left() == [2, 2, 2]
    game.choose(0, ("stage", "altar", 0, 0, "join"))
    assert stages(game, 2, "theater") == [(0, 0), (0, 0, "join")]
    game.choose(2, ("stage", "theater", 0, 0, "join"))
    game.choose(1, ("sell", "altar"))
    assert (game.edifice_states()[0], game.coins()) == ("built", [6, 6, 6])


def test_the_penalty_of_the_free_city() -> None:
    cities = [
        city(FIRST, ("gizah", "A"), "quarry"),
        city(FIRST, ("rhodos", "A")),
        city(FIRST, ("ephesos", "A"), "quarry mine"),
    ]
    edifices = "belvedere river_port archives"
    game = two_player_situation(FIRST, cities, ["altar", "altar tavern"], "mine", turn=6, edifices=edifices)
    game.choose(0, ("sell", "altar"))
    game.choose(1, ("sell", "altar"))
    game.choose(2, ("build", "tavern", 0, 0))
    assert (game.deciding(), game.kind(2), game.holder()) == ([2], "penalty_card", 1)
    assert game.legal(2) == [("lose", "mine"), ("lose", "quarry")]
    game.choose(2, ("lose", "mine"))
    assert game.cities() == [[], [], ["quarry", "tavern"]]
    assert game.debts() == [[0, 0, 0], [1, 0, 0], [0, 0, 0]]


# Whole games


@pytest.mark.parametrize("edition", [FIRST, SECOND])
@pytest.mark.parametrize("with_edifices", [False, True])
def test_random_games_conserve_cards(edition: str, with_edifices: bool) -> None:
    for seed in range(60):
        rng = Random(seed)
        game = random_game(edition, 2, rng, with_edifices=with_edifices)
        dealt = Counter(card_id for hands in game._deals for hand in hands for card_id in hand)
        play_out(game, rng)
        seen = Counter(card_id for cards in [*game.cities(), game.discard()] for card_id in cards)
        assert seen <= dealt
        assert (dealt - seen).total() == sum(game.stages())
        assert (game.hands(), game.draw_pile(), min(game.coins()) >= 0) == ([[], []], [], True)
        assert set(game.winners()) <= {0, 1}
