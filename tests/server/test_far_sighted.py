"""The bot that looks ahead at tables: it plays whole games, and nobody else waits while it thinks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from heptapolis import Game
from heptapolis.bots.budget import Budget
from heptapolis.bots.source import source_of
from heptapolis.game.registry import RULESETS
from heptapolis.server.bot_pool import BotPool, Question
from heptapolis.server.terms import Terms
from server.in_process import begin, choose, open_server, run

FEW = Budget(playouts=16)


@pytest.mark.parametrize("rules", [name for name in RULESETS if name != "first-edition"])
def test_it_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str) -> None:
    monkeypatch.setattr("heptapolis.bots.source.USUAL", FEW)
    seats = ({"kind": "open", "bot": ""}, {"kind": "bot", "bot": "oracle"}, {"kind": "bot", "bot": "beginner"})

    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, Terms(rules, {"players": 3}, seats).checked())
            while (table := await server.tables.get(name)).deciding():
                await choose(server, name, 0)
            assert table.state == "over"

    run(play())


def test_quick_bots_do_not_wait_for_it() -> None:
    view = Game("second-edition", players=3, seed=1).view(0)
    quick: Question = source_of("rulebook"), view, 0, 1
    few, long = source_of("oracle:16"), source_of("oracle:3s")

    async def ask() -> None:
        pool = BotPool(1)
        try:
            answers = await pool.ask([quick, (few, view, 0, 1), quick])  # compiled from now on
            assert set(answers) <= {str(option.action) for option in view.legal(0)}
            assert answers[0] == answers[2]
            thinking = asyncio.create_task(pool.ask([(long, view, 0, 1)]))
            await asyncio.sleep(0)
            assert await pool.ask([quick]) == answers[:1]
            assert not thinking.done()
            await thinking
        finally:
            pool.close()

    run(ask())
