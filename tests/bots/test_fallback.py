"""At a table that has to go on, `beginner` takes over from a bot that fails."""

from __future__ import annotations

from bots import own
from bots.own import named
from heptapolis import Game
from heptapolis.bots import bot_of
from heptapolis.bots.fallback import BotWithFallback
from heptapolis.bots.process import BotProcess
from heptapolis.bots.source import source_of
from heptapolis.errors import BotError


def test_a_failure_is_told_once_and_beginner_decides_from_then_on() -> None:
    game, told = Game(seed=1), list[BotError]()
    first, beginner, others = own.First(), bot_of("beginner", 7), bot_of("builder", 1)
    with BotProcess(source_of(named(own.RaisesLater))) as bot:
        bot.begin()
        stand_in = BotWithFallback(bot, told.append, seed=7)
        while not game.over:
            for seat in game.deciding():
                view = game.view(seat)
                action = others.choose(view, seat) if seat else stand_in.choose(view, seat)
                if seat == 0:
                    expected = beginner.choose(view, seat) if told else first.choose(view, seat)
                    assert action == expected
                game.choose(seat, str(action))
    assert [fault.position for fault in told] == ["second-edition 3p Age I turn 3"]
    assert "RuntimeError: no idea" in told[0].traceback
