"""A city of the dice game as columns: what it has, how far its buildings are, what they count."""

from __future__ import annotations

from heptapolis.network.words import small, word
from heptapolis.rules.dice.city import resources
from heptapolis.rules.dice.constants import COLOURS, TRACKS
from heptapolis.rules.dice.score import score_city
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.rules.dice.turn import bonuses_taken
from heptapolis.vocab.dice.play import Building, DieColour, Front

CITY_SIZE = 13
"""So many words a city has."""
TRACK_WORDS = 4


def crossed_of(state: DiceState, seat: int, track: int) -> int:
    """How many spaces of a track are crossed off."""
    if track >= TRACKS:
        return 0
    bits, crossed = state.crossed[seat][track] + 0, 0
    while bits != 0:
        bits &= bits - 1
        crossed += 1
    return crossed


def write_city(state: DiceState, boards: Boards, seat: int, sheet: list[int], out: list[int], at: int) -> None:
    """Write the words of a city."""
    total = score_city(state, boards, seat, sheet)
    board = boards[state.board[seat]]
    count, unlocked = state.count[seat], state.unlocked[seat]
    coins = state.coins[seat]
    out[at] = word(
        1,
        small(coins),
        small(coins) >> 2,
        resources(state, seat),
        small(total),
        (unlocked >> DieColour.WHITE) & 1,
        (unlocked >> DieColour.BLACK) & 1,
        (unlocked >> DieColour.PURPLE) & 1,
    )
    out[at + 1] = word(count[0], count[1], count[2], count[3], count[4], count[5], count[6], count[7])
    out[at + 2] = word(
        count[8],
        board.size[0] - count[0],
        board.size[1] - count[1],
        board.size[2] - count[2],
        board.size[3] - count[3],
        board.size[4] - count[4],
        board.size[5] - count[5],
        board.size[6] - count[6],
    )
    out[at + 3] = word(
        board.size[7] - count[7],
        board.size[8] - count[8],
        state.defence[seat][Front.WEST],
        state.defence[seat][Front.EAST],
        small(state.reduction[seat]),
        bonuses_taken(state, seat),
        state.first_agora[seat],
        small(sheet[Building.EAST_BARRACKS]),
    )
    out[at + 4] = word(
        small(sheet[0]),
        small(sheet[1]),
        small(sheet[2]),
        small(sheet[3]),
        small(sheet[4]),
        small(sheet[5]),
        small(sheet[6]),
        small(sheet[7]),
    )
    out[at + 5] = bits_word(state.free_colours[seat], COLOURS)
    on_die = state.coins_on_die[seat]
    out[at + 6] = word(
        small(on_die[0]),
        small(on_die[1]),
        small(on_die[2]),
        small(on_die[3]),
        small(on_die[4]),
        small(on_die[5]),
        small(on_die[6]),
        small(on_die[7]),
    )
    out[at + 7] = bits_word(state.bonuses[seat], 8)
    for number in range(TRACK_WORDS):
        first = 8 * number
        out[at + 8 + number] = word(
            crossed_of(state, seat, first),
            crossed_of(state, seat, first + 1),
            crossed_of(state, seat, first + 2),
            crossed_of(state, seat, first + 3),
            crossed_of(state, seat, first + 4),
            crossed_of(state, seat, first + 5),
            crossed_of(state, seat, first + 6),
            crossed_of(state, seat, first + 7),
        )
    out[at + 12] = word(small(total >> 2), small(coins >> 4), 0, 0, 0, 0, 0, 0)


def bits_word(bits: int, width: int) -> int:
    """Up to eight bits, a column each."""
    kept = bits & ((1 << width) - 1)
    return word(
        kept & 1,
        (kept >> 1) & 1,
        (kept >> 2) & 1,
        (kept >> 3) & 1,
        (kept >> 4) & 1,
        (kept >> 5) & 1,
        (kept >> 6) & 1,
        (kept >> 7) & 1,
    )
