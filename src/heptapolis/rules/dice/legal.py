"""What a seat may do: every way to answer its open decision."""

from __future__ import annotations

from heptapolis.rules.dice.city import colour_in, die_price, guild_court_is_open, lowest, may_choose, resources
from heptapolis.rules.dice.constants import BONUSES, BUILDINGS
from heptapolis.rules.dice.encoding import encode, what_of
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision


def legal(state: DiceState, boards: Boards, seat: int, menu: list[int]) -> int:
    """List every action of the seat's open decision; gives how many there are."""
    asked = state.pending[seat]
    if asked == DiceDecision.NONE:
        return 0
    if asked == DiceDecision.TAKE_BONUS:
        return list_bonuses(state, seat, menu)
    if asked == DiceDecision.CROSS:
        tracks = tracks_of(state, boards, seat, what_of(state.stack[seat][state.waiting[seat] - 1]))
        listed = list_spaces(
            state, boards, seat, tracks, state.coins[seat], encode(DiceActionKind.CROSS, 0, 0, 0), menu, 0
        )
        menu[listed] = encode(DiceActionKind.SKIP, 0, 0, 0)
        return listed + 1
    waived = asked == DiceDecision.BUILD_FREE_DIE
    listed = 0
    for slot in range(FORUM):
        purse = purse_after_die(state, seat, slot, waived)
        if purse >= 0:
            tracks = boards[state.board[seat]].opens[state.symbol[slot]]
            head = encode(DiceActionKind.BUILD, slot, 0, 0)
            listed = list_spaces(state, boards, seat, tracks, purse, head, menu, listed)
    if waived:
        menu[listed] = encode(DiceActionKind.SKIP, 0, 0, 0)
        return listed + 1
    tracks = boards[state.board[seat]].tracks_of[Building.WONDER]
    head = encode(DiceActionKind.WONDER, 0, 0, 0)
    listed = list_spaces(state, boards, seat, tracks, state.coins[seat], head, menu, listed)
    menu[listed] = encode(DiceActionKind.PASS, 0, 0, 0)
    return listed + 1


def list_bonuses(state: DiceState, seat: int, menu: list[int]) -> int:
    """The bonus boxes that are not crossed off."""
    listed = 0
    for bonus in range(BONUSES):
        if (state.bonuses[seat] >> bonus) & 1 == 0:
            menu[listed] = encode(DiceActionKind.BONUS, 0, 0, bonus)
            listed += 1
    return listed


def purse_after_die(state: DiceState, seat: int, slot: int, waived: bool) -> int:
    """The coins left when a die is chosen and paid, with those that choosing it brings; -1 if it cannot be."""
    colour = colour_in(state, slot)
    if not may_choose(state, seat, colour):
        return -1
    purse = state.coins[seat] + state.coins_on_die[seat][colour]
    if not waived:
        purse -= die_price(state, seat, slot)
    return max(purse, -1)


def tracks_of(state: DiceState, boards: Boards, seat: int, buildings: int) -> int:
    """The tracks of some buildings as bits."""
    tracks = 0
    for building in range(BUILDINGS):
        if (buildings >> building) & 1:
            tracks |= boards[state.board[seat]].tracks_of[building]
    return tracks


def list_spaces(
    state: DiceState, boards: Boards, seat: int, tracks: int, purse: int, head: int, menu: list[int], listed: int
) -> int:
    """Add the spaces of some tracks that come next and can be paid; gives how many are listed then."""
    board = boards[state.board[seat]]
    reach = purse + resources(state, seat)
    while tracks != 0:
        track = lowest(tracks)
        tracks &= tracks - 1
        done = state.crossed[seat][track]
        for place in range(board.length[track]):
            if (done >> place) & 1 == 0:
                if board.cost[board.first[track] + place] <= reach and is_open(state, board.building[track], seat):
                    menu[listed] = head | encode(0, 0, track, place)
                    listed += 1
                if not board.any_order[track]:
                    break
    return listed


def can_cross(state: DiceState, boards: Boards, seat: int, tracks: int, purse: int) -> bool:
    """Whether some space of these tracks comes next and can be paid."""
    board = boards[state.board[seat]]
    reach = purse + resources(state, seat)
    while tracks != 0:
        track = lowest(tracks)
        tracks &= tracks - 1
        done = state.crossed[seat][track]
        for place in range(board.length[track]):
            if (done >> place) & 1 == 0:
                if board.cost[board.first[track] + place] <= reach and is_open(state, board.building[track], seat):
                    return True
                if not board.any_order[track]:
                    break
    return False


def can_build_free(state: DiceState, boards: Boards, seat: int) -> bool:
    """Whether some die would open a space if its price were waived."""
    for slot in range(FORUM):
        purse = purse_after_die(state, seat, slot, True)
        if purse >= 0:
            if can_cross(state, boards, seat, boards[state.board[seat]].opens[state.symbol[slot]], purse):
                return True
    return False


def is_open(state: DiceState, building: int, seat: int) -> bool:
    """Whether spaces of a building may be crossed off at all this turn: the Guild Court asks for a comparison."""
    return building != Building.GUILD_COURT or guild_court_is_open(state, seat)


INLINED = (purse_after_die, is_open, list_spaces)
