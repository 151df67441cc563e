"""An analysis in a language, as sections with lines and tables: the terminal and the page show the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from heptapolis.analysis.analysis import Analysis
from heptapolis.analysis.choices import JudgedChoice, JudgedOption, counts_of
from heptapolis.analysis.estimates import Estimate
from heptapolis.analysis.grades import SHOWN, SLIPS
from heptapolis.analysis.room import room_of
from heptapolis.words import Words

SLIP_HEADS = (
    "analysis-when",
    "analysis-player",
    "analysis-chosen",
    "analysis-best",
    "analysis-judged",
    "analysis-cost",
)
OPTION_HEADS = ("analysis-option", "analysis-chance", "analysis-points")
CURVE = ("analysis-chances", "analysis-chances-note")
OPEN_CURVE = ("analysis-open", "analysis-open-note")
"""Title and note of a curve."""


@dataclass(frozen=True)
class Sheet:
    """A table of texts with a row of headings; the first columns are words, the others numbers."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1


@dataclass(frozen=True)
class Section:
    """A part of what is told: a title, lines and a table."""

    title: str
    lines: tuple[str, ...] = ()
    sheet: Sheet | None = None


def speaking(analysis: Analysis, words: Words) -> Words:
    """A language with the names of the table."""
    return room_of(analysis.record).speaking(words, analysis.record)


def title_of(analysis: Analysis, words: Words) -> str:
    """What was analyzed."""
    return words("analysis-heading", title=analysis.record.options.title_in(words))


def method_of(analysis: Analysis, words: Words) -> str:
    """How it was analyzed."""
    return words("analysis-method", n=analysis.playouts, bot=analysis.policy)


def percent(share: float) -> str:
    """A share as whole per cent.

    >>> percent(0.345), percent(1)
    ('34 %', '100 %')
    """
    return f"{number(share)} %"


def number(share: float) -> str:
    """A share as a whole number of hundredths."""
    return str(round(100 * share))


def between(estimate: Estimate) -> str:
    """A chance with its interval.

    >>> between(Estimate(0.5, 0.42, 0.58))
    '50 % [42, 58]'
    """
    return f"{percent(estimate.mean)} [{number(estimate.low)}, {number(estimate.high)}]"


def sections(analysis: Analysis, words: Words) -> Iterator[Section]:
    """What an analysis says in short."""
    yield players(analysis, words)
    yield turning(analysis, words)
    yield slips(analysis, words)
    if analysis.denied:
        yield denied(analysis, words)


def players(analysis: Analysis, words: Words) -> Section:
    """How many choices of each name every player made, and what they cost."""
    heads = [words(f"analysis-grades-{grade.word}") for grade in SHOWN]
    rows = []
    for player, name in enumerate(analysis.record.seats):
        counts = counts_of(analysis.choices_of(player))
        won = "" if analysis.final is None else percent(analysis.final[player])
        rows.append((name, won, *(str(counts[grade]) for grade in SHOWN), percent(analysis.lost_by(player))))
    first = (words("analysis-player"), words("analysis-won"))
    return Section(words("analysis-players"), sheet=Sheet((*first, *heads, words("analysis-total-cost")), tuple(rows)))


def turning(analysis: Analysis, words: Words) -> Section:
    """The turning points."""
    lines = tuple(
        words(
            "analysis-turned",
            where=words.say(point.where),
            player=analysis.record.seats[point.player],
            before=number(point.before.mean),
            after=number(point.after.mean),
        )
        for point in analysis.turning_points
    )
    return Section(words("analysis-turning"), lines or (words("analysis-no-turning"),))


def denied(analysis: Analysis, words: Words) -> Section:
    """What players took from each other."""
    seats = analysis.record.seats
    lines = [
        words(
            "analysis-denied-card",
            where=words.say(each.where),
            player=seats[each.player],
            other=seats[each.other],
            card=words.fill(each.card),
            n=each.points,
        )
        for each in analysis.denied
    ]
    return Section(words("analysis-denied"), (words("analysis-denied-note"), *lines))


def slips(analysis: Analysis, words: Words) -> Section:
    """All inaccuracies and mistakes."""
    found = [choice for choice in analysis.choices if choice.grade in SLIPS]
    if not found:
        return Section(words("analysis-slips"), (words("analysis-no-slips"),))
    heads = tuple(map(words, SLIP_HEADS))
    return Section(
        words("analysis-slips"), sheet=Sheet(heads, tuple(row_of(analysis, choice, words) for choice in found), 5)
    )


def row_of(analysis: Analysis, choice: JudgedChoice, words: Words) -> tuple[str, ...]:
    """A choice in a row."""
    return (
        words.say(choice.where),
        player_of(analysis, choice, words),
        str(words.fill(choice.told)),
        str(words.fill(choice.best_told)),
        words(f"analysis-grade-{choice.grade.word}"),
        between(choice.loss) if choice.action != choice.best else "",
    )


def player_of(analysis: Analysis, choice: JudgedChoice, words: Words) -> str:
    """Who chose, and that it was for the Free City."""
    name = analysis.record.seats[choice.player]
    return name if choice.seat == choice.player else f"{name} ({words('table-free-city')})"


def curve(analysis: Analysis, words: Words, *, opened: bool = False) -> Section:
    """The win chances before each turn; with open hands they are marked as such."""
    rows = []
    for point in analysis.curve:
        outlook = point.with_open_hands if opened else point.outlook
        rows.append((words.say(point.where), *map(between, outlook.chances)))
    title, note = OPEN_CURVE if opened else CURVE
    sheet = Sheet((words("analysis-when"), *analysis.record.seats), tuple(rows))
    return Section(words(title), (words(note),), sheet)


def options(analysis: Analysis, choice: JudgedChoice, words: Words) -> Sheet:
    """Every option of a choice with what it promised its player, the most promising first."""
    heads = tuple(map(words, OPTION_HEADS))

    def worth(option: JudgedOption) -> float:
        return -option.outlook.chances[choice.player].mean

    rows = []
    for option in sorted(choice.options, key=worth):
        points = option.outlook.points[choice.player]
        told = f"{points.mean:.1f} [{points.low:.1f}, {points.high:.1f}]"
        rows.append((str(words.fill(option.told)), between(option.outlook.chances[choice.player]), told))
    return Sheet(heads, tuple(rows))
