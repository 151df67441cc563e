"""What chance decides before the first turn: the boards on offer and all hands of the three Ages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

from heptapolis.catalogue.cards import (
    EDITIONS,
    Box,
    Expansion,
    OwnBox,
    Wonder,
    expansion_of,
    expansions,
    own_box_from_json,
)
from heptapolis.errors import DealError, SetupError, UnknownName, count_of
from heptapolis.game.cards.names import Names, names_of
from heptapolis.game.given import checked_seed, whole_number
from heptapolis.game.registry import check_options
from heptapolis.rules.cards.kernel import CardKernel
from heptapolis.rules.cards.setup import sort_hand
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.limits import HAND, LEAST_CITIES, MOST_OFFERS, ROOM
from heptapolis.vocab.cards.play import Feature, Sides, Wonders
from heptapolis.vocab.messages import Name
from heptapolis.words import ENGLISH, Words

LEAST_PLAYERS = 2


@dataclass(frozen=True)
class Options:
    """What a table agrees on before the deal."""

    rules: str = "second-edition"
    players: int = 3
    wonders: str = "random"
    sides: str = "first"
    expansions: Sequence[str] = ()
    box: OwnBox | None = None
    """A custom box that is added to the edition."""

    def __post_init__(self) -> None:
        if not isinstance(self.rules, str):
            raise UnknownName("ruleset", self.rules, EDITIONS)
        object.__setattr__(self, "expansions", read_expansions(self.expansions))
        if not isinstance(self.box, OwnBox | None):
            raise SetupError(f"box {self.box!r} is not a custom box; load_own_box(folder) reads one.")
        least, most = players_for(self.names.box)
        object.__setattr__(self, "players", whole_number(self.players, "players"))
        if not least <= self.players <= most:
            name = f"{self.names.box.name}, with {self.box.name}" if self.box else self.names.box.name
            raise SetupError(
                f"{count_of(self.players, 'player')} cannot play {name}; it is for {least} to {most} players."
            )
        read_option("wonders", self.wonders, Wonders)
        read_option("sides", self.sides, Sides)
        needed = self.players + self.cities
        if self.wonders == "draft" and needed > len(self.pool):
            raise SetupError(
                f"a draft deals two boards to each player; {self.players} players need {needed} boards "
                f"and the box has {len(self.pool)}. Use wonders 'random' or name the boards."
            )

    @property
    def names(self) -> Names:
        """The names of the edition and of what was brought along."""
        return names_of(self.rules, self.box)

    @property
    def kernel(self) -> CardKernel:
        """The rules over the boxes of the table."""
        return self.names.kernel

    @property
    def cities(self) -> int:
        """How many cities there are: two players are joined by the Free City."""
        return max(self.players, LEAST_CITIES)

    @property
    def added(self) -> tuple[Expansion, ...]:
        """What the expansions bring."""
        return tuple(expansion for expansion in self.kernel.shelf.expansions if expansion.id in self.expansions)

    @property
    def pool(self) -> tuple[Wonder, ...]:
        """The wonder boards that are shuffled."""
        return self.kernel.shelf.wonders_with(self.names.box, self.expansions)

    @property
    def board_names(self) -> dict[int, str]:
        """The board sides by their numbers in the rules."""
        return {self.names.first_board + place: board.id for place, board in enumerate(self.names.boards)}

    @property
    def extras(self) -> int:
        """The expansions as the rules number them: one bit each."""
        return sum(1 << place for place, name in enumerate(EXPANSIONS) if name in self.expansions)

    @property
    def features(self) -> frozenset[Feature]:
        """What the table plays with that not every table does."""
        free_city = [Feature.FREE_CITY] if self.cities > self.players else []
        return frozenset([*free_city, *(feature for expansion in self.added for feature in expansion.features)])

    @property
    def projects(self) -> bool:
        """Whether there are common projects."""
        return Feature.PROJECTS in self.features

    @property
    def sheet(self) -> tuple[Line, ...]:
        """The lines of the score sheet."""
        return (*self.names.box.sheet, *([Line.EDIFICE] if self.projects else []))

    @property
    def title(self) -> str:
        """What is played, in English words.

        >>> Options("second-edition", 2, expansions=("edifice",)).title
        '7 Wonders, second edition, with Edifice, 2 players (house variant)'
        """
        return self.title_in(ENGLISH)

    def title_in(self, words: Words) -> str:
        """What is played, in a language; what no rulebook describes is called a house variant."""
        parts = [expansion.id for expansion in self.added if expansion.part_of not in self.expansions]
        added = [words.name(Name("box", part)) for part in parts]
        added += [self.box.name_in(words.language)] if self.box else []
        game = words.name(Name("box", self.rules))
        game = words("title-with", game=game, added=words.listed(added)) if added else game
        title = words("title-players", game=game, n=self.players)
        house = self.players == LEAST_PLAYERS and (self.projects or not self.names.box.constants.free_city)
        return words("title-variant", title=title) if house else title

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values; expansions stand there only if they are played.

        Each is a key of its own and not one of a list: records, servers and clients of all versions know them so.
        """
        values: dict[str, Any] = {"players": self.players, "wonders": self.wonders, "sides": self.sides}
        return values | dict.fromkeys(self.expansions, True) | ({"box": self.box.to_json()} if self.box else {})

    @classmethod
    def from_json(cls, rules: str, values: Mapping[str, Any]) -> Options:
        """Read what `to_json` wrote."""
        check_options(values, [*EXPANSIONS, *(part.name for part in fields(cls) if part.name != "rules")])
        flags = {name: values[name] for name in EXPANSIONS if name in values}
        if any(type(flag) is not bool for flag in flags.values()):
            raise SetupError(f"{' and '.join(EXPANSIONS)} must be true or false.")
        rest = {name: value for name, value in values.items() if name not in flags}
        chosen = [name for name, flag in flags.items() if flag]
        if "box" in rest:
            rest["box"] = own_box_from_json(rest["box"])
        return cls(rules, **rest | ({"expansions": chosen} if chosen else {}))

    def in_short(self) -> dict[str, Any]:
        """As plain JSON values; a box that someone brought along is named."""
        own = {"box": self.box.in_short()} if self.box else {}
        return replace(self, box=None).to_json() | own if self.box else self.to_json()


