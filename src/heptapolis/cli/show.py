"""`heptapolis show`: a card or a wonder in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from heptapolis.catalogue import EDITIONS, Box, Card, Wonder, box_of
from heptapolis.errors import UnknownName
from heptapolis.game.events import AGE_NAMES


def show(
    name: Annotated[str, typer.Argument(help="A card or a wonder, such as Vineyard or Gizah.")],
    rules: Annotated[str | None, typer.Option("--rules", help="Only this edition.")] = None,
) -> None:
    """Show what a card or a wonder costs and does, in each edition that has it."""
    boxes = [box_of(rules)] if rules else [box_of(edition) for edition in EDITIONS]
    found = [line for box in boxes for line in entries(box, name)]
    if not found:
        known = {thing for box in boxes for thing in names_in(box)}
        raise UnknownName("card or wonder", name, known)
    typer.echo("\n".join(found))


def names_in(box: Box) -> Iterator[str]:
    """Everything that can be shown."""
    yield from (card.name for card in box.cards)
    yield from (wonder.city for wonder in box.wonders)


def entries(box: Box, name: str) -> Iterator[str]:
    """The cards and wonders of a box with this name, in words."""
    for card in box.cards:
        if name.lower() in (card.name.lower(), card.id):
            yield from card_lines(box, card)
    for wonder in box.wonders:
        if name.lower() in (wonder.city.lower(), wonder.id, *[also.lower() for also in wonder.also]):
            yield from wonder_lines(box, wonder)


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


def wonder_lines(box: Box, wonder: Wonder) -> Iterator[str]:
    """A wonder in words."""
    yield f"{wonder.name} ({wonder.city}), {box.name}"
    for side in wonder.sides:
        yield f"  side {side.id}, makes {side.resource.word}"
        for number, stage in enumerate(side.stages, 1):
            yield f"    stage {number}, costs {stage.cost.words}: {stage.sentences}"
