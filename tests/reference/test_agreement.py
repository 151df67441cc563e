"""The kernel and the naive engine, decision by decision: who decides, what is legal, what happens, who wins.

2,000 games here, 20,000 with HEPTAPOLIS_LONG=1, across both editions, 3 to 7 players and all sides.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from heptapolis.catalogue import EDITIONS
from heptapolis.game.action import PAID, Action
from heptapolis.game.deal import Deal, Options
from heptapolis.game.legal import hand_of
from heptapolis.game.names import Names
from heptapolis.rules.cards.legal import MENU, legal
from heptapolis.rules.cards.score import SHEET, TOTAL, score_city, winners
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import begin, resolve
from heptapolis.vocab.city import Counted, Line
from heptapolis.vocab.play import Decision, Phase
from reference.engine import ReferenceGame

GAMES = 20_000 if os.environ.get("HEPTAPOLIS_LONG") else 2_000
CHUNK = 100
KINDS = {Decision.PLAY_CARD: "turn", Decision.PLAY_LAST_CARD: "last_card", Decision.DIG: "from_discard"}
LINES = {
    Line.MILITARY: "military",
    Line.COINS: "coins",
    Line.WONDER: "wonder",
    Line.CIVIL: "civilian",
    Line.COMMERCE: "commerce",
    Line.SCIENCE: "science",
    Line.GUILDS: "guilds",
}


def as_tuple(number: int, names: Names) -> tuple[Any, ...]:
    """An action of the kernel in the form of the naive engine."""
    action = Action.from_number(number, names)
    if action.kind in PAID:
        return (action.kind.word, action.card, action.left, action.right)
    return (action.kind.word, action.card) if action.card else (action.kind.word,)


def choose(numbers: list[int], names: Names, rng: random.Random) -> int:
    """Any action, but mostly one that builds: full cities meet more rules than empty ones."""
    building = [number for number in numbers if as_tuple(number, names)[0] not in ("sell", "decline")]
    cards = [number for number in building if as_tuple(number, names)[0] != "stage"]
    wanted = rng.choices([cards, building, numbers], weights=[5, 3, 2])[0]
    return rng.choice(wanted or building or numbers)


class Lockstep:
    """One game played on both engines."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.options = Options(EDITIONS[seed % 2], 3 + seed // 2 % 5, sides="random")
        self.names = self.options.names
        deal = Deal.from_seed(self.options, seed)
        self.state = State()
        deal.place(self.state, self.options)
        begin(self.state, None)
        boards = [(board.split("/")[0], board.split("/")[1]) for (board,) in deal.offers]
        self.reference = ReferenceGame(self.options.rules, boards, [[list(hand) for hand in age] for age in deal.hands])

    def play(self) -> None:
        while self.state.phase != Phase.OVER:
            self.step()
            self.compare_tables()
        self.compare_scores()

    def step(self) -> None:
        state, menu = self.state, [0] * MENU
        seats = [seat for seat in range(state.players) if state.pending[seat] != Decision.NONE]
        assert seats == self.reference.deciding()
        for seat in seats:
            assert KINDS[Decision(state.pending[seat])] == self.reference.kind(seat)
            numbers = menu[: legal(state, seat, menu)]
            assert sorted(as_tuple(number, self.names) for number in numbers) == self.reference.legal(seat)
            state.chosen[seat] = choose(numbers, self.names, self.rng)
        chosen = {seat: as_tuple(state.chosen[seat], self.names) for seat in seats}
        for seat, action in chosen.items():
            self.reference.choose(seat, action)
        resolve(state, None)

    def compare_tables(self) -> None:
        state, seats = self.state, range(self.state.players)
        assert state.coins[: state.players] == self.reference.coins()
        assert state.shields[: state.players] == self.reference.shields()
        assert [state.tally[seat][Counted.WONDER_STAGE] for seat in seats] == self.reference.stages()
        pile = [self.names.card(card).id for card, count in enumerate(state.discard) for _ in range(count)]
        assert sorted(pile) == self.reference.discard()
        hands = [sorted(self.names.card(card).id for card in hand_of(state, seat)) for seat in seats]
        assert hands == self.reference.hands()
        for seat, tokens in enumerate(self.reference.tokens()):
            assert state.tokens[seat][: len(tokens)] == tokens

    def compare_scores(self) -> None:
        totals = []
        for seat, expected in enumerate(self.reference.scores()):
            sheet = [0] * SHEET
            totals.append(score_city(self.state, seat, sheet))
            assert {word: sheet[line] for line, word in LINES.items()} | {"total": sheet[TOTAL]} == expected
        winning = winners(self.state, totals)
        assert [seat for seat in range(self.state.players) if winning >> seat & 1] == self.reference.winners()


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_both_engines_agree(first: int) -> None:
    for seed in range(first, first + CHUNK):
        try:
            Lockstep(seed).play()
        except AssertionError as difference:
            raise AssertionError(f"seed {seed}: {difference}") from difference
