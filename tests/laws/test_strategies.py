"""The laws are not empty: whatever the rules know happens in the games that they are tried on."""

from functools import cache

import pytest

from heptapolis.catalogue.cards import EDITIONS
from heptapolis.game import Game
from heptapolis.vocab.cards.effects import EFFECT_KINDS
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Phase
from laws.strategies import SIDES, Company, Setting, every_setting, start_of
from laws.tableau import effects_in

FIRST = EDITIONS[0]


@cache
def all_kinds_of_games() -> tuple[Game, ...]:
    """Finished games of every setting."""
    settings = [setting for setting in every_setting() for _ in range(6 if setting.extra == "edifice" else 1)]
    return tuple(Company(seed).finish(setting.table(seed)) for seed, setting in enumerate(settings))


@pytest.mark.parametrize("kind", ActionKind)
def test_every_kind_of_action_is_taken(kind: ActionKind) -> None:
    steps = [step for game in all_kinds_of_games() for step in game.history]
    assert any(action.kind == kind for step in steps for _, action in step.choices)


@pytest.mark.parametrize("kind", EventKind)
def test_every_kind_of_event_happens(kind: EventKind) -> None:
    assert any(event.kind == kind for game in all_kinds_of_games() for event in game.events)


@pytest.mark.parametrize("kind", EFFECT_KINDS)
def test_every_kind_of_effect_is_built(kind: str) -> None:
    cities = [(game, seat) for game in all_kinds_of_games() for seat in range(game.cities)]
    assert any(effect.kind.name == kind for game, seat in cities for effect in effects_in(game, seat))


def test_every_phase_asks_its_question() -> None:
    asked = set()
    for seed in range(20):
        for extra in ("", "edifice"):
            for game in Company(seed).steps(Setting(FIRST, 2, "named", "choice", extra).table(seed)):
                phase = Phase(game.view().state.phase)
                asked |= {(phase, game.decision(seat)) for seat in range(3) if game.decision(seat) != Decision.NONE}
    assert asked == {
        (Phase.BOARDS, Decision.TAKE_BOARD),
        (Phase.TURN, Decision.PLAY_CARD),
        (Phase.TURN, Decision.PLAY_FOR_FREE_CITY),
        (Phase.LAST_CARD, Decision.PLAY_LAST_CARD),
        (Phase.DISCARD_PILE, Decision.DIG),
        (Phase.PENALTY, Decision.LOSE_CARD),
        (Phase.PENALTY, Decision.LOSE_TOKENS),
    }


@pytest.mark.parametrize("decision", [Decision.PLAY_FOR_FREE_CITY, Decision.DIG, Decision.LOSE_CARD])
def test_the_free_city_is_asked(decision: Decision) -> None:
    tables = [setting.table(seed) for seed, setting in enumerate(every_setting()) if setting.players == 2]
    assert any(now.decision(2) == decision for table in tables for now in Company(1).steps(table))


def test_settings_are_all_different() -> None:
    settings = list(every_setting())
    assert len(set(settings)) == len(settings)
    assert {setting.sides for setting in settings} == set(SIDES)
    assert {start_of(seed).players for seed in range(100)} == set(range(2, 8))
