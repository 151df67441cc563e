"""A server with tables in every state, and requests that must be refused there."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import httpx

from patience import PATIENCE
from server.servers import Person, ServerProcess


class Scenery:
    """Elsa hosts and plays, Frida plays, Greta is a stranger, Ivar was removed, and nobody is unknown."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.elsa, self.frida, self.greta = (server.person(name) for name in ("Elsa", "Frida", "Greta"))
        self.names = {"lobby": self.opened(frida=False), "full": self.opened()}
        kept = [{"kind": "open"}, {"kind": "invited"}, {"kind": "bot", "bot": "random"}]
        self.names["kept"] = self.opened(frida=False, seats=kept)
        self.names |= {state: self.begun() for state in ("playing", "paused", "ended")}
        self.names["quiet"] = self.begun(talk=False, public=True)
        ivar = self.ivar = server.person("Ivar")
        ivar.post(f"/api/tables/{self.names['lobby']}/sit", {"name": "Ivar"})
        self.elsa.post(f"/api/tables/{self.names['lobby']}/remove", {"seat": 1, "name": "Ivar"})
        self.names["over"] = str(self.elsa.open_table("dice", 2)["table"])
        self.elsa.play_on(self.names["over"], Random(1))
        self.names["hinted"] = str(self.elsa.open_table(hints=True, begin=False)["table"])
        for state in ("paused", "ended"):
            self.elsa.put(f"/api/tables/{self.names[state]}/state", {"state": state})
        legal = self.elsa.table(self.names["playing"])["legal"]["0"]["options"]
        self.elsa.choose(self.names["playing"], legal[0]["action"], key="used")

    def opened(self, *, frida: bool = True, **more: Any) -> str:
        """A table with Elsa, with or without Frida, and a bot."""
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        wanted: dict[str, Any] = {"seats": seats, "begin": False, "boards": ["gizah/day", "rhodos/day", "olympia/day"]}
        table = str(self.elsa.open_table(CARDS, **wanted | more)["table"])
        if frida:
            self.frida.post(f"/api/tables/{table}/sit", {"name": "Frida"})
        return table

    def begun(self, **more: Any) -> str:
        """The same, begun."""
        table = self.opened(**more)
        self.elsa.post(f"/api/tables/{table}/begin")
        return table

    def ask(self, scene: Scene) -> httpx.Response:
        """What a scene's request is answered with."""
        people: dict[str, Person | None] = {"elsa": self.elsa, "frida": self.frida, "greta": self.greta}
        people |= {"ivar": self.ivar, "nobody": None}
        person = people[scene.who]
        method, _, path = scene.line.format(**self.names).partition(" ")
        headers = (person.headers if person else {}) | scene.headers
        return httpx.request(method, self.server.url + path, json=scene.body, headers=headers, timeout=PATIENCE)


@dataclass(frozen=True)
class Scene:
    """A request that is refused with a code."""

    code: str
    who: str
    line: str
    body: Any = None
    headers: dict[str, str] = None  # type: ignore[assignment]
    words: str = ""
    reason: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "headers", self.headers or {})

    def __str__(self) -> str:
        return f"{self.code} {self.line.replace('/', ':')} {self.words}"


def choice(code: str, table: str, action: str, words: str = "", **more: Any) -> Scene:
    """Elsa chooses something that is refused."""
    reason = more.pop("reason", None)
    who = more.pop("who", "elsa")
    line = f"POST /api/tables/{{{table}}}/choice"
    return Scene(code, who, line, {"action": action} | more, words=words, reason=reason)


def options(words: str, **wanted: Any) -> Scene:
    """Elsa wants a table that makes no game."""
    return Scene("table/options", "elsa", "POST /api/tables", {"name": "Elsa", "begin": True} | wanted, words=words)


def seats(words: str, seat: dict[str, str]) -> Scene:
    """Elsa wants a table with a seat that cannot be."""
    described = [{"kind": "open"}, seat, {"kind": "bot"}]
    return Scene("request/malformed", "elsa", "POST /api/tables", {"seats": described}, words=words)


