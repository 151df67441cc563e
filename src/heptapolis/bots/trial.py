"""A bot of one's own on trial: at every table of every ruleset, against `rulebook`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from heptapolis.bots.policy_bot import bot_of
from heptapolis.bots.process import BotProcess
from heptapolis.catalogue.cards import EDITIONS
from heptapolis.game import DiceOptions, Options
from heptapolis.game.notation import default_seats
from heptapolis.game.rulesets import sit_down

PLAYERS = range(2, 8)


@dataclass(frozen=True)
class Finding:
    """What the games at one table showed of a bot that played by the rules."""

    title: str
    decisions: int
    slowest: float
    """The seconds of its longest decision."""
    repeatable: bool
    """Whether it chose the same again when the first game was repeated with the same seed."""


def tables() -> Iterator[Options | DiceOptions]:
    """Every ruleset for every number of players; with Edifice the sides of the boards are chosen, too."""
    for players in PLAYERS:
        for edition in EDITIONS:
            yield Options(edition, players)
            yield Options(edition, players, sides="choice", edifice=True)
        yield DiceOptions(players)


def try_at(bot: BotProcess, options: Options | DiceOptions, games: int) -> Finding:
    """Play so many games at one table, the bot in another seat each time; the first game is played twice."""
    bot.slowest = 0.0
    chosen = [play(bot, options, seed) for seed in range(games)]
    again = play(bot, options, 0)
    return Finding(options.title, sum(map(len, chosen)), bot.slowest, chosen[0] == again)


def play(bot: BotProcess, options: Options | DiceOptions, seed: int) -> list[str]:
    """What the bot chooses in the game of a seed."""
    game: Any = sit_down(options, default_seats(options.players), seed)
    place, chosen = seed % options.players, []
    others = [bot_of("rulebook", seat) for seat in range(options.players)]
    bot.begin(seed)
    while not game.over:
        for seat in game.deciding():
            player = game.chooser(seat)
            view = game.view(player, past=player == place)
            action: Any = (bot if player == place else others[player]).choose(view, seat)
            if player == place:
                chosen.append(f"{seat} {action}")
                bot.why(view, seat, action)
            game.choose(seat, action)
    return chosen
