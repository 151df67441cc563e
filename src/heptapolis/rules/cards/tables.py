"""The boxes as numbers: every card, stage, board and deck of every edition, in the order of the catalogue.

ITEMS    one row for each thing that can be built: all cards (their numbers are the card numbers), then all stages in
         each of their forms, then the common projects
RARE     the same rows again: what few of them give
CARDS    what only cards have: colour, and which standing cards bar or open them
BOARDS   one row for each side of each wonder: its resource and stages
BOXES    one row for each edition: its constants, where its cards and boards begin and end
PROJECTS one row for each common project: its price, its reward among the items, its penalty
EXTRAS   one row for each choice of expansions, whose bits are its number: what it adds
POOLS    POOLS[age - 1]: the numbers of the projects that are drawn from
PROPOSALS one row: which of two readings is played where no source tells
PAWNS    PAWNS[cities]: how many pawns lie on a project
DEBT     DEBT[age - 1]: what a debt token is worth
DECK     DECK[edition][players][age - 1]: the numbers of the cards dealt, guilds left out, then -1
VICTORY  VICTORY[edition][age - 1]: what a victory is worth
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from types import SimpleNamespace

from heptapolis.catalogue.cards import Box, Edifice, Expansion, Side, Wonder, boxes, expansions
from heptapolis.catalogue.cards.box import Buildable
from heptapolis.rules.cards.lanes import plus
from heptapolis.rules.tables import Grid, Rows
from heptapolis.vocab.cards.city import LINE_OF_COLOUR, Line
from heptapolis.vocab.cards.effects import EFFECT_KINDS
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Good
from heptapolis.vocab.cards.limits import AGES, BITS_A_WORD, CITY_WORDS, LONGEST_DECK, MOST_STAGES, SEATS
from heptapolis.vocab.cards.play import Feature, Form


@dataclass
class Item:
    """A card, stage or project: its price and what it gives. After the lanes: common columns of the effect kinds."""

    need_raw: int = 0
    makes_raw: int = 0
    need_made: int = 0
    makes_made: int = 0
    price: int = 0
    for_sale: int = 0
    points: int = 0
    shields: int = 0
    science_0: int = 0
    science_1: int = 0
    science_2: int = 0
    science_choice: int = 0
    coins: int = 0
    discount: int = 0
    coins_each: int = 0
    coins_what: int = 0
    coins_where: int = 0
    points_each: int = 0
    points_what: int = 0
    points_where: int = 0
    rare: int = 0
    """Whether its row in RARE has anything: for most items one look tells."""


ITEM_COLUMNS = [column.name for column in fields(Item)]
RARE_COLUMNS = [name for kind in EFFECT_KINDS.values() for name in kind.column_names if name not in ITEM_COLUMNS]
"""What few items give: the other columns of the effect kinds, in a table of their own to keep ITEMS narrow."""


@dataclass
class CardRow:
    """What only cards have: sets of cards are bits in the words of a city."""

    colour: int
    line: int
    bit: list[int]
    same_name: list[int]
    chained_by: list[int]


@dataclass
class BoardRow:
    """One side of a wonder."""

    wonder: int
    makes_raw: int
    makes_made: int
    stages: int
    forms: list[int]
    """For each stage the forms it can be built in, as bits."""
    items: list[list[int]]
    """For each stage and form its row in ITEMS, or -1."""
    cost_item: list[int]
    """For each stage a row of ITEMS with its cost; all forms cost the same."""


@dataclass
class ProjectRow:
    """A common project. `lose_colour` is 1 + the colour of the card that is lost, or 0."""

    item: int
    age: int
    price: int
    lose_coins: int = 0
    lose_colour: int = 0
    lose_tokens: int = 0


@dataclass
class PoolRow:
    """The projects of an Age, filled up with -1."""

    size: int
    projects: list[int]


@dataclass
class ExtrasRow:
    """What a choice of expansions adds."""

    projects: int
    """Whether there are common projects."""
    absent: list[int]
    """For each edition the wonders that are not shuffled in, as bits."""
    wonders: list[int]
    """For each edition how many wonders are."""


@dataclass
class Proposals:
    """What is played where no source tells: the proposals of the catalogue."""

    box_pawn_is_extra: int
    reward_each_pawn: int
    reward_late_pawn: int
    last_card_may_join: int
    lost_card_to_pile: int
    built_before_digs: int


@dataclass
class BoxRow:
    """The constants of an edition, and where its cards and boards stand in the tables."""

    first_card: int
    end_card: int
    first_board: int
    first_guild: int
    guilds: int
    more_guilds: int
    ages: int
    turns: int
    start_coins: int
    sale: int
    price: int
    rebate: int
    defeat: int
    coins_a_point: int
    science_set: int


def lanes_of(goods: tuple[Good, ...], kinds: tuple[Good, ...]) -> int:
    """One unit in each lane whose set holds one of these goods."""
    mask = sum(1 << kinds.index(good) for good in goods if good in kinds)
    return sum(1 << 4 * (subset - 1) for subset in range(1, 1 << len(kinds)) if subset & mask)


def lanes_of_all(symbols: Sequence[tuple[Good, ...]], kinds: tuple[Good, ...]) -> int:
    """The lanes of several symbols together."""
    lanes = 0
    for symbol in symbols:
        lanes = plus(lanes, lanes_of(symbol, kinds))
    return lanes


def item_row(thing: Buildable) -> Item:
    """A card, stage or project as numbers."""
    columns = thing.columns
    masks = [columns[name] for name in columns if name.startswith("symbol_")]
    made = [tuple(good for good in Good if mask >> good & 1) for mask in masks]
    cost = [(good,) for good in thing.cost.goods]
    return Item(
        need_raw=lanes_of_all(cost, RAW),
        makes_raw=lanes_of_all(made, RAW),
        need_made=lanes_of_all(cost, MANUFACTURED),
        makes_made=lanes_of_all(made, MANUFACTURED),
        price=thing.cost.coins,
        rare=int(any(name in columns for name in RARE_COLUMNS)),
        **{name: number for name, number in columns.items() if name in ITEM_COLUMNS},
    )


def rare_row(thing: Buildable) -> SimpleNamespace:
    """What few items give, as numbers."""
    return SimpleNamespace(**{name: thing.columns.get(name, 0) for name in RARE_COLUMNS})


def bits_of(places: Iterable[int]) -> list[int]:
    """A set of cards of one box, by their places in it, as the words of a city."""
    words = [0] * CITY_WORDS
    for place in places:
        words[place // BITS_A_WORD] |= 1 << place % BITS_A_WORD
    return words


def card_rows(box: Box) -> list[CardRow]:
    """What only cards have, as numbers."""
    by_name: dict[str, list[int]] = {}
    for place, card in enumerate(box.cards):
        by_name.setdefault(card.name, []).append(place)
    by_id = {card.id: place for place, card in enumerate(box.cards)}
    return [
        CardRow(
            colour=int(card.colour),
            line=int(LINE_OF_COLOUR.get(card.colour, Line.CIVIL)),
            bit=bits_of([place]),
            same_name=bits_of(by_name[card.name]),
            chained_by=bits_of(by_id[parent] for parent in card.chained_by),
        )
        for place, card in enumerate(box.cards)
    ]


def wonders_of(box: Box) -> tuple[Wonder, ...]:
    """The boards that can be played with a box: its own, those that go with anything, those that need the projects."""
    guests = {wonder.id: wonder for expansion in expansions() for wonder in expansion.wonders}.values()
    return (*box.wonders, *(w for w in guests if w.alone), *(w for w in guests if not w.alone))


def wonders_with(box: Box, chosen: Iterable[Expansion]) -> tuple[Wonder, ...]:
    """The boards that are shuffled where some expansions are played, in the same order."""
    dealt = {wonder.id for wonders in (box.wonders, *(e.wonders for e in chosen)) for wonder in wonders}
    return tuple(wonder for wonder in wonders_of(box) if wonder.id in dealt)


def extras_row(extras: int) -> ExtrasRow:
    """What the expansions with these bits add."""
    chosen = [expansion for place, expansion in enumerate(expansions()) if extras >> place & 1]
    dealt = [wonders_with(box, chosen) for box in boxes()]
    return ExtrasRow(
        projects=int(any(Feature.PROJECTS in expansion.features for expansion in chosen)),
        absent=[
            sum(1 << place for place, wonder in enumerate(wonders_of(box)) if wonder not in wonders)
            for box, wonders in zip(boxes(), dealt, strict=True)
        ],
        wonders=[len(wonders) for wonders in dealt],
    )


def edifices() -> tuple[Edifice, ...]:
    """All edifices, in the order in which the rules number them."""
    return tuple(edifice for expansion in expansions() for edifice in expansion.edifices)


def pool_row(age: int) -> PoolRow:
    """The projects of an Age."""
    numbers = [number for number, edifice in enumerate(edifices()) if edifice.age == age]
    return PoolRow(len(numbers), numbers + [-1] * (len(edifices()) - len(numbers)))


def all_things() -> tuple[list[Buildable], list[BoardRow], list[ProjectRow]]:
    """All cards, then the stages of one board after another in all forms, then projects; and the rows of the latter."""
    things: list[Buildable] = [card for box in boxes() for card in box.cards]
    boards = [board_row(wonder, side, things) for box in boxes() for wonder, side in sides_of(wonders_of(box))]
    return things, boards, [project_row(edifice, things) for edifice in edifices()]


def sides_of(wonders: tuple[Wonder, ...]) -> Iterator[tuple[int, Side]]:
    """Every side of every wonder, with the number of the wonder."""
    return ((number, side) for number, wonder in enumerate(wonders) for side in wonder.sides)


def board_row(wonder: int, side: Side, things: list[Buildable]) -> BoardRow:
    """One side of a wonder as numbers; its stages join the things that can be built."""
    raw, made = lanes_of((side.resource,), RAW), lanes_of((side.resource,), MANUFACTURED)
    nothing = [[-1] * len(Form) for _ in range(MOST_STAGES)]
    row = BoardRow(wonder, raw, made, len(side.stages), [0] * MOST_STAGES, nothing, [-1] * MOST_STAGES)
    for place, stage in enumerate(side.stages):
        row.cost_item[place] = len(things)
        for form, thing in stage.forms.items():
            row.forms[place] |= 1 << form
            row.items[place][form] = len(things)
            things.append(thing)
    return row


def project_row(edifice: Edifice, things: list[Buildable]) -> ProjectRow:
    """A common project as numbers; its reward joins the things that can be built."""
    things.append(edifice)
    return ProjectRow(len(things) - 1, edifice.age, edifice.cost.coins, **edifice.penalty.columns)


def deck_of(box: Box, first_card: int, players: int, age: int) -> list[int]:
    """The card numbers of a deck without guilds, filled up with -1."""
    deck = [
        first_card + place
        for place, card in enumerate(box.cards)
        if card.age == age and not card.is_guild
        for _ in range(box.copies(card, players))
    ]
    return deck + [-1] * (LONGEST_DECK - len(deck))


def box_row(edition: int, box: Box) -> BoxRow:
    """The constants of an edition, and where its cards and boards stand in the tables."""
    first_card = sum(len(earlier.cards) for earlier in boxes()[:edition])
    first_board = sum(len(wonders_of(earlier)) * len(earlier.sides) for earlier in boxes()[:edition])
    guilds = [place for place, card in enumerate(box.cards) if card.is_guild]
    constants = box.constants
    return BoxRow(
        first_card=first_card,
        end_card=first_card + len(box.cards),
        first_board=first_board,
        first_guild=first_card + guilds[0],
        guilds=len(guilds),
        more_guilds=constants.more_guilds_than_players,
        ages=constants.ages,
        turns=constants.turns,
        start_coins=constants.start_coins,
        sale=constants.sale,
        price=constants.price,
        rebate=constants.price - constants.discounted,
        defeat=constants.defeat,
        coins_a_point=constants.coins_a_point,
        science_set=constants.science_set,
    )


THINGS, BOARD_ROWS, PROJECT_ROWS = all_things()
ITEMS = Rows([item_row(thing) for thing in THINGS])
RARE = Rows([rare_row(thing) for thing in THINGS])
CARDS = Rows([row for box in boxes() for row in card_rows(box)])
BOARDS = Rows(BOARD_ROWS)
BOXES = Rows([box_row(edition, box) for edition, box in enumerate(boxes())])
DECK = Grid(
    [
        [deck_of(box, BOXES[edition].first_card, players, age) for age in range(1, AGES + 1)]
        for players in range(SEATS + 1)
    ]
    for edition, box in enumerate(boxes())
)
PROJECTS = Rows(PROJECT_ROWS)
POOLS = Rows([pool_row(age) for age in range(1, AGES + 1)])
EXTRAS = Rows([extras_row(extras) for extras in range(1 << len(expansions()))])
WITH_PROJECTS = next(expansion for expansion in expansions() if Feature.PROJECTS in expansion.features)
PROPOSALS = Rows([Proposals(**WITH_PROJECTS.proposals)])
PAWNS = Grid(WITH_PROJECTS.pawns)
DEBT = Grid(WITH_PROJECTS.debt)
VICTORY = Grid(list(box.constants.victory) for box in boxes())
CARD_COUNT = len(CARDS)
BOARD_COUNT = len(BOARDS)
