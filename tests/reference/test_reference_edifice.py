"""Edifice on the reference engine: what the rulebook states, what we propose, and the laws of the pawns."""

from collections import Counter
from random import Random

import pytest

from reference.action import Action
from reference.boxes import read_expansion
from reference.city import City
from reference.engine import ReferenceGame
from reference.random_play import play_out, random_edifices, random_game
from reference.scenes import FIRST, SECOND, builds, choose_all, city, sell_all, situation, stages
from reference.scoring import score

PLAIN = "belvedere river_port archives"
HANDS = ["altar theater"] * 3


def gizah_between(edifices: str, cards: str = "lumber_yard timber_yard", coins: int = 3) -> ReferenceGame:
    """Seat Gizah B, whose first stage costs two wood, between Rhodos and Ephesos."""
    cities = [
        city(FIRST, ("gizah", "B"), cards, coins=coins),
        city(FIRST, ("rhodos", "A"), "timber_yard sawmill"),
        city(FIRST, ("ephesos", "A"), "quarry"),
    ]
    return situation(FIRST, cities, HANDS, edifices=edifices)


# Setup


@pytest.mark.parametrize(("cities", "pawns"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 5)])
def test_pawns_by_the_number_of_cities(cities: int, pawns: int) -> None:
    # ED-04-08/09/11
    game = random_game(FIRST, cities, Random(1), with_edifices=True)
    assert game.pawns_left() == [pawns] * 3
    assert game.edifice_states() == ["open"] * 3
    assert game.pawns() == game.debts() == [[0, 0, 0]] * cities


def test_one_edifice_of_each_age() -> None:
    # ED-04-05/07
    drawn = Counter(edifice for seed in range(200) for edifice in random_edifices(Random(seed)))
    assert set(drawn) == set(read_expansion()["edifices"])
    with pytest.raises(ValueError, match="one edifice of each Age"):
        situation(FIRST, [city(FIRST, ("gizah", "A"))] * 3, HANDS, edifices="river_port belvedere archives")


def test_ur_needs_edifices_and_carthage_does_not() -> None:
    # ED-03-01, ED-03-03
    hands = [[["altar"]] * 3] * 3
    others = [("gizah", "A"), ("rhodos", "B")]
    with pytest.raises(ValueError, match="edifices only"):
        ReferenceGame(FIRST, [("ur", "day"), *others], hands)
    assert ReferenceGame(FIRST, [("carthage", "night"), *others], hands).deciding() == [0, 1, 2]
    assert ReferenceGame(FIRST, [("ur", "night"), *others], hands, edifices=PLAIN.split()).deciding() == [0, 1, 2]


def test_the_proposals_are_those_followed_here() -> None:
    assert set(read_expansion()["proposals"].values()) == {1}


# Taking part


def test_stage_and_participation_are_paid_together() -> None:
    # ED-05-12: 2 wood and 1 coin for the stage and Belvedere; ED-05-04: taking part is a choice
    game = gizah_between(PLAIN)
    assert stages(game, 0, "altar") == [(0, 0), (0, 0, "join")]
    choose_all(game, ("stage", "altar", 0, 0, "join"), ("sell", "altar"), ("sell", "altar"))
    assert (game.stages()[0], game.coins()[0], game.pawns()[0], game.pawns_left()) == (1, 2, [1, 0, 0], [1, 2, 2])


def test_participation_needs_the_coins_on_top_of_trade() -> None:
    # ED-05-07/08: the wood costs 4 coins at the left neighbour, Belvedere 1
    assert stages(gizah_between(PLAIN, "", coins=3), 0, "altar") == []
    assert stages(gizah_between(PLAIN, "", coins=4), 0, "altar") == [(4, 0)]
    assert stages(gizah_between(PLAIN, "", coins=5), 0, "altar") == [(4, 0), (4, 0, "join")]
    game = gizah_between(PLAIN, "", coins=5)
    choose_all(game, ("stage", "altar", 4, 0, "join"), ("sell", "altar"), ("sell", "altar"))
    assert game.coins() == [0, 10, 6]  # the bank takes the price of the edifice


