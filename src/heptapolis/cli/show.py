"""`heptapolis show`: a card, a wonder, an edifice, a building or a die in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from heptapolis.catalogue.cards import load_own_box
from heptapolis.cli.cards.show import show_own
from heptapolis.cli.options import BoxFolder, Language, words_for
from heptapolis.errors import UnknownName
from heptapolis.game.registry import RULESETS, Ruleset, ruleset_of
from heptapolis.words import Words


def show(
    name: Annotated[str, typer.Argument(help="A card, wonder or edifice, or a building or die of 7 Wonders Dice.")],
    rules: Annotated[str | None, typer.Option("--rules", help="Show only this ruleset.")] = None,
    box: BoxFolder = None,
    language: Language = None,
) -> None:
    """Show what a card, wonder, edifice or building costs and does in each box that has it."""
    words = words_for(language)
    if box is not None:
        typer.echo("\n".join(show_own(load_own_box(box), rules, name, words)))
        return
    wanted = [ruleset_of(rules)] if rules else list(RULESETS.values())
    found = [line for ruleset in wanted for line in ruleset.part("cli").show.entries(ruleset.name, name, words)]
    found += shared_entries(wanted, name, words)
    if not found:
        known = {thing for ruleset in wanted for thing in ruleset.part("cli").show.names_in(ruleset.name, words)}
        raise UnknownName("card, wonder, edifice, building or die", name, known)
    typer.echo("\n".join(found))


def shared_entries(wanted: list[Ruleset], name: str, words: Words) -> Iterator[str]:
    """What several rulesets share, once."""
    for part in dict.fromkeys(ruleset.part("cli") for ruleset in wanted):
        yield from part.show.shared_entries(name, words)
