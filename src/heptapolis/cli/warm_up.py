"""`heptapolis warm-up`: compile now, so that nothing waits later."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console


def warm_up_command() -> None:
    """Compile the rules for this computer; later runs start at once."""
    from heptapolis.engine.cache import compiled_cache  # what imports Numba is imported where it is used

    begin = time.perf_counter()
    with compiling():
        warm()
    folder = compiled_cache()
    typer.echo(f"ready after {time.perf_counter() - begin:.1f} s")
    if folder is None:
        typer.echo("no cache folder can be written, so this must be done again in every process", err=True)


def warm() -> None:
    """Compile the batch loop, or load what was compiled before."""
    from heptapolis.simulation.run import warm_up  # likewise

    warm_up()


@contextmanager
def compiling() -> Iterator[None]:
    """A progress line while something is compiled; silent where nobody watches."""
    console = Console(stderr=True)
    with console.status("compiling the rules, once for this version (about half a minute)"):
        yield