def test_once_an_age_and_only_the_edifice_of_the_age() -> None:
    # ED-05-03, ED-05-05: River Port in Age II costs 3
    game = gizah_between(PLAIN, "lumber_yard timber_yard quarry", coins=4)
    choose_all(game, ("stage", "altar", 0, 0, "join"), ("sell", "altar"), ("sell", "altar"))
    assert stages(game, 0, "theater") == [(0, 0)]
    game = gizah_between(PLAIN, coins=3)
    game.age = 2
    choose_all(game, ("stage", "altar", 0, 0, "join"), ("sell", "altar"), ("sell", "altar"))
    assert (game.coins()[0], game.pawns()[0], game.pawns_left()) == (0, [0, 1, 0], [2, 1, 2])


def test_taking_part_starts_anew_in_the_next_age() -> None:
    game = gizah_between(PLAIN, "lumber_yard timber_yard quarry stone_pit", coins=4)
    game.turn = 6
    choose_all(game, ("stage", "altar", 0, 0, "join"), ("sell", "altar"), ("sell", "altar"))
    assert (game.kind(1), game.deciding()) == ("penalty_card", [1])  # Ephesos has one brown card, Rhodos two
    game.choose(1, ("lose", "sawmill"))
    assert (game.age, stages(game, 0, "altar")) == (2, [(0, 0), (0, 0, "join")])


def test_no_stage_no_participation() -> None:
    # ED-05-02: buildings do not join; a complete wonder has no stage left
    game = gizah_between(PLAIN)
    assert builds(game, 0, "altar") == [("build", "altar", 0, 0)]
    complete = city(FIRST, ("gizah", "A"), "quarry sawmill lumber_yard stone_pit", stages=3)
    others = [city(FIRST, ("rhodos", "A")), city(FIRST, ("ephesos", "A"))]
    assert stages(situation(FIRST, [complete, *others], HANDS, edifices=PLAIN), 0, "altar") == []


def joiners(edifices: str, age: int = 1, turn: int = 1, coins: int = 9) -> ReferenceGame:
    """Seat three cities that can build their first stage from their own goods."""
    cities = [
        city(FIRST, ("gizah", "B"), "sawmill", coins=coins),
        city(FIRST, ("olympia", "A"), "lumber_yard tree_farm", coins=coins),
        city(FIRST, ("rhodos", "A"), "sawmill", coins=coins),
    ]
    return situation(FIRST, cities, HANDS, age=age, turn=turn, edifices=edifices)


JOIN: Action = ("stage", "altar", 0, 0, "join")
SELL: Action = ("sell", "altar")


def test_everyone_who_joins_in_one_turn_gets_a_pawn() -> None:
    # ED-05-11: two pawns for three
    game = joiners(PLAIN)
    choose_all(game, JOIN, JOIN, JOIN)
    assert game.pawns() == [[1, 0, 0]] * 3
    assert (game.pawns_left()[0], game.edifice_states()) == (0, ["built", "open", "open"])


def test_no_joining_once_it_is_built() -> None:
    # ED-05-06
    game = joiners(PLAIN)
    choose_all(game, JOIN, JOIN, SELL)
    assert stages(game, 2, "theater") == [(0, 0)]


# Built


def test_every_holder_is_rewarded_at_once() -> None:
    # ED-06-02/04: 9 coins less 1, plus 4 for both, also for the one who joined a turn before; the third sold twice
    game = joiners("money_changer river_port archives")
    choose_all(game, JOIN, SELL, SELL)
    assert (game.coins(), game.edifice_states()[0]) == ([8, 12, 12], "open")
    choose_all(game, ("sell", "theater"), ("stage", "theater", 0, 0, "join"), ("sell", "theater"))
    assert (game.coins(), game.edifice_states()[0]) == ([15, 15, 15], "built")


