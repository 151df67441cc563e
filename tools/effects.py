"""Writes docs/rules/effects.md from the vocabulary: every kind of effect and penalty, its meaning, and what has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from heptapolis.catalogue.cards import Wonder, boxes, expansions
from heptapolis.catalogue.dice import dice_box
from heptapolis.catalogue.dice.write import value_text
from heptapolis.vocab.cards.effects import EFFECT_KINDS, PENALTY_KINDS, Effect
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind
from heptapolis.vocab.glyphs import icons_of
from heptapolis.words import ENGLISH

PAGE = Path(__file__).parents[1] / "docs" / "rules" / "effects.md"


def bearers() -> Iterator[tuple[str, Effect]]:
    """Every effect of every card, stage and edifice, with the name of what has it."""
    for box in boxes():
        for card in box.cards:
            yield from ((card.name, effect) for effect in card.effects)
        yield from on_stages(box.wonders)
    for expansion in expansions():
        yield from () if expansion.part_of else on_stages(expansion.wonders)
        for edifice in expansion.edifices:
            yield from ((edifice.name, effect) for effect in (*edifice.effects, edifice.penalty))


def on_stages(wonders: tuple[Wonder, ...]) -> Iterator[tuple[str, Effect]]:
    """Every effect of the stages of some wonders, in every form they can be built in."""
    for wonder in wonders:
        for side in wonder.sides:
            for stage in side.stages:
                yield from ((f"{wonder.city} {side.id}", effect) for effect in stage.effects)


def dice_bearers() -> Iterator[tuple[str, DiceEffect]]:
    """Every effect of every space and bonus of the dice game, with the name of what has it."""
    box = dice_box()
    for plan in box.common:
        yield from (
            (ENGLISH.say(plan.building.message), effect)
            for t in plan.tracks
            for space in t.spaces
            for effect in space.effects
        )
    common = {plan.building for plan in box.common}
    for board in box.boards:
        for place in board.places:
            if place.building not in common:
                yield from (
                    (f"{board.city} {ENGLISH.say(place.building.message)}", effect) for effect in place.space.effects
                )
    for bonus in box.bonuses:
        yield from ((f"bonus {bonus.id}", effect) for effect in bonus.effects)


def dice_lines() -> Iterator[str]:
    """The section of the dice game."""
    yield from ("## Dice game", "", "Made from `vocab/dice/effects.py`; each is written as in a board file.", "")
    for kind in DiceEffectKind:
        found = [(name, effect) for name, effect in dice_bearers() if effect.kind == kind]
        first = found[0][1]
        yield from (
            f"### {kind.word}",
            "",
            f"- for example: {ENGLISH.say(first.message)} (`{value_text(first.to_file())}`; {drawing(first)})",
            f"- on: {', '.join(dict.fromkeys(name for name, _ in found))}",
            "",
        )


def drawing(effect: Effect | DiceEffect) -> str:
    """The icons of an effect."""
    icons = ", ".join(f"`{icon}`" for icon in sorted(icons_of(effect.glyphs)))
    return f"drawn with {icons}" if icons else "drawn as a die with a number"


def page() -> str:
    """The text of the page."""
    lines = [
        "# Kinds of effect",
        "",
        "Made from `vocab/cards/effects.py` by `make conformance`. The same description feeds the rules, the",
        "sentences, the drawings and the bots' features. A penalty, what a failed edifice takes, is described like an",
        f"effect: {', '.join(f'`{name}`' for name in PENALTY_KINDS)}. The [dice game](#dice-game) has its own.",
        "",
    ]
    for kind in (*EFFECT_KINDS.values(), *PENALTY_KINDS.values()):
        found = [(name, effect) for name, effect in bearers() if effect.kind is kind]
        first = found[0][1]
        columns = ", ".join(f"`{column}`" for column in dict.fromkeys(c for _, e in found for c in e.columns))
        lines += [
            f"## {kind.name}",
            "",
            f"{kind.meaning[0].upper()}{kind.meaning[1:]}.",
            "",
            f"- for example: {ENGLISH.say(first.message)} ({drawing(first)})",
            f"- columns: {columns}",
            f"- on: {', '.join(dict.fromkeys(name for name, _ in found))}",
            "",
        ]
    return "\n".join([*lines, *dice_lines()])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
