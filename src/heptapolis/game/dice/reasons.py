"""Says why a die or a space cannot be used, and why an action is not legal."""

from __future__ import annotations

from heptapolis.catalogue.dice import dice_box
from heptapolis.catalogue.dice.board import Place
from heptapolis.game.dice.action import DiceAction, place_named
from heptapolis.game.dice.options import DiceOptions
from heptapolis.rules.dice.city import (
    colour_in,
    crossed_before,
    die_price,
    guild_court_is_open,
    left_of,
    may_choose,
    resources,
    right_of,
)
from heptapolis.rules.dice.constants import SHOWS
from heptapolis.rules.dice.encoding import what_of
from heptapolis.rules.dice.state import DiceState
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, DieColour
from heptapolis.vocab.messages import Gap, Message, Name, Several, message
from heptapolis.vocab.reasons import Reason

Why = tuple[Reason, Message]
TURNS = (DiceActionKind.BUILD, DiceActionKind.WONDER, DiceActionKind.PASS)
ANSWERS = {
    DiceDecision.ACT: TURNS,
    DiceDecision.ACT_AGAIN: TURNS,
    DiceDecision.BUILD_FREE_DIE: (DiceActionKind.BUILD, DiceActionKind.SKIP),
    DiceDecision.CROSS: (DiceActionKind.CROSS, DiceActionKind.SKIP),
    DiceDecision.TAKE_BONUS: (DiceActionKind.BONUS,),
}


def plain(reason: Reason) -> Why:
    """A reason whose words need no filling in."""
    return reason, reason.because()


def reason_against(state: DiceState, seat: int, action: DiceAction, options: DiceOptions) -> Why:
    """Why an action is not on the list."""
    asked, board = DiceDecision(state.pending[seat]), options.boards[state.board[seat]]
    if action.kind not in ANSWERS[asked]:
        reason = Reason.WRONG_DECISION
        return reason, message("why-wrong_decision-asked", reason=reason.because(), question=asked.question)
    if action.kind == DiceActionKind.BONUS:
        return plain(Reason.BONUS_TAKEN)
    if action.kind == DiceActionKind.WONDER:
        stages = [place for place in board.places if place.building == Building.WONDER]
        built = state.count[seat][Building.WONDER]
        if built == len(stages):
            return plain(Reason.WONDER_COMPLETE)
        return reason_against_space(state, seat, stages[built], options, 0, state.coins[seat])
    place = place_named(board, action.space)
    if action.kind == DiceActionKind.CROSS:
        offered = what_of(state.stack[seat][state.waiting[seat] - 1])
        if not offered >> place.building & 1:
            names = tuple(building.message for building in Building if offered >> building & 1)
            return Reason.OTHER_BUILDING, Reason.OTHER_BUILDING.because(buildings=Several(names, "or"))
        return reason_against_space(state, seat, place, options, 0, state.coins[seat])
    return reason_against_build(state, seat, action, place, options)


def reason_against_build(state: DiceState, seat: int, action: DiceAction, place: Place, options: DiceOptions) -> Why:
    """Why a die and a space do not go together."""
    box, board = dice_box(), options.boards[state.board[seat]]
    die = box.die(action.die)
    if die not in state.die:
        return plain(Reason.NOT_IN_FORUM)
    slot, colour = state.die.index(die), box.dice[die].colour
    if not may_choose(state, seat, colour):
        return Reason.DIE_LOCKED, Reason.DIE_LOCKED.because(colour=colour.message)
    face = box.symbols[state.symbol[slot]][1]
    tracks = box.opened(board, colour, face)
    if place.track not in tracks:
        opened = next_spaces(state, seat, tracks, options)
        return Reason.NOT_OPENED, Reason.NOT_OPENED.because(face=Name("face", face), opened=opened)
    return reason_against_space(state, seat, place, options, *die_and_purse(state, seat, slot))


