"""The bodies of answers, for the OpenAPI document; no answer is checked against them at run time.

Views, legal actions, news and scores belong to the ruleset: those of the card game are documented name by name, others
are free objects here; docs/protocol.md describes them.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from heptapolis.server.api.game_models import CardEvent, CardLegal, CardScore, CardView, Free

State = Literal["lobby", "playing", "paused", "over", "ended"]
SeatKind = Literal["open", "invited", "bot", "person"]


class ResponseModel(BaseModel):
    """An answer in which nothing else stands."""

    model_config = ConfigDict(extra="forbid")


class Health(ResponseModel):
    """Whether the server is running."""

    open: bool
    version: str


class Token(ResponseModel):
    """What shows who you are."""

    token: str = Field(description="For `Authorization: Bearer ...`; a browser has it in its cookie.")


class Me(ResponseModel):
    """The name of a person."""

    name: str


class Link(ResponseModel):
    """A private link."""

    link: str = Field(description="For `POST /api/carry` on the other device, within the hour.")


class SeatShown(ResponseModel):
    """A seat as everyone sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    standing_in: bool = Field(description="Whether a bot plays for the person who sits here.")
    you: bool
    thinking: bool = Field(description="Whether something is asked of this seat.")


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


class TableShown(ResponseModel):
    """A table as a person sees it."""

    table: str
    code: str
    state: State
    position: int = Field(description="How many messages of this table you have had.")
    rules: str
    title: str
    options: dict[str, Any]
    clock: ClockShown
    public: bool
    talk: list[Spoken]
    talking: bool
    running_score: bool
    hints: bool
    seats: list[SeatShown]
    seat: int | None = Field(description="Your seat.")
    host: bool = Field(description="Whether you are the host.")
    rematch: str | None = Field(description="The table where the players meet again.")
    fair: FairShown
    view: CardView | Free | None = Field(None, description="Once begun: what your seat may know of the game.")
    legal: dict[str, CardLegal | Free] | None = Field(None, description="By seat, for every seat you decide for now.")
    deadlines: dict[str, float] | None = Field(None, description="By seat, in seconds since 1970.")
    scores: list[CardScore | Free] | None = Field(None, description="With a running score, and after the end.")
    winners: list[int] | None = Field(None, description="After the end.")


class Invitation(ResponseModel):
    """What lets someone take a seat that is kept for invited people."""

    seat: int
    invitation: str = Field(description="For `POST /api/tables/{name}/sit`.")


class Invitations(ResponseModel):
    """The invitations to seats that are still free."""

    invitations: list[Invitation]


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
    state: State
    seats: list[SeatListed]
    seat: int | None
    your_turn: bool


class Tables(ResponseModel):
    """Tables to come back to, to join, and to watch."""

    mine: list[TableListed]
    open: list[TableListed]
    running: list[TableListed]


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
    news: list[CardEvent | Free] = Field(description="What happened in the game, each with an English sentence.")


class Messages(ResponseModel):
    """What happened after a position."""

    after: int
    messages: list[TableMessage]


class Hint(ResponseModel):
    """What a bot would do."""

    seat: int
    action: str
    bot: str
    why: str = Field(description="The reason, as one of a few words.")
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
    finished: float
    seats: list[SeatPlayed]


class History(ResponseModel):
    """A page of finished games."""

    page: int
    games: list[GamePlayed]


class Replay(ResponseModel):
    """A finished game after some decisions."""

    decision: int
    of: int
    view: CardView | Free


class Rules(ResponseModel):
    """What can be played, and with which bots."""

    rules: list[str]
    bots: dict[str, str] = Field(description="Every bot that may sit at a table, with a word about it.")
    own_bots: list[str] = Field(description="Those of them that the operator of this server brings.")
