"""Changes of mind: nobody else sees one, in no message, position, flag, list or clock."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from heptapolis.server import commands
from heptapolis.server.messages import messages_after, position_of, since_own_turn
from server.table_drivers import HOST, TableDriver, folded, person_in

Viewer = int | None


def begun(rules: str = "second-edition", players: int = 3, **more: Any) -> TableDriver:
    """A table of people with a clock."""
    return TableDriver.begun(rules, {"players": players}, clock="decision", seconds=600, **more)


def sent_to(driver: TableDriver, viewer: Viewer) -> str:
    """What a viewer can have from the server."""
    return json.dumps([driver.seen_by(viewer), messages_after(driver.table, viewer, 0)])


def thinking(driver: TableDriver, viewer: Viewer = None) -> list[int]:
    """The seats that a viewer sees thinking."""
    shown: list[int] = driver.seen_by(viewer)["view"]["thinking"]
    seats = driver.seen_by(viewer)["seats"]
    assert [seat["seat"] for seat in seats if seat["thinking"]] == sorted({driver.table.player_of(s) for s in shown})
    return shown


def options(driver: TableDriver, seat: int) -> list[str]:
    """What a seat may choose, also if it has chosen."""
    game = driver.table.game
    assert game is not None
    return [str(action) for action in game.legal(seat).actions]


def again(driver: TableDriver, option: int = 0, times: int = 1) -> None:
    """Seat 1 takes its choice back and chooses once more."""
    for _ in range(times):
        driver.take_back(1)
        driver.choose(1, options(driver, 1)[option])


CHANGES: dict[str, Callable[[TableDriver], None]] = {
    "another choice": lambda driver: driver.choose(1, options(driver, 1)[1]),
    "taken back": lambda driver: driver.take_back(1),
    "taken back and chosen again": again,
    "often": lambda driver: again(driver, 2, 5),
}


@pytest.mark.parametrize("change", CHANGES)
def test_others_see_nothing_of_a_change_of_mind(change: str) -> None:
    driver = begun()
    driver.choose(1)
    before = [sent_to(driver, viewer) for viewer in (None, 0, 2)]
    own = sent_to(driver, 1)
    driver.now += 17
    CHANGES[change](driver)
    assert [sent_to(driver, viewer) for viewer in (None, 0, 2)] == before
    assert sent_to(driver, 1) != own


def test_who_changes_its_mind_sees_the_own_seat_as_it_is() -> None:
    driver = begun()
    driver.choose(1)
    driver.take_back(1)
    assert thinking(driver, 1) == [0, 1, 2]
    assert thinking(driver, 0) == [0, 2]
    assert list(driver.seen_by(1)["legal"]) == ["1"]


def test_who_has_chosen_is_told_what_may_be_chosen_instead() -> None:
    driver = begun()
    asked = driver.seen_by(1)
    assert (list(asked["legal"]), asked["changes"]) == (["1"], {})
    driver.choose(1)
    sent = driver.seen_by(1)
    assert (sent["legal"], sent["changes"]) == ({}, asked["legal"])
    other = next(o["action"] for o in sent["changes"]["1"]["options"] if o["action"] != sent["view"]["choices"]["1"])
    driver.choose(1, other)
    assert driver.seen_by(1)["view"]["choices"] == {"1": other}
    assert [driver.seen_by(viewer)["changes"] for viewer in (None, 0, 2)] == [{}, {}, {}]
    driver.take_back(1)
    assert driver.seen_by(1)["changes"] == {}


def test_the_free_city_chooses_anew_after_its_player() -> None:
    driver = begun(players=2)
    driver.choose(0)
    assert list(driver.seen_by(0)["legal"]) == ["2"]
    assert list(driver.seen_by(0)["changes"]) == ["0"]
    driver.choose(2)
    assert (driver.seen_by(0)["legal"], set(driver.seen_by(0)["changes"])) == ({}, {"0", "2"})


def test_a_pause_and_the_dice_game_offer_no_change() -> None:
    driver = begun()
    driver.choose(0)
    driver.do(commands.set_state(driver.table, HOST, "paused"))
    assert driver.seen_by(0)["changes"] == {}
    dice = begun("dice")
    while dice.seen_by(0)["legal"]:
        dice.choose(0)
    assert dice.seen_by(0)["changes"] == {}


def test_when_the_table_waits_for_nobody_else_it_says_for_whom() -> None:
    driver = begun()
    driver.choose(1)
    driver.take_back(1)
    driver.choose(0)
    assert thinking(driver) == [2]
    driver.choose(2)
    assert thinking(driver) == [1]
    heard = messages_after(driver.table, None, 0)[-2:]
    assert [(message["kind"], message["what"]["seat"]) for message in heard] == [("chose", 0), ("chose", 2)]
    driver.choose(1)
    assert thinking(driver) == [0, 1, 2]


def test_bots_hide_nobody_who_holds_the_table_up() -> None:
    driver = begun(bots=(2,))
    driver.choose(1)
    driver.take_back(1)
    assert thinking(driver) == [0, 2]
    driver.choose(0)
    assert thinking(driver) == [1, 2]


def test_a_bot_that_takes_over_a_seat_without_a_choice_is_seen_thinking() -> None:
    driver = begun()
    driver.choose(1)
    driver.take_back(1)
    driver.choose(0)
    driver.do(commands.stand_in(driver.table, HOST, 1, "rulebook"))
    assert thinking(driver) == [2]
    driver.choose(2)
    assert thinking(driver) == [1]


@pytest.mark.parametrize("change", ["own card", "taken back"])
def test_the_other_player_sees_nothing_of_what_happens_to_the_free_city(change: str) -> None:
    driver = begun(players=2)
    holder = driver.table.player_of(2)
    other = 1 - holder
    driver.choose(holder)
    driver.choose(2)
    before = [sent_to(driver, viewer) for viewer in (None, other)]
    if change == "own card":
        driver.choose(holder, options(driver, holder)[1])
        assert thinking(driver, holder) == sorted([other, 2])
    else:
        driver.take_back(holder)
        assert thinking(driver, holder) == [0, 1]
    assert [sent_to(driver, viewer) for viewer in (None, other)] == before
    driver.choose(other)
    assert thinking(driver, other) == [2 if change == "own card" else holder]


def test_old_choices_for_the_free_city_stay_with_who_made_them() -> None:
    driver = begun(players=2)
    holder = driver.table.player_of(2)
    driver.choose(1 - holder)
    driver.choose(holder)
    driver.choose(2)
    assert driver.table.player_of(2) == 1 - holder
    for viewer in (0, 1):
        heard = [m["what"] for m in messages_after(driver.table, viewer, 0) if m["kind"] == "chose"]
        assert [what["seat"] for what in heard if "action" in what] == (
            [1 - holder] if viewer != holder else [holder, 2]
        )


def test_a_chain_of_dice_shows_neither_its_length_nor_what_is_in_it() -> None:
    driver = begun("dice")
    before = [sent_to(driver, viewer) for viewer in (None, 0, 2)]
    steps = 0
    while steps < 3:
        going_on = [a for a in options(driver, 1) if a != "pass"]
        driver.choose(1, going_on[0])
        if 1 not in driver.table.deciding():
            driver.take_back(1)
            break
        steps += 1
        assert [sent_to(driver, viewer) for viewer in (None, 0, 2)] == before


def test_positions_count_what_a_viewer_was_told() -> None:
    driver = begun()
    for _ in range(4):
        driver.choose(1)
        driver.choose(1, options(driver, 1)[1])
        driver.choose(0)
        driver.take_back(1)
        driver.choose(1)
        driver.choose(2)
    for viewer in (None, 0, 1, 2):
        heard = messages_after(driver.table, viewer, 0)
        assert [message["position"] for message in heard] == list(range(1, len(heard) + 1))
        assert position_of(driver.table, viewer) == len(heard) == driver.seen_by(viewer)["position"]
        for place in range(len(heard) + 2):
            assert messages_after(driver.table, viewer, place) == heard[place:]
    assert position_of(driver.table, 1) > position_of(driver.table, 0) == position_of(driver.table, None)


def test_the_news_since_my_last_turn_begin_with_what_my_choice_revealed() -> None:
    driver = begun()
    assert since_own_turn(driver.table, 0) == 0
    driver.choose(0)
    assert messages_after(driver.table, 0, since_own_turn(driver.table, 0)) == []
    driver.choose(1)
    driver.choose(2)
    for seat, kinds in ((0, ["chose", "chose"]), (1, ["chose"]), (2, ["chose"])):
        heard = messages_after(driver.table, seat, since_own_turn(driver.table, seat))
        assert [message["kind"] for message in heard] == kinds
        assert heard[-1]["news"]


def test_what_a_stand_in_did_is_news_to_its_player() -> None:
    driver = begun()
    driver.choose(1)
    driver.do(commands.stand_in(driver.table, HOST, 1, "rulebook"))
    for _ in range(3):
        driver.step()
    heard = messages_after(driver.table, 1, since_own_turn(driver.table, 1))
    assert sum(message["kind"] == "chose" and message["what"]["by"] == "bot" for message in heard) == 2
    assert "stood_in" in [message["kind"] for message in heard]


def test_what_is_seen_is_the_same_after_a_fold() -> None:
    driver = begun(players=2)
    for _ in range(3):
        driver.choose(driver.table.deciding()[0])
        seat = next(seat for seat in (0, 1) if seat not in driver.table.deciding())
        if driver.seen_by(seat)["view"]["choices"]:
            driver.take_back(seat)
            driver.do(commands.say(driver.table, person_in(0), "hm", ""))
            assert folded(driver.table).thinking_for(None) == driver.table.thinking_for(None)
        driver.step()
