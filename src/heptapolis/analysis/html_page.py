"""An analysis as one HTML page that needs no other file; what players are called is only ever text in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from heptapolis.analysis.analysis import Analysis
from heptapolis.analysis.choices import JudgedChoice
from heptapolis.analysis.curve_svg import curve_drawing
from heptapolis.analysis.estimates import Estimate
from heptapolis.analysis.sections import (
    Section,
    Sheet,
    between,
    curve,
    method_of,
    options,
    player_of,
    sections,
    speaking,
    title_of,
)
from heptapolis.words import ENGLISH, Words

LIGHT = ("#1f5fa8", "#b34700", "#2e7d32", "#8e2a8b", "#8a6100", "#006f78", "#a3203a")
DARK = ("#6aa9e9", "#f59b5e", "#74c279", "#d68ad3", "#e0b64a", "#5fc4cf", "#f08a9d")
"""A colour for each seat, on a light and on a dark page."""
STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fff; --line: #c9cfd8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --paper: #171b22; --line: #454d5a } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper) }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
.word { text-align: left }
svg { max-width: 100%; height: auto; vertical-align: middle }
svg text { fill: var(--ink); font-size: 12px }
.wide > svg { min-width: 40rem }
.rule { stroke: var(--line) }
.line { fill: none; stroke-width: 2.5 }
.band { stroke: none; opacity: .14 }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.5rem }
summary { cursor: pointer; padding: .2rem 0 }
"""


def colours() -> str:
    """The colours of all seats, for lines and for bands."""

    def of(seats: Sequence[str]) -> str:
        rules = [
            f".line.seat{seat} {{ stroke: {colour} }} .band.seat{seat} {{ fill: {colour} }}"
            for seat, colour in enumerate(seats)
        ]
        return "\n".join(rules)

    return f"{of(LIGHT)}\n@media (prefers-color-scheme: dark) {{\n{of(DARK)}\n}}\n"


def page(analysis: Analysis, words: Words = ENGLISH) -> str:
    """The whole page in a language."""
    words = speaking(analysis, words)
    title = escape(title_of(analysis, words))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.language}">',
            f'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>',
            f"<style>{STYLE}{colours()}</style></head>",
            "<body>",
            f"<h1>{title}</h1>",
            f"<p>{escape(method_of(analysis, words))}</p>",
            *drawn(analysis, words),
            *(told(section) for section in sections(analysis, words)),
            *all_choices(analysis, words),
            *drawn(analysis, words, opened=True),
            "</body>",
            "</html>",
            "",
        ]
    )


def drawn(analysis: Analysis, words: Words, *, opened: bool = False) -> Iterator[str]:
    """A curve as a drawing, and its numbers to unfold."""
    if not analysis.curve:
        return
    section = curve(analysis, words, opened=opened)
    chances: list[Sequence[Estimate]] = [
        (point.with_open_hands if opened else point.outlook).chances for point in analysis.curve
    ]
    labels = [label_of(point.turn.age, point.turn.turn) for point in analysis.curve]
    if analysis.final is not None:
        chances.append(tuple(Estimate(share, share, share) for share in analysis.final))
        labels.append("")
    yield f"<h2>{escape(section.title)}</h2>"
    yield from (f"<p>{escape(line)}</p>" for line in section.lines)
    yield curve_drawing(section.title, analysis.record.seats, labels, chances)
    if section.sheet:
        yield f"<details><summary>{escape(words('analysis-numbers'))}</summary>{table(section.sheet)}</details>"


def label_of(age: int, turn: int) -> str:
    """A turn in as few signs as there is room for."""
    return f"{'I' * age} {turn}" if age else str(turn)


def all_choices(analysis: Analysis, words: Words) -> Iterator[str]:
    """Every choice that there was, with its options to unfold."""
    judged = [choice for choice in analysis.choices if choice.options]
    if judged:
        yield f"<h2>{escape(words('analysis-choices'))}</h2>"
    for choice in judged:
        yield f"<details><summary>{escape(said(analysis, choice, words))}</summary>"
        yield f"{table(options(analysis, choice, words))}</details>"


def said(analysis: Analysis, choice: JudgedChoice, words: Words) -> str:
    """A choice in a line."""
    grade = words(f"analysis-grade-{choice.grade.word}")
    line = f"{words.say(choice.where)}, {player_of(analysis, choice, words)}: {words.fill(choice.told)} ({grade})"
    if choice.action == choice.best:
        return line
    best = f"{words('analysis-best')}: {words.fill(choice.best_told)}"
    return f"{line}; {best}; {words('analysis-cost')}: {between(choice.loss)}"


def told(section: Section) -> str:
    """A section: its title, its lines, its table."""
    parts = [f"<h2>{escape(section.title)}</h2>", *(f"<p>{escape(line)}</p>" for line in section.lines)]
    return "\n".join([*parts, *([table(section.sheet)] if section.sheet else [])])


def table(sheet: Sheet) -> str:
    """A table."""
    head = row("th", sheet.heads, sheet.words)
    body = "\n".join(row("td", cells, sheet.words) for cells in sheet.rows)
    return f'<div class="wide"><table>\n<thead>{head}</thead>\n<tbody>\n{body}\n</tbody></table></div>'


def row(kind: str, cells: tuple[str, ...], words: int) -> str:
    """A row of a table."""
    marks = [' class="word"' if place < words else "" for place in range(len(cells))]
    return (
        "<tr>"
        + "".join(f"<{kind}{mark}>{escape(cell)}</{kind}>" for mark, cell in zip(marks, cells, strict=True))
        + "</tr>"
    )
