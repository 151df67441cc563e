"""Cards, wonders and edifices of the card game in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from heptapolis.catalogue.cards import (
    Box,
    Card,
    Edifice,
    Expansion,
    OwnBox,
    Shelf,
    Wonder,
    box_of,
    expansions,
    shelf_with,
)
from heptapolis.errors import UnknownName
from heptapolis.game.cards.events import AGE_NAMES
from heptapolis.game.cards.naming import card_name, city_name, edifice_name, wonder_name
from heptapolis.game.cards.text import effects_text, stage_text
from heptapolis.vocab.messages import Name
from heptapolis.words import Words


def names_in(rules: str, words: Words) -> Iterator[str]:
    """Everything that can be shown."""
    yield from names_on(Shelf((box_of(rules),), expansions()), words)


def names_on(shelf: Shelf, words: Words) -> Iterator[str]:
    """Everything that can be shown of the boxes of a shelf."""
    for box in shelf.boxes:
        yield from (card_name(words, card) for card in box.cards)
        yield from (city_name(words, wonder) for wonder in box.wonders)
    for expansion in shelf.expansions:
        yield from (city_name(words, wonder) for wonder in expansion.wonders)
        yield from (edifice_name(words, edifice) for edifice in expansion.edifices)


def entries(rules: str, name: str, words: Words) -> Iterator[str]:
    """The cards and wonders of an edition with this name."""
    box = box_of(rules)
    yield from box_entries(box, box_name(box.id, words), name, words)


def show_own(own: OwnBox, rules: str | None, name: str, words: Words) -> Iterator[str]:
    """What has this name at a table with a custom box, in each edition that it goes with."""
    shelves = [shelf_with(own, edition, Path(own.id)) for edition in ([rules] if rules else own.editions)]
    added, found = own.name_in(words.language), []
    for box in (box for shelf in shelves for box in shelf.boxes):
        called = words("title-with", game=box_name(box.id, words), added=added)
        found += list(box_entries(box, called, name, words))
    for expansion in shelves[0].expansions:
        found += [] if expansion.part_of else expansion_entries(expansion, name, words)
    if not found:
        raise UnknownName("card, wonder or edifice", name, names_on(shelves[0], words))
    yield from found


def box_name(box: str, words: Words) -> str:
    """An edition or an expansion by name."""
    return words.name(Name("box", box))


def box_entries(box: Box, called: str, name: str, words: Words) -> Iterator[str]:
    """The cards and wonders of a box with this name."""
    for card in box.cards:
        if name.lower() in (card_name(words, card).lower(), card.name.lower(), card.id):
            yield from card_lines(box, called, card, words)
    for wonder in box.wonders:
        if is_called(wonder, name, words):
            yield from wonder_lines(called, wonder, words)


def shared_entries(name: str, words: Words) -> Iterator[str]:
    """The edifices and wonders of expansions with this name, which go with every edition."""
    for box in expansions():
        if not box.part_of:
            yield from expansion_entries(box, name, words)


def expansion_entries(box: Expansion, name: str, words: Words) -> Iterator[str]:
    """The edifices and wonders of one expansion with this name."""
    called = box_name(box.id, words)
    for edifice in box.edifices:
        if name.lower() in (edifice_name(words, edifice).lower(), edifice.name.lower(), edifice.id):
            yield from edifice_lines(called, edifice, words)
    for wonder in box.wonders:
        if is_called(wonder, name, words):
            needs = words("show-with-either" if wonder.alone else "show-with-edifices")
            yield from wonder_lines(f"{called}, {needs}", wonder, words)


def is_called(wonder: Wonder, name: str, words: Words) -> bool:
    """Whether this is one of a wonder's names, in the reader's language or in English."""
    return wonder.called(name) or name.lower() == city_name(words, wonder).lower()


def edifice_lines(called: str, edifice: Edifice, words: Words) -> Iterator[str]:
    """An edifice in words."""
    yield f"{edifice_name(words, edifice)}, {called}"
    yield f"  {words('show-edifice', age=AGE_NAMES[edifice.age], cost=words.say(edifice.cost.message))}"
    yield f"  {words('show-reward', effects=effects_text(edifice.effects, words))}"
    yield f"  {words('show-penalty', effects=words.say(edifice.penalty.message))}"
    if "disputed" in edifice.source:
        yield f"  {words('show-disputed', text=str(edifice.source['disputed']))}"


def card_lines(box: Box, called: str, card: Card, words: Words) -> Iterator[str]:
    """A card in words."""
    yield f"{card_name(words, card)}, {called}"
    colour, family = words.say(card.colour.message), words.say(card.colour.family)
    mark = words(f"shape-{card.colour.shape}")
    yield f"  {words('show-card', age=AGE_NAMES[card.age], colour=colour, family=family, mark=mark)}"
    yield f"  {words('show-cost', cost=words.say(card.cost.message))}"
    for effect in card.effects:
        yield f"  {words.say(effect.message)}"
    if card.chained_by:
        yield f"  {words('show-from', cards=words.listed(named(box, card.chained_by, words), 'or'))}"
    if card.chains_to:
        yield f"  {words('show-to', cards=', '.join(named(box, card.chains_to, words)))}"
    if card.is_guild:
        yield f"  {words('show-guild', n=box.guilds(3))}"
    else:
        copies = ", ".join(words("show-copy", n=least) for least in card.copies)
        yield f"  {words('show-copies', copies=copies)}"


def named(box: Box, cards: tuple[str, ...], words: Words) -> list[str]:
    """Cards by name."""
    return [card_name(words, box.card(card)) for card in cards]


def wonder_lines(box: str, wonder: Wonder, words: Words) -> Iterator[str]:
    """A wonder in words."""
    yield f"{wonder_name(words, wonder)} ({city_name(words, wonder)}), {box}"
    for side in wonder.sides:
        makes = words("terminal-makes", good=words.say(side.resource.message))
        yield f"  {words('show-side', side=words(f'side-{side.id}'), makes=makes)}"
        for number, stage in enumerate(side.stages, 1):
            cost = words.say(stage.cost.message)
            yield f"    {words('show-stage', n=number, cost=cost, effects=stage_text(stage, words))}"
