"""The dice game as plain JSON values: what a seat is sent, name by name. Clients' types are made from it."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from heptapolis.vocab.messages import SentenceShape


class SetOffShape(TypedDict):
    """Something that an action sets off at once."""

    kind: str
    thing: str
    numbers: list[int]


class DiceOptionShape(TypedDict):
    """A legal action: the text to choose it with, its parts, the coins it costs, and what comes of it.

    `price` is what it costs in all, `die` and `space` its parts, `gain` what choosing the die brings and `coins` what
    is left afterwards. `then` is the next decision of the turn; `none` if nothing is left to decide.
    """

    action: str
    kind: str
    chosen: str
    at: str
    price: int
    die: int
    space: int
    gain: int
    coins: int
    sets_off: list[SetOffShape]
    then: str


class DiceRefusalShape(TypedDict):
    """A die that is of no use now, and why; `die` is empty for the wonder."""

    die: str
    reason: str
    words: str
    message: SentenceShape


class DiceLegalShape(TypedDict):
    """What a seat may do."""

    decision: str
    options: list[DiceOptionShape]
    refusals: list[DiceRefusalShape]


class DieShape(TypedDict):
    """A die in the Forum; `price` is that for the seat that looks."""

    die: str
    colour: str
    mark: str
    face: str
    zone: int
    price: NotRequired[int]


class DefenceShape(TypedDict):
    """The defences of the two sides of a city."""

    west: int
    east: int


class DiceCityShape(TypedDict):
    """A city: `crossed` are spaces by name, `written` the points of attacks."""

    board: str
    status: str
    coins: int
    resources: int
    crossed: list[str]
    written: dict[str, int]
    defence: DefenceShape
    bonuses: list[str]
    unlocked: list[str]
    first_agora: bool


class DiceViewShape(TypedDict):
    """The table from one seat, or from beside it."""

    rules: str
    title: str
    seats: list[str]
    seat: int | None
    phase: str
    turn: int
    last_turn: int | None
    decision: str
    thinking: list[int]
    decides: list[int]
    chain: list[str]
    forum: list[DieShape]
    cities: list[DiceCityShape]
    history: NotRequired[list[dict[str, Any]]]
    deal: dict[str, Any] | None


class DiceScoreShape(TypedDict):
    """The score sheet of a city, building by building."""

    wonder: int
    guild_court: int
    gallery: int
    west_barracks: int
    agora: int
    market: int
    university: int
    east_barracks: int
    total: int
    coins_left: int


class DiceEffectShape(TypedDict):
    """An effect of a space: its kind, of the rest what the kind uses, how it is drawn, and what it says."""

    kind: str
    amount: int
    coins: int
    groups: list[str]
    colour: str
    glyphs: list[dict[str, Any]]
    message: SentenceShape


class SpaceShape(TypedDict):
    """A space to cross off: what it costs in resources, what it does, how sure that is."""

    id: str
    cost: int
    effects: list[DiceEffectShape]
    message: SentenceShape
    confidence: str


class TrackShape(TypedDict):
    """Spaces behind one arrow, and the faces that open them."""

    symbols: list[str]
    any_order: bool
    spaces: list[SpaceShape]


class PlanShape(TypedDict):
    """One building."""

    building: str
    tracks: list[TrackShape]


class SheetShape(TypedDict):
    """A board: the numbers of its plans, and of how many of its spaces one cannot be sure."""

    id: str
    city: str
    unsure: int
    spaces: int
    plans: list[int]


class BonusShape(TypedDict):
    """A bonus box and what it does."""

    id: str
    message: SentenceShape


class SheetsShape(TypedDict):
    """The boards that a table deals from; a building that several boards share is listed once."""

    plans: list[PlanShape]
    boards: list[SheetShape]
    bonuses: list[BonusShape]
