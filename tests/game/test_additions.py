"""Two players, Edifice and Carthage: options, boards and deals that do not make a game, and those that do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from heptapolis.errors import DealError, RecordError, SetupError, UnknownName
from heptapolis.game import Action, Deal, Game, Options
from heptapolis.game.rulesets import options_of
from heptapolis.vocab.cards.play import Feature
from tables import BOTH, FIRST, SECOND

UR_ALONE = "Ur needs edifices, so it can only be played with Edifice (--edifice)."


def deal_of(rules: str = SECOND, players: int = 3, expansions: Sequence[str] = ()) -> Deal:
    """A deal that can be."""
    return Deal.from_seed(Options(rules, players, expansions=expansions), seed=1)


def refused(deal: Deal, rules: str = SECOND, players: int = 3, **options: Any) -> str:
    """How a game with this deal is refused."""
    with pytest.raises(DealError) as caught:
        Game(rules, players, deal=deal, **options)
    return str(caught.value)


@BOTH
@pytest.mark.parametrize("expansions", [[], ["carthage"]])
@pytest.mark.parametrize("board", ["ur", "ur/night", "Ur/day"])
def test_ur_is_not_played_without_edifice(rules: str, expansions: list[str], board: str) -> None:
    with pytest.raises(DealError) as caught:
        Game(rules, wonders=["gizah", board, "rhodos"], expansions=expansions)
    assert str(caught.value) == UR_ALONE
    deal = replace(deal_of(rules), offers=(("gizah",), (board,), ("rhodos",)))
    assert refused(deal, rules, expansions=expansions) == UR_ALONE
    assert Game(rules, wonders=["gizah", board, "rhodos"], expansions=["edifice"]).board(1) is not None


@BOTH
def test_ur_is_not_even_offered_beside_another_board_without_edifice(rules: str) -> None:
    deal = replace(deal_of(rules), offers=(("gizah",), ("olympia", "ur"), ("rhodos",)))
    assert refused(deal, rules) == UR_ALONE


@BOTH
def test_boards_of_the_expansion_are_shuffled_in_only_if_they_are_wanted(rules: str) -> None:
    def dealt(*expansions: str) -> set[str]:
        deals = [Deal.from_seed(Options(rules, 7, expansions=expansions), seed) for seed in range(40)]
        return {board.partition("/")[0] for deal in deals for (board,) in deal.offers}

    base = {wonder.id for wonder in Options(rules).names.box.wonders}
    assert dealt() == base
    assert dealt("carthage") == base | {"carthage"}
    assert dealt("edifice") == dealt("edifice", "carthage") == base | {"carthage", "ur"}


@pytest.mark.parametrize(
    ("rules", "spellings"),
    [(FIRST, {"day": "day DAY A a", "night": "night B b"}), (SECOND, {"day": "day", "night": "NIGHT"})],
)
@pytest.mark.parametrize("side", ["day", "night"])
def test_the_sides_of_guest_boards_have_their_own_words_and_those_of_the_edition(
    rules: str, spellings: dict[str, str], side: str
) -> None:
    for word in spellings[side].split():
        game = Game(rules, wonders=[f"carthage/{word}", f"ur/{word}", "gizah"], expansions=["edifice"], seed=1)
        assert game.record.deal.offers[:2] == ((f"carthage/{side}",), (f"ur/{side}",))
        assert Game.parse(str(game)).record == game.record


def test_a_side_that_a_guest_board_does_not_have_gets_a_hint() -> None:
    for rules, side in ((FIRST, "C"), (SECOND, "A"), (SECOND, "nigt"), (SECOND, "")):
        with pytest.raises(UnknownName, match=f"^unknown side of Carthage '{side}'; "):
            Game(rules, wonders=[f"carthage/{side}", "gizah", "rhodos"])
    with pytest.raises(UnknownName, match=r"^unknown wonder 'cartage'; did you mean 'carthage'\?$"):
        Game(wonders=["cartage", "gizah", "rhodos"])


@BOTH
@pytest.mark.parametrize("boards", [["gizah"], ["gizah", "olympia"], ["gizah", "olympia", "rhodos", "babylon"]])
def test_two_players_name_three_boards(rules: str, boards: list[str]) -> None:
    words = "1 board is" if len(boards) == 1 else f"{len(boards)} boards are"
    with pytest.raises(DealError, match=f"^{words} named for 2 players and the Free City\\.$"):
        Game(rules, 2, wonders=boards)
    game = Game(rules, 2, wonders=["gizah", "olympia", "rhodos"])
    assert [str(game.board(seat))[:5] for seat in range(3)] == ["Gizah", "Olymp", "Rhodo"]


def test_a_free_city_that_is_offered_two_boards_is_refused() -> None:
    deal = deal_of(FIRST, 2)
    two = replace(deal, offers=(("gizah/A",), ("olympia/A",), ("rhodos/A", "rhodos/B")))
    assert refused(two, FIRST, 2) == "the Free City is offered 2 boards; nobody would choose one for it."
    none = replace(two, offers=(*two.offers[:2], ()))
    assert refused(none, FIRST, 2) == "seat 2 is offered 0 boards; 1 to 4 are possible."
    chosen = replace(two, offers=(("gizah/A", "gizah/B"), ("olympia/A", "olympia/B"), ("rhodos/B",)))
    assert Game(FIRST, 2, deal=chosen).deciding() == (0, 1)


@pytest.mark.parametrize("sides", ["first", "second", "random", "choice"])
@pytest.mark.parametrize("wonders", ["random", "draft", ["gizah", "olympia", "rhodos"]], ids=str)
def test_nobody_has_to_choose_the_board_of_the_free_city(wonders: str | list[str], sides: str) -> None:
    for seed in range(5):
        game = Game(FIRST, 2, wonders=wonders, sides=sides, seed=seed)
        assert len(game.record.deal.offers[2]) == 1
        assert 2 not in game.deciding()


@BOTH
def test_a_deal_for_two_without_the_draw_pile_is_refused(rules: str) -> None:
    deal = deal_of(rules, 2)
    for age in range(3):
        hands = [list(seats) for seats in deal.hands]
        hands[age].pop()
        gone = replace(deal, hands=tuple(map(tuple, hands)))
        assert refused(gone, rules, 2) == f"Age {age + 1} has 2 hands; the game has 2 players and a draw pile."
    short = replace(deal, hands=(*deal.hands[:2], (*deal.hands[2][:2], deal.hands[2][2][1:])))
    assert refused(short, rules, 2) == "Age 3, seat 2: 6 cards in the hand instead of 7."


@BOTH
def test_a_deal_for_three_serves_two_and_no_other_number(rules: str) -> None:
    assert Game(rules, 2, deal=deal_of(rules, 3)).record.deal == deal_of(rules, 3)
    assert refused(deal_of(rules, 2), rules, 4) == "boards were dealt to 3 seats; the game has 4 cities."
    assert refused(deal_of(rules, 4), rules, 2) == "boards were dealt to 4 seats; the game has 3 cities."


def test_the_draw_pile_keeps_its_order_and_hands_are_sorted() -> None:
    deal = deal_of(FIRST, 2)
    turned = replace(deal, hands=tuple(tuple(hand[::-1] for hand in hands) for hands in deal.hands))
    game = Game(FIRST, 2, deal=turned)
    assert game.record.deal == turned
    assert turned.hands[0][2][0] in game.view(0).hand  # the holder drew the top card
    assert set(game.view(0).hand) - {turned.hands[0][2][0]} <= set(turned.hands[0][0])


@pytest.mark.parametrize(
    ("edifices", "told"),
    [
        ((), "0 edifices are dealt; this game uses 3."),
        (("outpost", "factory"), "2 edifices are dealt; this game uses 3."),
        (("outpost", "factory", "agora", "archives"), "4 edifices are dealt; this game uses 3."),
        (("factory", "outpost", "agora"), "Factory is an Age 2 edifice, but was dealt in Age 1."),
        (("outpost", "agora", "agora"), "Agora is an Age 3 edifice, but was dealt in Age 2."),
        (("outpost", "factory", "outpost"), "Outpost is an Age 1 edifice, but was dealt in Age 3."),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_one_edifice_is_dealt_for_each_age(edifices: tuple[str, ...], told: str, players: int) -> None:
    deal = replace(deal_of(players=players, expansions=["edifice"]), edifices=edifices)
    assert refused(deal, players=players, expansions=["edifice"]) == told


def test_an_unknown_edifice_gets_a_hint() -> None:
    for name, hint in (("outpst", "did you mean 'outpost'"), ("qqqq", "15 names are known"), ("altar", "")):
        deal = replace(deal_of(expansions=["edifice"]), edifices=(name, "factory", "agora"))
        with pytest.raises(UnknownName, match=f"^unknown edifice '{name}'; {hint}"):
            Game(deal=deal, expansions=["edifice"])


@pytest.mark.parametrize("expansions", [[], ["carthage"]])
def test_edifices_without_edifice_are_refused(expansions: list[str]) -> None:
    deal = replace(deal_of(), edifices=("outpost", "factory", "agora"))
    assert refused(deal, expansions=expansions) == "3 edifices are dealt; this game uses 0."


@pytest.mark.parametrize("values", [5, None, True], ids=repr)
def test_edifices_that_are_no_list_are_refused(values: Any) -> None:
    with pytest.raises(DealError, match="the deal is not of the form"):
        Deal.from_json(deal_of(expansions=["edifice"]).to_json() | {"edifices": values})


@pytest.mark.parametrize(
    ("expansions", "boards", "most"),
    [([], 7, 3), (["carthage"], 8, 4), (["edifice"], 9, 4), (["edifice", "carthage"], 9, 4)],
    ids=["plain", "carthage", "edifice", "both"],
)
@BOTH
def test_a_draft_needs_two_boards_for_each_player(rules: str, expansions: list[str], boards: int, most: int) -> None:
    for players in range(2, most + 1):
        game = Game(rules, players, wonders="draft", seed=1, expansions=expansions)
        assert [len(offers) for offers in game.record.deal.offers[:players]] == [2] * players
    for players in range(most + 1, 8):
        with pytest.raises(SetupError) as caught:
            Game(rules, players, wonders="draft", expansions=expansions)
        assert str(caught.value) == (
            f"a draft deals two boards to each player; {players} players need {2 * players} boards "
            f"and the box has {boards}. Use wonders 'random' or name the boards."
        )


@pytest.mark.parametrize("value", [1, 0, "yes", "", None, [], 1.0], ids=repr)
@pytest.mark.parametrize("name", ["edifice", "carthage"])
def test_an_addition_is_played_or_not(name: str, value: Any) -> None:
    with pytest.raises(SetupError, match=r"^edifice and carthage must be true or false\.$"):
        options_of(SECOND, {name: value})


@pytest.mark.parametrize("make", [Options, Game])
def test_expansions_are_a_list_of_known_names(make: Any) -> None:
    for value in ("edifice", None, 3, {"edifice": True}, ["edifice", 1]):
        with pytest.raises(SetupError, match=r"^expansions are a list of names, such as \['edifice', 'carthage'\]\.$"):
            make(expansions=value)
    with pytest.raises(UnknownName, match=r"unknown expansion 'edifices'; did you mean 'edifice'\?"):
        make(expansions=["edifices"])


def test_expansions_have_one_order_whoever_names_them() -> None:
    both = Options(expansions=["carthage", "edifice", "carthage"])
    assert both == Options(expansions=("edifice", "carthage"))
    assert (both.extras, both.projects, Options(expansions=["carthage"]).projects) == (3, True, False)


def test_what_a_table_plays_with_follows_from_players_and_expansions() -> None:
    assert Options().features == Options(expansions=["carthage"]).features == frozenset()
    assert Options(players=2).features == {Feature.FREE_CITY}
    assert Options(players=2, expansions=["edifice"]).features == set(Feature)


def test_options_as_json_name_only_the_additions_that_are_played() -> None:
    base = {"players": 3, "wonders": "random", "sides": "first"}
    assert Options().to_json() == base
    assert Options(expansions=["edifice"]).to_json() == base | {"edifice": True}
    assert Options(expansions=["carthage"]).to_json() == base | {"carthage": True}
    both = Options(FIRST, 2, "draft", "choice", expansions=["edifice", "carthage"])
    assert both.to_json() == {
        "players": 2,
        "wonders": "draft",
        "sides": "choice",
        "edifice": True,
        "carthage": True,
    }
    assert Options.from_json(FIRST, both.to_json()) == both


@pytest.mark.parametrize(
    ("options", "title"),
    [
        (Options(SECOND, 3), "7 Wonders, second edition, 3 players"),
        (Options(SECOND, 3, expansions=["edifice"]), "7 Wonders, second edition, with Edifice, 3 players"),
        (Options(FIRST, 7, expansions=["edifice", "carthage"]), "7 Wonders, first edition, with Edifice, 7 players"),
        (Options(FIRST, 4, expansions=["carthage"]), "7 Wonders, first edition, with Carthage, 4 players"),
        (Options(FIRST, 2), "7 Wonders, first edition, 2 players"),
        (Options(FIRST, 2, expansions=["carthage"]), "7 Wonders, first edition, with Carthage, 2 players"),
        (
            Options(FIRST, 2, expansions=["edifice"]),
            "7 Wonders, first edition, with Edifice, 2 players (house variant)",
        ),
        (Options(SECOND, 2), "7 Wonders, second edition, 2 players (house variant)"),
        (
            Options(SECOND, 2, expansions=["edifice"]),
            "7 Wonders, second edition, with Edifice, 2 players (house variant)",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_title_marks_what_no_rulebook_describes_as_a_house_variant(options: Options, title: str) -> None:
    assert options.title == title
    game = Game(options.rules, options.players, expansions=options.expansions)
    assert game.view().to_json()["title"] == title


def test_tokens_may_be_named_in_any_order() -> None:
    assert Action.parse("forfeit 3+1") == Action.parse("forfeit 1+3")


def test_a_view_tells_how_many_cards_each_player_holds() -> None:
    game = Game("first-edition", 2, seed=1)
    assert [game.view(1).hand_size(seat) for seat in (0, 1)] == [len(game.view(seat).hand) for seat in (0, 1)] == [8, 7]


def test_edifices_are_dealt_by_their_ids() -> None:
    deal = Deal.from_seed(Options("first-edition", 3, expansions=["edifice"]), 1)
    with pytest.raises(UnknownName, match="curtain_wall"):
        Game(
            "first-edition",
            3,
            expansions=["edifice"],
            deal=replace(deal, edifices=("Curtain Wall", "factory", "agora")),
        )


@pytest.mark.parametrize("key", ["edifices=outpost,factory,agora", "boards=gizah/A,rhodos/A,olympia/A"])
def test_a_seed_and_a_part_of_a_deal_are_refused_together(key: str) -> None:
    text = f"first-edition players=3 wonders=random sides=first with=edifice seed=1 {key} |"
    with pytest.raises(RecordError, match="only together with hands"):
        Game.parse(text)
