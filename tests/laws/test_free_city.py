"""Two players and the Free City: who plays it, from which hand, what it must do, and that nobody else knows."""

from collections import Counter

import pytest
from hypothesis import assume, given

from heptapolis.errors import LateAction, SetupError
from heptapolis.game import Action, Game
from heptapolis.game.cards.legal import legal_numbers
from heptapolis.vocab.cards.limits import HAND, ROOM
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Phase
from laws.strategies import ANY_EXTRA, Company, Course, companies, copy_of, courses, examples, shown, starts

FREE_CITY = 2
TWO_PLAYERS, TWO_PLAYERS_COURSES = starts((2,), ANY_EXTRA), courses((2,), ANY_EXTRA)


def to_some_turn(game: Game, company: Company) -> int:
    """Play to any turn of the game, and let whoever plays the Free City choose their own card; tells who that is."""
    turns = company.rng.randrange(18)
    while game._state.phase != Phase.TURN or 6 * (game._state.age - 1) + game._state.turn <= turns:
        company.step(game)
    holder = game.chooser(FREE_CITY)
    game.choose(holder, company.wish(game, holder))
    return holder


def hand_left(game: Game) -> list[str]:
    """What the player who plays the Free City has beside the chosen own card."""
    holder = game.chooser(FREE_CITY)
    hand, own = list(game.view(holder).hand), game.choice(holder)
    assert own
    hand.remove(own.card)
    return hand


def as_a_player(game: Game) -> list[Action]:
    """What a third player in the Free City's place could do with that hand."""
    state, first = game._state.copy(), ROOM * FREE_CITY
    numbers = [game.names.card_number(card) for card in hand_left(game)]
    state.players, state.pending[FREE_CITY], state.held[FREE_CITY] = 3, Decision.PLAY_CARD, FREE_CITY
    state.deal[state.age - 1][first : first + ROOM] = numbers + [-1] * (ROOM - len(numbers))
    return [Action.from_number(number, game.names) for number in legal_numbers(state, FREE_CITY, game.names)]


def draw_pile(game: Game) -> list[str]:
    """What is left of the draw pile, top card first."""
    cards = game._state.deal[game._state.age - 1][ROOM * FREE_CITY : ROOM * (FREE_CITY + 1)]
    return [game.names.card(card).id for card in cards if card >= 0]


@given(TWO_PLAYERS, companies())
@examples(60)
def test_it_sells_only_if_it_can_do_nothing_else(game: Game, company: Company) -> None:
    to_some_turn(game, company)
    plays = [action for action in as_a_player(game) if action.kind != ActionKind.SELL]
    listed = game.legal(FREE_CITY).actions
    if plays:
        assert all(action.kind != ActionKind.SELL for action in listed)
    else:
        assert {str(action) for action in listed} == {f"sell {card}" for card in hand_left(game)}


@given(TWO_PLAYERS, companies())
@examples(60)
def test_it_may_do_what_a_player_could_but_must_chain_what_chains(game: Game, company: Company) -> None:
    to_some_turn(game, company)
    player, listed = as_a_player(game), game.legal(FREE_CITY).actions
    chained = {action.card for action in player if action.kind == ActionKind.CHAIN}
    uses = {(a.kind, a.card, a.form, a.join) for a in player if a.card not in chained or a.kind == ActionKind.CHAIN}
    uses = {use for use in uses if use[0] != ActionKind.SELL} or uses
    assert {(a.kind, a.card, a.form, a.join) for a in listed} == uses
    assert {a for a in player if (a.kind, a.card, a.form, a.join) in uses} <= set(listed), "a payment is missing"


@given(TWO_PLAYERS_COURSES)
@examples(15)
def test_its_card_goes_to_and_fro(course: Course) -> None:
    drawn: dict[int, list[int]] = {}
    for now in course:
        state = now._state
        if state.phase == Phase.TURN:
            assert now.chooser(FREE_CITY) == now.view(0).state.turn % 2 ^ state.age % 2
        if state.age and not now.over:
            drawers = [event.seat for event in now.events if event.kind == EventKind.DREW]
            drawn[state.age] = drawers[6 * (state.age - 1) :]
            assert len(drawn[state.age]) == state.turn
            assert now.chooser(FREE_CITY) == drawers[-1]
    assert drawn == {1: [0, 1] * 3, 2: [1, 0] * 3, 3: [0, 1] * 3}


@given(TWO_PLAYERS, companies())
@examples(20)
def test_hands_are_swapped_and_the_holder_draws(game: Game, company: Company) -> None:
    while not game.over:
        age, turn = game._state.age, game._state.turn
        if game._state.phase != Phase.TURN:
            company.step(game)
            continue
        hands, pile = [Counter(game.view(seat).hand) for seat in (0, 1)], draw_pile(game)
        holder = game.chooser(FREE_CITY)
        assert [hand.total() for hand in hands] == [HAND + 1 - turn + (seat == holder) for seat in (0, 1)]
        assert len(pile) == HAND - turn
        company.step(game)
        for seat, action in game.history[-1].choices:
            hands[seat if seat < FREE_CITY else holder][action.card] -= 1
        while game._state.phase == Phase.DISCARD_PILE:
            company.step(game)
        if (game._state.age, game._state.turn) == (age, turn + 1):
            hands[1 - game.chooser(FREE_CITY)][pile.pop(0)] += 1
            assert [Counter(game.view(seat).hand) for seat in (1, 0)] == [+hand for hand in hands]
            assert draw_pile(game) == pile


