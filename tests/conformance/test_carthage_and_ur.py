"""The boards of Edifice: the split stages of Carthage, and the pawns that Ur takes from the box."""

from __future__ import annotations

import pytest

from heptapolis.game import Game
from heptapolis.rules.cards.constants import PROPOSALS
from heptapolis.vocab.cards.city import Line, Symbol
from heptapolis.vocab.cards.play import Decision, EventKind, Form
from heptapolis.vocab.reasons import Reason
from tables import (
    BOTH,
    EVERY_GOOD,
    city,
    coins,
    edifice,
    happened,
    play,
    play_age,
    play_out,
    points,
    put,
    refusal,
    situation,
    stage_ways,
    take_part,
)

RICH = {0: EVERY_GOOD, 1: EVERY_GOOD, 2: EVERY_GOOD}


def table(rules: str, board: str, edifices: str = "", age: int = 1, turn: int = 1) -> Game:
    """A board at seat 0 between two others, all able to build any stage, with ten coins each."""
    purse = dict.fromkeys(range(3), 10)
    boards = f"{board} gizah rhodos"
    return situation(rules, boards, age=age, turn=turn, edifices=edifices, cities=RICH, coins=purse)


def build_stage(game: Game, words: str = "") -> None:
    """Seat 0 builds a stage with the first card of its hand."""
    play(game, f"stage {game.view(0).hand[0]} {words}")


def pawns(game: Game, seat: int = 0) -> list[int]:
    """The pawns of a city, by Age."""
    held: list[int] = city(game, seat)["pawns"]
    return held


@pytest.mark.rule("ED-03-02", "R-38")
@pytest.mark.effect("coins", "points", "shields", "science_choice")
@pytest.mark.parametrize(
    ("board", "stages", "form", "gains"),
    [
        ("carthage/day", 1, "left", (7, 0, 2, 0)),
        ("carthage/day", 1, "right", (0, 1, 2, 0)),
        ("carthage/night", 0, "left", (7, 0, 4, 0)),
        ("carthage/night", 0, "right", (0, 2, 0, 0)),
        ("carthage/night", 1, "right", (0, 0, 0, 1)),
    ],
)
@BOTH
def test_the_builder_of_a_split_stage_takes_one_half_and_loses_the_other(
    rules: str, board: str, stages: int, form: str, gains: tuple[int, ...]
) -> None:
    game = table(rules, board)
    put(game, 0, stages=stages, forms="right" if board == "carthage/night" else "")

    def holdings() -> tuple[int, ...]:
        symbols = game.score()[0].symbols
        return (coins(game)[0], city(game, 0)["shields"], points(game, 0, Line.WONDER), sum(symbols.values()))

    before = holdings()
    build_stage(game, form)
    assert tuple(now - then for now, then in zip(holdings(), before, strict=True)) == gains
    assert city(game, 0)["stages"] == stages + 1  # one stage, whichever half
    assert city(game, 0)["forms"][-1] == form


@pytest.mark.rule("ED-03-02")
@pytest.mark.effect("build_from_discard")
@BOTH
def test_carthage_by_night_may_dig_instead_of_studying(rules: str) -> None:
    game = table(rules, "carthage/night")
    put(game, 0, stages=1, forms="left")
    build_stage(game, "left")
    assert game.decision(0) == Decision.DIG
    play(game, "decline")
    assert game.score()[0].symbols == dict.fromkeys(Symbol, 0)


@pytest.mark.rule("ED-03-02", "R-38", "ED-03-03")
@BOTH
def test_the_half_is_part_of_the_action_and_must_be_named(rules: str) -> None:
    game = table(rules, "carthage/night", "money_changer")
    card = game.view(0).hand[0]
    halves = {f"stage {card} {form}{join}" for form in ("left", "right") for join in ("", " join")}
    assert stage_ways(game, 0, card) == halves
    assert refusal(game, 0, f"stage {card}") == Reason.WHICH_FORM
    assert refusal(game, 0, f"stage {card} age1") == Reason.WHICH_FORM
    whole = table(rules, "carthage/day")
    assert refusal(whole, 0, f"stage {whole.view(0).hand[0]} left") == Reason.NO_FORMS
    bare = situation(rules, "carthage/night gizah rhodos", hands={0: "altar"}, cities={1: "foundry press_1"})
    put(bare, 0, coins=6)
    # one ore is its own: two of the left neighbour, or one of them from Rhodos, and papyrus from the left
    assert stage_ways(bare, 0, "altar") == {
        f"stage altar {payment} {form}" for payment in ("L6", "L4 R2") for form in ("left", "right")
    }


