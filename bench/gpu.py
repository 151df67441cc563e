"""Random games on an NVIDIA GPU: speed for several tables, and equality with the CPU, record by record.

Imports nothing but the standard library, NumPy, Numba and numba-cuda.
Run: python bench/gpu.py (--dice: only the dice game; --box: only the example of an own box)
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numba
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from heptapolis.catalogue.cards import load_own_box
from heptapolis.engine.cpu import compile_for_cpu
from heptapolis.engine.cuda import BLOCK, REGISTERS, compile_for_cuda, cuda_module
from heptapolis.engine.packing import Array, packed_rows, record_for
from heptapolis.game import DiceOptions, Options
from heptapolis.rules.cards.kernel import CARD_RULES
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.state import State
from heptapolis.rules.dice.constants import BOARD_LAYOUT
from heptapolis.rules.dice.constants import MENU as DICE_MENU
from heptapolis.rules.dice.modules import DICE_RULES
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.kernel import AS_WRITTEN, Kernel
from heptapolis.vocab.cards.limits import LEAST_CITIES
from heptapolis.vocab.cards.play import Sides, Wonders

WONDERS, SIDES = int(Wonders.RANDOM), int(Sides.FIRST)
TABLES = {
    "second edition, 3 players": (True, 1, 3, 0),
    "second edition, 5 players": (True, 1, 5, 0),
    "second edition, 7 players": (True, 1, 7, 0),
    "first edition, 2 players with the Free City": (False, 0, 2, 0),
    "second edition, 5 players with Edifice": (False, 1, 5, Options(expansions=("edifice",)).extras),
}
"""Whether plain code serves, edition, players, extras."""
OWN_BOX = Options(box=load_own_box(Path(__file__).parents[1] / "docs" / "examples" / "box"))
OWN_TABLES = {"with an own box, 5 players": (0, 5, 0), "with an own box and Edifice, 4 players": (0, 4, 1)}
"""Edition, players, extras."""
DICE_PLAYERS = (2, 4, 7)
GAMES = 1 << 20
COMPARED = 100_000
REPEATS = 10

cuda = cuda_module()


def players_of(plain: bool, kernel: Kernel = AS_WRITTEN) -> tuple[Any, Any]:
    """What plays one game in each thread, and a function that plays the same games on the CPU."""
    on_gpu = compile_for_cuda(CARD_RULES, plain=plain, kernel=kernel).random_game
    on_cpu = compile_for_cpu(CARD_RULES, plain=plain, kernel=kernel).random_game

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play_on_gpu(records: Any, edition: int, players: int, extras: int) -> None:
        game = cuda.grid(1)
        if game < records.shape[0]:
            menu = cuda.local.array(MENU, np.int32)
            on_gpu(records[game], game, edition, players, WONDERS, SIDES, extras, menu, None)

    @numba.njit
    def play_on_cpu(records: Any, edition: int, players: int, extras: int, menu: Any) -> None:
        for game in range(records.shape[0]):
            on_cpu(records[game], game, edition, players, WONDERS, SIDES, extras, menu, None)

    return play_on_gpu, play_on_cpu


def dice_players_of() -> tuple[Any, Any]:
    """The same for dice games."""
    on_gpu = compile_for_cuda(DICE_RULES).random_game
    on_cpu = compile_for_cpu(DICE_RULES).random_game

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play_on_gpu(records: Any, boards: Any, players: int) -> None:
        game = cuda.grid(1)
        if game < records.shape[0]:
            menu = cuda.local.array(DICE_MENU, np.int32)
            on_gpu(records[game], boards, game, players, menu, None)

    @numba.njit
    def play_on_cpu(records: Any, boards: Any, players: int, menu: Any) -> None:
        for game in range(records.shape[0]):
            on_cpu(records[game], boards, game, players, menu, None)

    return play_on_gpu, play_on_cpu


def games_a_second(kernel: Any, row: np.dtype[Any], *arguments: Any) -> tuple[float, Array]:
    """The best of several launches, and the records they left."""
    records = cuda.to_device(np.zeros(GAMES, row))
    kernel[GAMES // BLOCK, BLOCK](records, *arguments)
    cuda.synchronize()
    best = 0.0
    for _ in range(REPEATS):
        begin, end = cuda.event(), cuda.event()
        begin.record()
        kernel[GAMES // BLOCK, BLOCK](records, *arguments)
        end.record()
        end.synchronize()
        best = max(best, 1000 * GAMES / cuda.event_elapsed_time(begin, end))
    return best, records.copy_to_host()[:COMPARED]


def tell(name: str, speed: float, ours: Array, theirs: Array) -> None:
    """One line: how fast, and how many records are equal field by field."""
    equal = np.logical_and.reduce(
        [(ours[field] == theirs[field]).reshape(COMPARED, -1).all(axis=1) for field in ours.dtype.names or ()]
    )
    print(f"{name}: {speed:,.0f} games a second; {equal.sum():,} of {COMPARED:,} equal to the CPU", flush=True)


def main() -> None:
    device = cuda.get_current_device().name
    print(f"{device.decode() if isinstance(device, bytes) else device}, all first sides, random play", flush=True)
    if "--box" not in sys.argv:
        measure_dice()
    if "--dice" not in sys.argv:
        for name, table in OWN_TABLES.items():
            measure_cards(name, players_of(False, OWN_BOX.kernel), table)
    if "--dice" in sys.argv or "--box" in sys.argv:
        return
    players = {plain: players_of(plain) for plain in (True, False)}
    for name, (plain, *numbers) in TABLES.items():
        measure_cards(name, players[plain], numbers)


def measure_dice() -> None:
    """Speed and equality of dice games."""
    boards = packed_rows(DiceOptions().rows, BOARD_LAYOUT)
    kernel, play_on_cpu = dice_players_of()
    on_device = cuda.to_device(boards)
    for players in DICE_PLAYERS:
        speed, ours = games_a_second(kernel, record_for(DiceState, players), on_device, players)
        theirs = np.zeros(COMPARED, ours.dtype)
        play_on_cpu(theirs, boards, players, np.zeros(DICE_MENU, np.int64))
        tell(f"7 Wonders Dice, {players} players", speed, ours, theirs)


def measure_cards(name: str, players: tuple[Any, Any], table: Sequence[int]) -> None:
    """Speed and equality of card games at a table."""
    on_gpu, on_cpu = players
    speed, ours = games_a_second(on_gpu, record_for(State, max(table[1], LEAST_CITIES)), *table)
    theirs = np.zeros(COMPARED, ours.dtype)
    on_cpu(theirs, *table, np.zeros(MENU, np.int64))
    tell(name, speed, ours, theirs)


if __name__ == "__main__":
    main()