@given(TWO_PLAYERS, companies())
@examples(40)
def test_its_choice_is_seen_by_its_holder_alone(game: Game, company: Company) -> None:
    holder = to_some_turn(game, company)
    other, options = 1 - holder, game.legal(FREE_CITY).actions
    assume(len(options) > 1 and game.choice(other) is None)
    one, two = copy_of(game), copy_of(game)
    one.choose(FREE_CITY, options[0])
    two.choose(FREE_CITY, company.rng.choice(options[1:]))
    for watcher in (None, other):
        assert shown(one, watcher) == shown(two, watcher)
        assert one.view(watcher) == two.view(watcher)
        assert FREE_CITY not in one.view(watcher).choices
        assert len(one.view(watcher).legal(FREE_CITY)) == 0
    assert one.view(holder).choices == {holder: game.choice(holder), FREE_CITY: options[0]}
    assert shown(one, holder) != shown(two, holder)


@given(TWO_PLAYERS, companies())
@examples(40)
def test_the_own_choice_of_its_holder_is_hidden_too(game: Game, company: Company) -> None:
    holder = to_some_turn(game, company)
    options = [action for action in game.legal(holder).actions if action != game.choice(holder)]
    twin = copy_of(game)
    twin.choose(holder, company.rng.choice(options))
    for watcher in (None, 1 - holder):
        assert shown(game, watcher) == shown(twin, watcher)
        assert game.view(watcher) == twin.view(watcher)


@given(TWO_PLAYERS, companies())
@examples(40)
def test_another_own_choice_withdraws_its_choice(game: Game, company: Company) -> None:
    holder = to_some_turn(game, company)
    own, action = game.choice(holder), company.wish(game, FREE_CITY)
    options = [option for option in game.legal(holder).actions if option != own]
    assert own
    game.choose(FREE_CITY, action)
    game.choose(holder, own)
    assert game.choice(FREE_CITY) == action, "the same choice again changes nothing"
    assert FREE_CITY not in game.deciding()
    game.choose(holder, company.rng.choice(options))
    assert game.choice(FREE_CITY) is None
    assert FREE_CITY in game.deciding()
    assert set(game.view(holder).choices) == {holder}


@given(starts((2,), ("edifice",)), companies())
@examples(25)
def test_penalties_are_chosen_one_by_one(game: Game, company: Company) -> None:
    while not game.over:
        asked = game.deciding()
        if game._state.phase == Phase.PENALTY and len(asked) > 1:
            steps, order = len(game.history), company.rng.sample(asked, len(asked))
            for place, seat in enumerate(order, 1):
                game.choose(seat, company.wish(game, seat))
                assert len(game.history) > steps or set(game.deciding()) == set(order[place:])
            assert len(game.history) == steps + 1
        else:
            company.step(game)


@given(TWO_PLAYERS, companies())
@examples(40)
def test_the_other_players_choice_leaves_it_alone(game: Game, company: Company) -> None:
    other = 1 - to_some_turn(game, company)
    listed = game.legal(FREE_CITY)
    game.choose(other, company.wish(game, other))
    assert game.legal(FREE_CITY) == listed
    game.choose(other, company.wish(game, other))
    assert game.legal(FREE_CITY) == listed
    assert game.deciding() == (FREE_CITY,)


@given(TWO_PLAYERS, companies())
@examples(20)
def test_its_holder_chooses_the_own_card_first(game: Game, company: Company) -> None:
    while not game.over:
        if game._state.phase == Phase.TURN:
            holder = game.chooser(FREE_CITY)
            before = game._state.copy()
            assert FREE_CITY not in game.deciding()
            assert len(game.legal(FREE_CITY)) == 0
            with pytest.raises(LateAction):
                game.choose(FREE_CITY, f"sell {game.view(holder).hand[0]}")
            assert game._state == before
        company.step(game)


@given(TWO_PLAYERS_COURSES)
@examples(20)
def test_it_takes_what_it_can_from_the_pile_and_wins_nothing(course: Course) -> None:
    for now in course:
        if now.decision(FREE_CITY) == Decision.DIG:
            assert all(action.kind == ActionKind.PICK for action in now.legal(FREE_CITY).actions)
        assert now.decision(FREE_CITY) not in (Decision.TAKE_BOARD, Decision.PLAY_LAST_CARD)
        assert FREE_CITY not in now.winners()
        with pytest.raises(SetupError):
            now.view(FREE_CITY)
    assert len(course[-1].score()) == 3


@given(TWO_PLAYERS_COURSES)
@examples(20)
def test_the_last_card_of_the_draw_pile_is_thrown_away_unseen(course: Course) -> None:
    game = course[-1]
    for age, hands in enumerate(game.record.deal.hands):
        thrown = [event for event in game.events if event.kind == EventKind.THREW_AWAY and event.seat == FREE_CITY][age]
        assert thrown.thing == hands[FREE_CITY][-1]
        assert all(thrown.seen_by(seat).thing != thrown.thing for seat in (None, 0, 1))
        drawn = [event for event in game.events if event.kind == EventKind.DREW][6 * age : 6 * age + 6]
        assert [event.thing for event in drawn] == list(hands[FREE_CITY][:6])
