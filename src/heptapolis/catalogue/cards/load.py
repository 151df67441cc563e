"""Reads the catalogue files and refuses a fault with the file, the entry and the reason."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from pathlib import Path

from heptapolis.catalogue.cards.audit import audit_box
from heptapolis.catalogue.cards.box import Box, Buildable, Card, Constants, Side, Stage, Wonder
from heptapolis.catalogue.cards.reading import only_entries, read_cost, read_effects, read_source
from heptapolis.catalogue.entry import Entry, place_of
from heptapolis.errors import CatalogueError, UnknownName
from heptapolis.vocab.cards.city import BASE_LINES, LINE_OF_COLOUR, Colour
from heptapolis.vocab.cards.goods import Cost, read_letter
from heptapolis.vocab.cards.play import Form
from heptapolis.vocab.reading import read_term

EDITIONS = ("first-edition", "second-edition")


@cache
def box_of(edition: str) -> Box:
    """The box of an edition, read once."""
    if edition not in EDITIONS:
        raise UnknownName("ruleset", edition, EDITIONS)
    return load_box(Path(__file__).parent / edition.replace("-", "_"))


def boxes() -> tuple[Box, ...]:
    """All boxes, in the order in which the rules number them."""
    return tuple(box_of(edition) for edition in EDITIONS)


def load_box(folder: Path) -> Box:
    """Read a box from its folder and check it whole."""
    sheet = Entry.of_file(folder / "box.toml", "box")
    constants = read_constants(sheet)
    box = Box(
        id=sheet.text("id"),
        name=sheet.text("name"),
        year=sheet.number("year"),
        sides=sheet.texts("sides"),
        sheet=sheet.read(lambda: tuple(read_term(word, BASE_LINES, "line") for word in sheet.texts("sheet"))),
        constants=constants,
        components=sheet.table("components"),
        sources=sheet.table("sources"),
        cards=read_cards(folder / "cards.toml"),
        wonders=read_wonders(folder / "wonders.toml"),
        players=(constants.least_players, constants.most_players),
    )
    sheet.done()
    if sorted(box.sheet) != sorted(BASE_LINES):
        raise sheet.fault("the sheet must have every line once")
    audit_box(box, folder)
    return box


def read_constants(sheet: Entry) -> Constants:
    """The constants of a box."""
    entry = Entry(sheet.file, "constants", sheet.table("constants"))
    numbers = {f.name: entry.number(f.name) for f in fields(Constants) if f.name != "victory"}
    victory = entry.numbers("victory")
    if len(victory) != numbers["ages"]:
        raise entry.fault(f"victory = {list(victory)} must have one value for each of the {numbers['ages']} Ages")
    entry.done()
    return Constants(**numbers, victory=victory)


def read_cards(file: Path) -> tuple[Card, ...]:
    """All cards of a file, with their chains in both directions."""
    entries = only_entries(Entry.of_file(file), "card")
    ids = [entry.identify("card") for entry in entries]
    openers: dict[str, list[str]] = {}
    for card, entry in zip(ids, entries, strict=True):
        for symbol in entry.texts("opens", ()):
            openers.setdefault(symbol, []).append(card)
    needed = {str(entry.values.get("chain_symbol")) for entry in entries}
    parents = [chain_parents(entry, ids, openers) for entry in entries]
    for symbol, cards in openers.items():
        if symbol not in needed:
            raise CatalogueError(place_of(file), f"card {cards[0]}", f"no card needs the chain symbol {symbol!r}")
    return tuple(
        read_card(
            entry, card, chained_by, tuple(other for other, named in zip(ids, parents, strict=True) if card in named)
        )
        for card, entry, chained_by in zip(ids, entries, parents, strict=True)
    )


def chain_parents(entry: Entry, ids: list[str], openers: dict[str, list[str]]) -> tuple[str, ...]:
    """The cards that make this one free: named one by one, or by a symbol they open."""
    named = entry.texts("chain_from", ())
    for name in named:
        if name not in ids:
            raise entry.fault(f"chain_from names {name!r}, which is not a card of this file")
    if "chain_symbol" not in entry.values:
        return named
    symbol = entry.text("chain_symbol")
    if symbol not in openers:
        raise entry.fault(f"no card opens the chain symbol {symbol!r}")
    return named + tuple(openers[symbol])


def read_card(entry: Entry, card: str, chained_by: tuple[str, ...], chains_to: tuple[str, ...]) -> Card:
    """One card."""
    colour: Colour = entry.read(lambda: read_term(entry.text("colour"), Colour, "colour"))
    effects = read_effects(entry)
    if colour not in LINE_OF_COLOUR and any("point" in effect.kind.name for effect in effects):
        raise entry.fault(f"{colour.word} cards have no line for points on the score sheet")
    read = Card(
        cost=read_cost(entry),
        effects=effects,
        id=card,
        name=entry.text("name"),
        age=entry.number("age"),
        colour=colour,
        copies=() if colour == Colour.PURPLE else entry.numbers("copies"),
        chained_by=chained_by,
        chains_to=chains_to,
        names=entry.table("names"),
        source=read_source(entry),
    )
    entry.done()
    return read


def read_wonders(file: Path) -> tuple[Wonder, ...]:
    """All wonder boards of a file."""
    return tuple(read_wonder(entry) for entry in only_entries(Entry.of_file(file), "wonder"))


def read_wonder(entry: Entry) -> Wonder:
    """One wonder board."""
    wonder = Wonder(
        id=entry.identify("wonder"),
        city=entry.text("city"),
        name=entry.text("name"),
        sides=tuple(read_side(side) for side in entry.entries("side", f"{entry.name} side")),
        also=entry.texts("also", ()),
        names=entry.table("names"),
        alone=entry.flag("alone", True),
    )
    entry.done()
    return wonder


def read_side(entry: Entry) -> Side:
    """One side of a board."""
    side = Side(
        id=entry.text("id"),
        resource=entry.read(lambda: read_letter(entry.text("resource"))),
        source=read_source(entry),
        stages=tuple(read_stage(stage) for stage in entry.entries("stages", f"{entry.name} stage")),
    )
    entry.done()
    return side


def read_stage(entry: Entry) -> Stage:
    """One stage of a wonder, whole or in several forms."""
    cost = read_cost(entry)
    if "forms" in entry.values:
        forms = read_forms(Entry(entry.file, f"{entry.name} forms", entry.table("forms")), cost)
    else:
        forms = {Form.WHOLE: Buildable(cost, read_effects(entry))}
    stage = Stage(cost=cost, forms=forms, source=read_source(entry))
    if stage.cost.coins:
        raise entry.fault("a stage costs goods, not coins")
    entry.done()
    return stage


def read_forms(entry: Entry, cost: Cost) -> dict[Form, Buildable]:
    """The forms of a stage; there are two or more, or it would be whole."""
    forms = {form: Buildable(cost, read_effects(entry, form.word)) for form in Form if form.word in entry.values}
    if len(forms) < 2 or Form.WHOLE in forms:
        raise entry.fault(f"must name two or more of {', '.join(form.word for form in Form if form.word)}")
    entry.done()
    return forms
