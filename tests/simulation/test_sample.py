"""Sampled positions: the seat cannot tell them from the real one, and they are drawn as the rules deal."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from catalogue.own_boxes import EXAMPLE
from heptapolis import DiceGame, Game, View, redeal
from heptapolis.engine.packing import Array, pack, unpack
from heptapolis.errors import SetupError
from heptapolis.game.cards.legal import legal_numbers
from heptapolis.game.cards.redeal import bans_of
from heptapolis.game.cards.unseen import Unseen
from heptapolis.game.cards.view import blind
from heptapolis.game.dice.legal import legal_numbers as dice_numbers
from heptapolis.game.dice.view import blind as blind_dice
from heptapolis.rules.cards.state import State
from heptapolis.rules.dice.state import DiceState
from heptapolis.simulation import Playouts, sample
from heptapolis.simulation.cards import hidden_cards
from heptapolis.simulation.cards.sampling import Writer
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.cards.play import ActionKind, Phase
from heptapolis.vocab.dice.play import DiceDecision
from laws.strategies import examples, games, played
from laws.test_views import HARD
from simulation.positions import Copies, middle, packed

DRAWN = 6


def hand(game: Game, state: State, seat: int) -> Counter[str]:
    """The cards of a hand in a position."""
    first = ROOM * state.held[seat]
    return Counter(game.names.card(card).id for card in state.deal[state.age - 1][first : first + ROOM] if card >= 0)


def assert_could_be(game: Game, seat: int, positions: Array) -> None:
    """Every position is for the seat as the game is: its view, its lists, the hands it has seen, all cards."""
    view, true = game.view(seat), game._state
    for packed_one in positions:
        state = unpack(packed_one, State)
        assert blind(state, seat, game.names) == view.state
        for city in view.decides:
            assert legal_numbers(state, city, game.names) == legal_numbers(true, city, game.names)
        assert sum(state.discard) == sum(true.discard)
        assert min(state.discard) >= 0
        for drawn, dealt in zip(state.deal, true.deal, strict=True):
            places = range(ROOM * game.cities)
            assert [drawn[place] >= 0 for place in places] == [dealt[place] >= 0 for place in places]
        assert_boxes_agree(game, state)
        for other, seen in view.hands_seen().items():
            if seen and game.cities == game.players:
                assert not hand(game, state, other) - Counter(seen)
        assert blind(state, None, game.names) == game.view().state or game.choice(seat) is not None


def assert_boxes_agree(game: Game, state: State) -> None:
    """No more copies of a card are in hands and pile than the deck of its Age holds; so many guilds are dealt."""
    cards = Counter({number: count for number, count in enumerate(state.discard) if count})
    for deal in state.deal[max(0, state.age - 1) :]:
        cards += Counter(card for card in deal[: ROOM * game.cities] if card >= 0)
    for number, count in cards.items():
        card = game.names.card(number)
        assert count <= (1 if card.is_guild else game.names.box.copies(card, game.cities))
    if state.age < 3:
        last = [game.names.card(card) for card in state.deal[2][: ROOM * game.cities] if card >= 0]
        assert sum(card.is_guild for card in last) == game.names.box.guilds(game.cities)
        assert {card.age for card in last} == {3}


@given(games())
@examples(60)
def test_the_seat_cannot_tell_a_position_from_the_real_one(game: Game) -> None:
    for seat in range(game.players):
        if not game.over:
            assert_could_be(game, seat, sample(game.view(seat), seat, DRAWN))


@pytest.mark.parametrize(("text", "seat"), [case for case in HARD.values() if case[1] is not None])
def test_positions_of_hard_views(text: str, seat: int) -> None:
    game = Game.parse(text)
    for _ in range(2):
        assert_could_be(game, seat, sample(game.view(seat), 1, 40))
        for other in game.deciding():
            game.choose(other, game.legal(other).actions[-1])


def test_positions_of_a_custom_box() -> None:
    game = middle(Game(players=4, seed=1, box=EXAMPLE), 8)
    positions = sample(game.view(1), 1, DRAWN)
    assert_could_be(game, 1, positions)
    assert Playouts(game.options).run(positions, 1, game.legal(1).actions[:1], 10).games.tolist() == [10]


def test_positions_of_a_draft() -> None:
    game = Game(players=3, wonders="draft", sides="choice", seed=4)
    positions = sample(game.view(1), 1, 300)
    offers = positions["offers"][:, :3]
    assert {tuple(offer) for offer in offers[:, 1].tolist()} == {tuple(game._state.offers[1])}
    drawn = [
        [game.names.board(board).wonder.id for seat in row for board in seat if board >= 0] for row in offers.tolist()
    ]
    assert all(sorted(Counter(wonders).values()) == [2] * 6 for wonders in drawn)
    assert len({frozenset(wonders) for wonders in drawn}) > 3
    assert {seat for row in positions for seat, board in enumerate(row["board"]) if board >= 0} == set()


@pytest.mark.parametrize("number", range(0, 200, 7))
def test_the_real_position_is_among_the_possible_ones(number: int) -> None:
    game = played(number)
    if game.over or game.cities > game.players:
        return
    for seat in range(game.players):
        view = game.view(seat)
        writer = Writer(view, Unseen(view, Random(1), view.state.age), bans_of(view, Random(1)))
        for age in writer.unseen.ages:
            writer.add_age(age)
        open_view = replace(view, history=game.history)
        opened = Unseen(open_view, Random(1), view.state.age)
        opened.fill_in_what_was_seen()
        unknown, pools = writer.unknown(), {slot: key for key, slot in writer.unseen.slots.items()}
        real = [real_card(game, opened, writer, pools, place) for place in range(len(writer.lies))]
        order = writer.pool_order()
        for at, pool in enumerate(order):
            first, end = unknown.labels_of[at], unknown.labels_of[at + 1]
            labels = Counter(unknown.card[first:end].tolist())
            inside = Counter(real[place] for place in writer.pools[pool])
            assert not inside - labels
            assert (labels - inside).total() == unknown.left_out[at]
        for place, row in enumerate(unknown.mask_of):
            assert row < 0 or unknown.masks[row][real[place]]
        assert not len(unknown.found_mask) or hidden_cards.has_finds(
            unknown, [unknown.card.tolist().index(card) for card in real]
        )


def real_card(game: Game, opened: Unseen, writer: Writer, keys: dict[Any, Any], place: int) -> int:
    """The card that is really at a hidden place."""
    slot, state = writer.slots[place], game._state
    if slot is not None:
        key = keys[slot]
        if opened.slots[key].card:
            return game.names.card_number(opened.slots[key].card)
        return real_leftover(game, opened, key)
    holder = next(
        seat
        for seat in range(game.players)
        if sum(size for _, size in [(0, game.view(0).hand_size(who)) for who in range(seat + 1)])
        > hand_place(writer, place)
    )
    before = sum(game.view(0).hand_size(who) for who in range(holder))
    return state.deal[state.age - 1][ROOM * state.held[holder] + hand_place(writer, place) - before]


def hand_place(writer: Writer, place: int) -> int:
    """How many places of hands come before a place."""
    return sum(slot is None for slot in writer.slots[:place])


def real_leftover(game: Game, opened: Unseen, key: tuple[int, int, int]) -> int:
    """The card that was left of a packet: the one of its deal that nobody played."""
    age, packet, _ = key
    left = Counter(game.record.deal.hands[age - 1][packet])
    left -= Counter(slot.card for (when, which, _), slot in opened.slots.items() if (when, which) == (age, packet))
    return game.names.card_number(next(iter(left)))


def test_a_card_sold_unseen_is_any_of_those_that_are_missing() -> None:
    # seat 0 sees the first hand, seat 1 sells one of the six that are left, seat 2 holds the other five
    game = Game(players=3, seed=3, wonders=["gizah", "olympia", "rhodos"])
    for _ in range(2):
        for seat in range(3):
            game.choose(seat, f"sell {game.view(seat).hand[0]}")
    view = game.view(0)
    passed = list(game.history[0].hands[0])
    passed.remove(game.history[0].choices[0][1].card)
    positions = sample(view, 5, 6000)
    sold = Counter[str]()
    for deal, held in zip(positions["deal"][:, 0], positions["held"], strict=True):
        first = ROOM * held[2]
        kept = Counter(game.names.card(card).id for card in deal[first : first + ROOM] if card >= 0)
        (missing,) = (Counter(passed) - kept).elements()
        sold[missing] += 1
    assert set(sold) == set(passed)
    assert chi_square(sold.values()) < 20.5  # five degrees of freedom, one in a thousand
    again = Counter(
        next(iter((Counter(passed) - Counter(redeal(view, Random(n)).view(2).hand)).elements())) for n in range(60)
    )
    assert set(again) <= set(sold)


def chi_square(counts: Any) -> float:
    """How far counts are from equal ones."""
    mean = np.mean(list(counts))
    return float(sum((count - mean) ** 2 for count in counts) / mean)


def test_hands_nobody_showed_and_guilds_are_dealt_alike() -> None:
    game = Game(players=4, seed=3)
    positions = sample(game.view(0), 5, 4000)
    own = Counter(game.view(0).hand)
    deck = Counter(
        card for age, hands in enumerate(game.record.deal.hands) if age == 0 for one in hands for card in one
    )
    single = [card for card, count in (deck - own).items() if count == 1 and not own[card]]
    where: Counter[int] = Counter()
    guilds: Counter[int] = Counter()
    for deal in positions["deal"]:
        card = game.names.card_number(single[0])
        where[int(np.flatnonzero(deal[0] == card)[0]) // ROOM] += 1
        guilds.update(int(number) for number in deal[2][: 4 * ROOM] if number >= 0 and game.names.card(number).is_guild)
    assert set(where) == {1, 2, 3}
    assert chi_square(where.values()) < 13.8  # two degrees of freedom
    wanted = 4000 * game.names.box.guilds(4) / len(guilds)
    assert all(abs(count - wanted) < 5 * np.sqrt(wanted) for count in guilds.values())


def test_a_card_taken_from_the_pile_was_sold_by_someone() -> None:
    for number in range(200):
        game = played(number)
        picks = [a.card for step in game.history for _, a in step.choices if a.kind == ActionKind.PICK]
        if picks and not game.over:
            for seat in range(game.players):
                assert (sample(game.view(seat), 1, 20)["discard"] >= 0).all()


def test_the_same_seed_draws_the_same_interpreted() -> None:
    for number in range(0, 60, 5):
        game = played(number)
        view = game.view(0)
        if game.over:
            continue
        writer = Writer(view, Unseen(view, Random(1), view.state.age), bans_of(view, Random(1)))
        for age in writer.unseen.ages:
            writer.add_age(age)
        unknown, base = writer.unknown(), writer.base()
        drawn, size = Copies([State() for _ in range(3)]), max(len(unknown.lies), len(unknown.card), 1)
        rows = hidden_cards.Unknown(*[row.tolist() for row in unknown])
        batch = Playouts(game.options).batch
        until = hidden_cards.draw_positions(
            drawn, Copies([base]), rows, batch.table(), 0, 9, 500, *[[0] * size for _ in range(4)]
        )
        positions, code = np.zeros(3, packed(game).dtype), batch.compiled(plain=batch.plain, kernel=batch.kernel)
        assert writer_draws(code, positions, base, unknown, batch.table(), size) == until
        assert [unpack(position, State) for position in positions[:until]] == drawn[:until]


def writer_draws(code: Any, positions: Array, base: State, unknown: Any, table: Any, size: int) -> int:
    """The same draw compiled."""
    record = np.zeros(1, positions.dtype)
    pack(base, record[0])
    scratch = [np.zeros(size, np.int64) for _ in range(4)]
    return int(code.draw_positions(positions, record, unknown, table, 0, 9, 500, *scratch))


@pytest.mark.parametrize("players", range(2, 8))
def test_positions_of_dice_differ_in_the_dice_to_come(players: int) -> None:
    game = middle(DiceGame(players, seed=players), 4)
    game.choose(1, game.legal(1).actions[0])
    for seat in (0, 1):
        view = game.view(seat)
        positions = sample(view, 3, 20)
        for one in positions:
            state = unpack(one, DiceState)
            shown = blind_dice(state, state, seat)
            for other in range(players):
                if view.state.pending[other] == DiceDecision.NONE and other != seat:
                    assert shown.pending[other] == DiceDecision.ACT
                    shown.pending[other] = DiceDecision.NONE
            assert shown == view.state
            if view.decides:
                assert dice_numbers(state, seat, game.options) == dice_numbers(game._state, seat, game.options)
        assert len({(one["seed_low"], one["seed_high"]) for one in positions}) == 20


def test_a_game_that_is_over_has_one_position() -> None:
    for game in (middle(Game(players=3, seed=1), 40), middle(DiceGame(3, seed=1), 500)):
        assert game.over
        positions = sample(game.view(0), 1, 2)
        assert all(one["coins"].tolist() == game._state.coins for one in positions)


def test_the_same_chance_draws_the_same() -> None:
    view = middle(Game(players=5, seed=1), 5).view(2)
    assert (sample(view, 7, 5) == sample(view, Random(7), 5)).all()
    assert (sample(view, 7, 5) != sample(view, 8, 5)).any()


def test_rubbish_is_refused() -> None:
    game = middle(Game(players=3, seed=1), 5)
    view: View = game.view(0)
    rubbish: tuple[tuple[Any, Any, Any, str], ...] = (
        (game, 1, 1, "a Game is not a view"),
        (None, 1, 1, "a NoneType is not a view"),
        (game.view(), 1, 1, "this view is from beside the table"),
        (game.view(0, past=False), 1, 1, "this view has no past"),
        (view, "x", 1, "rng must be a random.Random or a seed"),
        (view, 1, 0, "0 positions cannot be sampled"),
        (view, 1, 2**40, "positions cannot be sampled"),
        (view, 1, "3", "count is '3', which is not a whole number"),
    )
    for given_view, rng, count, message in rubbish:
        with pytest.raises(SetupError, match=message):
            sample(given_view, rng, count)


def test_the_first_turn_needs_no_past() -> None:
    game = Game(players=3, seed=1)
    assert game.view(0).state.phase == Phase.TURN
    assert len(sample(game.view(0, past=False), 1, 3)) == 3
