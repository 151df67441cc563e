"""Dice: what is listed may be done, what is not listed changes nothing, and the reason given is true."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from heptapolis.catalogue.dice import dice_box
from heptapolis.catalogue.dice.board import Place
from heptapolis.errors import HeptapolisError, IllegalAction, LateAction, MalformedAction, SetupError, UnknownName
from heptapolis.game.dice import DiceAction, DiceGame
from heptapolis.game.dice.reasons import ANSWERS, reason_against
from heptapolis.rules.dice.city import die_price, guild_court_is_open, may_choose, resources
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, DiceEventKind, DieColour
from heptapolis.vocab.reasons import Reason
from laws.dice_strategies import DiceCompany, companies, copy_of, games, private, start_of
from laws.strategies import SEEDS, examples

BOX = dice_box()
MALFORMED = (
    "",
    " ",
    "build",
    "build blue",
    "build agora.mask.1",
    "build blue agora.mask.1 agora.mask.2",
    "Build blue agora.mask.1",
    "build pink agora.mask.1",
    "build blue agora.mask.9",
    "build blue agora.mask",
    "wonder 1",
    "pass 3",
    "skip it",
    "cross",
    "cross pyramid",
    "bonus",
    "bonus points",
    "steal agora.mask.1",
)
"""Texts that no decision of any game with the boards of the box answers."""


def every_action(game: DiceGame, seat: int) -> Iterator[DiceAction]:
    """Everything that can be said at this table, possible or not."""
    spaces = [place.id for place in game.board(seat).places]
    yield from (DiceAction(kind) for kind in (DiceActionKind.PASS, DiceActionKind.SKIP, DiceActionKind.WONDER))
    yield from (DiceAction(DiceActionKind.BONUS, space=bonus.id) for bonus in BOX.bonuses)
    yield from (DiceAction(DiceActionKind.CROSS, space=space) for space in spaces)
    yield from (DiceAction(DiceActionKind.BUILD, die.id, space) for die in BOX.dice for space in spaces)


def place_of(game: DiceGame, seat: int, action: DiceAction) -> Place | None:
    """The space of an action; the wonder has its next stage."""
    places = game.board(seat).places
    if action.kind == DiceActionKind.WONDER:
        places = tuple(place for place in places if place.building == Building.WONDER)
        return dict(enumerate(places)).get(game._state.count[seat][Building.WONDER])
    return next((place for place in places if place.id == action.space), None)


def is_true(game: DiceGame, seat: int, action: DiceAction, reason: Reason) -> bool:
    """Whether a reason against an action holds, read from the record."""
    state, place = game._state, place_of(game, seat, action)
    slot = state.die.index(BOX.die(action.die)) if action.die and BOX.die(action.die) in state.die else -1
    if reason == Reason.WRONG_DECISION:
        return action.kind not in ANSWERS[game.decision(seat)]
    if reason == Reason.NOT_IN_FORUM:
        return slot < 0
    if reason == Reason.BONUS_TAKEN:
        return f"bonus {action.space}" not in [str(option) for option in game.legal(seat).actions]
    if place is None:
        return reason == Reason.WONDER_COMPLETE
    crossed = state.crossed[seat][place.track]
    price = max(0, place.space.cost - resources(state, seat))
    purse = state.coins[seat]
    if slot >= 0:
        colour = BOX.dice[state.die[slot]].colour
        purse += state.coins_on_die[seat][colour]
        price += 0 if game.decision(seat) == DiceDecision.BUILD_FREE_DIE else die_price(state, seat, slot)
    holds = {
        Reason.DIE_LOCKED: lambda: not may_choose(state, seat, BOX.dice[state.die[slot]].colour),
        Reason.NOT_OPENED: lambda: place.track not in BOX.opened(game.board(seat), colour, game.roll.dice[slot][1]),
        Reason.SPACE_CROSSED: lambda: crossed >> place.place & 1 == 1,
        Reason.OUT_OF_ORDER: lambda: (
            not game.board(seat).tracks[place.track][1].any_order and crossed < (1 << place.place) - 1
        ),
        Reason.NO_PURPLE_DIE: lambda: DieColour.PURPLE not in [BOX.dice[die].colour for die in state.die],
        Reason.GUILDS_AHEAD: lambda: not guild_court_is_open(state, seat),
        Reason.OTHER_BUILDING: lambda: str(action) not in map(str, game.legal(seat).actions),
        Reason.SPACE_SHORT: lambda: price > purse,
        Reason.PRICE_SHORT: lambda: price > purse,
    }
    return holds[reason]()


@given(games())
@examples(30)
def test_what_is_not_listed_has_a_true_reason(game: DiceGame) -> None:
    for seat in game.deciding():
        listed = set(game.legal(seat).actions)
        for action in every_action(game, seat):
            if action not in listed:
                reason, words = reason_against(game._state, seat, action, game.options)
                assert is_true(game, seat, action, reason), f"{action}: {words}"
                assert words
                assert "{" not in words


@given(games(), SEEDS)
@examples(40)
def test_what_is_not_listed_is_refused_and_changes_nothing(game: DiceGame, chance: int) -> None:
    before, rng = private(game), Random(chance)
    for seat in range(game.players):
        late, listed = game.decision(seat) == DiceDecision.NONE, set(game.legal(seat).actions)
        others = [action for action in every_action(game, seat) if action not in listed]
        for action in rng.sample(others, 20):
            with pytest.raises(LateAction if late else IllegalAction):
                game.choose(seat, action)
    assert private(game) == before


@given(games(), companies())
@examples(30)
def test_every_listed_action_applies(game: DiceGame, company: DiceCompany) -> None:
    for seat in game.deciding():
        actions = game.legal(seat).actions
        for action in company.rng.sample(actions, min(4, len(actions))):
            twin, turns = copy_of(game), len(game.history)
            twin.choose(seat, company.rng.choice((action, str(action))))
            if len(twin.history) == turns:
                assert twin.chain(seat) == (*game.chain(seat), action)
            else:
                assert (seat, action) in twin.history[-1].choices


@given(games())
@examples(60)
def test_lists_are_never_empty_and_every_die_is_listed_or_refused(game: DiceGame) -> None:
    for seat in range(game.players):
        legal = game.legal(seat)
        assert bool(len(legal)) == (seat in game.deciding())
        assert len(set(legal.actions)) == len(legal)
        if legal.decision in (DiceDecision.ACT, DiceDecision.ACT_AGAIN, DiceDecision.BUILD_FREE_DIE):
            used = {option.action.die for option in legal if option.action.die}
            refused = [refusal.die for refusal in legal.refusals if refusal.die]
            assert sorted([*used, *refused]) == sorted(BOX.dice[die].id for die in game._state.die)
            assert all(refusal.words and "{" not in refusal.words for refusal in legal.refusals)
        else:
            assert legal.refusals == ()


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_actions_are_refused_and_change_nothing(text: str) -> None:
    game = DiceGame(3, seed=4)
    before = private(game)
    for seat in range(game.players):
        with pytest.raises((UnknownName, MalformedAction)):
            game.choose(seat, text)
    for nobody in (-1, 3, True, 0.0, None):
        with pytest.raises(SetupError):
            game.choose(nobody, "pass")  # type: ignore[arg-type]
        with pytest.raises(HeptapolisError):
            game.take_back(nobody)  # type: ignore[arg-type]
    assert private(game) == before


def test_everything_that_can_happen_happens_in_the_games_of_the_laws() -> None:
    events, actions, decisions = set(), set(), set()
    for seed in range(60):
        game, company = start_of(seed), DiceCompany(seed)
        for now in company.choices(game):
            decisions |= {now.decision(seat) for seat in range(now.players)}
        events |= {event.kind for event in game.events}
        actions |= {action.kind for _, action in game.record.decisions}
    assert decisions == set(DiceDecision)
    assert events == set(DiceEventKind)
    assert actions == set(DiceActionKind)
