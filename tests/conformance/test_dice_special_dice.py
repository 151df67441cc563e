"""The University unlocks the special dice: how they come into the Forum, and who may choose them."""

from __future__ import annotations

from collections import Counter

import pytest

from conformance.dice_scenes import (
    BOX,
    city,
    forum,
    happened,
    news,
    opened,
    options,
    play,
    rebuilt,
    refusal,
    situation,
    space,
    track,
)
from heptapolis.errors import DealError
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import Building, DiceEventKind
from heptapolis.vocab.reasons import Reason

ROWS = [
    (board.id, row.symbols[0], effect.colour.word)
    for board in BOX.boards
    for row in board.plan(Building.UNIVERSITY).tracks
    for effect in row.spaces[-1].effects
    if effect.kind == DiceEffectKind.UNLOCK and effect.colour is not None
]
"""Which row of which board unlocks which die."""
GREYS = {"grey_a", "grey_b", "grey_c"}
TABLET = "university.tablet.1 university.tablet.2"
"""On Giza's board the next space of this row unlocks the white die, on Rhodes' the purple one."""
UNLOCK = "build green university.tablet.3"


@pytest.mark.rule("DI-13-01", "DI-13-05", "DI-13-07")
@pytest.mark.effect("dice.unlock")
@pytest.mark.parametrize(("board", "row", "colour"), ROWS)
def test_the_end_of_a_row_of_the_university_unlocks_a_special_die(board: str, row: str, colour: str) -> None:
    other = "giza" if board != "giza" else "rhodes"
    marks = {0: f"university.{row}.1 university.{row}.2"}
    game = situation(f"green.{row}.0", boards=f"{board} {other}", marks=marks)
    game.choose(0, f"build green university.{row}.3")
    assert news(game, 0, DiceEventKind.UNLOCKED) == [colour]
    assert city(game)["unlocked"] == [colour]
    play(game, "")
    assert colour in forum(game)


@pytest.mark.rule("DI-13-01")
def test_every_board_unlocks_all_three_dice() -> None:
    assert Counter((board, colour) for board, _, colour in ROWS) == Counter(
        (board.id, colour) for board in BOX.boards for colour in ("white", "black", "purple")
    )


@pytest.mark.rule("DI-13-05", "DI-13-07")
def test_the_die_replaces_a_grey_one_at_the_end_of_the_turn() -> None:
    game = situation("green.tablet.0", marks={0: TABLET})
    before = game.roll
    game.choose(0, UNLOCK)
    assert game.roll == before
    assert [game.view(seat).roll for seat in (None, 0, 1)] == [before] * 3
    events = play(game, "")
    assert len(forum(game)) == 7
    assert len(forum(game) & GREYS) == 2
    assert forum(game) - GREYS == {"blue", "red", "yellow", "green", "white"}
    order = [event.kind for event in events]
    assert order.index(DiceEventKind.ENTERED) > max(n for n, kind in enumerate(order) if kind == DiceEventKind.PASSED)
    assert order.index(DiceEventKind.ENTERED) < order.index(DiceEventKind.SHOOK)


@pytest.mark.rule("DI-13-05")
def test_a_die_comes_in_only_when_it_is_unlocked_for_the_first_time() -> None:
    marks = {0: "university.tablet", 2: "university.compass.1 university.compass.2"}
    game = situation("white.laurel.0 green.compass.0", marks=marks)  # the compass of Olympia unlocks white too
    play(game, "pass", "pass", "build green university.compass.3")
    assert city(game, 2)["unlocked"] == ["white"]
    assert len(forum(game) & GREYS) == 2
    assert len(happened(game.events, DiceEventKind.ENTERED)) == 1


@pytest.mark.rule("DI-13-05", "DI-13-07")
def test_an_unlocked_die_cannot_stay_away_and_another_cannot_come_in() -> None:
    for wrong in ("", "white.laurel.0 black.any.0"):
        game = situation("green.tablet.0", wrong, marks={0: TABLET})
        game.choose(0, UNLOCK)
        game.choose(1, "pass")
        with pytest.raises(DealError, match=r"must enter the Forum|cannot be in place"):
            game.choose(2, "pass")


