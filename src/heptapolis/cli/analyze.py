"""`heptapolis analyze`: what each choice of a recorded game was worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from heptapolis.cli.options import Language, words_for
from heptapolis.cli.progress import bar_of
from heptapolis.cli.record import File
from heptapolis.cli.warm_up import compiling
from heptapolis.errors import SetupError
from heptapolis.game import Record
from heptapolis.words import Words

if TYPE_CHECKING:
    from heptapolis.analysis import Analysis
    from heptapolis.analysis.sections import Section


def analyze(
    file: File,
    playouts: Annotated[int, typer.Option("--playouts", help="So many playouts of each option.")] = 500,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same analysis.")] = 0,
    seat: Annotated[int | None, typer.Option("--seat", help="Judge the choices of this player only.")] = None,
    threads: Annotated[int | None, typer.Option("--threads", help="Number of threads; all cores by default.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page with the curve and all options.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    language: Language = None,
) -> None:
    """Analyze a recorded game: win chances, turning points, and how good each choice was."""
    words, record = words_for(language), Record.load(file)
    found = analyzed(record, playouts, seed, seat, threads, quiet=as_json)
    if html is not None:
        from heptapolis.analysis.html_page import page

        write(html, page(found, words))
    if as_json:
        typer.echo(json.dumps(found.to_json()))
        return
    show(found, words)
    if html is not None:
        typer.echo(words("analysis-page", file=str(html)))


def analyzed(
    record: Record, playouts: int, seed: int, seat: int | None, threads: int | None, *, quiet: bool
) -> Analysis:
    """The analysis of a record, with its progress on the terminal."""
    from heptapolis.analysis import analyze as analyze_record

    with bar_of("analyzing", len(record.decisions) + 1, quiet=quiet) as progress:
        return analyze_record(
            record, playouts, seed, seat=seat, threads=threads, progress=progress, compiling=compiling
        )


def write(file: Path, text: str) -> None:
    """Write the page."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise SetupError(f"the page cannot be written to {file}: {fault.strerror}.") from None


def show(analysis: Analysis, words: Words) -> None:
    """Print an analysis as lines and tables."""
    from heptapolis.analysis.sections import curve, method_of, sections, speaking, title_of

    out, words = Console(), speaking(analysis, words)
    out.print(Text(title_of(analysis, words), style="bold"))
    out.print(Text(method_of(analysis, words)))
    for section in (curve(analysis, words), *sections(analysis, words)):
        show_section(section, out)


def show_section(section: Section, out: Console) -> None:
    """Print a part: its title, its lines, its table."""
    out.print()
    out.print(Text(section.title, style="bold"))
    for line in section.lines:
        out.print(Text(line))
    if section.sheet:
        sheet = Table()
        for place, head in enumerate(section.sheet.heads):
            sheet.add_column(Text(head), justify="left" if place < section.sheet.words else "right")
        for row in section.sheet.rows:
            sheet.add_row(*map(Text, row))
        out.print(sheet)