@pytest.mark.rule("ED-03-02")
@BOTH
def test_carthage_by_day_builds_its_three_stages_in_order(rules: str) -> None:
    game = table(rules, "carthage/day")
    for words in ("", "left", ""):
        build_stage(game, words)
    assert (city(game, 0)["forms"], points(game, 0, Line.WONDER)) == (["", "left", ""], 3 + 2 + 7)


@pytest.mark.rule("R-52")
@BOTH
def test_the_half_is_chosen_secretly_and_shown_at_the_reveal(rules: str) -> None:
    game = table(rules, "carthage/night")
    card = game.view(0).hand[0]
    game.choose(0, f"stage {card} right")
    for seat in (1, 2, None):
        seen = game.view(seat).to_json()
        assert seen["choices"] == {}
        assert "right" not in str(seen["history"])
        assert seen["cities"][0]["forms"] == []
    game.choose(0, f"stage {card} left")  # still open
    play(game)
    assert [str(dict(game.view(seat).history[0].choices)[0]) for seat in (1, 2, None)] == ["stage ? left"] * 3
    assert city(game, 0)["forms"] == ["left"]
    (staged,) = happened(game.events, EventKind.STAGED)
    assert staged.numbers == (1, Form.LEFT)


@pytest.mark.rule("R-38", "R-40")
@pytest.mark.effect("pawn")
@pytest.mark.parametrize("wanted", [1, 2, 3])
@BOTH
def test_ur_by_day_takes_a_pawn_of_any_age(rules: str, wanted: int) -> None:
    game = table(rules, "ur/day", "money_changer", age=2)
    put(game, 0, stages=1)
    card = game.view(0).hand[0]
    forms = ("age1", "age2", "age3")
    assert stage_ways(game, 0, card) == {f"stage {card} {form}{join}" for form in forms for join in ("", " join")}
    assert refusal(game, 0, f"stage {card}") == Reason.WHICH_FORM
    build_stage(game, f"age{wanted}")
    assert pawns(game) == [int(age == wanted) for age in (1, 2, 3)]
    assert points(game, 0, Line.WONDER) == 3


@pytest.mark.rule("R-38", "ED-03-01")
@pytest.mark.effect("pawn")
@BOTH
def test_ur_by_night_takes_a_pawn_of_each_age_with_its_three_stages(rules: str) -> None:
    game = table(rules, "ur/night", "money_changer")
    for held in ([1, 0, 0], [1, 1, 0], [1, 1, 1]):
        build_stage(game)
        assert pawns(game) == held
    assert points(game, 0, Line.WONDER) == 0


@pytest.mark.rule("R-40")
@pytest.mark.effect("pawn")
@pytest.mark.parametrize("extra", [1, 0])
@BOTH
def test_the_pawn_of_ur_costs_nothing_and_is_no_participation(
    rules: str, extra: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PROPOSALS[0], "box_pawn_is_extra", extra)
    game = table(rules, "ur/night", "money_changer")
    build_stage(game)
    assert (pawns(game), coins(game)[0]) == ([1, 0, 0], 10)
    assert edifice(game, 1)["pawns"] == (2 if extra else 1)
    assert city(game, 0)["joined"] == (not extra)
    card = game.view(0).hand[0]
    assert (f"stage {card} join" in stage_ways(game, 0, card)) == bool(extra)


@pytest.mark.rule("R-40")
@BOTH
def test_the_same_stage_of_ur_may_also_be_used_to_take_part(rules: str) -> None:
    game = table(rules, "ur/night", "money_changer")
    take_part(game, 0)
    assert (pawns(game), coins(game)[0]) == ([2, 0, 0], 10 - 1)
    assert edifice(game, 1) == {"edifice": "money_changer", "state": "open", "pawns": 1}


