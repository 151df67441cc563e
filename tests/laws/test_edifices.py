"""Common projects: pawns are conserved, everyone takes part once, and a failure costs all of the penalty or a debt."""

from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from heptapolis.catalogue.cards import Edifice, expansion_of
from heptapolis.game import Event, Game
from heptapolis.rules.cards.city import stands
from heptapolis.rules.cards.effects import place_card, remove_card
from heptapolis.rules.cards.projects import give_reward
from heptapolis.rules.cards.score import military_points
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.play import Decision, EventKind, Phase, Project
from laws.strategies import Company, Course, companies, copy_of, courses, examples, starts
from laws.tableau import bank_flows, by_seat, cards_placed, pawns_of, rewards_of, tokens_of, until

AGES = (1, 2, 3)
PENALTIES = (EventKind.LOST_COINS, EventKind.LOST_CARD, EventKind.LOST_TOKENS, EventKind.TOOK_DEBT)
EVERYBODY, EDIFICE = range(2, 8), ("edifice",)


def edifice_of(game: Game, age: int) -> Edifice:
    """The project of an Age."""
    return expansion_of("edifice").edifice(game.record.deal.edifices[age - 1])


def takers(game: Game, age: int) -> list[int]:
    """The seats that have taken part in the project of an Age, in this order."""
    edifice = edifice_of(game, age)
    return [event.seat for event in game.events if event.kind == EventKind.JOINED and event.thing == edifice.id]


@given(courses(EVERYBODY, EDIFICE))
@examples(30)
def test_pawns_are_conserved(course: Course) -> None:
    box = expansion_of("edifice")
    for now in course:
        state = now._state
        for age in AGES:
            took, on_the_card = takers(now, age), state.pawns_left[age - 1]
            held = [state.pawns[seat][age - 1] for seat in range(now.cities)]
            assert held == [pawns_of(now, seat, age) for seat in range(now.cities)]
            assert len(set(took)) == len(took), "a city took part twice in one Age"
            assert on_the_card == max(0, box.pawns[now.cities] - len(took))
            assert on_the_card + sum(held) <= box.components["pawns_an_age"], "more pawns than the box has"
            if age == state.age:
                assert [seat for seat in range(now.cities) if state.joined[seat]] == sorted(took)


@given(courses(EVERYBODY, EDIFICE))
@examples(30)
def test_a_project_is_built_when_its_last_pawn_is_taken_and_fails_with_its_age(course: Course) -> None:
    for now in course:
        state = now._state
        for age in AGES:
            ended = age < state.age or state.phase in (Phase.PENALTY, Phase.OVER)
            built = Project.BUILT if not state.pawns_left[age - 1] else Project.FAILED if ended else Project.OPEN
            assert state.progress[age - 1] == (built if age <= state.age else Project.OPEN)
        for seat in range(now.cities):
            rewarded = [edifice.age for edifice in rewards_of(now, seat)]
            assert state.rewards[seat] == [rewarded.count(age) for age in AGES]


@given(courses(EVERYBODY, EDIFICE))
@examples(30)
def test_taking_part_needs_a_pawn_on_the_card(course: Course) -> None:
    for earlier, game in pairwise(course):
        age, pawns = earlier._state.age, earlier._state.pawns_left
        before = takers(earlier, age) if age else []
        joins = [seat for seat, action in game.history[-1].choices if action.join]
        assert not joins or pawns[age - 1] > 0
        assert not set(joins) & set(before)
        assert not age or sorted(takers(game, age)) == sorted([*before, *joins])


def penalties(game: Game, age: int) -> dict[int, list[Event]]:
    """What cities without a pawn gave for the failed project of an Age, by seat."""
    began = [place for place, event in enumerate(game.events) if event.kind == EventKind.AGE_BEGAN]
    first, end = (*began, len(game.events))[age - 1 : age + 1]
    return by_seat(game.events[first:end], *PENALTIES)