CARDS = "second-edition"
SMALL_BOX = {"files": [{"name": "box.toml", "text": 'id = "small"'}]}
SCENES = [
    Scene("box/not-allowed", "elsa", "POST /api/boxes", SMALL_BOX, words="does not accept boxes"),
    Scene("box/unknown", "elsa", "POST /api/tables", {"box": "0" * 64}, words="send it again"),
    Scene("box/unknown", "elsa", "GET /api/tables/{playing}/box/" + "0" * 64, words="not played with this box"),
    Scene("table/private", "greta", "GET /api/tables/{playing}/box/" + "0" * 64),
    Scene("request/malformed", "elsa", "PUT /api/me", {"name": "x" * 41}, words="at most 40"),
    Scene("request/malformed", "elsa", "PUT /api/me", {"nme": "x"}, words="nme"),
    Scene("request/malformed", "elsa", "GET /api/history?page=-1", words="page"),
    Scene("request/malformed", "elsa", "GET /api/history/{over}/replay?decision=99999", words="decisions"),
    Scene("request/malformed", "elsa", "GET /api/history/{over}/replay?seat=6", words="players"),
    Scene("request/malformed", "greta", "POST /api/tables/{lobby}/sit", {"name": "  "}, words="name"),
    Scene("request/malformed", "elsa", "POST /api/tables/{lobby}/say", {"words": ""}, words="words"),
    seats("did you mean 'rulebook'?", {"kind": "bot", "bot": "rulebok"}),
    seats("unknown bot 'nobody'; known: ", {"kind": "bot", "bot": "nobody"}),
    seats("seats.1: The kind of a seat is open, invited or bot.", {"kind": "robot"}),
    seats("seats.1.bot", {"kind": "bot", "bot": ""}),
    seats("seats.1.open.bot", {"kind": "open", "bot": "rulebook"}),
    Scene(
        "request/malformed",
        "elsa",
        "POST /api/tables/{playing}/stand-in",
        {"seat": 1, "bot": "bilder"},
        words="'builder'?",
    ),
    Scene("request/malformed", "elsa", "GET /api/stream?watch=..", words="watch"),
    Scene("request/too-large", "elsa", "PUT /api/me", {"name": " " * 70_000}),
    Scene("request/forbidden-origin", "elsa", "PUT /api/me", {"name": "x"}, {"origin": "https://evil.example"}),
    Scene("request/not-found", "elsa", "GET /api/nowhere"),
    Scene("request/method", "elsa", "DELETE /api/tables/{playing}"),
    Scene("person/unknown", "nobody", "GET /api/me", words="cookie"),
    Scene("person/link-invalid", "nobody", "POST /api/carry", {"link": "link.a.b.c"}, words="link"),
    Scene("person/link-invalid", "elsa", "POST /api/carry/names", {"link": "link.a.b.c"}, words="link"),
    Scene("table/unknown", "greta", "GET /api/tables/ABCDEF", words="letters"),
    Scene("table/unknown", "greta", "POST /api/tables/nosuchtable/sit", {"name": "Greta"}, words="letters"),
    Scene("table/private", "greta", "GET /api/tables/{playing}"),
    Scene("table/private", "nobody", "GET /api/tables/{ended}"),
    Scene("table/full", "greta", "POST /api/tables/{full}/sit", {"name": "Greta"}, words="host"),
    Scene("table/full", "greta", "POST /api/tables", {"name": "G", "seats": [{"kind": "bot"}] * 3}, words="bot"),
    Scene("table/not-seated", "greta", "POST /api/tables/{lobby}/leave"),
    Scene("table/not-seated", "greta", "POST /api/tables/{lobby}/say", {"words": "hello"}),
    Scene("table/not-seated", "greta", "POST /api/tables/{playing}/return"),
    choice("table/not-seated", "playing", "sell altar", "seat 1", seat=1),
    choice("table/not-seated", "playing", "sell altar", "seat 5", seat=5),
    choice("table/not-seated", "playing", "sell altar", who="greta"),
    Scene("table/already-seated", "frida", "POST /api/tables/{full}/sit", {"name": "Frida"}),
    Scene("table/seat-taken", "greta", "POST /api/tables/{lobby}/sit", {"name": "Greta", "seat": 0}),
    Scene("table/screen-code", "greta", "POST /api/tables/{playing}/watch", {"screen": "AAAAAA"}),
    Scene("table/seat-taken", "greta", "POST /api/tables/{lobby}/sit", {"name": "Greta", "seat": 2}),
    Scene("table/seat-taken", "greta", "POST /api/tables/{lobby}/sit", {"name": "Greta", "seat": 6}),
    Scene("table/seat-taken", "greta", "POST /api/tables/{kept}/sit", {"name": "Greta", "seat": 1}, words="invited"),
    Scene("table/full", "greta", "POST /api/tables/{kept}/sit", {"name": "Greta"}, words="invited"),
    Scene(
        "table/invitation-invalid",
        "greta",
        "POST /api/tables/{kept}/sit",
        {"name": "Greta", "invitation": "seat.a.1.b"},
    ),
    Scene("table/not-host", "greta", "GET /api/tables/{kept}/invitations"),
    Scene("table/not-host", "frida", "POST /api/tables/{full}/begin"),
    Scene("table/not-host", "frida", "POST /api/tables/{full}/remove", {"seat": 0}),
    Scene("table/not-host", "frida", "POST /api/tables/{full}/host", {"seat": 0}),
    Scene("table/host-here", "frida", "POST /api/tables/{playing}/host", {"seat": 1}),
    Scene("table/not-host", "frida", "PUT /api/tables/{full}/terms", {"hints": True}),
    Scene("table/seat-changed", "elsa", "POST /api/tables/{full}/remove", {"seat": 1, "name": "Greta"}, words="Greta"),
    Scene("table/seat-changed", "elsa", "POST /api/tables/{full}/host", {"seat": 2}, words="Nobody"),
    Scene("table/removed", "ivar", "POST /api/tables/{lobby}/sit", {"name": "Ivar"}, words="invitation"),
    Scene("table/seat-taken", "elsa", "PUT /api/tables/{full}/terms", {"seats": [{"kind": "bot"}] * 3}, words="Elsa"),
    Scene("table/options", "elsa", "PUT /api/tables/{full}/terms", {"options": {"players": 9}}, words="9 players"),
    Scene("table/options", "elsa", "PUT /api/tables/{full}/terms", {"options": {"box": {}}}, words="another table"),
    Scene("table/options", "elsa", "POST /api/tables/{full}/remove", {"seat": 0}, words="own seat"),
    Scene("table/began", "elsa", "PUT /api/tables/{playing}/terms", {"hints": True}),
    Scene("table/began", "elsa", "POST /api/tables/{playing}/remove", {"seat": 1}),
    Scene("table/over", "elsa", "POST /api/tables/{over}/host", {"seat": 1}),
    Scene("request/malformed", "elsa", "PUT /api/me", {"crest": "unicorn"}, words="crest"),
    Scene("request/malformed", "elsa", "PUT /api/tables/{full}/terms", {"rules": "dice"}, words="rules"),
    Scene("table/not-host", "frida", "PUT /api/tables/{playing}/state", {"state": "paused"}),
    Scene("table/not-host", "frida", "PUT /api/tables/{playing}/talk", {"on": False}),
    Scene("table/not-host", "greta", "POST /api/tables/{playing}/stand-in", {"seat": 0}),
    Scene("table/began", "greta", "POST /api/tables/{playing}/sit", {"name": "Greta"}, words="watch"),
    Scene("table/began", "frida", "POST /api/tables/{playing}/leave", words="bot"),
    Scene("table/began", "elsa", "POST /api/tables/{paused}/begin"),
    choice("table/not-begun", "full", "sell altar"),
    Scene("table/not-begun", "elsa", "POST /api/tables/{full}/take-back", {}),
    Scene("table/not-begun", "elsa", "PUT /api/tables/{full}/state", {"state": "paused"}),
    Scene("table/not-begun", "elsa", "POST /api/tables/{full}/stand-in", {"seat": 1}),
    choice("table/paused", "paused", "sell altar"),
    Scene("table/paused", "elsa", "POST /api/tables/{paused}/take-back", {}),
    choice("table/over", "over", "sell altar"),
    choice("table/over", "ended", "sell altar"),
    Scene("table/over", "elsa", "PUT /api/tables/{over}/state", {"state": "ended"}),
    Scene("table/over", "elsa", "PUT /api/tables/{ended}/state", {"state": "playing"}),
    Scene("table/not-over", "elsa", "POST /api/tables/{playing}/rematch"),
    Scene("table/talk-off", "elsa", "POST /api/tables/{quiet}/say", {"words": "hello"}),
    Scene("table/hints-off", "elsa", "GET /api/tables/{playing}/hint"),
    Scene("table/options", "elsa", "POST /api/tables/{playing}/stand-in", {"seat": 2}, words="seat 2"),
    Scene("table/options", "elsa", "POST /api/tables/{playing}/stand-in", {"seat": 6}, words="seat 6"),
    options("1 player", rules=CARDS, options={"players": 1}),
    options("8 players", rules=CARDS, options={"players": 8}),
    options("1 player", rules="dice", options={"players": 1}),
    options("first-edition", rules="frst-edition"),
    options("dice", rules="chess"),
    options("Edifice", rules=CARDS, boards=["ur/day", "gizah/day", "rhodos/day"]),
    options("draft", rules="first-edition", options={"players": 7, "wonders": "draft"}),
    options("gizah", rules=CARDS, boards=["gizeh", "rhodos", "olympia"]),
    options("2 boards", rules=CARDS, boards=["gizah/day", "rhodos/day"]),
    options("there is only one", rules=CARDS, boards=["gizah/day", "gizah/night", "olympia"]),
    options("board", rules="dice", boards=["atlantis"]),
    options("twice", rules="dice", boards=["giza", "giza"]),
    options("players", rules="dice", options={}),
    options("seats", rules=CARDS, options={"players": 4}, seats=[{"kind": "open"}] * 3),
    options("clock", clock={"kind": "decision"}),
    options("clock", clock={"kind": "none", "seconds": 5}),
    Scene("choice/late", "frida", "POST /api/tables/{playing}/take-back", {}),
    Scene("choice/late", "elsa", "GET /api/tables/{hinted}/hint", words="nothing to decide"),
    choice("choice/illegal", "playing", "build palace", "hand", reason="not_in_hand"),
    choice("choice/illegal", "playing", "take gizah/day", reason="wrong_decision"),
    choice("choice/malformed", "playing", "dance"),
    choice("choice/malformed", "playing", "build"),
    choice("choice/malformed", "playing", "build palce", "palace"),
    choice("choice/malformed", "playing", "build palace L" + "9" * 90),
    choice("choice/key-used", "playing", "sell altar", key="used"),
    Scene("record/unknown", "elsa", "GET /api/history/{playing}/record"),
    Scene("record/unknown", "greta", "GET /api/history/{over}/record"),
    Scene("record/unknown", "elsa", "GET /api/history/nosuchgame/replay"),
    Scene("record/unknown", "elsa", "GET /api/history/{lobby}/replay"),
]
"""Every code that a request alone can provoke; `words` stands in the message."""
