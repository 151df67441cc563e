"""Reads the expansions: what a table may add to either edition, such as common projects and more wonder boards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from heptapolis.catalogue.cards.audit import audit_expansion
from heptapolis.catalogue.cards.box import Edifice, Expansion
from heptapolis.catalogue.cards.load import read_wonders
from heptapolis.catalogue.cards.reading import only_entries, read_cost, read_effects, read_source
from heptapolis.catalogue.entry import Entry
from heptapolis.errors import UnknownName
from heptapolis.vocab.cards.effects import PENALTY_KINDS, read_effect
from heptapolis.vocab.cards.play import Feature
from heptapolis.vocab.reading import read_term

FOLDERS = ("edifice",)
PROPOSALS = (
    "box_pawn_is_extra",
    "reward_each_pawn",
    "reward_late_pawn",
    "last_card_may_join",
    "lost_card_to_pile",
    "built_before_digs",
)


@cache
def expansions() -> tuple[Expansion, ...]:
    """Everything that a table may add, read once, in the order in which the rules number it."""
    here = Path(__file__).parent
    return tuple(expansion for folder in FOLDERS for expansion in load_expansions(here / folder))


def expansion_of(name: str) -> Expansion:
    """The expansion with this id.

    >>> [wonder.id for wonder in expansion_of("carthage").wonders]
    ['carthage']
    """
    for expansion in expansions():
        if expansion.id == name:
            return expansion
    raise UnknownName("expansion", str(name), [expansion.id for expansion in expansions()])


def load_expansions(folder: Path) -> tuple[Expansion, ...]:
    """Read the box of an expansion from its folder and check it whole; its parts follow it."""
    sheet = Entry.of_file(folder / "box.toml", "box")
    constants = Entry(sheet.file, "constants", sheet.table("constants"))
    proposals = Entry(sheet.file, "proposals", sheet.table("proposals"))
    box = Expansion(
        id=sheet.text("id"),
        name=sheet.text("name"),
        year=sheet.number("year"),
        features=sheet.read(lambda: tuple(read_term(word, Feature, "feature") for word in sheet.texts("features"))),
        sides=sheet.texts("sides"),
        pawns=constants.numbers("pawns"),
        debt=constants.numbers("debt"),
        proposals={name: proposals.number(name) for name in PROPOSALS},
        components=sheet.table("components"),
        sources=sheet.table("sources"),
        edifices=read_edifices(folder / "edifices.toml"),
        wonders=read_wonders(folder / "wonders.toml"),
    )
    parts = tuple(read_part(entry, box) for entry in sheet.entries("part", f"{sheet.name} part", []))
    for entry in (sheet, constants, proposals):
        entry.done()
    audit_expansion(box, folder)
    return (box, *parts)


def read_part(entry: Entry, box: Expansion) -> Expansion:
    """A part of a box that may be played without the rest: some of its boards."""
    boards = entry.texts("boards")
    for name in boards:
        if name not in [wonder.id for wonder in box.wonders if wonder.alone]:
            raise entry.fault(f"{name!r} is not a board of this box that is played alone")
    wonders = tuple(wonder for wonder in box.wonders if wonder.id in boards)
    part = replace(box, id=entry.text("id"), name=entry.text("name"), features=(), edifices=(), wonders=wonders)
    entry.done()
    return replace(part, part_of=box.id)


def read_edifices(file: Path) -> tuple[Edifice, ...]:
    """All edifices of a file."""
    return tuple(read_edifice(entry) for entry in only_entries(Entry.of_file(file), "edifice"))


def read_edifice(entry: Entry) -> Edifice:
    """One edifice."""
    name = entry.identify("edifice")
    penalty = entry.table("penalty")
    edifice = Edifice(
        cost=read_cost(entry),
        effects=read_effects(entry),
        id=name,
        name=entry.text("name"),
        age=entry.number("age"),
        penalty=entry.read(lambda: read_effect(penalty, PENALTY_KINDS, "penalty")),
        source=read_source(entry),
    )
    if edifice.cost.goods or not edifice.cost.coins:
        raise entry.fault("taking part costs coins, not goods")
    entry.done()
    return edifice
