"""What is listed may be done, what is not listed changes nothing, and the order of choosing does not matter."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import assume, given

from heptapolis.errors import HeptapolisError, IllegalAction, LateAction, MalformedAction, SetupError, UnknownName
from heptapolis.game import Action, Game
from heptapolis.vocab.cards.play import ActionKind, Decision, Form, Phase
from laws.strategies import SEEDS, Company, companies, copy_of, everything, examples, games, missing

BOTH = (False, True)
REFUSED = (IllegalAction, UnknownName, MalformedAction)
MALFORMED = (
    "",
    " ",
    "build",
    "sell",
    "take",
    "pick",
    "Biuld altar",
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
    "build altar left",
    "sell altar join",
    "stage altar left right",
    "stage altar join join",
    "stage altar whole",
    "lose",
    "lose altar L1",
    "forfeit",
    "forfeit altar",
    "forfeit 1+",
    "forfeit 2+4",
    "forfeit 1+1+1+1+1+1+1+1",
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
    hand = list(game.view(game.chooser(seat)).hand)
    others = [card for other in range(game.players) for card in game.view(other).hand]
    cards = hand + rng.sample(others, min(3, len(others))) + rng.sample([card.id for card in box.cards], 3)
    payments = [(0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (2, 2), (31, 31), (rng.randrange(32), rng.randrange(32))]
    paid = [Action(kind, card, *coins) for kind in ActionKind for card in cards for coins in payments]
    odd_stages = [
        Action(ActionKind.STAGE, card, form=form, join=join) for card in cards for form in Form for join in BOTH
    ]
    near = [replace(action, join=join) for action in listed for join in BOTH]
    near += [replace(action, form=form) for action in listed for form in Form]
    near += [replace(action, left=action.left + 1) for action in listed]
    near += [replace(action, right=action.right + 1) for action in listed]
    taken = [Action(ActionKind.TAKE, board.id) for board in game.names.boards]
    lost = [Action(ActionKind.LOSE, card.id) for card in box.cards]
    lost += [Action(ActionKind.FORFEIT, tokens) for tokens in ("1", "3", "5", "1+1", "1+3", "3+1", "1+5", "5+5+5")]
    odd = [Action(ActionKind.DECLINE), Action(ActionKind.DECLINE, hand[0] if hand else "altar")]
    for actions in (paid, odd_stages, near, [*taken, *odd], lost):
        wrong = [action for action in actions if action not in listed]
        yield from rng.sample(wrong, min(8, len(wrong)))


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


def must_wait(game: Game, seat: int) -> bool:
    """Whether the Free City's card cannot be chosen yet."""
    return seat >= game.players and game._state.phase == Phase.TURN and game.choice(game.chooser(seat)) is None


@given(games())
@examples(60)
def test_lists_are_never_empty_and_name_nothing_twice(game: Game) -> None:
    for seat in range(game.cities):
        actions = game.legal(seat).actions
        assert bool(actions) == (game.decision(seat) != Decision.NONE and not must_wait(game, seat))
        assert (seat in game.deciding()) == (bool(actions) and game.choice(seat) is None)
        assert len(set(actions)) == len(actions)
        assert set(game.view(game.chooser(seat)).legal(seat).actions) == set(actions)
        for option in game.legal(seat):
            assert option.price <= game._state.purse[seat]


@given(games(), SEEDS)
@examples(40)
def test_what_is_not_listed_is_refused_and_changes_nothing(game: Game, chance: int) -> None:
    rng = Random(chance)
    before, state = everything(game), game._state.copy()
    for seat in range(game.cities):
        late = game.decision(seat) == Decision.NONE or must_wait(game, seat)
        for action in not_listed(game, seat, rng):
            with pytest.raises(LateAction if late else REFUSED):
                game.choose(seat, action)
    assert game._state == state
    assert everything(game) == before


@given(games())
@examples(30)
def test_malformed_actions_are_refused_and_change_nothing(game: Game) -> None:
    before, state = everything(game), game._state.copy()
    for seat, text in product(range(game.cities), MALFORMED):
        with pytest.raises((IllegalAction, LateAction, UnknownName, ValueError)):
            game.choose(seat, text)
    for nobody in (-1, game.cities, 7, True, 0.0):
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
    assume(missing(game) > 1)
    twin = Game.from_record(game.record)
    for _ in range(12):
        chosen = [seat for seat in range(game.cities) if game.choice(seat) is not None]
        seat = company.rng.choice([*chosen, *(game.deciding() if missing(game) > 1 else ())])
        game.choose(seat, company.wish(game, seat))
    while missing(game) > 1:
        company.choose(game)
    (last,) = game.deciding()
    final = {seat: action for seat in range(game.cities) if (action := game.choice(seat)) is not None}
    final[last] = company.wish(game, last)
    steps = len(game.history)
    assert len(twin.history) == steps
    game.choose(last, str(final[last]))
    for seat in sorted(final, key=lambda seat: (seat == last, seat)):
        twin.choose(seat, str(final[seat]))
    assert len(game.history) == len(twin.history) == steps + 1
    assert everything(game) == everything(twin)


@given(games(), SEEDS)
@examples(40)
def test_the_order_of_choosing_does_not_matter(game: Game, chance: int) -> None:
    assume(not game.over)
    first, steps, company = copy_of(game), len(game.history), Company(chance)
    wishes = {}
    while len(first.history) == steps:
        seat = first.deciding()[0]
        wishes[seat] = company.wish(first, seat)
        first.choose(seat, wishes[seat])
    for order in (max, company.rng.choice):
        twin = copy_of(game)
        while len(twin.history) == steps:
            seat = order(twin.deciding())
            twin.choose(seat, wishes[seat])
        assert everything(twin) == everything(first)


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
