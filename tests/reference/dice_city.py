"""A city of the dice game: what its owner has crossed off, and what follows from it."""

from collections.abc import Collection

from heptapolis.catalogue.dice.board import DiceBoard, Place
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind
from heptapolis.vocab.dice.play import SPECIAL, Building, DieColour


def left_of(seat: int, players: int) -> int:
    """Tell who sits on the left; seats go round."""
    return (seat + 1) % players


def right_of(seat: int, players: int) -> int:
    """Tell who sits on the right."""
    return (seat - 1) % players


def crossed_in(board: DiceBoard, crossed: Collection[str], buildings: Collection[Building]) -> int:
    """Count the crossed spaces of some buildings of a board."""
    return sum(place.id in crossed and place.building in buildings for place in board.places)


def defence_of(board: DiceBoard, crossed: Collection[str], barracks: Building) -> int:
    """Count the defence that is crossed off on one side of a city."""
    return sum(
        effect.amount
        for place in board.places
        if place.building == barracks and place.id in crossed
        for effect in place.space.effects
        if effect.kind == DiceEffectKind.DEFENCE
    )


class City:
    """A board with its marks and its gold reserve."""

    def __init__(self, board: DiceBoard, coins: int) -> None:
        self.board = board
        self.coins = coins
        self.crossed: set[str] = set()
        self.written: dict[str, int] = {}  # DI-12-08: points of attacks, by the space that they are written in
        self.bonuses: set[str] = set()
        self.lasting: list[DiceEffect] = []  # DI-04-09: what holds from now on, each since it happened
        self.first_in_agora = False
        numbers = range(len(board.tracks))
        self._places_by_track = [[place for place in board.places if place.track == number] for number in numbers]

    def count(self, buildings: Collection[Building]) -> int:
        """Count the crossed spaces of some buildings."""
        return crossed_in(self.board, self.crossed, buildings)

    def resources(self) -> int:
        """Count the resources: one for each crossed space of the Warehouse (DI-08-03)."""
        return self.count([Building.WAREHOUSE])

    def has_all_of(self, building: Building) -> bool:
        """Tell whether all spaces of a building are crossed off (DI-07-01)."""
        return all(place.id in self.crossed for place in self.board.places if place.building == building)

    def next_places(self) -> list[Place]:
        """List the spaces that the arrows let be crossed off next (DI-04-06, DI-05-02).

        Where several arrows leave a symbol, the order is free (DI-11-01).
        """
        found: list[Place] = []
        for places, (_, track) in zip(self._places_by_track, self.board.tracks, strict=True):
            left = [place for place in places if place.id not in self.crossed]
            found += left if track.any_order else left[:1]
        return found

    def space_price(self, place: Place) -> int:
        """Give the coins for a space: one for each missing resource (DI-08-06, DI-08-07)."""
        return max(0, place.space.cost - self.resources())

    def die_price(self, colour: DieColour, zone_price: int) -> int:
        """Give the coins for a die, after what makes dice cheaper."""
        if any(effect.colour == colour for effect in self.lasting_of(DiceEffectKind.DIE_ZERO)):
            return 0
        return max(0, zone_price - sum(effect.amount for effect in self.lasting_of(DiceEffectKind.DIE_MINUS)))

    def coins_on_die(self, colour: DieColour) -> int:
        """Give the coins that come with choosing a die of a colour."""
        return sum(effect.coins for effect in self.lasting_of(DiceEffectKind.COINS_ON_DIE) if effect.colour == colour)

    def may_choose(self, colour: DieColour) -> bool:
        """Tell whether the owner may use dice of a colour: special ones only after their own unlocking (DI-13-08)."""
        return colour not in SPECIAL or colour in self.unlocked()

    def unlocked(self) -> list[DieColour]:
        """List the special dice that the owner has unlocked (DI-13-01)."""
        return [effect.colour for effect in self.lasting_of(DiceEffectKind.UNLOCK) if effect.colour is not None]

    def lasting_of(self, kind: DiceEffectKind) -> list[DiceEffect]:
        """List the lasting effects of one kind."""
        return [effect for effect in self.lasting if effect.kind == kind]