EXPANSIONS = tuple(expansion.id for expansion in expansions())


def players_for(box: Box) -> tuple[int, int]:
    """The fewest and the most players of a box: two play with the Free City where there are decks for three cities."""
    least, most = box.players
    return (LEAST_PLAYERS if least <= LEAST_CITIES else least), most


def read_expansions(names: Sequence[str]) -> tuple[str, ...]:
    """Known expansions, each once, in the order in which the rules number them."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise SetupError(f"expansions are a list of names, such as {list(EXPANSIONS)}.")
    chosen = [expansion_of(name).id for name in names]
    return tuple(name for name in EXPANSIONS if name in chosen)


def read_option(option: str, word: str, choices: type[Wonders] | type[Sides]) -> int:
    """The number of an option's word."""
    words = [choice.word for choice in choices]
    if word not in words:
        raise UnknownName(f"value of {option}", str(word), words)
    return int(choices[word.upper()])


@dataclass(frozen=True)
class Deal:
    """A deal: for each city the board sides it is offered, for each Age and seat seven cards.

    With two players the third city is the Free City, and its seven cards are the draw pile, top card first. With
    common projects there is one edifice for each Age.
    """

    offers: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[tuple[str, ...], ...], ...]
    edifices: tuple[str, ...] = ()

    @classmethod
    def from_seed(cls, options: Options, seed: int) -> Deal:
        """The deal of a seed.

        >>> Deal.from_seed(Options("second-edition", 3), seed=1).hands[0][0][:3]
        ('stone_pit', 'clay_pool', 'timber_yard')
        """
        state, names, seed = State(), options.names, checked_seed(seed)
        wonders, sides = read_option("wonders", options.wonders, Wonders), read_option("sides", options.sides, Sides)
        options.kernel.set_up(state, seed, names.edition, options.players, wonders, sides, options.extras)
        return cls.of_state(state, names)

    @classmethod
    def of_state(cls, state: State, names: Names) -> Deal:
        """The deal of a table before the first turn."""
        seats = range(state.cities)
        offers = tuple(tuple(names.board(board).id for board in state.offers[seat] if board >= 0) for seat in seats)
        hands = tuple(
            tuple(tuple(names.card(card).id for card in cards[ROOM * seat : ROOM * seat + HAND]) for seat in seats)
            for cards in state.deal
        )
        return cls(offers, hands, tuple(names.edifice(number).id for number in state.projects if number >= 0))

    def with_boards(self, boards: list[str], options: Options, seed: int) -> Deal:
        """The same hands with named boards: a city alone takes the sides the table plays."""
        if len(boards) != options.cities:
            are = "is" if len(boards) == 1 else "are"
            whom = f"{options.players} players" + (" and the Free City" if options.cities > options.players else "")
            raise DealError(f"{count_of(len(boards), 'board')} {are} named for {whom}.")
        names, coin = options.names, Random(seed)  # noqa: S311 - chance of a game
        offers = []
        for seat, name in enumerate(boards):
            board = names.board_number(name)
            both = [board, names.other_side(board)]
            chooses = options.sides == "choice" and seat < options.players
            if options.sides == "random" or (options.sides == "choice" and not chooses):
                coin.shuffle(both)
            if "/" in name:
                both = [board]
            elif options.sides == "second":
                both = both[1:]
            elif not chooses:
                both = both[:1]
            offers.append(tuple(names.board(number).id for number in both))
        return replace(self, offers=tuple(offers))

    def place(self, state: State, options: Options) -> None:
        """Lay the deal on an empty table."""
        names = options.names
        options.kernel.clear_table(state, names.edition, options.players)
        for seat, boards in enumerate(self.offers):
            for place, board in enumerate(boards):
                state.offers[seat][place] = names.board_number(board)
        for age, hands in enumerate(self.hands):
            for seat, hand in enumerate(hands):
                for place, card in enumerate(hand):
                    state.deal[age][ROOM * seat + place] = names.card_number(card)
                state.deal[age][ROOM * seat + HAND] = -1
                if seat < options.players:
                    sort_hand(state.deal[age], ROOM * seat)
        for age, edifice in enumerate(self.edifices):
            state.projects[age] = names.edifice_number(edifice)
        options.kernel.lay_out(state)

    def checked(self, options: Options) -> Deal:
        """This deal, if it can come out of the box; else a `DealError` that says why not."""
        check_offers(self.offers, options)
        ages = options.names.box.constants.ages
        if len(self.hands) != ages:
            raise DealError(f"the deal has hands for {len(self.hands)} Ages; the game has {ages}.")
        for age, hands in enumerate(self.hands, 1):
            check_hands(hands, age, options)
        check_edifices(self.edifices, options)
        return self

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        values: dict[str, Any] = {
            "boards": [list(boards) for boards in self.offers],
            "hands": [[list(h) for h in age] for age in self.hands],
        }
        return values | ({"edifices": list(self.edifices)} if self.edifices else {})

    @classmethod
    def from_json(cls, values: Any) -> Deal:
        """Read what `to_json` wrote; a board may also be given alone instead of in a list."""
        try:
            offers = tuple((b,) if isinstance(b, str) else tuple(map(str, b)) for b in values["boards"])
            hands = tuple(tuple(tuple(map(str, hand)) for hand in age) for age in values["hands"])
            return cls(offers, hands, tuple(map(str, values.get("edifices", ()))))
        except (KeyError, TypeError, AttributeError) as fault:
            raise DealError(
                f"the deal is not of the form {{'boards': [...], 'hands': [[[...]]]}}: {fault!r}."
            ) from None


