"""What a seat does in a turn of the dice game: one action and all that comes of it, question by question."""

from collections.abc import Generator
from dataclasses import dataclass

from heptapolis.catalogue.dice import DiceBoard, DiceBox
from heptapolis.catalogue.dice.board import Place
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind
from heptapolis.vocab.dice.play import BARRACKS, CITY, GROUPS, Building, DieColour

from .dice_city import City, crossed_in, defence_of, left_of, right_of
from .dice_forum import Lying, opens

LASTING = (DiceEffectKind.DIE_MINUS, DiceEffectKind.DIE_ZERO, DiceEffectKind.COINS_ON_DIE, DiceEffectKind.UNLOCK)
AT_THE_END = (DiceEffectKind.POINTS, DiceEffectKind.DEFENCE)  # nothing happens now: the crossed space is read later


@dataclass(frozen=True)
class Question:
    """A decision and the answers that are allowed."""

    decision: str
    menu: frozenset[str]


Course = Generator[Question, str, None]
"""It asks questions, is sent one of the allowed answers each time, and ends when there is nothing left to decide."""


@dataclass(frozen=True)
class Turn:
    """What all seats see alike: the dice, and the boards as they stood when the turn began (DI-12-04, DI-16-03)."""

    box: DiceBox
    dice: list[Lying]
    boards: list[DiceBoard]
    before: list[frozenset[str]]

    def count(self, seat: int, group: str) -> int:
        """Count the spaces of a building that a city had crossed off before this turn."""
        return crossed_in(self.boards[seat], self.before[seat], GROUPS[group])

    def attack_points(self, seat: int, barracks: Building, shown: int) -> int:
        """Give the points of an attack: those shown, less the defence of earlier turns (DI-12-03 to DI-12-07)."""
        if barracks == Building.WEST_BARRACKS:  # DI-12-01, DI-12-09
            other, facing = left_of(seat, len(self.boards)), Building.EAST_BARRACKS
        elif barracks == Building.EAST_BARRACKS:  # DI-12-02, DI-12-10
            other, facing = right_of(seat, len(self.boards)), Building.WEST_BARRACKS
        else:
            raise ValueError(f"nobody attacks from the {barracks.word}")
        return max(0, shown - defence_of(self.boards[other], self.before[other], facing))

    def opens_guild_court(self, seat: int) -> bool:
        """Tell whether the seat may cross a Guild Court space this turn; without a purple die it may not."""
        shown = [die.face for die in self.dice if die.colour == DieColour.PURPLE]
        if not shown:
            return False
        players = len(self.boards)
        own = self.count(seat, shown[0])
        others = [self.count(other, shown[0]) for other in (left_of(seat, players), right_of(seat, players))]
        if players == 2:  # DI-16-02
            return own > others[0]
        return own >= max(others)  # DI-16-01


