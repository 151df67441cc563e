"""What concerns the table as a whole, and the cities around it, as columns."""

from __future__ import annotations

from heptapolis.network.cards.city import CITY_SIZE
from heptapolis.network.cards.items import ITEM_SIZE, ITEM_WORDS
from heptapolis.network.cards.slots import STAGE_WAYS
from heptapolis.network.words import is_at, small, word
from heptapolis.rules.cards.constants import BOARDS, ITEMS, PROJECTS
from heptapolis.rules.cards.encoding import to_left, to_right
from heptapolis.rules.cards.seating import (
    chooser_of,
    has_free_city,
    has_projects,
    holder_of,
    is_free_city,
    left_of,
    right_of,
)
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import passes_left
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.limits import MOST_STAGES
from heptapolis.vocab.cards.play import Decision, Phase, Project

CITIES = 5
"""The own city, the neighbours, and theirs."""
FACTS = 7
"""Words of facts about the table."""
CITY_PART = CITY_SIZE + ITEM_SIZE
"""A city and its next stage."""
OWN_ITEMS = 2 + MOST_STAGES - 1 + 1
"""Other forms of the own next stage, the own later stages, the reward of the project."""
TABLE_SIZE = FACTS + CITIES * CITY_PART + OWN_ITEMS * ITEM_SIZE


def city_at(state: State, seat: int, place: int) -> int:
    """The seat of a city of the picture: own, left, right, and theirs beyond; -1 if there is none of its own."""
    left, right = left_of(state, seat), right_of(state, seat)
    if place == 0:
        return seat
    if place == 1:
        return left
    if place == 2:
        return right
    if place == 3:
        return left_of(state, left) if state.cities > 3 else -1
    return right_of(state, right) if state.cities > 4 else -1


def stage_item(state: State, seat: int, ahead: int, rank: int) -> int:
    """The item of a stage that is still to build, in one of its forms; -1 if there is none."""
    if state.board[seat] < 0:
        return -1
    board = BOARDS[state.board[seat]]
    place = state.tally[seat][Counted.WONDER_STAGE] + ahead
    if place >= board.stages:
        return -1
    for form in range(len(board.items[place])):
        if (board.forms[place] >> form) & 1:
            if rank == 0:
                return board.items[place][form] + 0
            rank -= 1
    return -1


def write_item(item: int, out: list[int], at: int) -> None:
    """The words of an item, or of nothing."""
    row = item if item >= 0 else len(ITEMS)
    for place in range(ITEM_SIZE):
        out[at + place] = ITEM_WORDS[row][place]


def write_neighbour(state: State, seat: int, place: int, city: list[int], out: list[int]) -> None:
    """A city of the picture with its next stage; `city` has its words."""
    at = FACTS + place * CITY_PART
    other = city_at(state, seat, place)
    if other < 0:
        for offset in range(CITY_PART):
            out[at + offset] = 0
    else:
        for offset in range(CITY_SIZE):
            out[at + offset] = city[offset]
        write_item(stage_item(state, other, 0, 0), out, at + CITY_SIZE)


def write_own_items(state: State, seat: int, out: list[int]) -> None:
    """Other forms of the own next stage, later stages, and what the project of the Age rewards."""
    at = FACTS + CITIES * CITY_PART
    for rank in range(1, 3):
        write_item(stage_item(state, seat, 0, rank), out, at)
        at += ITEM_SIZE
    for ahead in range(1, MOST_STAGES):
        write_item(stage_item(state, seat, ahead, 0), out, at)
        at += ITEM_SIZE
    open_now = has_projects(state) and state.age > 0 and state.progress[state.age - 1] == Project.OPEN
    write_item(PROJECTS[state.projects[state.age - 1]].item if open_now else -1, out, at)


def write_facts(state: State, actor: int, stagings: list[int], points: list[int], out: list[int]) -> None:
    """Age, turn, decision, players, prices of the next stage, standing; `points` are the totals of all cities."""
    seat = chooser_of(state, actor)
    age, turn, decision = state.age, state.turn, state.pending[actor]
    out[0] = word(
        is_at(age, 0),
        is_at(age, 1),
        is_at(age, 2),
        is_at(age, 3),
        state.hand_size,
        1 if passes_left(age) else 0,
        is_at(state.phase, Phase.LAST_CARD),
        is_at(state.edition, 0),
    )
    out[1] = word(
        is_at(turn, 1), is_at(turn, 2), is_at(turn, 3), is_at(turn, 4), is_at(turn, 5), is_at(turn, 6), turn, age
    )
    out[2] = word(
        is_at(decision, Decision.TAKE_BOARD),
        is_at(decision, Decision.PLAY_CARD),
        is_at(decision, Decision.PLAY_LAST_CARD),
        is_at(decision, Decision.DIG),
        is_at(decision, Decision.PLAY_FOR_FREE_CITY),
        is_at(decision, Decision.LOSE_CARD),
        is_at(decision, Decision.LOSE_TOKENS),
        holds_free_city(state, seat),
    )
    players = state.players
    out[3] = word(
        is_at(players, 2),
        is_at(players, 3),
        is_at(players, 4),
        is_at(players, 5),
        is_at(players, 6),
        is_at(players, 7),
        is_free_city_of(state, actor),
        side_of_free_city(state, seat),
    )
    best, ahead = -1000, 0
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
            if points[other] > points[seat]:
                ahead += 1
    first, last = stagings[0], stagings[0] if stagings[1] < 0 else stagings[1]
    can = 1 if first >= 0 else 0
    out[4] = word(
        can,
        to_left(first) * can,
        to_right(first) * can,
        to_left(last) * can,
        to_right(last) * can,
        small(best),
        small(points[seat] - best),
        ahead,
    )
    ways = 0
    for way in range(STAGE_WAYS):
        if stagings[way] >= 0:
            ways |= 1 << way // 2
    out[5] = word(ways & 1, (ways >> 1) & 1, (ways >> 2) & 1, (ways >> 3) & 1, (ways >> 4) & 1, (ways >> 5) & 1, 0, 0)
    write_project(state, out)


def holds_free_city(state: State, seat: int) -> int:
    """Whether the player decides for the Free City this turn."""
    return 1 if has_free_city(state) and state.age > 0 and holder_of(state) == seat else 0


def is_free_city_of(state: State, actor: int) -> int:
    """Whether the decision is the Free City's."""
    return 1 if is_free_city(state, actor) else 0


def side_of_free_city(state: State, seat: int) -> int:
    """Where the Free City lies: 1 to the left, -1 to the right, 0 where there is none."""
    if not has_free_city(state):
        return 0
    return 1 if left_of(state, seat) == state.players else -1


def write_project(state: State, out: list[int]) -> None:
    """The project of the Age: its price, its pawns, and what standing aside costs."""
    out[FACTS - 1] = 0
    if has_projects(state) and state.age > 0:
        age = state.age - 1
        row = PROJECTS[state.projects[age]]
        out[FACTS - 1] = word(
            1,
            is_at(state.progress[age], Project.OPEN),
            is_at(state.progress[age], Project.BUILT),
            state.pawns_left[age],
            row.price,
            row.lose_coins,
            row.lose_colour,
            row.lose_tokens,
        )