def test_a_built_edifice_has_no_penalty() -> None:
    game = joiners("money_changer river_port archives", turn=6)
    choose_all(game, JOIN, JOIN, SELL)
    assert (game.age, game.coins(), game.debts()) == (2, [12, 12, 12], [[0, 0, 0]] * 3)


def test_victory_tokens_of_edifices() -> None:
    # Outpost gives a token of Age II, Staging Camp one of Age III; ordinary tokens of the military line
    game = joiners("outpost staging_camp archives")
    choose_all(game, JOIN, JOIN, SELL)
    assert game.victory_tokens() == [[3], [3], []]
    game = joiners("outpost staging_camp archives", age=2)
    choose_all(game, JOIN, JOIN, SELL)
    assert game.victory_tokens() == [[5], [5], []]
    assert [score(game.table, seat)["military"] for seat in range(3)] == [5, 5, 0]


def test_military_school_takes_the_defeats_of_that_moment() -> None:
    game = joiners("outpost staging_camp military_school", age=3, turn=6)
    for seat in (0, 2):
        game.table[seat].tokens = [-1, 1, -1, 0]
    game.table[2].cards = [*game.table[2].cards, *city(FIRST, ("gizah", "A"), "stockade").cards]
    choose_all(game, JOIN, JOIN, SELL)
    # Age III: Rhodos has the only shield, so the others take one defeat each after the reward
    assert game.victory_tokens() == [[1, 5], [5], [1, 5, 5]]
    assert game.defeats() == [1, 1, 2]
    assert [sheet["military"] for sheet in game.scores()] == [5, 4, 9]


def test_shields_of_edifices_count_in_the_conflicts_of_the_same_age() -> None:
    game = joiners("curtain_wall river_port archives", turn=6)
    choose_all(game, JOIN, JOIN, SELL)
    assert (game.shields(), game.victory_tokens(), game.defeats()) == ([1, 1, 0], [[1], [1], []], [0, 0, 2])
    game = joiners("curtain_wall river_port concentric_castle", age=3)
    choose_all(game, JOIN, JOIN, SELL)
    assert game.shields() == [2, 2, 0]


@pytest.mark.parametrize(("edifice", "symbol"), [("factory", "GLP"), ("river_port", "WSOC")])
def test_goods_of_edifices_serve_their_owner_only(edifice: str, symbol: str) -> None:
    game = joiners(f"belvedere {edifice} archives", age=2)
    before = game.table[0].production()
    choose_all(game, JOIN, JOIN, SELL)
    assert Counter(game.table[0].production()) - Counter(before) == Counter([symbol])
    assert symbol not in game.table[0].goods_for_sale()
    assert symbol not in game.table[2].production()


# The sixth turn


def babylon(edifices: str, cards: str, age: int = 1, coins: int = 3, built: int = 2) -> ReferenceGame:
    """Seat Babylon B, which plays the seventh card, beside Rhodos, which can build a stage."""
    cities = [
        city(FIRST, ("babylon", "B"), cards, stages=built, coins=coins),
        city(FIRST, ("rhodos", "A"), "sawmill", coins=5),
        city(FIRST, ("olympia", "A"), "sawmill", coins=5),
    ]
    return situation(FIRST, cities, ["mine altar", "altar theater", "altar theater"], age, 6, edifices)


def test_reward_coins_do_not_pay_for_a_seventh_card() -> None:
    # Money Changer gives Babylon 4 coins before the seventh card, too late for the Mine's price
    game = babylon("money_changer river_port archives", "sawmill glassworks_1", coins=1, built=1)
    choose_all(game, JOIN, JOIN, SELL)
    assert (game.kind(0), game.coins()[0]) == ("last_card", 4)
    assert game.legal(0) == [("sell", "mine")]


