"""The laws are not empty: whatever the rules know happens in the games that they are tried on."""

from functools import cache

import pytest

from heptapolis.game import Game
from heptapolis.vocab.effects import EFFECT_KINDS
from heptapolis.vocab.play import ActionKind, Decision, EventKind, Phase
from laws.strategies import Company, every_setting, set_table
from laws.tableau import effects_in


@cache
def all_kinds_of_games() -> tuple[Game, ...]:
    """One finished game of every setting."""
    return tuple(Company(seed).finish(set_table(*setting, seed)) for seed, setting in enumerate(every_setting()))


@pytest.mark.parametrize("kind", ActionKind)
def test_every_kind_of_action_is_taken(kind: ActionKind) -> None:
    steps = [step for game in all_kinds_of_games() for step in game.history]
    assert any(action.kind == kind for step in steps for _, action in step.choices)


@pytest.mark.parametrize("kind", EventKind)
def test_every_kind_of_event_happens(kind: EventKind) -> None:
    assert any(event.kind == kind for game in all_kinds_of_games() for event in game.events)


@pytest.mark.parametrize("kind", EFFECT_KINDS)
def test_every_kind_of_effect_is_built(kind: str) -> None:
    cities = [(game, seat) for game in all_kinds_of_games() for seat in range(game.players)]
    assert any(effect.kind.name == kind for game, seat in cities for effect in effects_in(game, seat))


def test_every_phase_asks_its_question() -> None:
    asked = set()
    for seed in range(8):
        for game in Company(seed).steps(set_table("first-edition", 3, "named", "choice", seed)):
            phase = game.view().state.phase
            asked |= {(phase, game.decision(seat)) for seat in game.deciding()}
    assert asked == {
        (Phase.BOARDS, Decision.TAKE_BOARD),
        (Phase.TURN, Decision.PLAY_CARD),
        (Phase.LAST_CARD, Decision.PLAY_LAST_CARD),
        (Phase.DISCARD_PILE, Decision.DIG),
    }