@pytest.mark.rule("DI-13-06")
def test_the_grey_die_that_leaves_is_chosen_at_random() -> None:
    gone: Counter[str] = Counter()
    for seed in range(120):
        game = situation("green.tablet.0", marks={0: TABLET}, seed=seed)
        play(game, UNLOCK)
        gone.update(GREYS - forum(game))
    assert set(gone) == GREYS
    assert min(gone.values()) > 15  # 40 are to be expected


@pytest.mark.rule("DI-13-08")
def test_a_special_die_is_not_chosen_before_the_own_unlocking() -> None:
    game = situation("white.laurel.0", marks={0: "university.tablet"})
    assert opened(game, "white", 0) == {"gallery.laurel.1"}
    for seat in (1, 2):
        assert opened(game, "white", seat) == set()
        assert refusal(game, seat, "build white gallery.laurel.1") == Reason.DIE_LOCKED
    marks = {0: "university.tablet", 1: "university.gear.1 university.gear.2"}
    later = situation("white.laurel.0 green.gear.0", "", marks=marks, coins={1: 20, 2: 20})
    play(later, "pass", "build green university.gear.3")  # the gear of Rhodes
    assert opened(later, "white", 1) == {"gallery.laurel.1"}
    assert opened(later, "white", 2) == set()


@pytest.mark.rule("DI-13-08")
def test_an_unlocked_die_opens_no_other_special_die() -> None:
    dice = "white.laurel.0 purple.wonder.0 black.agora.0"
    marks = {0: "university.tablet", 1: "university.tablet", 2: "university.gear"}
    game = situation(dice, marks=marks)  # white for Giza, purple for Rhodes, black for Olympia
    chosen = [{o.action.die for o in game.legal(seat)} & {"white", "purple", "black"} for seat in range(3)]
    assert chosen == [{"white"}, {"purple"}, {"black"}]


@pytest.mark.rule("R-68")
def test_a_die_that_lies_in_the_forum_may_be_used_from_the_moment_of_unlocking() -> None:
    board = rebuilt(
        university=[
            track(space(0, {"unlock": "white"}, {"another_action": True}), symbols="tablet"),
            track(space(0, {"unlock": "black"}), symbols="gear"),
            track(space(0, {"unlock": "purple"}), symbols="compass"),
        ]
    )
    dice = "white.laurel.0 green.tablet.0"
    game = situation(dice, custom=[board], marks={2: "university.compass"})  # Olympia has brought white in
    assert opened(game, "white") == set()
    game.choose(0, "build green university.tablet")
    assert opened(game, "white") == {"gallery.laurel.1"}
    # where it does not lie in the Forum yet, it cannot be used before the next turn
    early = situation("green.tablet.0", "white.laurel.0", custom=[board])
    early.choose(0, "build green university.tablet")
    assert refusal(early, 0, "build white gallery.laurel.1") == Reason.NOT_IN_FORUM
    play(early, "pass")
    assert "build white gallery.laurel.1" in options(early)


@pytest.mark.rule("R-69")
def test_a_die_that_two_unlock_in_one_turn_comes_in_once() -> None:
    marks = {1: TABLET, 2: TABLET}
    game = situation("green.tablet.0", marks=marks)  # both Rhodes and Olympia unlock purple
    play(game, "pass", UNLOCK, UNLOCK)
    assert [city(game, seat)["unlocked"] for seat in range(3)] == [[], ["purple"], ["purple"]]
    assert len(happened(game.events, DiceEventKind.ENTERED)) == 1
    assert len(forum(game) & GREYS) == 2


@pytest.mark.rule("R-69", "DI-13-05")
def test_two_dice_unlocked_in_one_turn_replace_two_grey_ones() -> None:
    for seed in range(30):
        game = situation("green.tablet.0", marks={0: TABLET, 1: TABLET}, seed=seed)
        play(game, UNLOCK, UNLOCK)
        assert forum(game) >= {"white", "purple"}
        assert len(forum(game) & GREYS) == 1


@pytest.mark.rule("R-70", "DI-02-05")
def test_with_all_special_dice_no_grey_one_is_left() -> None:
    game = situation("white.laurel.0 black.warehouse.0 purple.wonder.0", marks={0: "university", 1: "university"})
    assert forum(game) == {"blue", "red", "yellow", "green", "white", "black", "purple"}
    ways = {option.action.die for option in game.legal(0) if option.action.space.startswith("warehouse")}
    assert ways == {"black"}
    play(game)
    assert len(forum(game)) == 7