def test_reward_goods_serve_for_a_seventh_card() -> None:
    game = babylon("belvedere factory archives", "sawmill glassworks_1 brickyard", age=2, coins=3, built=1)
    choose_all(game, JOIN, JOIN, SELL)
    assert stages(game, 0, "mine") == [(0, 0)]  # 3 clay and the papyrus of Factory


def test_a_seventh_card_may_take_part() -> None:
    # R-49, and the second look at completion of R-03
    game = babylon("money_changer river_port archives", "brickyard press_1")
    choose_all(game, ("build", "altar", 0, 0), JOIN, SELL)
    assert (game.kind(0), stages(game, 0, "mine")) == ("last_card", [(0, 0), (0, 0, "join")])
    game.choose(0, ("stage", "mine", 0, 0, "join"))
    assert (game.edifice_states()[0], game.coins()) == ("built", [6, 8, 8])


def test_a_seventh_card_finds_no_pawn_when_the_sixth_turn_took_the_last() -> None:
    game = babylon("money_changer river_port archives", "brickyard press_1")
    choose_all(game, ("build", "altar", 0, 0), JOIN, JOIN)
    assert stages(game, 0, "mine") == [(0, 0)]


def test_completion_comes_before_builds_from_the_discard_pile() -> None:
    #
    cities = [
        city(FIRST, ("halikarnassos", "B"), "foundry"),
        city(FIRST, ("rhodos", "A"), "sawmill"),
        city(FIRST, ("olympia", "A")),
    ]
    game = situation(FIRST, cities, HANDS, edifices="money_changer river_port archives")
    choose_all(game, JOIN, JOIN, SELL)
    assert (game.kind(0), game.deciding()) == ("from_discard", [0])
    assert (game.edifice_states()[0], game.coins()) == ("built", [6, 6, 6])


# Failed


def failing(cards: list[str], edifices: str, age: int, coins: int = 0) -> ReferenceGame:
    """Bring three cities to the last decision of an Age in which nobody takes part; each sells for 3 coins."""
    boards = [("gizah", "A"), ("rhodos", "A"), ("olympia", "A")]
    cities = [city(FIRST, board, standing, coins=coins) for board, standing in zip(boards, cards, strict=True)]
    game = situation(FIRST, cities, HANDS, age, 6, edifices)
    sell_all(game)
    return game


def test_a_penalty_of_coins_is_paid_whole_or_not_at_all() -> None:
    # ED-06-09/10: Auction House takes 5 coins
    for coins, left, debt in ((1, 4, 1), (2, 0, 0), (6, 4, 0)):
        game = failing([""] * 3, "belvedere auction_house archives", age=2, coins=coins)
        assert (game.age, game.edifice_states()) == (3, ["open", "failed", "open"])
        assert (game.coins(), game.debts()) == ([left] * 3, [[0, debt, 0]] * 3)


def test_a_pawn_protects() -> None:
    # ED-06-05/07/08: one of two pawns taken, no reward either
    game = joiners("money_changer river_port archives", turn=6)
    choose_all(game, JOIN, SELL, SELL)
    assert (game.edifice_states()[0], game.pawns_left()[0], game.coins()) == ("failed", 1, [8, 10, 10])


def test_a_penalty_card_is_chosen_where_there_is_a_choice() -> None:
    # Outpost takes a red card; no card: a debt; one card: no question
    game = failing(["stockade barracks", "stockade", ""], "outpost river_port archives", age=1)
    assert (game.kind(0), game.deciding()) == ("penalty_card", [0])
    assert (game.cities(), game.debts()) == ([["barracks", "stockade"], [], []], [[0, 0, 0], [0, 0, 0], [1, 0, 0]])
    assert game.legal(0) == [("lose", "barracks"), ("lose", "stockade")]
    game.choose(0, ("lose", "barracks"))
    assert (game.cities(), game.age) == ([["stockade"], [], []], 2)
    assert Counter(game.discard())["barracks"] == Counter(game.discard())["stockade"] == 1
    # ED-06-06: the conflicts come after the loss
    assert game.victory_tokens() == [[1, 1], [], []]


