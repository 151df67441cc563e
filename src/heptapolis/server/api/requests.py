"""The bodies of requests, with examples for the OpenAPI document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Discriminator, Field, JsonValue, Tag

from heptapolis.catalogue.cards import OwnBox
from heptapolis.catalogue.dice.sent import LARGEST_TEXT
from heptapolis.game.cards.deal import EXPANSIONS
from heptapolis.server.api.printable import Contribution, Name, Words
from heptapolis.server.api.strict_json import Strict
from heptapolis.server.bot_offer import LONGEST
from heptapolis.server.problems import Problem
from heptapolis.server.terms import BOT, INVITED, LONGEST_CLOCK, OPEN, Terms

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


BOXES: list[JsonValue] = [
    {
        "files": [
            {
                "name": "box.toml",
                "text": 'id = "small"\nname = "Small"\nauthor = "Elsa"\neditions = ["second-edition"]\n',
            }
        ]
    }
]


class FreeSeat(Strict):
    """A seat for anyone with the code, or one kept for someone with an invitation."""

    kind: Literal["open", "invited"] = "open"
    bot: Literal[""] = ""


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: Bot = "rulebook"


def shape_of(seat: Any) -> str | None:
    """Which of the two shapes a described seat has; None for a kind of seat that there is not."""
    kind = seat.get("kind", OPEN) if isinstance(seat, dict) else getattr(seat, "kind", None)
    return {OPEN: OPEN, INVITED: OPEN, BOT: BOT}.get(kind) if isinstance(kind, str) else None


SeatWanted = Annotated[
    Annotated[FreeSeat, Tag(OPEN)] | Annotated[BotSeat, Tag(BOT)],
    Discriminator(
        shape_of, custom_error_type="seat", custom_error_message="The kind of a seat is open, invited or bot"
    ),
]


class Clock(Strict):
    """How long people may think: for ever, so many seconds a decision, or so many for the whole game."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "decision", "seconds": 60, "grace": 300}]})
    kind: Literal["none", "decision", "game"] = "none"
    seconds: int = Field(0, ge=0, le=LONGEST_CLOCK)
    grace: int | None = Field(
        None, ge=5, le=LONGEST_CLOCK, description="A bot plays for a player who is away this long."
    )


class BoxFile(Strict):
    """A file of a box."""

    name: str = Field(max_length=40, description="box.toml, cards.toml, wonders.toml or edifices.toml.")
    text: str


class BoxUpload(Strict):
    """A custom box, file by file."""

    model_config = ConfigDict(json_schema_extra={"examples": BOXES})
    files: list[BoxFile] = Field(min_length=1, max_length=20, description="Together at most 200,000 bytes.")


class BoardText(Strict):
    """The text of a board file."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"text": '[[board]]\nid = "mine"\n...'}]})
    text: str = Field(description=f"TOML, as `heptapolis dice export-board` writes it; at most {LARGEST_TEXT:,} bytes.")


class TableWanted(Strict):
    """A new table."""

    model_config = ConfigDict(json_schema_extra={"examples": TABLES})
    rules: str = Field("second-edition", max_length=32, examples=["second-edition", "dice"])
    options: dict[str, Any] = Field(
        default_factory=lambda: {"players": 3},
        description=f"Of the ruleset: players, and for cards wonders, sides, {', '.join(EXPANSIONS)}.",
        examples=[{"players": 3}],
    )
    box: str = Field("", max_length=64, description="A custom box: its digest, or the id of one from `GET /api/rules`.")
    boards: list[Annotated[str, Field(max_length=40)]] = Field(
        default_factory=list, max_length=7, description="By name, for the seats in turn."
    )
    seats: list[SeatWanted] | None = Field(
        None, min_length=2, max_length=7, description="Left out: you, and bots that suit your last results."
    )
    clock: Clock = Clock()
    public: bool = False
    talk: bool = True
    running_score: bool = False
    hints: bool = False
    webhook: str = Field("", max_length=300, pattern=r"^(https?://[^\s]+)?$")
    name: Name = Field("", examples=["Elsa"])
    contribution: Contribution = Field("", description="Goes into the seed of the deal, so no one can choose it.")
    begin: bool = Field(False, description="Start at once; bots take the empty seats.")


class SeatTaken(Strict):
    """Taking a seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Frida"}, {"name": "Frida", "seat": 1}]})
    name: Name = Field(examples=["Frida"])
    seat: int | None = Field(None, ge=0, le=6)
    invitation: str = Field("", max_length=100, description="For a reserved seat.")
    contribution: Contribution = Field("", description="Goes into the seed of the deal, so no one can choose it.")


class SeatMeant(Strict):
    """Someone at the table."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": 1, "name": "Frida"}]})
    seat: int = Field(ge=0, le=6)
    name: Name = Field("", description="Who is meant: if someone else sits there by now, nothing happens.")


class TermsWanted(Strict):
    """What the host changes before the game; what is left out stays as it is."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"options": {"players": 4}, "hints": True}]})
    options: dict[str, Any] | None = Field(None, description="Of the ruleset; box and boards stay.")
    seats: list[SeatWanted] | None = Field(
        None, min_length=2, max_length=7, description="People keep their seats, whatever the kind says."
    )
    clock: Clock | None = None
    public: bool | None = None
    running_score: bool | None = None
    hints: bool | None = None


class Watched(Strict):
    """A screen that wants to watch."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"screen": "M4XQ7T"}]})
    screen: str = Field(max_length=16, description="The code for screens of the table; small letters will do.")


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


def seats_of(described: Sequence[FreeSeat | BotSeat]) -> tuple[dict[str, str], ...]:
    """Seats as terms have them."""
    return tuple({"kind": each.kind, "bot": each.bot} for each in described)


def clock_of(clock: Clock) -> dict[str, Any]:
    """A clock as terms have it."""
    return {"clock": clock.kind, "seconds": clock.seconds, "grace": clock.grace}


def changes_of(wanted: TermsWanted) -> dict[str, Any]:
    """What the host changes, as terms have it."""
    plain = ("options", "public", "running_score", "hints")
    values = {name: value for name in plain if (value := getattr(wanted, name)) is not None}
    seats = {"seats": seats_of(wanted.seats)} if wanted.seats else {}
    return values | seats | (clock_of(wanted.clock) if wanted.clock else {})


def terms_of(wanted: TableWanted, box: OwnBox | None, opponent: str) -> Terms:
    """The terms of a new table, with the box that it is played with, and the bot that plays where nothing is said."""
    if "box" in wanted.options:
        raise Problem("table/options", "A box is not an option: send it to /api/boxes and name it as `box`.")
    players = wanted.options.get("players", 3)
    count = players if type(players) is int and 0 < players < 8 else 0
    described = wanted.seats or [FreeSeat(), *[BotSeat(kind="bot", bot=opponent)] * max(count - 1, 0)]
    return Terms(
        rules=wanted.rules,
        options=wanted.options | ({"box": box.to_json()} if box else {}),
        seats=seats_of(described),
        boards=tuple(wanted.boards),
        **clock_of(wanted.clock),
        public=wanted.public,
        talk=wanted.talk,
        running_score=wanted.running_score,
        hints=wanted.hints,
        webhook=wanted.webhook,
    )
