"""Plots of standings with matplotlib, for a light and a dark page."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from heptapolis.arena.standings import Standings

LIGHT = {"ink": "#1d2430", "paper": "#ffffff", "line": "#c9cfd8", "bar": "#2f6fb0", "map": "RdBu"}
DARK = {"ink": "#e8ebf0", "paper": "#171b22", "line": "#454d5a", "bar": "#6aa9e9", "map": "RdBu"}
LINE_COLOURS = ("#4e79a7", "#f28e2b", "#e15759", "#76b7b2", "#59a14f", "#edc948", "#b07aa1", "#ff9da7", "#9c755f")
Theme = dict[str, str]


def win_shares(axes: Axes, standings: Standings, theme: Theme) -> None:
    """The win share of every bot with its interval, beside that of equal bots."""
    shares = [100 * bot.win_share for bot in standings.bots]
    below = [100 * (bot.win_share - bot.low) for bot in standings.bots]
    above = [100 * (bot.high - bot.win_share) for bot in standings.bots]
    bars = axes.barh(names_of(standings), shares, xerr=[below, above], color=theme["bar"], ecolor=theme["ink"])
    axes.bar_label(bars, [f"{share:.1f} %" for share in shares], padding=6)
    axes.axvline(100 / standings.contest.options.players, color=theme["ink"], linestyle=":", label="equal bots")
    axes.legend(loc="lower right")
    axes.set_xlim(0, 115)
    axes.set_xlabel("victories of one seat, per cent, with 95 % interval")
    axes.invert_yaxis()


def ratings(axes: Axes, standings: Standings, theme: Theme) -> None:
    """The rating of every bot."""
    points = [bot.rating.points for bot in standings.bots]
    errors = [2 * bot.rating.error for bot in standings.bots]
    axes.errorbar(points, names_of(standings), xerr=errors, fmt="o", color=theme["bar"], ecolor=theme["ink"])
    for row, value in enumerate(points):
        axes.annotate(f"{value:.0f}", (value, row), xytext=(0, 8), textcoords="offset points", ha="center")
    axes.set_xlabel(f"rating; {standings.anchor} is 1000")
    axes.margins(0.12, 0.25)
    axes.invert_yaxis()


def score_lines(axes: Axes, standings: Standings, theme: Theme) -> None:
    """Where the points of every bot come from; a mean below nothing goes to the left."""
    labels = names_of(standings)
    right, left = [0.0] * len(labels), [0.0] * len(labels)
    for number, line in enumerate(standings.bots[0].lines):
        means = [bot.lines[line] for bot in standings.bots]
        starts = [right[row] if mean >= 0 else left[row] for row, mean in enumerate(means)]
        axes.barh(labels, means, left=starts, color=LINE_COLOURS[number % len(LINE_COLOURS)], label=line)
        for row, mean in enumerate(means):
            right[row] += max(mean, 0)
            left[row] += min(mean, 0)
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False)
    axes.axvline(0, color=theme["ink"], linewidth=0.8)
    axes.set_xlabel("mean points")
    axes.invert_yaxis()


def pairwise(axes: Axes, standings: Standings, theme: Theme) -> None:
    """How often the bot of the row ended before that of the column."""
    count = len(standings.bots)
    shares = [[math.nan if share is None else share for share in row] for row in standings.pairwise]
    axes.imshow(shares, cmap=theme["map"], vmin=0, vmax=1, aspect="auto")
    for row in range(count):
        for column in range(count):
            share = standings.pairwise[row][column]
            dark = share is not None and abs(share - 0.5) > 0.3
            text = "" if share is None else f"{100 * share:.1f} %"
            axes.text(column, row, text, ha="center", va="center", color="#ffffff" if dark else "#1d2430")
    axes.set_xticks(range(count), names_of(standings))
    axes.set_yticks(range(count), names_of(standings))
    axes.set_title("the bot of the row ended before that of the column", fontsize="medium")


PLOTS: dict[str, tuple[str, Callable[[Axes, Standings, Theme], None]]] = {
    "win_shares": ("Win shares", win_shares),
    "ratings": ("Ratings", ratings),
    "pairwise": ("One against another", pairwise),
    "score_lines": ("Score lines", score_lines),
}
"""The plots by name: title, and what draws them."""


def names_of(standings: Standings) -> list[str]:
    """The bots as the plots name them; a dollar sign in a name is no formula."""
    return [bot.bot.rpartition("/")[2].replace("$", r"\$") for bot in standings.bots]


@contextmanager
def themed(theme: Theme) -> Iterator[None]:
    """Plots in the colours of a page; text stays text, and the same plot is the same file."""
    settings: dict[Any, Any] = {
        **dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color"), theme["ink"]),
        **dict.fromkeys(("figure.facecolor", "axes.facecolor", "savefig.facecolor"), theme["paper"]),
        **dict.fromkeys(("axes.spines.top", "axes.spines.right", "legend.frameon"), False),
        "axes.edgecolor": theme["line"],
        "svg.hashsalt": "heptapolis",
        "font.size": 11,
    }
    with rc_context(settings):
        yield


def plotted(name: str, standings: Standings, theme: Theme, kind: str) -> bytes:
    """A plot as a file of a kind, png or svg."""
    with themed(theme):
        figure = Figure(figsize=(9, 1.6 + 0.6 * len(standings.bots)), layout="constrained")
        PLOTS[name][1](figure.add_subplot(), standings, theme)
        file = BytesIO()
        figure.savefig(file, format=kind, dpi=144, metadata={"Date": None} if kind == "svg" else {})
    return file.getvalue()
