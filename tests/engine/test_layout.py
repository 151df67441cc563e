"""A field of a record is stated once: its packed shape and what clears it follow."""

from __future__ import annotations

import numpy as np
import pytest

from heptapolis.engine.packing import pack, record_for, unpack
from heptapolis.rules.cards.effects import clear_powers, found_city
from heptapolis.rules.cards.setup import clear_city, clear_table
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.rules.dice.constants import START_COINS
from heptapolis.rules.dice.forum import clear_table as clear_dice_table
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.layout import Axis, LaidOut, clearer, laid_out, number
from heptapolis.vocab.cards.city import Colour, Counted, Symbol
from heptapolis.vocab.cards.limits import HAND
from heptapolis.vocab.limits import SEATS


@laid_out
class Small(LaidOut):
    """A record with an axis of seats, one of packets, and sizes that happen to be seven."""

    turn: int = number("i1")
    coins: list[int] = number("i2", Axis(SEATS))
    colours: list[list[int]] = number("i1", Axis(SEATS), len(Colour), empty=-1)
    hand: list[int] = number("i1", HAND)
    packets: list[list[int]] = number("i2", 3, Axis(SEATS, 8), empty=None)


def shapes(kind: type[LaidOut], seats: int) -> dict[str, tuple[int, ...]]:
    record = record_for(kind, seats)
    return {name: record[name].shape for name in record.names or ()}


@pytest.mark.parametrize("seats", range(2, 8))
def test_only_axes_of_seats_go_by_the_number_of_seats(seats: int) -> None:
    assert shapes(Small, seats) == {
        "turn": (),
        "coins": (seats,),
        "colours": (seats, 7),
        "hand": (7,),
        "packets": (3, 8 * seats),
    }


@pytest.mark.parametrize("cities", range(3, 8))
def test_the_record_of_the_card_game_by_cities(cities: int) -> None:
    found = shapes(State, cities)
    assert found["coins"] == found["own_raw"] == found["held"] == (cities,)
    assert found["tally"] == (cities, len(Counted))
    assert found["science"] == (cities, len(Symbol))
    assert found["deal"] == (3, 8 * cities)
    assert found["projects"] == (3,)
    assert found["pawns"] == (cities, 3)
    assert found["players"] == ()
    assert len(found["discard"]) == 1
    assert found["discard"] == shapes(State, 7)["discard"]


@pytest.mark.parametrize("players", range(2, 8))
def test_the_record_of_the_dice_game_by_players(players: int) -> None:
    found = shapes(DiceState, players)
    assert found["coins"] == (players,)
    assert found["written"] == (players, 2, 8)
    assert found["die"] == found["symbol"] == found["zone"] == (7,)


def test_a_record_is_packed_and_unpacked_with_every_field() -> None:
    small, record = Small(), np.zeros(1, record_for(Small, SEATS))[0]
    small.coins[6], small.colours[2][3], small.hand[6], small.packets[2][55] = 9, 5, 4, 3
    pack(small, record)
    assert unpack(record, Small) == small
    assert small.copy() == small != Small()


def test_a_written_clearer_empties_one_seat_and_nothing_else() -> None:
    small = Small()
    small.coins, small.colours = [7] * SEATS, [[7] * len(Colour) for _ in range(SEATS)]
    clear = clearer("clear", __name__, __file__, [field for field in Small.LAYOUT if field.per_seat])
    clear(small, 3)
    assert small.coins == [7, 7, 7, 0, 7, 7, 7]
    assert small.colours[3] == [-1] * 7
    assert small.colours[2] == [7] * 7


def full(kind: type[LaidOut]) -> LaidOut:
    """A record in which every number is 9."""
    state = kind()
    for field in kind.LAYOUT:
        setattr(state, field.name, np.full(field.shape, 9).tolist())
    return state


def test_an_empty_table_has_nothing_of_the_game_before() -> None:
    state, fresh = full(State), State()
    assert isinstance(state, State)
    for each in (state, fresh):
        each.seed_low = each.seed_high = each.drawn = 0
        clear_table(each, 1, 4)
    state.deal = fresh.deal  # dealt before anyone reads it
    assert state == fresh
    assert fresh.chosen == [NOT_CHOSEN] * SEATS
    assert fresh.held == list(range(SEATS))
    assert fresh.offers[6] == [-1] * 4


def test_an_empty_dice_table_has_nothing_of_the_game_before() -> None:
    state, fresh = full(DiceState), DiceState()
    assert isinstance(state, DiceState)
    for each in (state, fresh):
        each.seed_low = each.seed_high = each.drawn = 0
        clear_dice_table(each, 7)
    state.stack, state.board = fresh.stack, fresh.board  # dealt or pushed before anyone reads them
    assert state == fresh
    assert fresh.coins == [START_COINS] * 7


def test_what_lasts_is_founded_anew_and_what_is_used_up_is_not() -> None:
    state = full(State)
    assert isinstance(state, State)
    clear_city(state, 2)
    state.shields[2], state.free_builds_left[2], state.science[2][1] = 5, 1, 3
    state.board[2] = 0
    found_city(state, 2)
    assert (state.shields[2], state.science[2], state.free_builds_left[2]) == (0, [0, 0, 0], 1)
    lasting = [field.name for field in State.LAYOUT if field.lasting]
    assert {"shields", "science", "discount", "copy_guild"} <= set(lasting)
    clear_powers(state, 1)
    assert not any(np.any(getattr(state, name)[1]) for name in lasting)
    assert state.coins[1] == 9
