"""A board of the dice game: its buildings, their tracks, and the spaces along them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from heptapolis.vocab.dice.effects import DiceEffect
from heptapolis.vocab.dice.play import Building, Confidence
from heptapolis.vocab.messages import Message, message


def effects_message(effects: tuple[DiceEffect, ...]) -> Message:
    """What effects do, one after the other."""
    if not effects:
        return message("dice-effect-nothing")
    first, *others = effects
    if not others:
        return first.message
    return message("dice-effects", first=first.message, next=effects_message(tuple(others)))


@dataclass(frozen=True)
class Space:
    """A space to cross off: what it costs in goods of any kind, what it does, and how sure both are."""

    cost: int
    effects: tuple[DiceEffect, ...]
    confidence: Confidence

    @property
    def unsure(self) -> bool:
        """Whether it is reconstructed, not read from the printed board."""
        return self.confidence <= Confidence.LOW

    @property
    def message(self) -> Message:
        """What it does."""
        return effects_message(self.effects)


@dataclass(frozen=True)
class Track:
    """Spaces behind one arrow, or behind several arrows that leave the same symbol: then in any order."""

    symbols: tuple[str, ...]
    any_order: bool
    spaces: tuple[Space, ...]


@dataclass(frozen=True)
class Plan:
    """One building of a board."""

    building: Building
    tracks: tuple[Track, ...]
    basis: str = field(default="", compare=False)

    @property
    def size(self) -> int:
        """How many spaces it has."""
        return sum(len(track.spaces) for track in self.tracks)


@dataclass(frozen=True)
class Place:
    """Where a space is: its number, its track and its place on the track, all counted over the board."""

    number: int
    id: str
    building: Building
    track: int
    place: int
    space: Space


@dataclass(frozen=True)
class DiceBoard:
    """A board with all its buildings."""

    id: str
    city: str
    plans: tuple[Plan, ...]

    @cached_property
    def tracks(self) -> tuple[tuple[Building, Track], ...]:
        """All tracks in the order in which the rules number them."""
        return tuple((plan.building, track) for plan in self.plans for track in plan.tracks)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """All spaces in the order in which the rules number them."""
        found: list[Place] = []
        for number, (building, track) in enumerate(self.tracks):
            for place, space in enumerate(track.spaces):
                found.append(Place(len(found), self.space_id(number, place), building, number, place, space))
        return tuple(found)

    def space_id(self, number: int, place: int) -> str:
        """The name of a space in notation: its building, the first symbol of its track, its place on the track.

        Building and place are enough if there is one track, and the symbol is enough if the track has one space.
        """
        building, track = self.tracks[number]
        parts = [building.word]
        if len(self.plan(building).tracks) > 1:
            parts.append(track.symbols[0])
        if len(track.spaces) > 1:
            parts.append(str(place + 1))
        return ".".join(parts)

    def plan(self, building: Building) -> Plan:
        """One building."""
        return next(plan for plan in self.plans if plan.building == building)

    @property
    def unsure(self) -> int:
        """How many of its spaces are reconstructed, not read from the printed board."""
        return sum(place.space.unsure for place in self.places)

    @property
    def status(self) -> Message | None:
        """What a person should know about its numbers; nothing for a board that was read from the box."""
        return message("board-reconstructed", unsure=self.unsure, all=len(self.places)) if self.unsure else None