def test_penalties_are_chosen_together() -> None:
    game = failing(["altar baths", "temple altar", "baths"], "outpost river_port archives", age=2)
    assert game.deciding() == [0, 1]
    game.choose(1, ("lose", "temple"))
    assert (game.deciding(), game.cities()[1]) == ([0], ["altar", "temple"])
    game.choose(1, ("lose", "altar"))
    game.choose(0, ("lose", "altar"))
    assert game.cities() == [["baths"], ["temple"], []]


def test_a_lost_card_takes_everything_with_it() -> None:
    # goods, chain and name
    game = failing(["sawmill", "", ""], "belvedere factory archives", age=2, coins=9)
    assert (game.cities()[0], game.table[0].production()) == ([], ("S",))
    game = failing(["baths", "", ""], "belvedere river_port archives", age=2)
    assert not game.table[0].has_name("Baths")
    assert not game.table[0].opens_chain_to(city(FIRST, ("gizah", "A"), "aqueduct").cards[0])
    assert "baths" in game.discard()


def test_a_colour_is_new_again_after_its_last_card_was_lost() -> None:
    #
    cities = [city(SECOND, ("olympia", "day"), "baths stockade", stages=2)]
    cities += [city(SECOND, (wonder, "day")) for wonder in ("gizah", "rhodos")]
    game = situation(SECOND, cities, ["palace mine"] * 3, 2, 6, "belvedere river_port archives")
    sell_all(game)
    assert (game.age, builds(game, 0, "palace")) == (3, [("free", "palace")])


def test_a_penalty_of_two_victory_tokens() -> None:
    # Concentric Castle: pairs of values; fewer than two: a debt; one pair: no question
    cities = [city(FIRST, ("gizah", "A")) for _ in range(4)]
    game = situation(FIRST, cities, ["altar theater"] * 4, 3, 6, "belvedere river_port concentric_castle")
    for seat, tokens in enumerate([[1, 3, 3, -1], [5, -1], [3, 3], [1, 1, 1, 5]]):
        game.table[seat].tokens = tokens
    sell_all(game)
    assert (game.kind(0), game.deciding()) == ("penalty_tokens", [0, 3])
    assert game.legal(0) == [("forfeit", 1, 3), ("forfeit", 3, 3)]
    assert game.legal(3) == [("forfeit", 1, 1), ("forfeit", 1, 5)]
    assert (game.victory_tokens()[1:3], game.debts()[1], game.debts()[2]) == ([[5], []], [0, 0, 1], [0, 0, 0])
    game.choose(3, ("forfeit", 1, 1))
    game.choose(0, ("forfeit", 1, 3))
    assert (game.victory_tokens(), game.defeats()) == ([[3], [5], [], [1, 5]], [1, 1, 0, 0])
    assert [sheet["military"] for sheet in game.scores()] == [2, 4, 0, 6]
    assert [sheet["edifice"] for sheet in game.scores()] == [0, -5, 0, 0]


# Ur and Carthage


def ur(side: str, stages_built: int, edifices: str, age: int = 1, turn: int = 1) -> ReferenceGame:
    """Seat Ur with all goods of its stages and 9 coins, beside Rhodos that can join."""
    cards = "quarry mine foundry brickyard sawmill glassworks_1 loom_1 press_1"
    cities = [
        city(FIRST, ("ur", side), cards, stages=stages_built, coins=9),
        city(FIRST, ("rhodos", "A"), "sawmill", coins=9),
        city(FIRST, ("olympia", "A"), "sawmill", coins=9),
    ]
    return situation(FIRST, cities, HANDS, age, turn, edifices)


def test_the_pawn_of_ur_is_extra() -> None:
    # free, from the box, no participation
    game = ur("night", 0, "money_changer river_port archives")
    choose_all(game, ("stage", "altar", 0, 0), SELL, SELL)
    assert (game.pawns()[0], game.pawns_left()[0], game.coins()[0]) == ([1, 0, 0], 2, 9)
    assert stages(game, 0, "theater") == [(0, 0), (0, 0, "join")]


