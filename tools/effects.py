"""Writes docs/rules/effects.md from the vocabulary: every kind of effect and penalty, its meaning, and what has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from heptapolis.catalogue import Wonder, boxes, edifice_box
from heptapolis.vocab.effects import EFFECT_KINDS, PENALTY_KINDS, Effect

PAGE = Path(__file__).parents[1] / "docs" / "rules" / "effects.md"


def bearers() -> Iterator[tuple[str, Effect]]:
    """Every effect of every card, stage and edifice, with the name of what has it."""
    for box in boxes():
        for card in box.cards:
            yield from ((card.name, effect) for effect in card.effects)
        yield from on_stages(box.wonders)
    yield from on_stages(edifice_box().wonders)
    for edifice in edifice_box().edifices:
        yield from ((edifice.name, effect) for effect in (*edifice.effects, edifice.penalty))


def on_stages(wonders: tuple[Wonder, ...]) -> Iterator[tuple[str, Effect]]:
    """Every effect of the stages of some wonders, in every form they can be built in."""
    for wonder in wonders:
        for side in wonder.sides:
            for stage in side.stages:
                yield from ((f"{wonder.city} {side.id}", effect) for effect in stage.effects)


def page() -> str:
    """The text of the page."""
    lines = [
        "# Kinds of effect",
        "",
        "Made from `vocab/effects.py` by `make conformance`. The same description feeds the rules, the sentences,",
        "the icons and the bots' features. A penalty, what a failed edifice takes, is described like an effect:",
        f"{', '.join(f'`{name}`' for name in PENALTY_KINDS)}.",
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
            f"- for example: {first.sentence} (icon `{first.icon}`)",
            f"- columns: {columns}",
            f"- on: {', '.join(dict.fromkeys(name for name, _ in found))}",
            "",
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