class Acting:
    """One seat in one turn."""

    def __init__(self, turn: Turn, seat: int, city: City) -> None:
        self.turn = turn
        self.seat = seat
        self.city = city

    # The three actions

    def act(self, decision: str) -> Course:
        """Construct a building, construct the wonder, or pass (DI-03-05)."""
        builds = self.builds(waived=False)
        stages = [place for place in self.open_places() if place.building == Building.WONDER][:1]
        stages = [stage for stage in stages if self.can_pay(stage)]
        answer = yield Question(decision, frozenset([*builds, *["wonder" for _ in stages], "pass"]))
        if answer == "pass":  # DI-06-02
            self.city.coins += self.turn.box.numbers.pass_coins
        elif answer == "wonder":  # DI-05-01
            yield from self.cross(stages[0])
        else:
            die, place = builds[answer]
            yield from self.build(die, place, waived=False)

    def builds(self, *, waived: bool) -> dict[str, tuple[Lying, Place]]:
        """Find every die with every space that can be crossed off with it; no die is chosen without a space."""
        found: dict[str, tuple[Lying, Place]] = {}
        places = self.open_places()
        for die in self.turn.dice:
            if not self.city.may_choose(die.colour):
                continue
            for place in places:
                if not opens(self.turn.box, self.city.board, die, place):
                    continue
                gift = self.city.coins_on_die(die.colour)
                price = self.die_price(die, waived) + self.city.space_price(place)
                if price <= self.city.coins + gift:
                    found[f"build {die.id} {place.id}"] = (die, place)
        return found

    def build(self, die: Lying, place: Place, *, waived: bool) -> Course:
        """Choose a die, which may give coins, pay for it, and cross the space off (DI-04-01, DI-04-03).

        The die stays in the Forum for all (DI-04-04, DI-04-05).
        """
        self.city.coins += self.city.coins_on_die(die.colour)
        self.city.coins -= self.die_price(die, waived)
        yield from self.cross(place)

    def die_price(self, die: Lying, waived: bool) -> int:
        """Give the coins that a die costs this seat."""
        return 0 if waived else self.city.die_price(die.colour, die.zone_price)

    # Crossing off

    def open_places(self) -> list[Place]:
        """List the spaces that may be crossed off, whatever they cost and whichever die opens them."""
        places = self.city.next_places()
        if not self.turn.opens_guild_court(self.seat):
            places = [place for place in places if place.building != Building.GUILD_COURT]
        return places

    def can_pay(self, place: Place) -> bool:
        """Tell whether the coins reach for a space."""
        return self.city.space_price(place) <= self.city.coins

    def cross(self, place: Place) -> Course:
        """Pay, mark, let the effects happen in their order, then take the bonus of a finished building.

        Whatever comes of an effect is done to its end before the next effect (DI-04-07 to DI-04-09).
        """
        self.city.coins -= self.city.space_price(place)
        assert self.city.coins >= 0, f"seat {self.seat} cannot pay {place.id}"
        self.city.crossed.add(place.id)
        finished = place.building in CITY and self.city.has_all_of(place.building)
        for effect in place.space.effects:
            yield from self.happen(effect, place)
        if finished:
            yield from self.take_bonus()

    def take_bonus(self) -> Course:
        """Cross off one bonus that is left, with its effect at once (DI-07-02, DI-07-03)."""
        left = {f"bonus {bonus.id}": bonus for bonus in self.turn.box.bonuses if bonus.id not in self.city.bonuses}
        if not left:
            return
        answer = next(iter(left))
        if len(left) > 1:
            answer = yield Question("take_bonus", frozenset(left))
        self.city.bonuses.add(left[answer].id)
        for effect in left[answer].effects:
            yield from self.happen(effect, None)

    # Effects

    def happen(self, effect: DiceEffect, place: Place | None) -> Course:
        """Let one effect happen; the place is the space that has it, or none for a bonus."""
        if effect.kind == DiceEffectKind.COINS:
            self.city.coins += effect.amount
        elif effect.kind == DiceEffectKind.PER_SPACE:
            self.city.coins += effect.coins * self.city.count(effect.buildings)
        elif effect.kind == DiceEffectKind.ATTACK:
            self.attack(effect, place)
        elif effect.kind in LASTING:
            self.city.lasting.append(effect)
        elif effect.kind == DiceEffectKind.CROSS:
            yield from self.cross_more(effect)
        elif effect.kind == DiceEffectKind.ANOTHER_ACTION:
            yield from self.act("act_again")
        elif effect.kind == DiceEffectKind.BUILD_FREE_DIE:
            yield from self.build_with_free_die()
        elif effect.kind not in AT_THE_END:
            raise ValueError(f"nobody knows the effect {effect.kind.word}")

    def attack(self, effect: DiceEffect, place: Place | None) -> None:
        """Write the points of an attack into its space; they stay as they are (DI-12-08)."""
        if place is None or place.building not in BARRACKS:
            raise ValueError("attacks belong in the barracks")
        points = self.turn.attack_points(self.seat, place.building, effect.amount)
        self.city.written[place.id] = self.city.written.get(place.id, 0) + points

    def cross_more(self, effect: DiceEffect) -> Course:
        """Cross off up to some spaces of one of several buildings, one after another, paying each."""
        groups = effect.groups
        for _ in range(effect.amount):
            buildings = [building for group in groups for building in GROUPS[group]]
            places = [place for place in self.open_places() if place.building in buildings and self.can_pay(place)]
            if not places:
                return
            answers = {f"cross {place.id}": place for place in places}
            answer = yield Question("cross", frozenset([*answers, "skip"]))
            if answer == "skip":
                return
            chosen = answers[answer]
            yield from self.cross(chosen)
            groups = tuple(group for group in groups if chosen.building in GROUPS[group])

    def build_with_free_die(self) -> Course:
        """Construct a building with a die of any zone whose price is waived."""
        builds = self.builds(waived=True)
        if not builds:
            return
        answer = yield Question("build_free_die", frozenset([*builds, "skip"]))
        if answer != "skip":
            die, place = builds[answer]
            yield from self.build(die, place, waived=True)