def check_offers(offers: tuple[tuple[str, ...], ...], options: Options) -> None:
    """Every seat has boards, and no board is at two seats."""
    names = options.names
    if len(offers) != options.cities:
        raise DealError(f"boards were dealt to {len(offers)} seats; the game has {options.cities} cities.")
    taken: dict[str, int] = {}
    for seat, boards in enumerate(offers):
        if not 1 <= len(boards) <= MOST_OFFERS:
            raise DealError(f"seat {seat} is offered {len(boards)} boards; 1 to {MOST_OFFERS} are possible.")
        if seat >= options.players and len(boards) > 1:
            raise DealError(f"the Free City is offered {len(boards)} boards; nobody would choose one for it.")
        numbers = [names.board_number(board) for board in boards]
        for board in numbers:
            if numbers.count(board) > 1:
                raise DealError(f"{names.board(board)} is offered twice to seat {seat}; there is only one.")
            wonder = names.board(board).wonder
            if not wonder.alone and not options.projects:
                needed = options.kernel.shelf.with_projects
                raise DealError(
                    f"{wonder.city} needs edifices, so it can only be played with {needed.name} (--{needed.id})."
                )
            if taken.setdefault(wonder.id, seat) != seat:
                raise DealError(f"{wonder.city} is dealt to seats {taken[wonder.id]} and {seat}; there is only one.")


def check_hands(hands: tuple[tuple[str, ...], ...], age: int, options: Options) -> None:
    """The hands of one Age are exactly cards that the deck of that Age holds."""
    box, names = options.names.box, options.names
    if len(hands) != options.cities:
        pile = " and a draw pile" if options.cities > options.players else ""
        raise DealError(f"Age {age} has {len(hands)} hands; the game has {options.players} players{pile}.")
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise DealError(f"Age {age}, seat {seat}: {len(hand)} cards in the hand instead of {HAND}.")
    counts = Counter(card for hand in hands for card in hand)
    for card_id, dealt in counts.items():
        card = names.card(names.card_number(card_id))
        if card.age != age:
            raise DealError(f"{card.name} is an Age {card.age} card, but was dealt in Age {age}.")
        if dealt > box.copies(card, options.cities):
            raise DealError(
                f"{card.name} is dealt {count_of(dealt, 'time')} in Age {age}; "
                f"{options.cities} cities use {box.copies(card, options.cities)}."
            )
    guilds = sum(dealt for card, dealt in counts.items() if names.card(names.card_number(card)).is_guild)
    if age == box.constants.ages and guilds != box.guilds(options.cities):
        raise DealError(f"{guilds} guilds are dealt; {options.cities} cities use {box.guilds(options.cities)}.")


def check_edifices(edifices: tuple[str, ...], options: Options) -> None:
    """One edifice for each Age with common projects, none without."""
    names = options.names
    wanted = range(1, names.box.constants.ages + 1) if options.projects else range(0)
    if len(edifices) != len(wanted):
        are = "is" if len(edifices) == 1 else "are"
        raise DealError(f"{count_of(len(edifices), 'edifice')} {are} dealt; this game uses {len(wanted)}.")
    for age, name in zip(wanted, edifices, strict=True):
        edifice = names.edifice(names.edifice_number(name))
        if edifice.age != age:
            raise DealError(f"{edifice.name} is an Age {edifice.age} edifice, but was dealt in Age {age}.")
