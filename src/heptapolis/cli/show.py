"""`heptapolis show`: a card, a wonder, an edifice, a building or a die in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from heptapolis.catalogue.cards import EDITIONS, Box, Card, Edifice, Wonder, box_of, edifice_box
from heptapolis.cli.dice.show import dice_entries, dice_names
from heptapolis.cli.options import DICE
from heptapolis.errors import UnknownName
from heptapolis.game.cards.events import AGE_NAMES


def show(
    name: Annotated[str, typer.Argument(help="A card, a wonder, an edifice, a building or die of 7 Wonders Dice.")],
    rules: Annotated[str | None, typer.Option("--rules", help="Only this ruleset.")] = None,
) -> None:
    """Show what a card, a wonder, an edifice or a building costs and does, in each box that has it."""
    with_dice = rules in (None, DICE)
    boxes = [] if rules == DICE else [box_of(rules)] if rules else [box_of(edition) for edition in EDITIONS]
    found = [line for box in boxes for line in entries(box, name)]
    found += expansion_entries(name) if boxes else []
    found += dice_entries(name) if with_dice else []
    if not found:
        known = {thing for box in boxes for thing in names_in(box)} | set(dice_names() if with_dice else ())
        raise UnknownName("card, wonder, edifice, building or die", name, known)
    typer.echo("\n".join(found))


def names_in(box: Box) -> Iterator[str]:
    """Everything that can be shown."""
    yield from (card.name for card in box.cards)
    yield from (wonder.city for wonder in (*box.wonders, *edifice_box().wonders))
    yield from (edifice.name for edifice in edifice_box().edifices)


def entries(box: Box, name: str) -> Iterator[str]:
    """The cards and wonders of a box with this name, in words."""
    for card in box.cards:
        if name.lower() in (card.name.lower(), card.id):
            yield from card_lines(box, card)
    for wonder in box.wonders:
        if wonder.called(name):
            yield from wonder_lines(box.name, wonder)


def expansion_entries(name: str) -> Iterator[str]:
    """The edifices and wonders of the expansion with this name, in words."""
    box = edifice_box()
    for edifice in box.edifices:
        if name.lower() in (edifice.name.lower(), edifice.id):
            yield from edifice_entry(edifice)
    for wonder in box.wonders:
        if wonder.called(name):
            needs = "with either edition" if wonder.alone else "only with edifices"
            yield from wonder_lines(f"{box.name}, {needs}", wonder)


def edifice_entry(edifice: Edifice) -> Iterator[str]:
    """An edifice in words."""
    yield f"{edifice.name}, {edifice_box().name}"
    yield f"  Age {AGE_NAMES[edifice.age]}; taking part costs {edifice.cost.words}"
    yield f"  reward for each pawn: {edifice.sentences}"
    yield f"  penalty without a pawn, if it fails: {edifice.penalty.sentence}"
    if "disputed" in edifice.source:
        yield f"  disputed: {edifice.source['disputed']}"


def card_lines(box: Box, card: Card) -> Iterator[str]:
    """A card in words."""
    yield f"{card.name}, {box.name}"
    yield f"  Age {AGE_NAMES[card.age]}, {card.colour.word} ({card.colour.family}, mark: {card.colour.shape})"
    yield f"  cost: {card.cost.words}"
    for effect in card.effects:
        yield f"  {effect.sentence}"
    if card.chained_by:
        yield f"  free if you have {' or '.join(box.card(parent).name for parent in card.chained_by)}"
    if card.chains_to:
        yield f"  makes free: {', '.join(box.card(child).name for child in card.chains_to)}"
    if card.is_guild:
        yield f"  one copy; with 3 players {box.guilds(3)} guilds are drawn, one more for each further player"
    else:
        yield f"  copies: {', '.join(f'one from {least} players on' for least in card.copies)}"


def wonder_lines(box: str, wonder: Wonder) -> Iterator[str]:
    """A wonder in words."""
    yield f"{wonder.name} ({wonder.city}), {box}"
    for side in wonder.sides:
        yield f"  side {side.id}, makes {side.resource.word}"
        for number, stage in enumerate(side.stages, 1):
            yield f"    stage {number}, costs {stage.cost.words}: {stage.sentences}"
