"""`heptapolis warm-up`: compile now, so that nothing waits later."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from heptapolis.errors import EngineError
from heptapolis.game.notation import default_seats
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import RULESETS, options_of, sit_down

if TYPE_CHECKING:
    from heptapolis.simulation.batch import Batch


def warm_up_command() -> None:
    """Compile the rules for this computer so that later runs start at once."""
    from heptapolis.engine.cache import compiled_cache  # what imports Numba is imported where it is used

    if compiled_cache() is None:
        raise EngineError(
            "no cache folder is writable, so nothing would be kept; set HEPTAPOLIS_CACHE to another folder."
        )
    begin = time.perf_counter()
    with compiling():
        for batch in batches():
            batch.warm_up()
            search_once(batch.options)
    typer.echo(f"ready after {time.perf_counter() - begin:.1f} s")


def search_once(options: TableOptions, bot: str = "random") -> None:
    """Sample a position and let a bot play it to its end: that reaches what a search needs."""
    from heptapolis.simulation import Playouts, sample

    view = sit_down(options, default_seats(options.players), 0).view(0)
    actions = view.legal(reasons=False).actions[:1]
    positions, playouts = sample(view, 0), Playouts(options, bot)
    playouts.run(positions, 0, actions, each=1)
    playouts.ends(positions, 0, actions, each=1)


def batches() -> Iterator[Batch]:
    """One batch for each piece of compiled code that there is."""
    from heptapolis.simulation.batch import batch_of

    seen = set()
    for ruleset in RULESETS.values():
        for values in ({}, *ruleset.trials):
            batch = batch_of(options_of(ruleset.name, {"players": 3, **values}))
            if (type(batch), batch.plain) not in seen:
                seen.add((type(batch), batch.plain))
                yield batch


@contextmanager
def compiling() -> Iterator[None]:
    """A progress line while something is compiled, and a warning where it cannot be kept."""
    from heptapolis.engine.cache import compiled_cache

    console = Console(stderr=True)
    if compiled_cache() is None:
        if os.environ.get("HEPTAPOLIS_CACHE"):
            raise EngineError(f"HEPTAPOLIS_CACHE is {os.environ['HEPTAPOLIS_CACHE']}, which is not writable.")
        console.print("no cache folder is writable, so every process compiles the rules again")
    with console.status("compiling the rules, once for this version and these boxes (about half a minute)"):
        yield
