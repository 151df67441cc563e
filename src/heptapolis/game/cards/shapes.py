"""The card game as plain JSON values: what a seat is sent, name by name. Clients' types are made from it."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from heptapolis.vocab.messages import SentenceShape

Goods = list[list[str]]
"""One entry a symbol: the goods of which it makes one unit each turn."""


class BoughtShape(TypedDict):
    """The goods that are bought, and how many of each, by neighbour."""

    left: dict[str, int]
    right: dict[str, int]


class OptionShape(TypedDict):
    """A legal action: the text to choose it with, its parts, and the coins it costs.

    `source` is the building of the city that makes the card free by its chain; empty for everything else. `bought` is
    what the coins to the neighbours bring.
    """

    action: str
    kind: str
    card: str
    form: str
    join: bool
    price: int
    left: int
    right: int
    bank: int
    source: str
    bought: BoughtShape


class RefusalShape(TypedDict):
    """What is not possible, and why; `card` is empty where no card can be used like this, `missing` nobody sells."""

    kind: str
    card: str
    reason: str
    words: str
    message: SentenceShape
    missing: dict[str, int]
    price: int
    purse: int


class LegalShape(TypedDict):
    """What a seat is asked, and what it may do."""

    decision: str
    question: SentenceShape
    options: list[OptionShape]
    refusals: list[RefusalShape]


class PricesShape(TypedDict):
    """The coins for one unit from a neighbour."""

    raw: int
    manufactured: int


class EdificeShape(TypedDict):
    """The edifice of an Age, and the pawns that are left on it."""

    edifice: str
    state: str
    pawns: int


class CityShape(TypedDict):
    """A city. `tokens` are from conflicts with the left and the right, by Age; `conflicts` what all are worth.

    `makes` is for its owner, `sells` for the neighbours. `chooser` is the player who decides for it: its own, or for
    the Free City the player who plays it this turn.
    """

    board: str | None
    chooser: int
    coins: int
    stages: int
    forms: list[str]
    cards: list[str]
    shields: int
    tokens: list[list[int]]
    conflicts: int
    free_builds_left: int
    makes: Goods
    sells: Goods
    science: dict[str, int]
    pawns: NotRequired[list[int]]
    joined: NotRequired[bool]
    debts: NotRequired[list[int]]
    victory_tokens: NotRequired[list[int]]


class ViewShape(TypedDict):
    """The table from one seat, or from beside it."""

    rules: str
    title: str
    seats: list[str]
    seat: int | None
    phase: str
    age: int
    turn: int
    turns: int
    passes: str
    decision: str
    thinking: list[int]
    decides: list[int]
    choices: dict[str, str]
    hand: list[str]
    offers: list[list[str]]
    hand_sizes: list[int]
    hands_seen: dict[str, list[str]]
    pile: list[str]
    pile_size: int
    prices: dict[str, PricesShape]
    sale: int
    cities: list[CityShape]
    history: NotRequired[list[dict[str, Any]]]
    deal: dict[str, Any] | None
    edifices: NotRequired[list[EdificeShape]]


class ScoreShape(TypedDict):
    """The score sheet of a city, line by line; a line with nothing to count is there too."""

    wonder: int
    coins: int
    military: int
    civil: int
    commerce: int
    science: int
    guilds: int
    edifice: NotRequired[int]
    total: int
    coins_left: int
    copied_guild: NotRequired[str]
    repeated_guilds: NotRequired[list[str]]
    symbols_of_choice: NotRequired[dict[str, int]]