@pytest.mark.rule("R-41", "R-44")
@pytest.mark.effect("pawn")
@pytest.mark.parametrize("each", [1, 0])
@BOTH
def test_two_pawns_of_one_age_are_rewarded_twice(rules: str, each: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PROPOSALS[0], "reward_each_pawn", each)
    game = table(rules, "ur/night", "money_changer")
    take_part(game, 0, 1)
    assert coins(game)[:2] == [10 - 1 + 4 + 4 * each, 10 - 1 + 4]


@pytest.mark.rule("R-41", "R-51")
@pytest.mark.effect("repeat_guild")
@pytest.mark.parametrize("each", [1, 0])
@BOTH
def test_two_pawns_of_the_agora_repeat_the_best_guild_twice(
    rules: str, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PROPOSALS[0], "reward_each_pawn", each)
    game = table(rules, "ur/day", "agora", age=3)
    put(game, 0, "philosophers_guild spies_guild", stages=1)
    put(game, 1, "apothecary workshop stockade")
    card = game.view(0).hand[0]
    play(game, f"stage {card} age3 join", f"stage {game.view(1).hand[0]} join")
    assert game.score()[0].repeated == ("philosophers_guild",) * (1 + each)
    assert points(game, 0, Line.EDIFICE) == 2 * (1 + each)


@pytest.mark.rule("R-42")
@pytest.mark.effect("pawn")
@pytest.mark.parametrize("late", [1, 0])
@BOTH
def test_a_pawn_of_a_built_edifice_is_rewarded_at_once(rules: str, late: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PROPOSALS[0], "reward_late_pawn", late)
    game = table(rules, "ur/night", "money_changer")
    take_part(game, 1, 2)
    before = coins(game)[0]
    build_stage(game)
    assert (pawns(game), coins(game)[0]) == ([1, 0, 0], before + 4 * late)


@pytest.mark.rule("R-42", "R-41")
@BOTH
def test_a_late_pawn_beside_another_is_rewarded_only_if_each_pawn_is(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in (1, 0):
        monkeypatch.setattr(PROPOSALS[0], "reward_each_pawn", each)
        game = table(rules, "ur/day", "money_changer")
        take_part(game, 0, 1)
        before = coins(game)[0]
        build_stage(game, "age1")
        assert (pawns(game), coins(game)[0]) == ([2, 0, 0], before + 4 * each)


@pytest.mark.rule("R-43")
@BOTH
def test_a_pawn_of_a_failed_edifice_has_no_effect(rules: str) -> None:
    game = table(rules, "ur/night", "money_changer", turn=6)
    play(game)
    put(game, 0, coins=10)
    assert edifice(game, 1)["state"] == "failed"
    assert len(happened(game.events, EventKind.LOST_COINS)) == 3
    build_stage(game)
    assert (pawns(game), coins(game)[0]) == ([1, 0, 0], 10)
    assert points(game, 0, Line.EDIFICE) == 0


@pytest.mark.rule("R-43")
@pytest.mark.parametrize("built", [True, False])
@BOTH
def test_a_pawn_of_a_later_age_pays_when_its_edifice_is_built_and_protects_when_it_fails(
    rules: str, built: bool
) -> None:
    game = table(rules, "ur/day", "money_changer auction_house")
    put(game, 0, stages=1)
    build_stage(game, "age2")
    play_age(game)
    before = coins(game)
    if built:
        take_part(game, 1, 2)
        assert coins(game) == [before[0] + 3 + 7, before[1] - 2 + 7, before[2] - 2 + 7]
    else:
        play_age(game)
        assert coins(game) == [before[0] + 18, before[1] + 18 - 5, before[2] + 18 - 5]
    assert play_out(game).over


@pytest.mark.rule("R-44", "R-03")
@BOTH
def test_a_pawn_taken_in_the_turn_of_completion_counts(rules: str) -> None:
    for boards in ("ur/night gizah rhodos", "gizah rhodos ur/night"):
        ur = boards.split().index("ur/night")
        purse = dict.fromkeys(range(3), 10)
        game = situation(rules, boards, edifices="money_changer", cities=RICH, coins=purse)
        ways = [f"stage {game.view(seat).hand[0]}{'' if seat == ur else ' join'}" for seat in range(3)]
        told = [event.kind for event in play(game, *ways)]
        assert told.index(EventKind.TOOK_PAWN) < told.index(EventKind.PROJECT_BUILT)
        assert [coins(game)[seat] - 10 for seat in range(3)] == [4 if seat == ur else 4 - 1 for seat in range(3)]