def die_and_purse(state: DiceState, seat: int, slot: int) -> tuple[int, int]:
    """The price of a die, and the coins that can be spent on it and its space."""
    waived = state.pending[seat] == DiceDecision.BUILD_FREE_DIE
    price = 0 if waived else die_price(state, seat, slot)
    return price, state.coins[seat] + state.coins_on_die[seat][colour_in(state, slot)]


def next_spaces(state: DiceState, seat: int, tracks: tuple[int, ...], options: DiceOptions) -> Gap:
    """The spaces that come next on some tracks, in words."""
    board = options.boards[state.board[seat]]
    names = [
        Name("space", place.id)
        for place in board.places
        if place.track in tracks and not state.crossed[seat][place.track] >> place.place & 1
        if board.tracks[place.track][1].any_order or state.crossed[seat][place.track] == (1 << place.place) - 1
    ]
    return Several(tuple(names), "or") if names else message("why-nothing_more")


def reason_against_space(state: DiceState, seat: int, place: Place, options: DiceOptions, die: int, purse: int) -> Why:
    """Why a space that may be opened cannot be crossed off now."""
    crossed = state.crossed[seat][place.track]
    if crossed >> place.place & 1:
        return plain(Reason.SPACE_CROSSED)
    if is_behind(state, seat, place, options):
        following = next_spaces(state, seat, (place.track,), options)
        return Reason.OUT_OF_ORDER, Reason.OUT_OF_ORDER.because(following=following)
    if place.building == Building.GUILD_COURT and not guild_court_is_open(state, seat):
        return reason_against_guilds(state, seat)
    space = max(0, place.space.cost - resources(state, seat))
    if die:
        return Reason.SPACE_SHORT, Reason.SPACE_SHORT.because(n=die + space, die=die, space=space, purse=purse)
    return Reason.PRICE_SHORT, Reason.PRICE_SHORT.because(n=space, purse=purse)


def is_behind(state: DiceState, seat: int, place: Place, options: DiceOptions) -> bool:
    """Whether another space comes first along the arrow."""
    track = options.boards[state.board[seat]].tracks[place.track][1]
    return not track.any_order and state.crossed[seat][place.track] != (1 << place.place) - 1


def reason_against_guilds(state: DiceState, seat: int) -> Why:
    """Why the Guild Court is closed to a city this turn."""
    for slot in range(FORUM):
        if colour_in(state, slot) == DieColour.PURPLE:
            shown = SHOWS[state.symbol[slot]]
            neighbours = [
                crossed_before(state, other, shown) for other in (left_of(state, seat), right_of(state, seat))
            ]
            needed = max(neighbours) + (1 if state.players == 2 else 0)
            building = message(f"building-{dice_box().symbols[state.symbol[slot]][1]}")
            own = crossed_before(state, seat, shown)
            return Reason.GUILDS_AHEAD, Reason.GUILDS_AHEAD.because(shown=building, own=own, needed=needed)
    return plain(Reason.NO_PURPLE_DIE)


def reason_to_skip_die(state: DiceState, seat: int, slot: int, options: DiceOptions) -> Why:
    """Why a die of the Forum opens nothing that the city could cross off."""
    box, board = dice_box(), options.boards[state.board[seat]]
    die = box.dice[state.die[slot]]
    if not may_choose(state, seat, die.colour):
        return Reason.DIE_LOCKED, Reason.DIE_LOCKED.because(colour=die.colour.message)
    face = box.symbols[state.symbol[slot]][1]
    tracks = box.opened(board, die.colour, face)
    left = [
        place
        for place in board.places
        if place.track in tracks and not state.crossed[seat][place.track] >> place.place & 1
    ]
    if not left:
        return Reason.NOT_OPENED, Reason.NOT_OPENED.because(face=Name("face", face), opened=message("why-nothing_more"))
    cheapest = min(left, key=lambda place: (is_behind(state, seat, place, options), place.space.cost))
    return reason_against_space(state, seat, cheapest, options, *die_and_purse(state, seat, slot))