def test_two_pawns_are_rewarded_twice() -> None:
    # the pawn of this very turn counts
    game = ur("night", 0, "money_changer river_port archives")
    choose_all(game, JOIN, JOIN, SELL)
    assert (game.pawns(), game.coins()) == ([[2, 0, 0], [1, 0, 0], [0, 0, 0]], [16, 12, 12])


def test_late_pawn_of_ur() -> None:
    # the reward at once; R-43: nothing from a failed one
    game = ur("night", 0, "money_changer river_port archives", turn=6)
    choose_all(game, ("sell", "altar"), JOIN, JOIN)
    choose_all(game, ("stage", "altar", 0, 0), SELL, SELL)
    assert (game.age, game.pawns()[0], game.coins()) == (2, [1, 0, 0], [16, 15, 15])
    game = ur("night", 0, "money_changer river_port archives", turn=6)
    choose_all(game, ("sell", "altar"), JOIN, SELL)
    assert game.coins() == [10, 8, 10]
    choose_all(game, ("stage", "altar", 0, 0), SELL, SELL)
    assert (game.edifice_states()[0], game.pawns()[0], game.coins()) == ("failed", [1, 0, 0], [10, 11, 13])


def test_ur_chooses_the_age_of_its_pawn() -> None:
    # a pawn of a later Age pays when that edifice is built
    game = ur("day", 1, "money_changer auction_house archives")
    words: list[Action] = [(0, 0, form) for form in ("age1", "age2", "age3")]
    assert stages(game, 0, "altar") == sorted([*words, *[(*word, "join") for word in words]])
    choose_all(game, ("stage", "altar", 0, 0, "age2", "join"), SELL, SELL)
    assert (game.pawns()[0], game.coins()[0]) == ([1, 1, 0], 8)
    game.age = 2
    choose_all(
        game,
        ("sell", "theater"),
        ("stage", "theater", 0, 0, "join"),
        ("stage", "theater", 0, 0, "join"),
    )
    assert (game.edifice_states()[1], game.coins()) == ("built", [18, 17, 17])


def test_a_pawn_of_ur_protects_from_the_penalty() -> None:
    game = ur("day", 1, "money_changer river_port archives", turn=6)
    choose_all(game, ("stage", "altar", 0, 0, "age1"), SELL, SELL)
    assert (game.edifice_states()[0], game.coins()) == ("failed", [9, 10, 10])


def test_agora_for_a_late_pawn_of_ur() -> None:
    game = ur("day", 1, "money_changer river_port agora", age=3)
    choose_all(game, SELL, JOIN, JOIN)
    choose_all(game, ("stage", "theater", 0, 0, "age3"), ("sell", "theater"), ("sell", "theater"))
    assert [edifice["id"] for edifice in game.table[0].rewards] == ["agora"]


def carthage(side: str, stages_built: int, forms: str = "") -> ReferenceGame:
    """Seat Carthage with the goods of its stages."""
    cards = "quarry foundry brickyard clay_pool sawmill lumber_yard press_1 loom_1"
    cities = [
        city(FIRST, ("carthage", side), cards, stages=stages_built, forms=forms),
        city(FIRST, ("rhodos", "A")),
        city(FIRST, ("olympia", "A")),
    ]
    return situation(FIRST, cities, HANDS)


def test_split_stages_of_carthage() -> None:
    # ED-03-02: one half, the other is lost; 2 points in either half by day
    game = carthage("day", 1)
    assert stages(game, 0, "altar") == [(0, 0, "left"), (0, 0, "right")]
    choose_all(game, ("stage", "altar", 0, 0, "left"), SELL, SELL)
    assert (game.coins()[0], game.shields()[0], score(game.table, 0)["wonder"]) == (10, 0, 5)
    assert stages(game, 0, "theater") == [(0, 0)]
    game = carthage("day", 1)
    choose_all(game, ("stage", "altar", 0, 0, "right"), SELL, SELL)
    assert (game.coins()[0], game.shields()[0], score(game.table, 0)["wonder"]) == (3, 1, 5)


