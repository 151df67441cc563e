"""The course of the dice game: shaking, acting, the end of a turn, the end of the game."""

from heptapolis.catalogue.dice import DiceBoard, DiceBox
from heptapolis.vocab.dice.play import Building

from .dice_acting import Acting, Course, Question, Turn
from .dice_city import City
from .dice_forum import Roll, check_dice, colour_of, lie_down, special_dice
from .dice_scoring import score, winners


class ReferenceDice:
    """One game, played by shaking, asking who decides and what is legal, and choosing.

    `turn` is the turn that is played, or that the next shake begins; `forum` are the dice that lie in the Forum, and
    `arriving` those that replace grey ones at the next shake; `phase` is shake, actions or over.
    """

    def __init__(self, boards: list[DiceBoard], box: DiceBox) -> None:
        if not box.least_players <= len(boards) <= box.most_players:
            raise ValueError(f"{len(boards)} players cannot play")
        self.box = box
        self.cities = [City(board, box.numbers.start_coins) for board in boards]  # DI-02-01, DI-08-11
        self.forum = list(box.forum)  # DI-02-04
        self.arriving: list[str] = []
        self.phase = "shake"
        self.turn = 1
        self._last_turn = box.numbers.most_turns
        self._end_is_triggered = False
        self._agora_is_closed = False
        self._courses: dict[int, Course] = {}
        self._questions: dict[int, Question] = {}

    # What the table shows

    def coins(self, seat: int) -> int:
        """Give the coins of a seat."""
        return self.cities[seat].coins

    def crossed(self, seat: int) -> frozenset[str]:
        """Give the crossed spaces of a seat."""
        return frozenset(self.cities[seat].crossed)

    def written(self, seat: int) -> dict[str, int]:
        """Give the points of the attacks of a seat, by space."""
        return dict(self.cities[seat].written)

    def bonuses(self, seat: int) -> frozenset[str]:
        """Give the crossed bonuses of a seat."""
        return frozenset(self.cities[seat].bonuses)

    def unlocked(self, seat: int) -> frozenset[str]:
        """Give the special dice that a seat has unlocked."""
        colours = self.cities[seat].unlocked()
        return frozenset(name for name in special_dice(self.box) if colour_of(self.box, name) in colours)

    def first_in_agora(self, seat: int) -> bool:
        """Tell whether a seat has the extra points for finishing its Agora first."""
        return self.cities[seat].first_in_agora

    def scores(self, seat: int) -> dict[str, int]:
        """Give the points of a seat as they stand, by building."""
        return score(self.cities[seat], self.box.numbers.first_agora_points)

    def winners(self) -> set[int]:
        """Give the seats that won."""
        if self.phase != "over":
            raise ValueError("nobody wins before the game is over")
        totals = [sum(self.scores(seat).values()) for seat in range(len(self.cities))]
        return winners(totals, [city.coins for city in self.cities])

    # What may be done

    def deciding(self) -> list[int]:
        """List the seats that have something to decide."""
        return sorted(self._questions)

    def decision(self, seat: int) -> str:
        """Tell what a seat decides; an empty text if nothing."""
        return self._questions[seat].decision if seat in self._questions else ""

    def menu(self, seat: int) -> set[str]:
        """Give the answers that a seat may choose."""
        return set(self._questions[seat].menu) if seat in self._questions else set()

    def shake(self, dice: list[Roll]) -> None:
        """Shake the dice, then let everyone act (DI-03-01, DI-03-04)."""
        if self.phase != "shake":
            raise ValueError("the dice are not to be shaken now")
        check_dice(self.box, self.forum, self.arriving, [name for name, _, _ in dice])
        lying = [lie_down(self.box, roll) for roll in dice]
        self.forum = [die.id for die in lying]
        self.arriving = []
        self.phase = "actions"
        boards = [city.board for city in self.cities]
        before = [frozenset(city.crossed) for city in self.cities]
        turn = Turn(self.box, lying, boards, before)
        for seat, city in enumerate(self.cities):
            self._courses[seat] = Acting(turn, seat, city).act("act")
            self._questions[seat] = next(self._courses[seat])

    def choose(self, seat: int, text: str) -> None:
        """Answer for a seat; what comes of it happens at once, and the last answer of all ends the turn."""
        if text not in self.menu(seat):
            raise ValueError(f"seat {seat} cannot choose {text!r}")
        try:
            self._questions[seat] = self._courses[seat].send(text)
        except StopIteration:
            del self._questions[seat]
        if not self._questions:
            self._end_turn()

    # The end of a turn

    def _end_turn(self) -> None:
        """Award the Agora, look for the end, let special dice come in (DI-07-04)."""
        self._award_agora()
        self._look_for_end()
        if self.turn == self._last_turn:
            self.phase = "over"
            return
        unlocked = {name for seat in range(len(self.cities)) for name in self.unlocked(seat)}
        # DI-13-05 and DI-13-07: when a die is unlocked for the first time it comes at the end of the turn
        self.arriving = [name for name in special_dice(self.box) if name in unlocked and name not in self.forum]
        self.phase = "shake"
        self.turn += 1

    def _award_agora(self) -> None:
        """Give the extra points to all that were first to finish the Agora, in the same turn (DI-10-02)."""
        finished = [city for city in self.cities if city.has_all_of(Building.AGORA)]
        if finished and not self._agora_is_closed:
            self._agora_is_closed = True
            for city in finished:
                city.first_in_agora = True

    def _look_for_end(self) -> None:
        """Fix the last turn once someone has three bonuses: exactly one more is played (DI-07-05, DI-07-06)."""
        numbers = self.box.numbers
        if not self._end_is_triggered and any(len(city.bonuses) >= numbers.bonuses_to_end for city in self.cities):
            self._end_is_triggered = True
            self._last_turn = min(self.turn + numbers.turns_after_trigger, numbers.most_turns)
