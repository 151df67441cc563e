"""`heptapolis check-bot`: a custom bot through every ruleset, and what is wrong with it in plain words."""

from __future__ import annotations

from typing import Annotated

import typer

from heptapolis.bots.process import BotProcess
from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.bots.source import source_of
from heptapolis.bots.trial import Finding, tables, try_at
from heptapolis.cli.options import BotSeconds
from heptapolis.errors import BotError, SetupError, count_of


def check_bot(
    bot: Annotated[str, typer.Argument(help="file.py:Name, package.module:Name, or the name of an installed bot.")],
    games: Annotated[int, typer.Option("--games", help="Number of games at each table.", min=1, max=1000)] = 1,
    bot_seconds: BotSeconds = BOT_SECONDS,
) -> None:
    """Test a bot of your own against rulebook in every ruleset, and say what is wrong with it."""
    source = source_of(bot)
    if not source.is_own:
        what = "is a network" if source.weights else "comes with the game"
        raise SetupError(f"{bot} {what}; name a bot of your own, such as file.py:Name.")
    with BotProcess(source, bot_seconds, careful=True) as own:
        takes_seed, findings = own.takes_seed, []
        for options in tables():
            try:
                finding = try_at(own, options, games)
            except BotError:
                typer.echo(f"{options.title}: bad")
                raise
            findings.append(finding)
            decisions = count_of(finding.decisions, "decision")
            typer.echo(f"{finding.title}: good, {decisions}, the slowest in {finding.slowest:.3f} s")
    typer.echo(seed_words(takes_seed, findings))
    typer.echo(f"{bot}: good.")


def seed_words(takes_seed: bool, findings: list[Finding]) -> str:
    """Whether its games can be repeated; that is not required."""
    differ = [finding.title for finding in findings if not finding.repeatable]
    if not takes_seed and differ:
        return "It takes no seed, so its games cannot be repeated."
    if not differ:
        return "It chooses the same when a game is repeated."
    return f"It takes a seed, but chose differently when a game was repeated with the same one: {differ[0]}."