def test_carthage_by_night() -> None:
    for form, coins, shields, points in (("left", 10, 0, 4), ("right", 3, 2, 0)):
        game = carthage("night", 0)
        choose_all(game, ("stage", "altar", 0, 0, form), SELL, SELL)
        assert (game.coins()[0], game.shields()[0], score(game.table, 0)["wonder"]) == (coins, shields, points)
    game = carthage("night", 1, "left")
    choose_all(game, ("stage", "altar", 0, 0, "left"), SELL, SELL)
    assert (game.kind(0), game.legal(0)) == ("from_discard", [("decline",), ("pick", "altar")])
    game = carthage("night", 1, "left")
    choose_all(game, ("stage", "altar", 0, 0, "right"), SELL, SELL)
    assert (game.kind(0), score(game.table, 0)["science"]) == ("turn", 1)


# Scoring


def rewarded(rewards: str, cards: str, left: str = "", right: str = "", stages_built: int = 0) -> dict[str, int]:
    """Score Alexandria A with the rewards of these edifices, once for each time one is named."""
    cities = [
        city(FIRST, ("alexandria", "A"), cards, stages_built),
        city(FIRST, ("rhodos", "A"), left),
        city(FIRST, ("ephesos", "A"), right),
    ]
    cities[0].rewards = [read_expansion()["edifices"][edifice] for edifice in rewards.split()]
    return score(cities, 0)


@pytest.mark.parametrize(
    ("rewards", "cards", "points"),
    [
        ("artisan_district", "mine quarry lumber_yard loom_1 press_1", 4),  # 2 for each pair
        ("artisan_district", "mine quarry", 0),
        ("amphitheater", "altar baths palace tavern", 3),
        ("archives", "altar baths mine loom_1 tavern stockade workshop spies_guild", 7),
        ("archives archives", "altar baths", 2),
        ("belvedere", "", 2),
        ("belvedere belvedere amphitheater", "altar", 5),
        ("money_changer outpost curtain_wall factory", "altar", 0),  # ED-07-03: a pawn is worth nothing of its own
    ],
)
def test_points_of_rewards(rewards: str, cards: str, points: int) -> None:
    sheet = rewarded(rewards, cards, stages_built=2)
    assert sheet["edifice"] == points
    assert sheet["total"] == sum(value for line, value in sheet.items() if line != "total")


def test_agora_repeats_the_best_own_guild() -> None:
    # the repeat is not a purple card, and the same guild may be repeated twice
    own = "shipowners_guild spies_guild mine loom_1"
    sheet = rewarded("agora", own, left="stockade")
    assert (sheet["guilds"], sheet["edifice"]) == (5, 4)
    sheet = rewarded("agora agora", own, left="stockade")
    assert (sheet["guilds"], sheet["edifice"]) == (5, 8)
    assert rewarded("agora", "altar", left="spies_guild")["edifice"] == 0


def test_agora_repeats_the_scientists_guild() -> None:
    # a symbol on the science line; R-55: points rather than a symbol if equal
    sheet = rewarded("agora", "scientists_guild")
    assert (sheet["science"], sheet["guilds"], sheet["edifice"]) == (4, 0, 0)
    sheet = rewarded("agora", "scientists_guild magistrates_guild", left="altar baths")
    assert (sheet["science"], sheet["edifice"]) == (4, 0)
    sheet = rewarded("agora", "scientists_guild magistrates_guild", left="altar baths", right="altar")
    assert (sheet["science"], sheet["edifice"]) == (1, 3)
    # two symbols are worth 9 more, 3 points and a symbol 6
    sheet = rewarded("agora agora", "scientists_guild magistrates_guild", left="altar baths", right="altar")
    assert (sheet["science"], sheet["edifice"]) == (10, 0)