def can_pay(game: Game, seat: int, edifice: Edifice) -> bool:
    """Whether a city has all that a penalty asks for."""
    kind, value = edifice.penalty.kind.name, edifice.penalty.value
    if kind == "lose_coins":
        return bank_flows(game, game.events)[seat] >= int(value)
    if kind == "lose_card":
        return any(game.names.box.card(card).colour == value for card in cards_placed(game, seat))
    return sum(token > 0 for token in tokens_of(game, seat)) >= int(value)


def is_paid_by(game: Game, edifice: Edifice, event: Event) -> bool:
    """Whether a loss is the whole penalty and nothing else."""
    kind, value = edifice.penalty.kind.name, edifice.penalty.value
    if kind == "lose_coins":
        return event.kind == EventKind.LOST_COINS and event.numbers == (value,)
    if kind == "lose_card":
        return event.kind == EventKind.LOST_CARD and game.names.box.card(event.thing).colour == value
    return event.kind == EventKind.LOST_TOKENS and len(event.numbers) == value


@given(courses(EVERYBODY, EDIFICE))
@examples(40)
def test_a_debt_is_taken_only_if_the_penalty_cannot_be_paid(course: Course) -> None:
    game = course[-1]
    for age in AGES:
        edifice, before = edifice_of(game, age), until(game, EventKind.PROJECT_FAILED, age)
        given_up = penalties(game, age)
        for seat in range(game.cities):
            events = given_up.pop(seat, [])
            if before is None or pawns_of(before, seat, age):
                assert events == []
            elif can_pay(before, seat, edifice):
                assert len(events) == 1
                assert is_paid_by(game, edifice, events[0])
            else:
                assert [(event.kind, event.numbers) for event in events] == [
                    (EventKind.TOOK_DEBT, (expansion_of("edifice").debt[age - 1],))
                ]
        assert not given_up


@given(courses(EVERYBODY, EDIFICE))
@examples(30)
def test_nobody_is_asked_for_a_penalty_without_a_choice(course: Course) -> None:
    for game in course:
        for seat in game.deciding():
            if game.decision(seat) in (Decision.LOSE_CARD, Decision.LOSE_TOKENS):
                assert len(game.legal(seat)) > 1


LASTING = [
    *(
        "own_raw",
        "own_made",
        "sold_raw",
        "sold_made",
        "shields",
        "science",
        "science_choice",
        "discount",
        "city",
        "tally",
    ),
    *("free_build_each_age", "free_first_of_colour", "free_first_of_age", "free_last_of_age", "play_last_card"),
    *("copy_guild", "repeat_guild"),
]


@given(starts(EVERYBODY, EDIFICE), companies(), st.integers(0, 14))
@examples(40)
def test_a_lost_card_takes_its_own_part_and_nothing_else(game: Game, company: Company, edifice: int) -> None:
    rng = company.rng
    while not game._state.age or rng.random() < 0.9:
        company.step(game)
        assume(not game.over)
    state, seat = game._state.copy(), rng.randrange(game.cities)
    age = expansion_of("edifice").edifices[edifice].age
    assume(not state.rewards[seat][age - 1])
    state.projects[age - 1] = edifice
    give_reward(state, seat, age - 1, None)
    missing = [card for card in map(game.names.card_number, game.names.card_numbers) if not stands(state, seat, card)]
    before, card = state.copy(), rng.choice(missing)
    place_card(state, seat, card)
    assert any(getattr(state, name)[seat] != getattr(before, name)[seat] for name in LASTING)
    remove_card(state, seat, card)
    for name in LASTING:
        assert getattr(state, name)[seat] == getattr(before, name)[seat], name


@given(courses(EVERYBODY, EDIFICE))
@examples(30)
def test_defeats_that_are_given_back_are_forgotten(course: Course) -> None:
    game = copy_of(course[-1])
    state, number = game._state, game.names.edifice_number("military_school")
    state.projects[2] = number
    for seat in range(game.cities):
        tokens = tokens_of(game, seat)
        give_reward(state, seat, 2, None)
        held = [token for token in state.tokens[seat] if token]
        assert min(held, default=0) >= 0
        assert state.tally[seat][Counted.DEFEAT_TOKEN] == 0
        victories = sum(token for token in tokens if token > 0)
        assert military_points(state, seat) == victories + game.names.tokens[2]
