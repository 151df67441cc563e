"""The boxes that games are played from: editions, and what may be added to them."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from functools import cache

from heptapolis.catalogue.cards.box import Box, Edifice, Expansion, Wonder
from heptapolis.catalogue.cards.expansion import expansions
from heptapolis.catalogue.cards.load import boxes
from heptapolis.vocab.cards.play import Feature


@dataclass(frozen=True)
class Shelf:
    """Editions and expansions that go with each of them, in the order in which the rules number them."""

    boxes: tuple[Box, ...]
    expansions: tuple[Expansion, ...]

    def wonders(self, box: Box) -> tuple[Wonder, ...]:
        """The boards that can be played with a box: its own, then guests, those that need the projects last."""
        guests = {wonder.id: wonder for expansion in self.expansions for wonder in expansion.wonders}.values()
        return (*box.wonders, *(w for w in guests if w.alone), *(w for w in guests if not w.alone))

    def wonders_with(self, box: Box, chosen: Container[str]) -> tuple[Wonder, ...]:
        """The boards that are shuffled where some expansions are played, in the same order."""
        brought = {w.id for expansion in self.expansions if expansion.id in chosen for w in expansion.wonders}
        return tuple(w for w in self.wonders(box) if w in box.wonders or w.id in brought)

    @property
    def edifices(self) -> tuple[Edifice, ...]:
        """All edifices."""
        return tuple(edifice for expansion in self.expansions for edifice in expansion.edifices)

    @property
    def with_projects(self) -> Expansion:
        """The expansion that brings the common projects."""
        return next(expansion for expansion in self.expansions if Feature.PROJECTS in expansion.features)


@cache
def shipped() -> Shelf:
    """The boxes that come with the program."""
    return Shelf(boxes(), expansions())
