"""A custom bot on trial: at every table of every ruleset, against `rulebook`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from heptapolis.bots.policy_bot import bot_of
from heptapolis.bots.process import BotProcess
from heptapolis.bots.seeds import own_seed
from heptapolis.game.notation import default_seats
from heptapolis.game.registry import RULESETS, TableOptions
from heptapolis.game.rulesets import options_of, sit_down


@dataclass(frozen=True)
class Finding:
    """What the games at one table showed of a bot that played by the rules."""

    title: str
    decisions: int
    slowest: float
    """The seconds of its longest decision."""
    repeatable: bool
    """Whether it chose the same again when the first game was repeated with the same seed."""


def tables() -> Iterator[TableOptions]:
    """Every ruleset for every number of players, plain and with the options that it wants tried."""
    for ruleset in RULESETS.values():
        least, most = ruleset.players
        for players in range(least, most + 1):
            for values in ({}, *ruleset.trials):
                yield options_of(ruleset.name, {"players": players, **values})


def try_at(bot: BotProcess, options: TableOptions, games: int) -> Finding:
    """Play so many games at one table, the bot in another seat each time; the first game is played twice."""
    bot.slowest = 0.0
    chosen = [play(bot, options, seed) for seed in range(games)]
    again = play(bot, options, 0)
    return Finding(options.title, sum(map(len, chosen)), bot.slowest, chosen[0] == again)


def play(bot: BotProcess, options: TableOptions, seed: int) -> list[str]:
    """What the bot chooses in the game of a seed."""
    game: Any = sit_down(options, default_seats(options.players), seed)
    place, chosen = seed % options.players, []
    rulebook = bot_of("rulebook", seed)
    bot.begin(own_seed(seed, place))
    while not game.over:
        for seat in game.deciding():
            player = game.chooser(seat)
            view = game.view(player, past=player == place)
            action: Any = (bot if player == place else rulebook).choose(view, seat)
            if player == place:
                chosen.append(f"{seat} {action}")
                bot.why(view, seat, action)
            game.choose(seat, action)
    return chosen
