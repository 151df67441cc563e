"""Reads the expansion Edifice: common projects, and two more wonder boards that go with either edition."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from heptapolis.catalogue.cards.audit import audit_expansion
from heptapolis.catalogue.cards.box import Edifice, Expansion
from heptapolis.catalogue.cards.load import read_wonders
from heptapolis.catalogue.entry import Entry, read_toml
from heptapolis.vocab.cards.effects import PENALTY_KINDS, read_effect

PROPOSALS = (
    "box_pawn_is_extra",
    "reward_each_pawn",
    "reward_late_pawn",
    "last_card_may_join",
    "lost_card_to_pile",
    "built_before_digs",
)


@cache
def edifice_box() -> Expansion:
    """The expansion, read once."""
    return load_expansion(Path(__file__).parent / "edifice")


def load_expansion(folder: Path) -> Expansion:
    """Read the expansion from its folder and check it whole."""
    sheet = Entry(folder / "box.toml", "box", read_toml(folder / "box.toml"))
    constants = Entry(sheet.file, "constants", sheet.table("constants"))
    proposals = Entry(sheet.file, "proposals", sheet.table("proposals"))
    box = Expansion(
        id=sheet.text("id"),
        name=sheet.text("name"),
        year=sheet.number("year"),
        sides=sheet.texts("sides"),
        pawns=constants.numbers("pawns"),
        debt=constants.numbers("debt"),
        proposals={name: proposals.number(name) for name in PROPOSALS},
        components=sheet.table("components"),
        sources=sheet.table("sources"),
        edifices=read_edifices(folder / "edifices.toml"),
        wonders=read_wonders(folder / "wonders.toml"),
    )
    for entry in (sheet, constants, proposals):
        entry.done()
    audit_expansion(box, folder)
    return box


def read_edifices(file: Path) -> tuple[Edifice, ...]:
    """All edifices of a file."""
    whole = Entry(file, "file", read_toml(file))
    tables = whole.take("edifice", list)
    whole.done()
    return tuple(read_edifice(Entry(file, f"edifice {number}", table)) for number, table in enumerate(tables, 1))


def read_edifice(entry: Entry) -> Edifice:
    """One edifice."""
    name = entry.text("id")
    entry.name = f"edifice {name}"
    entry.check_id(name)
    penalty = entry.table("penalty")
    edifice = Edifice(
        cost=entry.cost(),
        effects=entry.effects(),
        id=name,
        name=entry.text("name"),
        age=entry.number("age"),
        penalty=entry.read(lambda: read_effect(penalty, PENALTY_KINDS, "penalty")),
        source=entry.source(),
    )
    if edifice.cost.goods or not edifice.cost.coins:
        raise entry.fault("taking part costs coins and no goods")
    entry.done()
    return edifice
