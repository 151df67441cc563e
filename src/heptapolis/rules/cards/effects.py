"""What a built card or stage does: at once, and for the rest of the game."""

from __future__ import annotations

from heptapolis.rules.cards.events import emit
from heptapolis.rules.cards.lanes import plus
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.table import count
from heptapolis.rules.cards.tables import BOARDS, CARDS, ITEMS
from heptapolis.vocab.city import Counted
from heptapolis.vocab.play import EventKind


def place_card(state: State, seat: int, card: int) -> None:
    """A card now stands in the city."""
    row = CARDS[card]
    state.city[seat][0] |= row.bit[0]
    state.city[seat][1] |= row.bit[1]
    state.tally[seat][row.colour] += 1
    give_lasting(state, seat, card)


def place_stage(state: State, seat: int) -> int:
    """The next stage of the wonder is built; returns its item."""
    stage = BOARDS[state.board[seat]].first_stage + state.tally[seat][Counted.WONDER_STAGE]
    state.tally[seat][Counted.WONDER_STAGE] += 1
    give_lasting(state, seat, stage)
    return stage


def give_lasting(state: State, seat: int, item: int) -> None:
    """Everything a card or stage gives but coins."""
    row = ITEMS[item]
    state.own_raw[seat] = plus(state.own_raw[seat], row.makes_raw)
    state.own_made[seat] = plus(state.own_made[seat], row.makes_made)
    if row.for_sale != 0:
        state.sold_raw[seat] = plus(state.sold_raw[seat], row.makes_raw)
        state.sold_made[seat] = plus(state.sold_made[seat], row.makes_made)
    state.shields[seat] += row.shields
    state.science[seat][0] += row.science_0
    state.science[seat][1] += row.science_1
    state.science[seat][2] += row.science_2
    state.science_choice[seat] += row.science_choice
    state.discount[seat] |= row.discount
    state.free_build_each_age[seat] += row.free_build_each_age
    state.free_builds_left[seat] += row.free_build_each_age
    state.free_first_of_colour[seat] |= row.free_first_of_colour
    state.free_first_of_age[seat] |= row.free_first_of_age
    state.free_last_of_age[seat] |= row.free_last_of_age
    state.play_last_card[seat] |= row.play_last_card
    state.copy_guild[seat] |= row.copy_guild
    state.digs[seat] += row.build_from_discard


def give_coins(state: State, seat: int, item: int, log: list[int] | None) -> None:
    """The coins of a card or stage, once; what was placed this turn anywhere counts."""
    row = ITEMS[item]
    coins = row.coins
    if row.coins_each != 0:
        coins += row.coins_each * count(state, seat, row.coins_what, row.coins_where)
    if coins != 0:
        state.coins[seat] += coins
        emit(log, EventKind.GAINED_COINS, seat, coins, item, 0)
