"""Before the first turn: decks, guilds, hands, boards, coins and tokens."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from conformance.statements import edition_of, example, first_number, statements
from heptapolis.catalogue.cards import box_of
from heptapolis.errors import SetupError, UnknownName
from heptapolis.game import Deal, Game
from heptapolis.vocab.cards.play import Decision
from tables import BOTH, FIRST, SECOND, city, coins, play, play_out, situation

SEEDS = range(12)
TABLES = pytest.mark.parametrize("players", range(3, 8))


def dealt(game: Game, age: int) -> list[str]:
    """All cards dealt in an Age."""
    return [card for hand in game.record.deal.hands[age - 1] for card in hand]


def guilds(game: Game) -> set[str]:
    """The guilds of a game."""
    return {card for card in dealt(game, 3) if game.names.box.card(card).is_guild}


def marks_kept(game: Game) -> set[int]:
    """The least numbers of players printed on the dealt cards; of equal cards the lowest marks are used first."""
    box = game.names.box
    counts = Counter(card for age in (1, 2, 3) for card in dealt(game, age))
    return {mark for card, count in counts.items() for mark in box.card(card).copies[:count]}


@pytest.mark.rule("2E-06-01", "2E-06-02", "2E-06-03", "1E-02-01", "1E-06-19", "1E-07-01")
@TABLES
@BOTH
def test_each_age_deals_the_cards_that_so_many_players_use(rules: str, players: int) -> None:
    game = Game(rules, players, seed=players)
    for age in (1, 2, 3):
        expected = Counter(
            {
                card.id: sum(mark <= players for mark in card.copies)
                for card in game.names.box.cards
                if card.age == age and not card.is_guild and min(card.copies) <= players
            }
        )
        assert Counter(card for card in dealt(game, age) if card not in guilds(game)) == expected


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(name)) for name in ("2E-06-04", "1E-06-20", "1E-07-02")]
)
def test_only_cards_marked_for_so_few_players_are_kept(name: str) -> None:
    given, expect = example(name)
    kept = marks_kept(Game(edition_of(name), given["players"], seed=1))
    assert kept == set(expect["kept_marks"])
    assert not kept & set(expect["removed_marks"])


@pytest.mark.rule("2E-06-05", "2E-06-06", "1E-07-04", "1E-07-05", "1E-07-12")
@TABLES
@BOTH
def test_two_guilds_more_than_players_are_drawn_at_random_for_the_third_age(rules: str, players: int) -> None:
    draws = [guilds(Game(rules, players, seed=seed)) for seed in SEEDS]
    assert {len(draw) for draw in draws} == {players + 2}
    assert len(set(map(frozenset, draws))) > 1


@pytest.mark.rule("2E-06-09")
def test_five_players_use_seven_guilds() -> None:
    given, expect = example("2E-06-09")
    assert len(guilds(Game(SECOND, given["players"], seed=3))) == expect["guilds"]


@pytest.mark.parametrize(
    "name", [pytest.param(f"1E-07-{row:02}", marks=pytest.mark.rule(f"1E-07-{row:02}")) for row in range(6, 11)]
)
def test_the_first_edition_lists_the_guilds_for_each_number_of_players(name: str) -> None:
    listed = int(statements()[name]["text"].split(":")[1].split()[0])
    assert len(guilds(Game(FIRST, first_number(name), seed=5))) == listed


@pytest.mark.rule("2E-06-07", "2E-06-11")
@BOTH
def test_nobody_sees_guilds_or_later_decks_before_their_age(rules: str) -> None:
    game = Game(rules, 3, seed=2)
    for age in (1, 2):
        while game.view().state.age == age:
            for seat in (None, 0, 1, 2):
                seen = json.dumps(game.view(seat).to_json())
                later = {card for a in range(age + 1, 4) for card in dealt(game, a)}
                assert not [card for card in later if f'"{card}"' in seen]
            play(game)


@pytest.mark.rule("2E-06-08", "2E-06-20", "2E-06-03")
@BOTH
def test_what_is_not_dealt_takes_no_part(rules: str) -> None:
    game = play_out(Game(rules, 4, seed=4))
    played = [action.card for step in game.history for _, action in step.choices]
    deck = Counter(card for age in (1, 2, 3) for card in dealt(game, age))
    assert not Counter(played) - deck
    thrown = [event.thing for event in game.events if event.kind.name == "THREW_AWAY"]
    assert Counter(played) + Counter(thrown) == deck
    assert len(game.view().to_json()["cities"]) == 4


@pytest.mark.rule("2E-06-10", "2E-07-06", "1E-13-01")
@BOTH
def test_hands_are_shuffled_anew_for_every_game(rules: str) -> None:
    for age in (1, 2, 3):
        hands = {Game(rules, 3, seed=seed).record.deal.hands[age - 1] for seed in SEEDS}
        assert len(hands) == len(SEEDS)


@pytest.mark.rule("2E-07-06", "1E-13-01", "1E-07-11")
@TABLES
@BOTH
def test_seven_cards_each_are_the_whole_deck_of_the_age(rules: str, players: int) -> None:
    game, box = Game(rules, players, seed=8), box_of(rules)
    for age in (1, 2, 3):
        deck = sum(box.copies(card, players) for card in box.cards if card.age == age and not card.is_guild)
        assert deck + (box.guilds(players) if age == 3 else 0) == 7 * players
        hands = [game.view(seat).hand for seat in range(players)]
        assert [len(hand) for hand in hands] == [7] * players
        assert Counter(card for hand in hands for card in hand) == Counter(dealt(game, age))
        while not game.over and game.view().state.age == age:
            play(game)


@pytest.mark.rule("2E-06-12", "1E-08-01", "R-20")
@TABLES
@BOTH
def test_every_player_is_dealt_a_random_wonder(rules: str, players: int) -> None:
    tables = [tuple(city(Game(rules, players, seed=seed), seat)["board"] for seat in range(players)) for seed in SEEDS]
    assert len(set(tables)) > 1
    for boards in tables:
        assert len({board.partition("/")[0] for board in boards}) == players


@pytest.mark.rule("1E-08-03", "R-21")
@BOTH
def test_the_side_that_lies_up_is_played(rules: str) -> None:
    games = [Game(rules, 3, seed=seed, sides="random") for seed in SEEDS]
    boards = [[city(game, seat)["board"] for seat in range(3)] for game in games]
    assert boards == [[offer[0] for offer in game.record.deal.offers] for game in games]
    assert {board.partition("/")[2] for table in boards for board in table} == set(box_of(rules).sides)


@pytest.mark.rule("2E-06-14", "1E-08-04", "R-21")
@BOTH
def test_first_games_use_the_first_side_without_asking(rules: str) -> None:
    game = Game(rules, 7, seed=1)
    assert {city(game, seat)["board"].partition("/")[2] for seat in range(7)} == {box_of(rules).sides[0]}
    second = Game(rules, 7, seed=1, sides="second")
    assert {city(second, seat)["board"].partition("/")[2] for seat in range(7)} == {box_of(rules).sides[1]}


@pytest.mark.rule("2E-06-13", "2E-06-15", "1E-27-01", "R-21")
@BOTH
def test_each_player_decides_alone_which_side_is_used(rules: str) -> None:
    game = Game(rules, 3, seed=1, sides="choice")
    first, second = box_of(rules).sides
    offers = [[action.card for action in game.legal(seat).actions] for seat in range(3)]
    for seat in range(3):
        assert game.decision(seat) == Decision.TAKE_BOARD
        assert [board.partition("/")[2] for board in offers[seat]] == [first, second]
        assert len({board.partition("/")[0] for board in offers[seat]}) == 1
    play(game, f"take {offers[0][0]}", f"take {offers[1][1]}", f"take {offers[2][0]}")
    assert [city(game, seat)["board"] for seat in range(3)] == [offers[0][0], offers[1][1], offers[2][0]]
    assert play_out(game).over


@pytest.mark.rule("2E-06-16", "1E-08-05", "R-20")
@BOTH
def test_the_group_may_choose_its_wonders(rules: str) -> None:
    second = box_of(rules).sides[1]
    game = Game(rules, 3, seed=1, wonders=["rhodos", f"gizah/{second}", "olympia"])
    assert [city(game, seat)["board"].partition("/")[0] for seat in range(3)] == ["rhodos", "gizah", "olympia"]
    assert city(game, 1)["board"] == f"gizah/{second}"


@pytest.mark.rule("R-20")
@BOTH
def test_wonders_can_be_drafted_while_there_are_two_for_each(rules: str) -> None:
    game = Game(rules, 3, seed=1, wonders="draft")
    offers = [[action.card for action in game.legal(seat).actions] for seat in range(3)]
    assert len({board for offer in offers for board in offer}) == 6
    play(game, *[f"take {offer[1]}" for offer in offers])
    assert [city(game, seat)["board"] for seat in range(3)] == [offer[1] for offer in offers]
    with pytest.raises(SetupError, match="draft"):
        Game(rules, 4, seed=1, wonders="draft")


@pytest.mark.rule("R-56", "R-20", "R-21")
def test_a_draft_leaves_the_free_city_a_board_from_the_rest() -> None:
    games = [Game(FIRST, 2, seed=seed, wonders="draft", sides="choice") for seed in SEEDS]
    for game in games:
        offers = game.record.deal.offers
        assert [len({board.partition("/")[0] for board in offer}) for offer in offers] == [2, 2, 1]
        assert len({board.partition("/")[0] for offer in offers for board in offer}) == 5
        assert game.deciding() == (0, 1)
    sides = {game.record.deal.offers[2][0].partition("/")[2] for game in games}
    assert sides == set(box_of(FIRST).sides)


@pytest.mark.rule("2E-06-17", "1E-08-06")
@TABLES
@BOTH
def test_every_player_starts_with_three_coins(rules: str, players: int) -> None:
    assert coins(Game(rules, players, seed=1)) == [3] * players


@pytest.mark.rule("2E-06-18", "1E-08-07")
@BOTH
def test_the_bank_gives_and_takes_what_no_player_does(rules: str) -> None:
    game = situation(rules, hands={0: "clay_pit"})
    play(game, "build clay_pit")
    assert coins(game) == [2, 6, 6]


@pytest.mark.rule("2E-06-19", "1E-08-09")
@BOTH
def test_nobody_owns_a_conflict_token_before_the_first_conflict(rules: str) -> None:
    game = Game(rules, 5, seed=1)
    assert [city(game, seat)["tokens"] for seat in range(5)] == [[[0, 0]] * 3] * 5
    # the supply is common: as many tokens as the fiercest Age of seven players can ask for
    box = box_of(rules)
    assert box.components["conflict_tokens"] >= 2 * box.constants.most_players * box.constants.ages


@pytest.mark.rule("R-22")
def test_a_table_plays_one_edition() -> None:
    games = {rules: Game(rules, 7, seed=1) for rules in (FIRST, SECOND)}
    for rules, game in games.items():
        known = {card.id for card in box_of(rules).cards}
        assert {card for age in (1, 2, 3) for card in dealt(game, age)} <= known
    assert "well" in dealt(games[SECOND], 1)
    deals = {rules: game.record.deal for rules, game in games.items()}
    with pytest.raises(UnknownName, match="side of"):
        Game(FIRST, 7, deal=deals[SECOND])
    with pytest.raises(UnknownName, match="card"):
        Game(FIRST, 7, deal=Deal(deals[FIRST].offers, deals[SECOND].hands))
