"""One dice game played on the kernel and on the naive engine at once; every difference is an AssertionError."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from heptapolis.catalogue.dice import DiceBoard, dice_box
from heptapolis.game.dice import DiceAction, Roll
from heptapolis.rules.dice.constants import MENU, board_rows
from heptapolis.rules.dice.forum import set_up, shake
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.score import SHEET, TOTAL, score_city, winners
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.dice.turn import advance, all_sent, begin_turn, end_turn
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import BARRACKS, CITY, SPECIAL, Building, DiceDecision, DicePhase
from reference.dice_engine import ReferenceDice

BOX = dice_box()
IDLE = ("pass", "skip")
SPECIAL_NAMES = {colour: next(die.id for die in BOX.dice if die.colour == colour) for colour in SPECIAL}
Taste = Callable[[int, list[str], Random], str]
"""What a seat chooses of a menu."""


def eager(seat: int, texts: list[str], rng: Random) -> str:
    """Any answer, but mostly one that crosses something off: full cities meet more rules than empty ones."""
    busy = [text for text in texts if text not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.85 else texts)


def attacks_of(board: DiceBoard) -> list[tuple[int, int, int, str]]:
    """The spaces of a board that have an attack: side, track, place and name."""
    return [
        (BARRACKS.index(place.building), place.track, place.place, place.id)
        for place in board.places
        if any(effect.kind == DiceEffectKind.ATTACK for effect in place.space.effects)
    ]


class Lockstep:
    """A game on both engines; `seen` counts what happened in it."""

    def __init__(self, boards: Sequence[DiceBoard], players: int, seed: int, taste: Taste = eager) -> None:
        self.rng = Random(seed)
        self.taste = taste
        self.seats = range(players)
        self.rows = board_rows(boards)
        self.state = DiceState()
        set_up(self.state, self.rows, seed, players)
        self.boards = [boards[number] for number in self.state.board[:players]]
        self.attacks = [attacks_of(board) for board in self.boards]
        self.texts: dict[tuple[int, int], str] = {}
        self.reference = ReferenceDice(self.boards, BOX)
        self.seen: Counter[str] = Counter()

    def play(self) -> None:
        """Play to the end; the seats act in any order, one choice at a time."""
        while self.state.phase != DicePhase.OVER:
            self.begin_turn()
            while self.state.phase == DicePhase.ACTIONS:
                self.step()
            self.compare_table()
            for seat in self.seats:
                self.compare_city(seat)
        self.compare_scores()

    def begin_turn(self) -> None:
        """Shake the dice here, and lay them there as they lie here."""
        shake(self.state, None)
        begin_turn(self.state, None)
        self.reference.shake(list(Roll.of_state(self.state).dice))
        self.texts = {}
        self.compare_table()

    def step(self) -> None:
        """Someone answers."""
        state, reference = self.state, self.reference
        deciding = [seat for seat in self.seats if state.pending[seat] != DiceDecision.NONE]
        assert deciding == reference.deciding()
        seat = self.rng.choice(deciding)
        decision = DiceDecision(state.pending[seat]).word
        assert decision == reference.decision(seat)
        menu = [0] * MENU
        numbers = menu[: legal(state, self.rows, seat, menu)]
        texts = [self.text(seat, number) for number in numbers]
        assert len(set(texts)) == len(texts)
        assert set(texts) == reference.menu(seat)
        wish = self.taste(seat, texts, self.rng)
        self.note(seat, decision, wish)
        advance(state, self.rows, seat, numbers[texts.index(wish)], None)
        reference.choose(seat, wish)  # the last answer of all ends the turn by itself
        if all_sent(state):
            end_turn(state, self.rows, None)
        self.compare_city(seat)

    def text(self, seat: int, number: int) -> str:
        """An action of the kernel as people write it."""
        if (seat, number) not in self.texts:
            self.texts[seat, number] = str(DiceAction.from_number(number, self.state, self.boards[seat]))
        return self.texts[seat, number]

    def note(self, seat: int, decision: str, wish: str) -> None:
        """Count what is decided, and how deep in a chain."""
        verb, *names = wish.split()
        what = names[-1].partition(".")[0] if names else ""
        self.seen[f"{decision}: {verb} {what}".strip()] += 1
        self.seen[f"{self.state.waiting[seat]} waiting"] += 1

    def compare_table(self) -> None:
        """What lies in the middle."""
        state, reference = self.state, self.reference
        assert DicePhase(state.phase).word == reference.phase
        assert state.turn == reference.turn - (reference.phase == "shake")
        assert [BOX.dice[die].id for die in state.die] == reference.forum
        arriving = [name for colour, name in SPECIAL_NAMES.items() if state.arriving >> colour & 1]
        assert arriving == reference.arriving

    def compare_city(self, seat: int) -> None:
        """What lies before a seat."""
        state, reference = self.state, self.reference
        assert state.coins[seat] == reference.coins(seat)
        marks = state.crossed[seat]
        crossed = {place.id for place in self.boards[seat].places if marks[place.track] >> place.place & 1}
        assert crossed == reference.crossed(seat)
        written = reference.written(seat)
        for side, _, place, name in self.attacks[seat]:
            assert state.written[seat][side][place] == written.get(name, 0), name
        bonuses = {bonus.id for number, bonus in enumerate(BOX.bonuses) if state.bonuses[seat] >> number & 1}
        assert bonuses == reference.bonuses(seat)
        unlocked = {name for colour, name in SPECIAL_NAMES.items() if state.unlocked[seat] >> colour & 1}
        assert unlocked == reference.unlocked(seat)
        assert bool(state.first_agora[seat]) == reference.first_in_agora(seat)

    def compare_scores(self) -> None:
        """The score sheets, and who has won."""
        totals = []
        for seat in self.seats:
            sheet = [0] * SHEET
            totals.append(score_city(self.state, self.rows, seat, sheet))
            expected = self.reference.scores(seat)
            assert {building.word: sheet[building] for building in CITY} == expected
            assert sheet[TOTAL] == totals[seat] == sum(expected.values())
            assert sheet[Building.WAREHOUSE] == 0
        winning = winners(self.state, totals)
        assert {seat for seat in self.seats if winning >> seat & 1} == self.reference.winners()

    def effects_crossed(self) -> set[DiceEffectKind]:
        """The kinds of effect on crossed spaces."""
        marks = self.state.crossed
        return {
            effect.kind
            for seat, board in enumerate(self.boards)
            for place in board.places
            if marks[seat][place.track] >> place.place & 1
            for effect in place.space.effects
        }
