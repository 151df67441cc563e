"""An edition together with a custom box, checked as a whole."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

from heptapolis.catalogue.cards.audit import audit_box, audit_sides
from heptapolis.catalogue.cards.box import Box, Card, Constants, Expansion, Wonder
from heptapolis.catalogue.cards.load import box_of
from heptapolis.catalogue.cards.own import OwnBox
from heptapolis.catalogue.cards.room import audit_room
from heptapolis.catalogue.cards.shelf import Shelf, shipped
from heptapolis.errors import CatalogueError, UnknownName
from heptapolis.vocab.cards.limits import AGES, LEAST_CITIES

ONLY_WITH_EDIFICES = ("pawn", "repeat_guild")
"""Effects that the rules know only where edifices are played."""
NOT_ON_EDIFICES = ("pawn", "build_from_discard")
"""Effects that happen as a card or stage is built, and never as a reward."""


def shelf_with(own: OwnBox, edition: str, place: Path) -> Shelf:
    """The edition with the box added, and the expansions with its edifices; refuses what does not fit together."""
    if edition not in own.editions:
        raise CatalogueError(str(place), "box", f"goes with {' and '.join(own.editions)}, not with {edition}")
    box = box_of(edition)
    check_effects(own, place)
    alone = tuple(wonder for wonder in own.wonders if wonder.alone)
    merged = replace(
        box,
        cards=merged_cards(own, box, place),
        wonders=(*box.wonders, *alone),
        constants=constants_of(own, box),
        players=players_of(own, box, place),
    )
    shelf = Shelf((merged,), tuple(added_to(expansion, own) for expansion in shipped().expansions))
    check_names(shelf, own, place)
    audit_box(merged, place)
    audit_sides(own.wonders, known_sides(), f"{place}/wonders.toml")
    audit_room(shelf, place)
    return shelf


def known_sides() -> list[tuple[str, ...]]:
    """The pairs of words that sides of our boards have."""
    shelf = shipped()
    return [*dict.fromkeys([*(box.sides for box in shelf.boxes), *(e.sides for e in shelf.expansions)])]


def added_to(expansion: Expansion, own: OwnBox) -> Expansion:
    """An expansion with the edifices of a box and its wonders that need them, if it has edifices."""
    if not expansion.edifices:
        return expansion
    needing = tuple(wonder for wonder in own.wonders if not wonder.alone)
    return replace(expansion, edifices=(*expansion.edifices, *own.edifices), wonders=(*expansion.wonders, *needing))


def constants_of(own: OwnBox, box: Box) -> Constants:
    """The constants of the edition, with the reading of R-18 that a box asks for."""
    return replace(box.constants, copy_counts_itself=1) if own.copy_counts_itself else box.constants


def players_of(own: OwnBox, box: Box, place: Path) -> tuple[int, int]:
    """The fewest and most players that a box is for; as the edition if it does not say."""
    least, most = box.players
    wanted = (own.least or least, own.most or most)
    if not LEAST_CITIES <= wanted[0] <= wanted[1] <= most:
        reason = f"is for {wanted[0]} to {wanted[1]} players; the edition is for {least} to {most}"
        raise CatalogueError(f"{place}/box.toml", "box", reason)
    return wanted


def merged_cards(own: OwnBox, box: Box, place: Path) -> tuple[Card, ...]:
    """The cards of the edition, changed and replaced, and the new ones; guilds stand at the end."""
    file = f"{place}/cards.toml"
    brought = {card.id: card for card in own.cards}
    check_copies(own, box, file)
    kept = [
        brought.get(card.id) or replace(card, copies=own.copies.get(card.id, card.copies))
        for card in box.cards
        if own.copies.get(card.id) != ()
    ]
    new = [card for card in own.cards if card not in kept]
    cards = sorted([*kept, *new], key=lambda card: card.is_guild)
    return linked(cards, file)


def check_copies(own: OwnBox, box: Box, file: str) -> None:
    """Refuse copies of cards that the edition has not, or that stand there twice."""
    for name, count in Counter(card.id for card in own.cards).items():
        if count > 1:
            raise CatalogueError(file, f"card {name}", f"appears {count} times")
    known = {card.id: card for card in box.cards}
    for name, copies in own.copies.items():
        if name not in known:
            raise CatalogueError(file, f"copies {name}", f"{box.id}: {UnknownName('card', name, known)}")
        if name in {card.id for card in own.cards}:
            raise CatalogueError(file, f"copies {name}", "is replaced by a card of this box; set its copies there")
        if known[name].is_guild and copies:
            raise CatalogueError(file, f"copies {name}", "a guild is drawn and has no copies; [] removes it")


def linked(cards: list[Card], file: str) -> tuple[Card, ...]:
    """The cards with their chains in both directions; chains from cards that were taken out are gone."""
    ids = {card.id for card in cards}
    for card in cards:
        for parent in card.chained_by if card.own else ():
            if parent not in ids:
                reason = f"chain_from: {UnknownName('card', parent, ids)}"
                raise CatalogueError(file, f"card {card.id}", reason)
    parents = {card.id: tuple(parent for parent in card.chained_by if parent in ids) for card in cards}
    check_circle(parents, file)
    children = {name: tuple(other for other in parents if name in parents[other]) for name in ids}
    return tuple(replace(card, chained_by=parents[card.id], chains_to=children[card.id]) for card in cards)


def check_circle(parents: dict[str, tuple[str, ...]], file: str) -> None:
    """Refuse chains that lead back to where they began."""
    settled: set[str] = set()

    def follow(card: str, path: tuple[str, ...]) -> None:
        if card in path:
            way = " -> ".join([card, *reversed(path[path.index(card) + 1 :]), card])
            reason = f"its chains go in a circle: {way}; a chain leads to a later Age"
            raise CatalogueError(file, f"card {card}", reason)
        if card not in settled:
            for parent in parents[card]:
                follow(parent, (*path, card))
            settled.add(card)

    for card in parents:
        follow(card, ())


def check_names(shelf: Shelf, own: OwnBox, place: Path) -> None:
    """Refuse a wonder or edifice whose id or city another one has."""
    wonders = shelf.wonders(shelf.boxes[0])
    for wonder in own.wonders:
        others = [other for other in (*wonders, *own.wonders) if other is not wonder]
        if any(other.called(name) for other in others for name in (wonder.id, wonder.city, *wonder.also)):
            raise CatalogueError(f"{place}/wonders.toml", f"wonder {wonder.id}", "another wonder has the same name")
    ids = Counter(edifice.id for edifice in shelf.edifices)
    for edifice in own.edifices:
        if ids[edifice.id] > 1:
            raise CatalogueError(f"{place}/edifices.toml", f"edifice {edifice.id}", "another edifice has this id")
        if not 1 <= edifice.age <= AGES:
            reason = f"age {edifice.age} is not one of 1 to {AGES}"
            raise CatalogueError(f"{place}/edifices.toml", f"edifice {edifice.id}", reason)


def check_effects(own: OwnBox, place: Path) -> None:
    """Refuse effects where the rules would pass over them."""
    for card in own.cards:
        for effect in card.effects:
            if effect.kind.name in ONLY_WITH_EDIFICES:
                reason = f"the effect {effect.kind.name} is for stages of wonders that are played with edifices"
                raise CatalogueError(f"{place}/cards.toml", f"card {card.id}", reason)
    for wonder in own.wonders:
        check_wonder(wonder, f"{place}/wonders.toml")
    for edifice in own.edifices:
        for effect in edifice.effects:
            if effect.kind.name in NOT_ON_EDIFICES:
                reason = f"the effect {effect.kind.name} cannot be a reward"
                raise CatalogueError(f"{place}/edifices.toml", f"edifice {edifice.id}", reason)


def check_wonder(wonder: Wonder, file: str) -> None:
    """Refuse a wonder that needs edifices and does not say so."""
    effects = [effect.kind.name for side in wonder.sides for stage in side.stages for effect in stage.effects]
    for name in ONLY_WITH_EDIFICES:
        if wonder.alone and name in effects:
            reason = f"the effect {name} needs edifices; write alone = false, and it is dealt only with them"
            raise CatalogueError(file, f"wonder {wonder.id}", reason)
