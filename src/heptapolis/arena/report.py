"""The report of a contest: one HTML page that needs nothing else, and its plots as PNG files."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path

from heptapolis.arena.plots import DARK, LIGHT, PLOTS, plotted
from heptapolis.arena.ratings import who_is_anchored
from heptapolis.arena.rounds import ALL_SEATINGS
from heptapolis.arena.standings import Standing, Standings
from heptapolis.errors import SetupError

REPORT = "report.html"
STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fff; --line: #c9cfd8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --paper: #171b22; --line: #454d5a } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper) }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left }
img { max-width: 100%; height: auto }
"""
HEADINGS = ("bot", "win share", "95 % interval", "mean place", "mean score", "rating")


def cells_of(standing: Standing) -> tuple[str, ...]:
    """How a bot did, as texts under the headings."""
    return (
        standing.bot,
        f"{100 * standing.win_share:.1f} %",
        f"{100 * standing.low:.1f} to {100 * standing.high:.1f} %",
        f"{standing.mean_place:.2f}",
        f"{standing.mean_score:.1f}",
        f"{standing.rating.points:.0f}",
    )


def how_played(standings: Standings) -> str:
    """In a sentence what was played."""
    all_of_them = standings.contest.options.players <= ALL_SEATINGS or len(standings.contest.rounds) == 1
    seatings = len(standings.contest.rounds[0])
    seated = f"all {seatings} seatings" if all_of_them else "one circle of seatings and its mirror image"
    played = f"{standings.games:,} games: {standings.deals:,} deals, each in {seated}"
    return f"{played}. {who_is_anchored(standings.anchor)}."


def page(standings: Standings) -> str:
    """The whole page."""
    title = escape(f"{standings.contest.options.title}: {', '.join(standings.contest.names)}")
    rows = "\n".join(row("td", cells_of(standing)) for standing in standings.bots)
    plots = "\n".join(f"<h2>{heading}</h2>\n{picture(name, standings)}" for name, (heading, _) in PLOTS.items())
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>{STYLE}</style></head>
<body>
<h1>{escape(standings.contest.options.title)}</h1>
<p>{escape(how_played(standings))}</p>
<div class="wide"><table>
<thead>{row("th", HEADINGS)}</thead>
<tbody>
{rows}
</tbody></table></div>
{plots}
</body>
</html>
"""


def row(kind: str, cells: tuple[str, ...]) -> str:
    """A row of a table."""
    return "<tr>" + "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in cells) + "</tr>"


def picture(name: str, standings: Standings) -> str:
    """A plot in the page, light or dark as the reader likes it."""
    light, dark = (
        f"data:image/svg+xml;base64,{b64encode(plotted(name, standings, theme, 'svg')).decode()}"
        for theme in (LIGHT, DARK)
    )
    heading = escape(PLOTS[name][0])
    return (
        f'<picture><source srcset="{dark}" media="(prefers-color-scheme: dark)">'
        f'<img src="{light}" alt="{heading}"></picture>'
    )


def write_report(standings: Standings, folder: Path) -> None:
    """Write the page and its plots into a folder."""
    try:
        (folder / REPORT).write_text(page(standings), encoding="utf-8")
        for name in PLOTS:
            (folder / f"{name}.png").write_bytes(plotted(name, standings, LIGHT, "png"))
    except OSError as fault:
        raise SetupError(f"the report cannot be written to {folder}: {fault.strerror}.") from None
