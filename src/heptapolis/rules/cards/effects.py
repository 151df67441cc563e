"""What a built card or stage does: at once, and for the rest of the game."""

from __future__ import annotations

from heptapolis.rules.cards.city import count, stands
from heptapolis.rules.cards.constants import BOARDS, BOXES, CARDS, ITEMS, PROJECTS, RARE
from heptapolis.rules.cards.lanes import plus
from heptapolis.rules.cards.state import TOKENS, State
from heptapolis.rules.events import emit
from heptapolis.rules.layout import clearer
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.play import EventKind, Feature


def place_card(state: State, seat: int, card: int) -> None:
    """A card is now in the city."""
    row = CARDS[card]
    state.city[seat][0] |= row.bit[0]
    state.city[seat][1] |= row.bit[1]
    state.tally[seat][row.colour] += 1
    give_new(state, seat, card)


def place_stage(state: State, seat: int, form: int) -> int:
    """The next stage of the wonder is built in one of its forms; returns its item."""
    built = state.tally[seat][Counted.WONDER_STAGE]
    stage = BOARDS[state.board[seat]].items[built][form]
    state.stages[seat][built] = stage
    state.tally[seat][Counted.WONDER_STAGE] += 1
    give_new(state, seat, stage)
    return int(stage)


def give_new(state: State, seat: int, item: int) -> None:
    """What a newly built card or stage gives: for the rest of the game, and to be used up."""
    give_common(state, seat, item)
    if ITEMS[item].rare != 0:
        give_powers(state, seat, item)
        state.free_builds_left[seat] += RARE[item].free_build_each_age
        state.digs[seat] += RARE[item].build_from_discard


def give_lasting(state: State, seat: int, item: int) -> None:
    """Everything a card, stage or project gives for the rest of the game."""
    give_common(state, seat, item)
    if ITEMS[item].rare != 0:
        give_powers(state, seat, item)


def give_common(state: State, seat: int, item: int) -> None:
    """What most cards and stages give: goods, shields, science, discounts."""
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


def give_powers(state: State, seat: int, item: int) -> None:
    """What few items give, for the rest of the game."""
    row = RARE[item]
    state.free_build_each_age[seat] += row.free_build_each_age
    state.free_first_of_colour[seat] |= row.free_first_of_colour
    state.free_first_of_age[seat] |= row.free_first_of_age
    state.free_last_of_age[seat] |= row.free_last_of_age
    state.play_last_card[seat] |= row.play_last_card
    state.copy_guild[seat] |= row.copy_guild
    state.repeat_guild[seat] += row.repeat_guild


clear_powers = clearer("clear_powers", __name__, __file__, [field for field in State.LAYOUT if field.lasting])
"""A city has nothing by its cards and stages."""


def found_city(state: State, seat: int) -> None:
    """What a city produces with its board only; it has no powers yet."""
    row = BOARDS[state.board[seat]]
    state.own_raw[seat] = row.makes_raw
    state.own_made[seat] = row.makes_made
    state.sold_raw[seat] = row.makes_raw
    state.sold_made[seat] = row.makes_made
    clear_powers(state, seat)


def remove_card(state: State, seat: int, card: int) -> None:
    """A card leaves the city; everything lasting is recounted, since lanes saturate and cannot be subtracted."""
    row = CARDS[card]
    state.city[seat][0] &= ~row.bit[0]
    state.city[seat][1] &= ~row.bit[1]
    state.tally[seat][row.colour] -= 1
    found_city(state, seat)
    box = BOXES[state.edition]
    for other in range(box.first_card, box.end_card):
        if stands(state, seat, other):
            give_lasting(state, seat, other)
    for stage in range(state.tally[seat][Counted.WONDER_STAGE]):
        give_lasting(state, seat, state.stages[seat][stage])
    for age in range(len(state.projects)):
        for _ in range(state.rewards[seat][age]):
            give_lasting(state, seat, PROJECTS[state.projects[age]].item)


def give_at_once(state: State, seat: int, item: int, log: list[int] | None) -> None:
    """What a card, stage or project gives once; what was placed this turn anywhere counts."""
    row = ITEMS[item]
    coins = row.coins
    if row.coins_each != 0:
        coins += row.coins_each * count(state, seat, row.coins_what, row.coins_where)
    if coins != 0:
        state.coins[seat] += coins
        emit(log, EventKind.GAINED_COINS, seat, coins, item, 0)
    if row.rare != 0:
        give_tokens(state, seat, item, log)


def give_tokens(state: State, seat: int, item: int, log: list[int] | None) -> None:
    """Victory tokens that no conflict brought, and defeats that are forgotten."""
    row = RARE[item]
    if row.victory_token != 0:
        state.bonus_victories[seat][row.victory_token - 1] += 1
        emit(log, EventKind.GAINED_TOKEN, seat, row.victory_token, 0, 0)
    if row.drop_defeats != 0:
        emit(log, EventKind.DROPPED_DEFEATS, seat, state.tally[seat][Counted.DEFEAT_TOKEN], 0, 0)
        state.tally[seat][Counted.DEFEAT_TOKEN] = 0
        for token in range(TOKENS):
            state.tokens[seat][token] = max(0, state.tokens[seat][token])


INLINED = (give_new, give_common)
ONLY_FOR = {Feature.PROJECTS: (remove_card,)}
