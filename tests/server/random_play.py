"""Tables that people play at random and change their minds at, and everything that the server sends of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from heptapolis.game import DiceGame, Game
from heptapolis.server import commands, messages
from heptapolis.server.api.tables import brief
from heptapolis.server.broadcast import Broadcast
from heptapolis.server.live_table import PAUSED, PLAYING, LiveTable
from heptapolis.server.problems import Problem
from heptapolis.server.settings import Limits
from heptapolis.server.streams import Streams, Subscriber
from server.in_process import HeldTime
from server.table_drivers import HOST, TableDriver, person_in
from server.twins import has_sent

Viewer = int | None
TABLES: dict[str, tuple[str, dict[str, Any], tuple[int, ...]]] = {
    "first-edition": ("first-edition", {"players": 3, "sides": "random"}, ()),
    "second-edition": ("second-edition", {"players": 3}, (2,)),
    "draft": ("second-edition", {"players": 3, "wonders": "draft", "sides": "choice"}, ()),
    "free-city": ("first-edition", {"players": 2}, ()),
    "free-city-of-the-second-edition": ("second-edition", {"players": 2}, ()),
    "edifice": ("second-edition", {"players": 4, "edifice": True}, (1,)),
    "seven": ("second-edition", {"players": 7}, (2, 4)),
    "dice": ("dice", {"players": 3}, ()),
    "dice-with-a-bot": ("dice", {"players": 3}, (1,)),
}
"""Rulesets, options, and the seats of bots."""
CARD_TRIES = ("sell palace", "build altar L1", "pick altar", "decline", "stage haven", "nonsense")
DICE_TRIES = ("bonus coins", "build blue agora.mask.1", "cross agora.mask.1", "wonder", "pass", "nonsense")


def person_of(viewer: Viewer) -> str:
    """The id of a viewer."""
    return "somebody-beside-the-table" if viewer is None else person_in(viewer)


class Played:
    """A table that is played at random by people who change their minds, with a stream for every viewer."""

    def __init__(self, name: str, seed: int) -> None:
        rules, options, bots = TABLES[name]
        self.rng = Random(f"{name} {seed}")
        clock = self.rng.choice(["decision", "game", "none"])
        seconds = {"none": 0, "decision": 600, "game": 9000}[clock]
        more = {"clock": clock, "seconds": seconds, "running_score": self.rng.random() < 0.5, "public": True}
        self.driver = TableDriver.begun(rules, options, bots, secret=f"{name} {seed}", **more)
        self.table = self.driver.table
        self.viewers: tuple[Viewer, ...] = (None, *(seat for seat in range(options["players"]) if seat not in bots))
        self.streams = {viewer: ViewerStream(viewer) for viewer in self.viewers}
        self.heard = {viewer: stream.hear(self.table) for viewer, stream in self.streams.items()}

    def one(self) -> None:
        """Something happens."""
        self.driver.now += self.rng.choice([0.25, 3.0, 40.0])
        self.happen()
        for viewer, stream in self.streams.items():
            self.heard[viewer] += stream.hear(self.table)

    def happen(self) -> None:
        game, rng, driver = self.table.game, self.rng, self.driver
        assert isinstance(game, Game | DiceGame)
        if self.table.state == PAUSED or rng.random() < 0.04:
            wanted = PLAYING if self.table.state == PAUSED else PAUSED
            driver.do(commands.set_state(self.table, HOST, wanted))
            return
        if rng.random() < 0.04:
            self.social()
            return
        bots = self.table.bots_deciding()
        open_seats = [seat for seat in self.table.deciding() if seat not in bots]
        changeable = [seat for seat in range(game.cities) if self.may_change(seat)]
        if open_seats and changeable and rng.random() < 0.4:
            self.change(rng.choice(changeable))
            return
        seat = rng.choice(open_seats or list(bots))
        action = str(rng.choice(game.legal(seat).actions))
        if open_seats:
            driver.choose(seat, action, rng.choice([None, str(rng.getrandbits(40))]))
        else:
            driver.bot_chooses(seat, action)

    def may_change(self, seat: int) -> bool:
        game = self.table.game
        assert isinstance(game, Game | DiceGame)
        begun = bool(game.chain(seat)) if isinstance(game, DiceGame) else has_sent(game, seat)
        return begun and not self.table.seats[self.table.player_of(seat)].bot

    def change(self, seat: int) -> None:
        """Someone chooses something else, or takes a choice back."""
        game = self.table.game
        assert isinstance(game, Game | DiceGame)
        if isinstance(game, Game) and self.rng.random() < 0.5:
            self.driver.choose(seat, str(self.rng.choice(game.legal(seat).actions)))
        else:
            self.driver.take_back(seat)

    def social(self) -> None:
        """Words, and stand-ins."""
        seat = self.rng.choice([viewer for viewer in self.viewers if viewer is not None])
        bot = "" if self.table.seats[seat].bot else "rulebook"
        if self.rng.random() < 0.5:
            self.driver.do(commands.say(self.table, person_in(seat), "well", ""))
        else:
            self.driver.do(commands.stand_in(self.table, HOST, seat, bot))


class ViewerStream:
    """A stream of the server, without the server."""

    def __init__(self, viewer: Viewer) -> None:
        self.broadcast = Broadcast(Streams(Limits(), HeldTime()))
        self.subscriber = Subscriber(person_of(viewer), "", {"table"}, {"table": 0}, capacity=10**6)
        self.broadcast.streams.add(self.subscriber)

    def hear(self, table: LiveTable) -> list[str]:
        """What comes through it now, as text."""
        self.broadcast.tell(table)
        heard = []
        while not self.subscriber.queue.empty():
            sent = self.subscriber.queue.get_nowait()
            assert sent is not None
            heard.append(f"{sent.id} {sent.data}")
        return heard


def everything_sent(table: LiveTable, viewer: Viewer) -> str:
    """All that a viewer can have from the server now, as text."""
    return json.dumps(
        {
            "state": messages.state_for(table, viewer, is_host=False),
            "host": messages.state_for(table, viewer, is_host=True),
            "messages": messages.messages_after(table, viewer, 0),
            "since": messages.since_own_turn(table, viewer),
            "brief": brief(table, person_of(viewer)),
            "problems": problems(table, viewer),
        }
    )


def problems(table: LiveTable, viewer: Viewer) -> list[Any]:
    """What a viewer is answered who tries what is not possible."""
    game, person = table.game, person_of(viewer)
    assert isinstance(game, Game | DiceGame)
    if viewer is not None and table.seats[viewer].bot:
        return []  # whoever chooses comes back to the seat first
    answers: list[Any] = []
    for seat in range(game.cities):
        asked = viewer is not None and seat in game.view(viewer).decides
        possible = {str(action) for action in game.legal(seat).actions} if asked else set()
        for action in CARD_TRIES if isinstance(game, Game) else DICE_TRIES:
            if action not in possible:
                work = partial(commands.choose, table, person, seat, action, "key")
                answers.append(problem_with(table, work))
        if not has_taken(game, seat, viewer):
            answers.append(problem_with(table, partial(commands.take_back, table, person, seat)))
    return answers


def has_taken(game: Game | DiceGame, seat: int, viewer: Viewer) -> bool:
    """Whether a viewer has something that it could take back."""
    if viewer is None or game.chooser(seat) != viewer:
        return False
    return bool(game.chain(seat)) if isinstance(game, DiceGame) else game.choice(seat) is not None


def problem_with(table: LiveTable, work: Callable[[], Any]) -> Any:
    """The answer to something that cannot be done."""
    try:
        for draft in work():
            table.accept(draft, 0.0, 0.0)
    except Problem as problem:
        return problem.to_json()
    raise AssertionError("it can be done")
