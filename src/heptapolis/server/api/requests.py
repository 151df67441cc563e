"""The bodies of requests, with examples for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, JsonValue

from heptapolis.server.api.strict_json import Strict
from heptapolis.server.api.texts import Contribution, Name, Words
from heptapolis.server.bot_offer import LONGEST
from heptapolis.server.terms import LONGEST_CLOCK, Terms

Bot = Annotated[str, Field(min_length=1, max_length=LONGEST, description="One of the bots of `GET /api/rules`.")]
TABLES: list[JsonValue] = [
    {"rules": "second-edition", "options": {"players": 3}, "name": "Elsa", "begin": True},
    {
        "rules": "dice",
        "options": {"players": 3},
        "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "builder"}],
        "clock": {"kind": "decision", "seconds": 60},
        "public": True,
    },
]


class FreeSeat(Strict):
    """A seat for anyone with the code, or one kept for someone with an invitation."""

    kind: Literal["open", "invited"] = "open"
    bot: Literal[""] = ""


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: Bot = "rulebook"


class Clock(Strict):
    """How long people may think: for ever, so many seconds a decision, or so many for the whole game."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "decision", "seconds": 60, "grace": 300}]})
    kind: Literal["none", "decision", "game"] = "none"
    seconds: int = Field(0, ge=0, le=LONGEST_CLOCK)
    grace: int | None = Field(None, ge=5, le=LONGEST_CLOCK, description="A bot plays for whoever is away so long.")


class TableWanted(Strict):
    """A new table."""

    model_config = ConfigDict(json_schema_extra={"examples": TABLES})
    rules: str = Field("second-edition", max_length=32, examples=["second-edition", "dice"])
    options: dict[str, Any] = Field(
        default_factory=lambda: {"players": 3},
        description="Of the ruleset: players, and for cards wonders, sides, edifice, carthage.",
        examples=[{"players": 3}],
    )
    boards: list[Annotated[str, Field(max_length=40)]] = Field(
        default_factory=list, max_length=7, description="By name, for the seats in turn."
    )
    seats: list[FreeSeat | BotSeat] | None = Field(
        None, min_length=2, max_length=7, description="Left out: you and rulebook bots."
    )
    clock: Clock = Clock()
    public: bool = False
    talk: bool = True
    running_score: bool = False
    hints: bool = False
    webhook: str = Field("", max_length=300, pattern=r"^(https?://[^\s]+)?$")
    name: Name = Field("", examples=["Elsa"])
    contribution: Contribution = Field("", description="Mixed into the deal, so that nobody chose it.")
    begin: bool = Field(False, description="Begin at once; seats that nobody took are played by bots.")


class SeatTaken(Strict):
    """Taking a seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Frida"}, {"name": "Frida", "seat": 1}]})
    name: Name = Field(examples=["Frida"])
    seat: int | None = Field(None, ge=0, le=6)
    invitation: str = Field("", max_length=100, description="For a seat that is kept for someone invited.")
    contribution: Contribution = Field("", description="Mixed into the deal, so that nobody chose it.")


class StandInWanted(Strict):
    """A bot for a seat whose player is missing; an empty bot gives the seat back."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": 1, "bot": "rulebook"}, {"seat": 1, "bot": ""}]})
    seat: int = Field(ge=0, le=6)
    bot: Bot | Literal[""] = "rulebook"


class StateWanted(Strict):
    """What the host wants of the game."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"state": "paused"}]})
    state: Literal["playing", "paused", "ended"]


class Said(Strict):
    """A word or a reaction."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"words": "Good luck!"}, {"reaction": "well-played"}]})
    words: Words = ""
    reaction: Literal["", "well-played", "thanks", "oops", "thinking", "wow"] = ""


class Talk(Strict):
    """Whether people may talk."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"on": False}]})
    on: bool


def terms_of(wanted: TableWanted) -> Terms:
    """The terms of a new table."""
    players = wanted.options.get("players", 3)
    count = players if type(players) is int and 0 < players < 8 else 0
    described = wanted.seats or [FreeSeat(), *[BotSeat(kind="bot")] * max(count - 1, 0)]
    return Terms(
        rules=wanted.rules,
        options=wanted.options,
        seats=tuple({"kind": each.kind, "bot": each.bot} for each in described),
        boards=tuple(wanted.boards),
        clock=wanted.clock.kind,
        seconds=wanted.clock.seconds,
        grace=wanted.clock.grace,
        public=wanted.public,
        talk=wanted.talk,
        running_score=wanted.running_score,
        hints=wanted.hints,
        webhook=wanted.webhook,
    )
