"""The kernel and the naive engine, decision by decision: who decides, what is legal, what happens, who wins.

500 games normally: base games across both editions, 3 to 7 players and all sides; games of two players with the Free
City and of Edifice with Ur and Carthage; games with a custom box. In the long run 20,000, 10,000 and 2,000.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from catalogue.own_boxes import EXAMPLE
from heptapolis.catalogue.cards import EDITIONS, load_own_box
from heptapolis.game.cards.action import PAID, Action
from heptapolis.game.cards.deal import Deal, Options
from heptapolis.game.cards.legal import hand_of
from heptapolis.game.cards.names import Names
from heptapolis.game.cards.view import tokens_held
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET, TOTAL, winners
from heptapolis.rules.cards.seating import chooser_of, holder_of
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.vocab.cards.city import Counted, Line
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.cards.play import ActionKind, Decision, Phase, Project
from reference.engine import ReferenceGame
from sizes import LONG

GAMES, MORE_GAMES, OWN_GAMES = (20_000, 10_000, 2_000) if LONG else (300, 150, 50)
OWN_BOX = load_own_box(EXAMPLE)
CHUNK = 50
KINDS = {
    Decision.PLAY_CARD: "turn",
    Decision.PLAY_LAST_CARD: "last_card",
    Decision.DIG: "from_discard",
    Decision.PLAY_FOR_FREE_CITY: "turn",
    Decision.LOSE_CARD: "penalty_card",
    Decision.LOSE_TOKENS: "penalty_tokens",
}
LINES = {
    Line.MILITARY: "military",
    Line.COINS: "coins",
    Line.WONDER: "wonder",
    Line.CIVIL: "civilian",
    Line.COMMERCE: "commerce",
    Line.SCIENCE: "science",
    Line.GUILDS: "guilds",
    Line.EDIFICE: "edifice",
}


def as_tuple(number: int, names: Names) -> tuple[Any, ...]:
    """An action of the kernel in the form of the naive engine."""
    action = Action.from_number(number, names)
    if action.kind in PAID:
        words = [word for word in (action.form.word, "join" if action.join else "") if word]
        return (action.kind.word, action.card, action.left, action.right, *words)
    if action.kind == ActionKind.FORFEIT:
        return (action.kind.word, *map(int, action.card.split("+")))
    return (action.kind.word, action.card) if action.card else (action.kind.word,)


def choose(numbers: list[int], names: Names, rng: random.Random) -> int:
    """Any action, but mostly one that builds: full cities meet more rules than empty ones."""
    building = [number for number in numbers if as_tuple(number, names)[0] not in ("sell", "decline")]
    cards = [number for number in building if as_tuple(number, names)[0] != "stage"]
    wanted = rng.choices([cards, building, numbers], weights=[5, 3, 2])[0]
    return rng.choice(wanted or building or numbers)


def base_options(seed: int) -> Options:
    """Tables of the base game."""
    return Options(EDITIONS[seed % 2], 3 + seed // 2 % 5, sides="random")


def more_options(seed: int) -> Options:
    """Tables of two players, of Edifice, and of both."""
    players = (2, 2, 2, 3, 4, 5, 6, 7)[seed // 2 % 8]
    expansions = ["edifice"] if players > 2 or seed // 16 % 2 == 1 else []
    expansions += ["carthage"] if seed // 32 % 2 == 1 else []
    return Options(EDITIONS[seed % 2], players, sides="random", expansions=expansions)


def own_options(seed: int) -> Options:
    """Tables with the example of an own box: any number of players, with and without Edifice."""
    expansions = ["edifice"] if seed // 6 % 2 else []
    return Options("second-edition", 2 + seed % 6, sides="random", expansions=expansions, box=OWN_BOX)


class Lockstep:
    """One game played on both engines."""

    def __init__(self, options: Options, seed: int) -> None:
        self.rng = random.Random(seed)
        self.options = options
        self.names = self.options.names
        deal = Deal.from_seed(self.options, seed)
        self.state = State()
        deal.place(self.state, self.options)
        options.kernel.begin(self.state, None)
        boards = [(board.split("/")[0], board.split("/")[1]) for (board,) in deal.offers]
        self.reference = ReferenceGame(
            self.options.rules,
            boards,
            [[list(hand) for hand in age] for age in deal.hands],
            edifices=list(deal.edifices) or None,
            players=options.players,
            own=EXAMPLE if options.box else None,
        )

    def play(self) -> None:
        while self.state.phase != Phase.OVER:
            self.step()
            self.compare_tables()
        self.compare_scores()

    def step(self) -> None:
        state, menu = self.state, [0] * MENU
        seats = [seat for seat in range(state.cities) if state.pending[seat] != Decision.NONE]
        for seat in seats:
            waiting = [other for other in seats if other >= seat and not self.waits(other)]
            assert waiting == self.reference.deciding()
            assert KINDS[Decision(state.pending[seat])] == self.reference.kind(seat)
            numbers = menu[: self.options.kernel.legal(state, seat, menu)]
            assert sorted(as_tuple(number, self.names) for number in numbers) == self.reference.legal(seat)
            state.chosen[seat] = choose(numbers, self.names, self.rng)
            self.reference.choose(seat, as_tuple(state.chosen[seat], self.names))
        self.options.kernel.resolve(state, None)

    def waits(self, seat: int) -> bool:
        """Whether a city is played by someone who has not chosen an own card yet."""
        chooser = chooser_of(self.state, seat)
        return chooser != seat and self.state.phase == Phase.TURN and self.state.chosen[chooser] == NOT_CHOSEN

    def compare_tables(self) -> None:
        state, seats = self.state, range(self.state.cities)
        assert state.coins[: state.cities] == self.reference.coins()
        assert state.shields[: state.cities] == self.reference.shields()
        assert [state.tally[seat][Counted.WONDER_STAGE] for seat in seats] == self.reference.stages()
        pile = [self.names.card(card).id for card, count in enumerate(state.discard) for _ in range(count)]
        assert sorted(pile) == self.reference.discard()
        hands = [sorted(self.names.card(card).id for card in hand_of(state, seat)) for seat in range(state.players)]
        assert hands == self.reference.hands()
        if state.cities > state.players:
            assert state.phase == Phase.OVER or holder_of(state) == self.reference.holder()
            assert self.draw_pile() == self.reference.draw_pile()
        assert [tokens_held(state, seat, self.names) for seat in seats] == self.reference.victory_tokens()
        assert [state.tally[seat][Counted.DEFEAT_TOKEN] for seat in seats] == self.reference.defeats()
        if self.options.projects:
            assert state.pawns[: state.cities] == self.reference.pawns()
            assert state.debts[: state.cities] == self.reference.debts()
            assert [Project(progress).word for progress in state.progress] == self.reference.edifice_states()
            assert state.pawns_left == self.reference.pawns_left()
        else:
            for seat, tokens in enumerate(self.reference.tokens()):
                assert state.tokens[seat][: len(tokens)] == tokens

    def draw_pile(self) -> list[str]:
        """The cards of the draw pile, top card first."""
        cards = self.state.deal[self.state.age - 1][ROOM * self.state.players :][:ROOM]
        return [self.names.card(card).id for card in cards if card >= 0]

    def compare_scores(self) -> None:
        totals = []
        for seat, expected in enumerate(self.reference.scores()):
            sheet = [0] * SHEET
            totals.append(self.options.kernel.score_city(self.state, seat, sheet))
            assert {word: sheet[line] for line, word in LINES.items()} | {"total": sheet[TOTAL]} == expected
        winning = winners(self.state, totals)
        assert [seat for seat in range(self.state.players) if winning >> seat & 1] == self.reference.winners()


def play_chunk(first: int, options: Callable[[int], Options]) -> None:
    """A number of games; a difference names the seed."""
    for seed in range(first, first + CHUNK):
        try:
            Lockstep(options(seed), seed).play()
        except AssertionError as difference:
            raise AssertionError(f"seed {seed}: {difference}") from difference


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_both_engines_agree(first: int) -> None:
    play_chunk(first, base_options)


@pytest.mark.parametrize("first", range(0, MORE_GAMES, CHUNK))
def test_both_engines_agree_on_two_players_and_edifices(first: int) -> None:
    play_chunk(first, more_options)


@pytest.mark.parametrize("first", range(0, OWN_GAMES, CHUNK))
def test_both_engines_agree_on_a_box_of_ones_own(first: int) -> None:
    play_chunk(first, own_options)
