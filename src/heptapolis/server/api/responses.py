"""The bodies of answers, for the OpenAPI document; no answer is checked against them at run time.

Views, legal actions, news and scores belong to the ruleset: those whose shapes it gives are documented name by name,
others are free objects here; docs/protocol.md describes them.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from heptapolis.server.api.game_models import AnyEvent, AnyLegal, AnyScore, AnyView, Free
from heptapolis.server.api.printable import ColourOrNone, CrestOrNone

State = Literal["lobby", "playing", "paused", "over", "ended"]
SeatKind = Literal["open", "invited", "bot", "person"]


class ResponseModel(BaseModel):
    """An answer with nothing else in it."""

    model_config = ConfigDict(extra="forbid")


class Health(ResponseModel):
    """Whether the server is running."""

    open: bool
    version: str


class Token(ResponseModel):
    """What shows who you are."""

    token: str = Field(description="For `Authorization: Bearer ...`; a browser has it in its cookie.")


class Me(ResponseModel):
    """The name of a person, and the crest and the colour they chose, if they did."""

    name: str
    crest: CrestOrNone = ""
    colour: ColourOrNone = ""


class Link(ResponseModel):
    """A private link."""

    link: str = Field(description="For `POST /api/carry` on the other device, once and within the hour.")


class LinkNames(ResponseModel):
    """Who a private link is for."""

    here: str | None = Field(description="Who you are now; empty without a name, null if you have no identity yet.")
    there: str = Field(description="Who the link would make you; empty without a name.")
    same: bool = Field(description="Whether both are the same person.")


class PushShown(ResponseModel):
    """Where a person is told of their turn."""

    key: str = Field(description="The public key of the server, for `applicationServerKey`.")
    devices: int = Field(description="How many devices of yours are told.")


class SeatShown(ResponseModel):
    """A seat as everyone sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    crest: CrestOrNone = Field("", description="The drawing of a person or a bot; nobody else at the table has it.")
    colour: ColourOrNone = Field("", description="Its colour; nobody else at the table has it either.")
    standing_in: bool = Field(description="Whether a bot is playing for the person in this seat.")
    you: bool
    host: bool = Field(False, description="Whether the host sits here.")
    thinking: bool = Field(description="Whether this seat has something to decide.")


class ClockShown(ResponseModel):
    """How long people may think."""

    kind: Literal["none", "decision", "game"]
    seconds: int
    grace: int | None


class FairShown(ResponseModel):
    """The promise of the deal; after the end what proves it."""

    commitment: str
    secret: str | None = None
    contributions: list[str] | None = None


class Spoken(ResponseModel):
    """Something that was said."""

    at: float
    seat: int
    name: str
    words: str
    reaction: str


class BoxShort(ResponseModel):
    """A custom box by name."""

    id: str
    name: str = Field(description="The English name.")
    names: dict[str, str] = Field(description="Other names, by language.")
    digest: str


class BoxSummary(BoxShort):
    """A custom box to choose."""

    author: str
    editions: dict[str, list[int]] = Field(
        description="The rulesets it goes with, and the minimum and maximum number of players for each."
    )
    cards: int = Field(description="How many cards it adds.")
    copies: int = Field(description="How many cards of the edition have a different number of copies.")
    wonders: int
    edifices: int
    needs_edifices: bool = Field(description="Whether some of it is played only with the expansion Edifice.")


class BoxCatalogue(ResponseModel):
    """What a box changes in the catalogue of its table's edition, by id; every name in all languages that it has."""

    cards: dict[str, Free]
    boards: dict[str, Free]
    wonders: dict[str, Free]
    edifices: dict[str, Free]


