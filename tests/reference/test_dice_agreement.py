"""The dice kernel and the naive engine, decision by decision: who decides, what is legal, what happens, who wins.

300 games every day, 10,000 in the long run, of 2 to 7 players; half of them with boards that nobody printed, on
which every effect stands in every place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from heptapolis.catalogue.dice import DiceBoard, dice_box
from heptapolis.catalogue.dice.audit import audit_board
from heptapolis.catalogue.entry import Entry
from heptapolis.rules.dice.constants import MOST_TURNS
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import GROUPS, Building, DiceDecision
from reference.dice_lockstep import IDLE, Lockstep
from reference.dice_mutants import mutants
from reference.dice_scenes import rebuilt, space
from sizes import LONG

BOX = dice_box()
GAMES = 10_000 if LONG else 100
CHUNK = 50
Dealer = Callable[[int], Sequence[DiceBoard]]


def printed(seed: int) -> Sequence[DiceBoard]:
    """The boards of the box."""
    return BOX.boards


def changed(seed: int) -> Sequence[DiceBoard]:
    """Boards that nobody printed."""
    return mutants(Random(seed))


def play_chunk(first: int, dealer: Dealer) -> None:
    """A number of games; a difference names the seed."""
    for seed in range(first, first + CHUNK):
        try:
            Lockstep(dealer(seed), 2 + seed % 6, seed).play()
        except AssertionError as difference:
            raise AssertionError(f"seed {seed}: {difference}") from difference


@pytest.mark.parametrize("first", range(0, GAMES // 2, CHUNK))
def test_both_engines_agree(first: int) -> None:
    play_chunk(first, printed)


@pytest.mark.parametrize("first", range(0, GAMES // 2, CHUNK))
def test_both_engines_agree_on_boards_that_nobody_printed(first: int) -> None:
    play_chunk(first, changed)


def test_every_effect_is_met_and_every_question_asked() -> None:
    seen, effects = Counter[str](), set[DiceEffectKind]()
    for seed in range(1000, 1000 + 60):
        game = Lockstep(changed(seed), 2 + seed % 6, seed)
        try:
            game.play()
        except AssertionError as difference:
            raise AssertionError(f"seed {seed}: {difference}") from difference
        seen += game.seen
        effects |= game.effects_crossed()
    assert effects == set(DiceEffectKind)
    buildings = [building.word for building in Building]
    assert {f"cross: cross {word}" for word in buildings} <= seen.keys()
    built = [word for word in buildings if word != "wonder"]
    assert {f"{asked}: build {word}" for asked in ("act", "act_again") for word in built} <= seen.keys()
    assert {"act: wonder", "act: pass", "act_again: wonder", "act_again: pass", "cross: skip"} <= seen.keys()
    assert {"build_free_die: skip", "build_free_die: build agora"} <= seen.keys()
    assert {f"take_bonus: bonus {bonus.id}" for bonus in BOX.bonuses} <= seen.keys()
    assert max(int(what.split()[0]) for what in seen if what.endswith("waiting")) >= 8


def test_both_engines_stop_a_table_at_which_everybody_passes() -> None:
    game = Lockstep(BOX.boards, 2, 1, taste=lambda seat, texts, rng: "pass")
    game.play()
    assert game.state.turn == MOST_TURNS
    assert game.seen["act: pass"] == 2 * MOST_TURNS


def deep_board() -> DiceBoard:
    """A board on which the last space of every building lets cross off the last one of another."""
    unlocks = [space(0, {"unlock": word}) for word in ("white", "black", "purple")]
    board, deep = BOX.boards[0], space(0, {"cross": list(GROUPS), "up_to": 3})
    for plan in board.plans:
        size = {Building.WONDER: 3, Building.GUILD_COURT: 1}.get(plan.building, 2)
        *others, last = plan.tracks
        firsts = unlocks if plan.building == Building.WAREHOUSE else []
        tracks = [
            replace(track, spaces=(firsts[n] if n < len(firsts) else space(0),)) for n, track in enumerate(others)
        ]
        board = rebuilt(board, plan.building, *tracks, replace(last, spaces=(*[space(0)] * (size - 1), deep)))
    return board


def test_the_deepest_chain_has_room() -> None:
    board = deep_board()
    audit_board(board, BOX, Entry(Path("deep", "boards"), board.id, {}))
    deep = {place.id for place in board.places if place.space.effects[:1] and place.space.effects[0].kind.asks}
    game = Lockstep([board] * 3, 3, 1)

    def dive(seat: int, texts: list[str], rng: Random) -> str:
        """Everything but the last spaces first; then, from the Guild Court, one last space after another."""
        last = [text for text in texts if text.split()[-1] in deep or (text == "wonder" and wonder_is_deep(seat))]
        others = [text for text in texts if text not in (*IDLE, *last)]
        asked = game.state.pending[seat]
        ready = len(game.reference.crossed(seat)) >= len(board.places) - len(deep)
        if asked == DiceDecision.TAKE_BONUS or (asked == DiceDecision.ACT and not ready):
            return rng.choice(others or ["pass"])
        if asked == DiceDecision.ACT:
            return next((text for text in last if "guild_court" in text), "pass")
        return rng.choice(last or [text for text in texts if text in IDLE])

    def wonder_is_deep(seat: int) -> bool:
        return "wonder.2" in game.reference.crossed(seat)

    game.taste = dive
    game.play()
    assert max(int(what.split()[0]) for what in game.seen if what.endswith("waiting")) >= 24
