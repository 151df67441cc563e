"""Someone with tables in every state, who plays them without a window."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page

from browser.windows import Look, Windows
from heptapolis.server.identity import COOKIE
from server.servers import Person, ServerProcess

TURNS = 4
"""How many turns have been played at a table that is looked at: cities have something to show."""
MANY = 12
"""How many cards make a city full."""
BUILDER = ("chain", "free", "build", "stage")
"""What someone likes to do who wants to have many cards."""
BOARDS = ("gizah", "halikarnassos", "rhodos", "olympia", "ephesos", "babylon", "alexandria")


def can_cross(legal: dict[str, Any]) -> bool:
    """Whether a turn begins and some space is open."""
    return legal["decision"] == "act" and any(option["at"] for option in legal["options"])


class Guest:
    """Someone with tables in every state; a window may look at them as the same person."""

    def __init__(self, server: ServerProcess, name: str = "Mette") -> None:
        self.server, self.person = server, server.person(name)
        self.person.put("/api/me", {"name": name})
        self.chance = Random(4)
        self.codes: dict[str, str] = {}
        self.friends: dict[str, Person] = {}
        """The other person at a table."""
        self.looks: dict[tuple[Windows, Look], BrowserContext] = {}

    def enter(self, context: BrowserContext) -> BrowserContext:
        """Let a browser be this person."""
        context.add_cookies([{"name": COOKIE, "value": self.person.token, "url": self.server.url}])
        context.add_init_script("try { localStorage.setItem('heptapolis.known', '1') } catch { /* no page yet */ }")
        return context

    def page(self, windows: Windows, look: Look | None = None) -> Page:
        """A window of this person."""
        return self.enter(windows.person(look)).new_page()

    def view(self, views: Windows, look: Look) -> Page:
        """A window of this person that looks so; it stays open for the next test."""
        if (context := self.looks.get((views, look))) is None:
            context = self.looks[views, look] = self.enter(views.person(look))
            context.new_page()
        return context.pages[0]

    def open(self, players: int = 3, turns: int = 0, **more: object) -> str:
        """A new table with bots at which some turns were played; its code."""
        options = {"players": players} | dict(more.pop("options", {}))  # type: ignore[call-overload]
        table = self.person.open_table(str(more.pop("rules", "second-edition")), players, options=options, **more)
        for _ in range(turns):
            self.person.play_once(table["code"], self.chance)
        self.person.my_turn(table["code"])
        return str(table["code"])

    def with_friend(self, bots: int = 0, **wanted: object) -> str:
        """A table with another person, who chooses when a test says so."""
        seats = [{"kind": "open"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * bots]
        code = str(self.person.post("/api/tables", {"name": self.person.name, "seats": seats} | wanted)["code"])
        self.friends[code] = self.server.person("Björn")
        self.friends[code].post(f"/api/tables/{code}/sit", {"name": "Björn"})
        self.person.post(f"/api/tables/{code}/begin")
        return code

    def lobby(self) -> str:
        """A table that waits: an open seat, one that is kept, a bot."""
        seats = [{"kind": kind} for kind in ("open", "open", "invited")] + [{"kind": "bot", "bot": "builder"}]
        wanted = {"rules": "second-edition", "options": {"players": 4}, "seats": seats, "name": self.person.name}
        return self.kept("lobby", lambda: str(self.person.post("/api/tables", wanted)["code"]))

    def playing(self, players: int = 3) -> str:
        """A table in the middle of an Age."""
        named = [f"{wonder}/night" for wonder in (*BOARDS[: players - 1], BOARDS[-1])]  # long names on either side
        return self.kept(f"playing {players}", lambda: self.open(players, TURNS, hints=True, boards=named))

    def edifices(self) -> str:
        """A table with edifices."""
        boards = ["ur/day", "carthage/day", "gizah/day"]
        return self.kept("edifices", lambda: self.open(3, TURNS, options={"edifice": True}, boards=boards))

    def late(self, players: int = 3, edifice: bool = False) -> str:
        """A table in the last turns of a game, with a city full of cards."""

        def played() -> tuple[int, str]:
            code = self.open(players, hints=True, options={"edifice": edifice})
            while (view := self.person.my_turn(code)["view"])["age"] < 3 or view["turn"] < 5:
                seat, heard = next(iter(self.person.my_turn(code)["legal"].items()))
                self.person.choose(code, self.wish(heard["options"], BUILDER)["action"], int(seat))
            return len(view["cities"][0]["cards"]), code

        return self.kept(f"late {players} {edifice}", lambda: next(code for n, code in iter(played, 0) if n >= MANY))

    def boards(self) -> str:
        """A table at which the boards are chosen."""
        return self.kept("boards", lambda: self.open(options={"wonders": "draft", "sides": "choice"}))

    def dice(self, players: int = 3) -> str:
        """A dice table after a few turns, at the beginning of one in which a space can be crossed off."""

        def played() -> str:
            longest = ["halicarnassus"]
            code = self.open(players, TURNS, rules="dice", hints=True, running_score=True, boards=longest)
            while not can_cross(self.person.my_turn(code)["legal"]["0"]):
                self.person.play_once(code, self.chance)
            return code

        return self.kept(f"dice {players}", played)

    def dice_over(self) -> str:
        """A finished dice game."""

        def played() -> str:
            code = self.open(rules="dice")
            self.person.play_on(code, self.chance)
            return code

        return self.kept("dice over", played)

    def over(self, players: int = 3) -> str:
        """A finished game."""

        def played() -> str:
            code = self.open(players)
            self.person.play_on(code, self.chance)
            return code

        return self.kept(f"over {players}", played)

    def kept(self, name: str, make: Callable[[], str]) -> str:
        """A table that is made once."""
        if name not in self.codes:
            self.codes[name] = make()
        return self.codes[name]

    def end_age(self, code: str) -> None:
        """Play until the next Age begins."""
        end = time.monotonic() + 60
        age = self.person.my_turn(code)["view"]["age"]
        while self.person.my_turn(code)["view"]["age"] == age and time.monotonic() < end:
            self.person.play_once(code, self.chance)

    def until(self, decision: str, wishes: tuple[str, ...], **table: object) -> str:
        """A table at which a decision is asked, however many games it takes; actions of some kinds are liked best."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            code = self.open(**table)  # type: ignore[arg-type]
            while legal := self.person.my_turn(code)["legal"]:
                seat, asked = next(iter(legal.items()))
                if asked["decision"] == decision:
                    return code
                self.person.choose(code, self.wish(asked["options"], wishes)["action"], int(seat))
        raise AssertionError(f"nobody was asked to {decision}")

    def wish(self, options: list[dict[str, Any]], wishes: tuple[str, ...]) -> dict[str, Any]:
        """An option of the first kind that there is."""
        for kind in wishes:
            if liked := [option for option in options if option["kind"] == kind and not option["join"]]:
                return self.chance.choice(liked)
        return self.chance.choice(options)