def test_agora_and_the_copied_guild_of_olympia() -> None:
    cities = [
        city(FIRST, ("olympia", "B"), "magistrates_guild workshop", stages=3),
        city(FIRST, ("rhodos", "A"), "scientists_guild altar"),
        city(FIRST, ("ephesos", "A"), "shipowners_guild baths"),
    ]
    cities[0].rewards = [read_expansion()["edifices"]["agora"]]
    sheet = score(cities, 0)
    assert (sheet["science"], sheet["guilds"], sheet["edifice"]) == (4, 2, 2)


def test_debts() -> None:
    # ED-03-06, ED-07-04: the line may be negative
    cities: list[City] = [city(FIRST, ("gizah", "A"), coins=0) for _ in range(3)]
    cities[0].debts = [1, 1, 1]
    cities[1].debts = [0, 2, 0]
    assert [score(cities, seat)["edifice"] for seat in range(3)] == [-10, -6, 0]
    assert score(cities, 0)["total"] == -10


# Whole games


@pytest.mark.parametrize("edition", [FIRST, SECOND])
@pytest.mark.parametrize("players", range(2, 8))
def test_random_games(edition: str, players: int) -> None:
    for seed in range(25):
        rng = Random(f"{edition} {players} {seed}")
        game = random_game(edition, players, rng, with_edifices=True)
        laid_out = game.pawns_left()
        play_out(game, rng)
        check_pawns(game, laid_out)
        assert min(game.coins()) >= 0
        for seat, sheet in enumerate(game.scores()):
            assert sheet["total"] == sum(points for line, points in sheet.items() if line != "total")
            assert sum(game.victory_tokens()[seat]) - game.defeats()[seat] == sheet["military"]


def check_pawns(game: ReferenceGame, laid_out: list[int]) -> None:
    """Check the laws of the pawns at the end of a game."""
    for age, state in enumerate(game.edifice_states()):
        held = [pawns[age] for pawns in game.pawns()]
        from_box = [sum(effect == age + 1 for effect in owner.effects("pawn")) for owner in game.table]
        joined = [pawns - box for pawns, box in zip(held, from_box, strict=True)]
        assert set(joined) <= {0, 1}  # ED-05-03
        assert sum(held) <= 8  # ED-01-03: what the box holds for an Age
        if state == "built":
            assert (game.pawns_left()[age], sum(joined) >= laid_out[age]) == (0, True)
        else:
            assert (state, sum(joined)) == ("failed", laid_out[age] - game.pawns_left()[age])
            assert game.pawns_left()[age] > 0
        for owner, debts in zip(game.table, game.debts(), strict=True):
            rewards = sum(edifice["age"] == age + 1 for edifice in owner.rewards)
            assert rewards == (owner.pawns[age] if state == "built" else 0)
            assert debts[age] <= (state == "failed")


def test_random_games_meet_everything() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        rng = Random(seed)
        game = random_game(FIRST, 3, rng, [("ur", "day"), ("carthage", "night"), ("babylon", "B")], with_edifices=True)
        while game.deciding():
            for seat in game.deciding():
                legal = game.legal(seat)
                joining = [action for action in legal if action[-1] == "join"]
                building = [action for action in legal if action[0] not in ("sell", "decline")]
                action = rng.choice(joining or building or legal)
                seen[game.kind(seat)] += 1
                seen.update([word for word in action if isinstance(word, str) and word in WORDS])
                game.choose(seat, action)
        seen.update(game.edifice_states())
    kinds = {"turn", "last_card", "from_discard", "penalty_card", "penalty_tokens", "built", "failed"}
    assert set(seen) == kinds | WORDS


WORDS = {"build", "chain", "stage", "sell", "pick", "lose", "forfeit", "join", "left", "right", "age1", "age2", "age3"}
