"""What is listed may be done, what is not listed changes nothing, and the order of choosing does not matter."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import assume, given

from heptapolis.errors import HeptapolisError, IllegalAction, LateAction, SetupError, UnknownName
from heptapolis.game import Action, Game
from heptapolis.vocab.play import ActionKind, Decision
from laws.strategies import SEEDS, Company, companies, copy_of, everything, examples, games

REFUSED = (IllegalAction, UnknownName)
MALFORMED = (
    "",
    " ",
    "build",
    "sell",
    "take",
    "pick",
    "Build altar",
    "steal altar",
    "build altar L",
    "build altar 2",
    "build altar L-1",
    "build altar L32",
    "build altar L2 L2",
    "build altar R1 R1",
    "build altar M1",
    "build altar L2; sell altar",
    "build no_such_card",
    "sell ?",
    "stage ?",
    "pick no_such_card",
    "take atlantis",
    "take gizah/dusk",
    "chain altar L1",
    "sell altar R2",
    "decline L1",
    "decline altar",
    "sell altar altar",
)
"""Texts that no decision of any game answers."""


def some_of_each_kind(actions: tuple[Action, ...], rng: Random) -> list[Action]:
    """One action of each kind, and a few more."""
    shuffled = rng.sample(actions, len(actions))
    first = list({action.kind: action for action in shuffled}.values())
    return list(dict.fromkeys([*first, *shuffled[:3]]))


def not_listed(game: Game, seat: int, rng: Random) -> Iterator[Action]:
    """Actions that are well written and name things of the box, but are not on the list of the seat."""
    listed = game.legal(seat).actions
    box = game.names.box
    hand = list(game.view(seat).hand)
    others = [card for other in range(game.players) for card in game.view(other).hand]
    cards = hand + rng.sample(others, min(3, len(others))) + rng.sample([card.id for card in box.cards], 3)
    payments = [(0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (2, 2), (31, 31), (rng.randrange(32), rng.randrange(32))]
    paid = [Action(kind, card, *coins) for kind in ActionKind for card in cards for coins in payments]
    taken = [Action(ActionKind.TAKE, board.id) for board in game.names.boards]
    odd = [Action(ActionKind.DECLINE), Action(ActionKind.DECLINE, hand[0] if hand else "altar")]
    wrong = [action for action in [*paid, *taken, *odd] if action not in listed]
    yield from rng.sample(wrong, 30)


@given(games(), SEEDS)
@examples(25)
def test_every_listed_action_applies(game: Game, chance: int) -> None:
    rng = Random(chance)
    assume(game.deciding())
    seat = rng.choice(game.deciding())
    for action in some_of_each_kind(game.legal(seat).actions, rng):
        twin, steps = Game.from_record(game.record), len(game.history)
        twin.choose(seat, rng.choice((action, str(action))))
        if len(twin.history) == steps:
            assert twin.choice(seat) == action
            Company(chance).step(twin)
        assert len(twin.history) == steps + 1
        assert (seat, action) in twin.history[-1].choices


@given(games())
@examples(60)
def test_lists_are_never_empty_and_name_nothing_twice(game: Game) -> None:
    for seat in range(game.players):
        actions = game.legal(seat).actions
        assert bool(actions) == (game.decision(seat) != Decision.NONE)
        assert len(set(actions)) == len(actions)
        assert set(game.view(seat).legal().actions) == set(actions)
        for option in game.legal(seat):
            assert option.price <= game._state.purse[seat]


@given(games(), SEEDS)
@examples(40)
def test_what_is_not_listed_is_refused_and_changes_nothing(game: Game, chance: int) -> None:
    rng = Random(chance)
    before, state = everything(game), game._state.copy()
    for seat in range(game.players):
        late = game.decision(seat) == Decision.NONE
        for action in not_listed(game, seat, rng):
            with pytest.raises(LateAction if late else REFUSED):
                game.choose(seat, action)
    assert game._state == state
    assert everything(game) == before


@given(games())
@examples(30)
def test_malformed_actions_are_refused_and_change_nothing(game: Game) -> None:
    before, state = everything(game), game._state.copy()
    for seat, text in product(range(game.players), MALFORMED):
        with pytest.raises((IllegalAction, LateAction, UnknownName, ValueError)):
            game.choose(seat, text)
    for nobody in (-1, game.players, 7, True, 0.0):
        with pytest.raises(SetupError):
            game.choose(nobody, "sell altar")  # type: ignore[arg-type]
    assert game._state == state
    assert everything(game) == before


@given(games(), SEEDS)
@examples(60)
def test_reading_changes_nothing(game: Game, chance: int) -> None:
    before, state = everything(game), game._state.copy()
    view = game.view(Random(chance).randrange(game.players))
    view.state.coins[0] += 7
    view.state.deal[0][0] = -1
    view.state.tally[0][0] += 1
    game.score(), game.winners(), game.position, repr(game)
    assert game._state == state
    assert everything(game) == before


@given(games(), companies())
@examples(40)
def test_only_the_last_choice_of_a_seat_counts(game: Game, company: Company) -> None:
    assume(len(game.deciding()) > 1)
    twin = Game.from_record(game.record)
    *early, last = company.rng.sample(game.deciding(), len(game.deciding()))
    for seat in early * 3:
        game.choose(seat, company.wish(game, seat))
    changeable = [seat for seat in range(game.players) if game.choice(seat) is not None]
    for seat in changeable:
        game.choose(seat, company.wish(game, seat))
    final = {seat: game.choice(seat) for seat in changeable} | {last: company.wish(game, last)}
    assert len(game.history) == len(twin.history)
    game.choose(last, str(final[last]))
    for seat, action in final.items():
        if seat != last:
            twin.choose(seat, str(action))
    twin.choose(last, str(final[last]))
    assert len(game.history) == len(twin.history) > 0
    assert everything(game) == everything(twin)


@given(games(), SEEDS)
@examples(40)
def test_the_order_of_choosing_does_not_matter(game: Game, chance: int) -> None:
    seats = game.deciding()
    wishes = {seat: Company(chance).wish(game, seat) for seat in seats}
    twins = [copy_of(game) for _ in range(3)]
    rng = Random(chance)
    for twin, order in zip(twins, (seats, seats[::-1], rng.sample(seats, len(seats))), strict=True):
        for seat in order:
            twin.choose(seat, wishes[seat])
    first, *others = [everything(twin) for twin in twins]
    assert all(other == first for other in others)


@given(games())
@examples(30)
def test_a_closed_decision_cannot_be_changed(game: Game) -> None:
    assume(game.history)
    (seat, action), *_ = game.history[-1].choices
    before = everything(game)
    if action in game.legal(seat).actions:
        return
    with pytest.raises(HeptapolisError):
        game.choose(seat, action)
    assert everything(game) == before
