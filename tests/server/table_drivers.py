"""Tables in memory: people in their seats, what they do through the server's own checks, a clock that tests turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from heptapolis.server import commands
from heptapolis.server.live_table import PLAYING, Draft, LiveTable
from heptapolis.server.messages import state_for
from heptapolis.server.terms import Terms

NAMES = ("Elsa", "Frida", "Gustav", "Hilma", "Ivar", "Jonna", "Knut")
HOST = "person-of-seat-0"
WEBHOOK = "https://hooks.example/secret-path"
SECRET = "secret-of-the-deal"  # noqa: S105 - nobody's but the tests'


def person_in(seat: int) -> str:
    """The id of the person in a seat."""
    return f"person-of-seat-{seat}"


def terms_of(rules: str, options: dict[str, Any], bots: Sequence[int] = (), **more: Any) -> Terms:
    """Terms with bots in some seats, the others open."""
    kinds = ["bot" if seat in bots else "open" for seat in range(options["players"])]
    seats = tuple({"kind": kind, "bot": "rulebook" if kind == "bot" else ""} for kind in kinds)
    return Terms(rules, options, seats, **{"webhook": WEBHOOK} | more).checked()


class TableDriver:
    """A table without a server. Time stands still unless it is turned on."""

    def __init__(self, terms: Terms, secret: str = SECRET, now: float = 1000.0) -> None:
        self.now = now
        self.table = LiveTable("table", "CODE23", HOST, secret, terms)
        self.do([("opened", {"terms": terms.to_json()}, None)])

    @classmethod
    def begun(cls, rules: str, options: dict[str, Any], bots: Sequence[int] = (), **more: Any) -> TableDriver:
        """A table at which everyone sits and the game has begun."""
        secret = more.pop("secret", SECRET)
        driver = cls(terms_of(rules, options, bots, **more), secret)
        for seat in range(options["players"]):
            if seat not in bots:
                driver.sit(seat)
        driver.do(commands.begin(driver.table, HOST))
        return driver

    def do(self, drafts: Sequence[Draft]) -> None:
        """Let something happen now."""
        for draft in drafts:
            self.table.accept(draft, self.now, self.now)

    def sit(self, seat: int) -> None:
        """Someone takes a seat."""
        self.do(commands.sit(self.table, person_in(seat), NAMES[seat], seat, f"contribution-of-{seat}"))

    def choose(self, seat: int, action: str = "", key: str | None = None) -> None:
        """The one who decides for a seat chooses; anything that is legal if nothing is named."""
        game = self.table.game
        assert game is not None
        wanted = action or str(game.legal(seat).actions[0])
        self.do(commands.choose(self.table, person_in(self.table.player_of(seat)), seat, wanted, key))

    def take_back(self, seat: int) -> None:
        """The one who decides for a seat takes the last choice back."""
        self.do(commands.take_back(self.table, person_in(self.table.player_of(seat)), seat))

    def bot_chooses(self, seat: int, action: str = "") -> None:
        """What the server writes down for a bot."""
        game = self.table.game
        assert game is not None
        self.do([("chose", {"seat": seat, "action": action or str(game.legal(seat).actions[0]), "by": "bot"}, None)])

    def step(self, rng: Random | None = None) -> None:
        """Everyone who has not sent does, bots last, until the game moves or ends."""
        game = self.table.game
        assert game is not None
        steps = len(game.history)
        while self.table.state == PLAYING and len(game.history) == steps:
            bots = self.table.bots_deciding()
            seat = next((seat for seat in self.table.deciding() if seat not in bots), self.table.deciding()[0])
            action = str(rng.choice(game.legal(seat).actions)) if rng else ""
            if seat in bots:
                self.bot_chooses(seat, action)
            else:
                self.choose(seat, action)

    def play(self, rng: Random | None = None) -> None:
        """To the end."""
        while self.table.state == PLAYING:
            self.step(rng)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat, or someone beside it, is told."""
        return state_for(self.table, seat, is_host=seat == 0)


def folded(table: LiveTable) -> LiveTable:
    """The same table from its log alone."""
    again = LiveTable(table.id, table.code, table.host, table.secret, table.terms)
    for entry in table.entries:
        again.apply(entry)
    return again
