"""Edifice before the first turn: what is in its box, which edifices and boards are laid out, how many pawns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from conformance.icons import is_drawn
from conformance.statements import example, first_number, statements
from conformance.test_setup import SEEDS, dealt
from heptapolis.catalogue.cards import Edifice, Expansion, box_of, expansion_of
from heptapolis.errors import DealError
from heptapolis.game import Deal, Game
from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind
from heptapolis.words import ENGLISH
from tables import (
    BOTH,
    EVERY_GOOD,
    FIRST,
    TESTER_HAND,
    city,
    coins,
    edifice,
    happened,
    made_alone,
    play,
    play_out,
    points,
    put,
    situation,
    take_part,
)

FIVE = "gizah babylon rhodos olympia ephesos"
EXPANSION = expansion_of("edifice")

COUNTS: dict[str, Callable[[Expansion], int]] = {
    "ED-01-01": lambda box: len(box.wonders),
    "ED-01-02": lambda box: len(box.edifices),
    "ED-01-03": lambda box: 3 * box.components["pawns_an_age"],
    "ED-01-04": lambda box: box.components["debt_tokens"],
    "ED-01-05": lambda box: box.components["conflict_tokens"],
    "ED-01-06": lambda box: box.components["coins_of_6"],
    "ED-01-07": lambda box: box.components["score_pads"],
    "ED-01-08": lambda box: box.components["effect_sheets"],
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(name)) for name in COUNTS])
def test_the_box_holds_as_many_pieces_as_the_rulebook_counts(name: str) -> None:
    assert COUNTS[name](EXPANSION) == first_number(name)
    assert EXPANSION.components["boards"] == len(EXPANSION.wonders)
    assert EXPANSION.components["edifices"] == len(EXPANSION.edifices)
    assert EXPANSION.components["pawns"] == 3 * EXPANSION.components["pawns_an_age"]


@pytest.mark.rule("ED-03-01")
@BOTH
def test_ur_is_played_only_with_edifices(rules: str) -> None:
    boards = ["ur", "gizah", "rhodos"]
    with pytest.raises(DealError, match="Ur needs edifices"):
        Game(rules, 3, seed=1, wonders=boards)
    with pytest.raises(DealError, match="Ur needs edifices"):
        Game(rules, 3, seed=1, wonders=boards, expansions=["carthage"])
    assert city(Game(rules, 3, seed=1, wonders=boards, expansions=["edifice"]), 0)["board"] == "ur/day"


@pytest.mark.rule("ED-03-03", "R-22", "ED-04-01")
@BOTH
def test_carthage_goes_with_either_edition_alone_or_with_edifices(rules: str) -> None:
    alone = Game(rules, 3, seed=1, wonders=["carthage", "gizah", "rhodos"])
    assert city(alone, 0)["board"] == "carthage/day"
    assert play_out(alone).over
    guests: dict[str, set[str]] = {}
    for name in ("box", "carthage", "edifice"):
        games = [Game(rules, 7, seed=seed, expansions=[] if name == "box" else [name]) for seed in SEEDS]
        dealt_boards = {city(game, seat)["board"].partition("/")[0] for game in games for seat in range(7)}
        guests[name] = dealt_boards - {wonder.id for wonder in box_of(rules).wonders}
    assert guests == {"box": set(), "carthage": {"carthage"}, "edifice": {"carthage", "ur"}}


@pytest.mark.rule("ED-01-01")
@pytest.mark.parametrize(
    ("board", "resource", "stages"),
    [
        ("carthage/day", Good.ORE, 3),
        ("carthage/night", Good.ORE, 2),
        ("ur/day", Good.WOOD, 3),
        ("ur/night", Good.WOOD, 3),
    ],
)
@BOTH
def test_both_boards_can_be_built_on_either_side(rules: str, board: str, resource: Good, stages: int) -> None:
    game = situation(rules, f"{board} gizah rhodos", hands={0: TESTER_HAND}, edifices="money_changer")
    assert made_alone(game, 0) == {resource}
    put(game, 0, EVERY_GOOD)
    for built in range(stages):
        assert city(game, 0)["stages"] == built
        play(game, next(str(action) for action in game.legal(0).actions if action.kind == ActionKind.STAGE))
        if game.decision(0) == Decision.DIG:
            play(game)
    assert not [action for action in game.legal(0).actions if action.kind == ActionKind.STAGE]


@pytest.mark.rule("R-22")
@BOTH
def test_carthage_and_ur_have_the_sides_of_the_edition_at_the_table(rules: str) -> None:
    first, second = box_of(rules).sides
    wonders = [f"carthage/{second}", f"ur/{first}", "gizah"]
    game = Game(rules, 3, seed=1, wonders=wonders, expansions=["edifice"])
    assert [city(game, seat)["board"] for seat in (0, 1)] == ["carthage/night", "ur/day"]


@pytest.mark.rule("ED-03-04", "ED-04-09", "ED-04-10")
@BOTH
def test_there_are_pawns_of_three_types_one_for_each_age(rules: str) -> None:
    game = Game(rules, 5, seed=1, expansions=["edifice"])
    assert [city(game, seat)["pawns"] for seat in range(5)] == [[0, 0, 0]] * 5
    laid = [edifice(game, age)["pawns"] for age in (1, 2, 3)]
    # the others stay in the box, where they serve if many take part at once
    assert all(0 < pawns < EXPANSION.components["pawns_an_age"] for pawns in laid)


@pytest.mark.rule("ED-03-07", "R-48")
@BOTH
def test_more_tokens_than_the_box_holds_can_be_taken(rules: str) -> None:
    boards = "gizah babylon rhodos olympia ephesos halikarnassos alexandria"
    goods = dict.fromkeys(range(7), "quarry sawmill brickyard foundry stone_pit lumber_yard clay_pool ore_vein loom_1")
    rich = situation(rules, boards, edifices="outpost", cities=goods)
    take_part(rich, *range(7))
    # seven ordinary victory tokens at once, on the line where tokens of conflicts stand
    assert [points(rich, seat, Line.MILITARY) for seat in range(7)] == [3] * 7
    poor = situation(rules, boards, turn=6, edifices="outpost")
    events = play(poor)
    assert len(happened(events, EventKind.TOOK_DEBT)) == 7 > EXPANSION.components["debt_tokens"] / 3


@pytest.mark.rule("ED-01-08", "ED-03-09", "ED-03-12", "ED-03-05")
@pytest.mark.parametrize("card", EXPANSION.edifices, ids=[card.id for card in EXPANSION.edifices])
def test_every_edifice_tells_name_age_cost_reward_and_penalty(card: Edifice) -> None:
    assert card.name
    assert card.age in (1, 2, 3)
    assert card.cost.coins > 0
    assert not card.cost.goods
    for effect in (*card.effects, card.penalty):
        assert ENGLISH.say(effect.message).endswith(".")
        assert is_drawn(effect)


@pytest.mark.rule("ED-04-01", "ED-04-02", "ED-05-01")
@BOTH
def test_apart_from_what_is_added_the_table_is_set_up_as_ever(rules: str) -> None:
    game, plain = Game(rules, 4, seed=2, expansions=["edifice"]), Game(rules, 4, seed=2)
    for age in (1, 2):
        assert Counter(dealt(game, age)) == Counter(dealt(plain, age))
    assert [len(game.view(seat).hand) for seat in range(4)] == [7] * 4
    assert coins(game) == [3] * 4
    for seat in range(4):
        seen = city(game, seat)
        assert (seen["debts"], seen["victory_tokens"], seen["tokens"]) == ([0, 0, 0], [], [[0, 0]] * 3)
        assert not seen["joined"]
    assert "edifices" not in plain.view().to_json()


@pytest.mark.rule("ED-04-03", "ED-04-04", "ED-04-05")
def test_one_random_edifice_of_each_age_is_taken() -> None:
    laid = [Game(FIRST, 3, seed=seed, expansions=["edifice"]).record.deal.edifices for seed in range(60)]
    for age in (1, 2, 3):
        pile = {card.id for card in EXPANSION.edifices if card.age == age}
        assert len(pile) == 5
        assert {three[age - 1] for three in laid} == pile
    assert len(set(laid)) > 15  # the piles are shuffled each for itself
    boards, hands = Game(FIRST, 3, seed=1).record.deal.offers, Game(FIRST, 3, seed=1).record.deal.hands
    for wrong in (("factory", "belvedere", "agora"), ("belvedere", "factory"), ()):
        with pytest.raises(DealError, match="edifice"):
            Game(FIRST, 3, deal=Deal(boards, hands, wrong), expansions=["edifice"])


@pytest.mark.rule("ED-04-06", "ED-04-07", "ED-03-11")
@BOTH
def test_three_projects_lie_open_from_the_start_and_the_others_take_no_part(rules: str) -> None:
    game = Game(rules, 3, seed=3, expansions=["edifice"])
    for seat in (None, 0, 1, 2):
        shown = game.view(seat).to_json()["edifices"]
        assert [three["edifice"] for three in shown] == list(game.record.deal.edifices)
        assert {three["state"] for three in shown} == {"open"}
    play_out(game)
    told = happened(game.events, EventKind.PROJECT_FAILED) + happened(game.events, EventKind.PROJECT_BUILT)
    assert [event.thing for event in told] == list(game.record.deal.edifices)


@pytest.mark.rule("ED-04-08", "ED-04-09", "R-46")
@pytest.mark.parametrize("players", range(2, 8))
@BOTH
def test_the_pawns_of_each_age_are_read_from_a_table(rules: str, players: int) -> None:
    table = dict(re.findall(r"(\d) players (\d)", statements()["ED-04-08"]["reading"]))
    wanted = int(table[str(max(players, 3))])  # two players have three cities
    game = Game(rules, players, seed=4, expansions=["edifice"])
    assert [edifice(game, age)["pawns"] for age in (1, 2, 3)] == [wanted] * 3


@pytest.mark.rule("ED-04-11")
def test_five_players_lay_out_three_edifices_with_three_pawns_each() -> None:
    given, expect = example("ED-04-11")
    laid = Game(FIRST, given["players"], seed=5, expansions=["edifice"]).view().to_json()["edifices"]
    assert len(laid) == expect["edifices"]
    assert [three["pawns"] for three in laid] == [expect["pawns_per_edifice"]] * 3


@pytest.mark.rule("R-45")
@BOTH
def test_taking_part_in_the_staging_camp_costs_three_coins(rules: str) -> None:
    assert "proposal" in str(EXPANSION.edifice("Staging Camp").source["disputed"])
    game = situation(rules, FIVE, age=2, edifices="staging_camp", cities={2: "sawmill"})
    take_part(game, 2)
    assert coins(game)[2] == 0