class TableShown(ResponseModel):
    """A table as a person sees it."""

    table: str
    code: str
    state: State
    position: int = Field(description="How many messages of this table you have received.")
    rules: str
    title: str
    options: dict[str, Any]
    box: BoxShort | None = Field(description="The custom box in play; `GET /api/tables/{name}/box/{digest}`.")
    clock: ClockShown
    public: bool
    talk: list[Spoken]
    talking: bool
    running_score: bool
    hints: bool
    seats: list[SeatShown]
    seat: int | None = Field(description="Your seat.")
    host: bool = Field(description="Whether you are the host.")
    removed: bool = Field(False, description="Whether the host removed you: you need an invitation to sit down again.")
    rematch: str | None = Field(description="The table of the rematch.")
    fair: FairShown
    moment: int | None = Field(
        None, description="Once the game has started: how often choices were revealed; for `POST .../choice`."
    )
    view: AnyView | None = Field(None, description="Once the game has started: what your seat may know.")
    legal: dict[str, AnyLegal] | None = Field(None, description="By seat, for every seat you decide for now.")
    changes: dict[str, AnyLegal] | None = Field(
        None, description="By seat, what you may choose instead for every seat that has chosen; only in the card game."
    )
    deadlines: dict[str, float] | None = Field(None, description="By seat, in seconds of the server's time.")
    pause: Literal["host", "absence"] | None = Field(
        None, description="If paused: by the host, or because bots stood in for everyone; a player can return."
    )
    time: float | None = Field(
        None, description="With deadlines: the server's time now, which stops while the server is down."
    )
    scores: list[AnyScore] | None = Field(None, description="At the end; before it only with a running score.")
    winners: list[int] | None = Field(None, description="After the end.")


class Invitation(ResponseModel):
    """What lets someone take a seat that is kept for invited people."""

    seat: int
    invitation: str = Field(description="For `POST /api/tables/{name}/sit`.")


class InvitationList(ResponseModel):
    """The invitations to seats that are still free."""

    invitations: list[Invitation]


class Screen(ResponseModel):
    """What lets a screen watch a private table."""

    screen: str = Field(description="For `POST /api/tables/{name}/watch`: six letters and digits.")


class SeatListed(ResponseModel):
    """A seat in a list."""

    kind: SeatKind
    name: str
    bot: str


class TableListed(ResponseModel):
    """A table in a list."""

    table: str
    code: str
    rules: str
    title: str
    box: BoxShort | None
    state: State
    seats: list[SeatListed]
    seat: int | None
    your_turn: bool


class Tables(ResponseModel):
    """Tables to come back to, to join, and to watch."""

    mine: list[TableListed]
    open: list[TableListed]
    running: list[TableListed]


class CheckedBoard(ResponseModel):
    """A board that someone sent: its name, and how many of its spaces are not marked as read from the box."""

    id: str
    city: str
    unsure: int
    spaces: int


class BoardsRead(ResponseModel):
    """The boards of a text."""

    boards: list[dict[str, Any]] = Field(description="For the option `boards` of a dice table.")
    read: list[CheckedBoard]


class Position(ResponseModel):
    """How far a table has come."""

    position: int


class TableMessage(ResponseModel):
    """One thing that happened at a table."""

    table: str
    position: int
    at: float
    kind: str
    what: dict[str, Any]
    news: list[AnyEvent] = Field(description="What happened in the game, each with an English sentence.")


class Messages(ResponseModel):
    """What happened after a position."""

    after: int
    messages: list[TableMessage]


class Hint(ResponseModel):
    """What a bot would do."""

    seat: int
    action: str
    bot: str
    why: str = Field(description="The reason, one of a few keywords.")
    points: int = Field(description="With the reason `points`: how many.")


class Moment(ResponseModel):
    """How the seats stood after a step of the game."""

    age: int
    turn: int
    points: list[int] = Field(description="What every seat would have scored.")


class Course(ResponseModel):
    """The course of a game."""

    moments: list[Moment]


class SeatPlayed(ResponseModel):
    """A seat of a finished game."""

    seat: int
    name: str
    bot: str = Field(description="The bot that played the seat; empty for a person.")
    points: int
    won: bool


class GamePlayed(ResponseModel):
    """A finished game."""

    table: str
    rules: str
    box: BoxShort | None
    finished: float
    ended: bool = Field(description="Whether the host ended it early; the points are those at that moment.")
    seats: list[SeatPlayed]


class History(ResponseModel):
    """A page of finished games."""

    page: int
    games: list[GamePlayed]


class Replay(ResponseModel):
    """A finished game after some decisions."""

    decision: int
    of: int
    view: AnyView


class Rules(ResponseModel):
    """What can be played, and with which bots."""

    rules: list[str]
    bots: dict[str, str] = Field(description="Every bot that can play at a table, with a short description.")
    own_bots: list[str] = Field(description="The ones added by the operator of this server.")
    boxes: list[BoxSummary] = Field(description="The boxes that the operator of this server offers.")
    box_uploads: bool = Field(description="Whether you may send boxes of your own.")
