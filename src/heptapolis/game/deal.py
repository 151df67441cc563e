"""What chance decides before the first turn: the boards on offer and all hands of the three Ages."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from heptapolis.errors import DealError, SetupError, UnknownName
from heptapolis.game.names import Names, names_of
from heptapolis.rules.cards.setup import clear_table, set_up, sort_hand
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.tables import HAND, MOST_OFFERS
from heptapolis.vocab.goods import count_of
from heptapolis.vocab.play import Sides, Wonders

MOST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Options:
    """What a table agrees on before the deal."""

    rules: str = "second-edition"
    players: int = 3
    wonders: str = "random"
    sides: str = "first"

    def __post_init__(self) -> None:
        constants = self.names.box.constants
        if type(self.players) is not int or not constants.least_players <= self.players <= constants.most_players:
            raise SetupError(
                f"{count_of(self.players, 'player')} cannot play {self.names.box.name}; "
                f"it is for {constants.least_players} to {constants.most_players}."
            )
        read_option("wonders", self.wonders, Wonders)
        read_option("sides", self.sides, Sides)
        if self.wonders == "draft" and 2 * self.players > len(self.names.box.wonders):
            raise SetupError(
                f"a draft deals two boards to each player; {self.players} players need {2 * self.players} boards "
                f"and the box has {len(self.names.box.wonders)}. Use wonders 'random' or name the boards."
            )

    @property
    def names(self) -> Names:
        """The names of the edition."""
        return names_of(self.rules)


def read_option(option: str, word: str, choices: type[Wonders] | type[Sides]) -> int:
    """The number of an option's word."""
    words = [choice.name.lower() for choice in choices]
    if word not in words:
        raise UnknownName(f"value of {option}", word, words)
    return int(choices[word.upper()])


@dataclass(frozen=True)
class Deal:
    """A deal: for each seat the board sides it is offered, for each Age and seat seven cards."""

    offers: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[tuple[str, ...], ...], ...]

    @classmethod
    def from_seed(cls, options: Options, seed: int) -> Deal:
        """The deal of a seed.

        >>> Deal.from_seed(Options("second-edition", 3), seed=1).hands[0][0][:3]
        ('stone_pit', 'clay_pool', 'timber_yard')
        """
        if type(seed) is not int or not 0 <= seed <= MOST_SEED:
            raise SetupError(f"seed {seed!r} is not a whole number from 0 to 2**63 - 1.")
        state, names = State(), options.names
        wonders, sides = read_option("wonders", options.wonders, Wonders), read_option("sides", options.sides, Sides)
        set_up(state, seed, names.edition, options.players, wonders, sides)
        return cls.of_state(state, names)

    @classmethod
    def of_state(cls, state: State, names: Names) -> Deal:
        """The deal that lies on a table before the first turn."""
        seats = range(state.players)
        offers = tuple(tuple(names.board(board).id for board in state.offers[seat] if board >= 0) for seat in seats)
        hands = tuple(
            tuple(tuple(names.card(card).id for card in cards[HAND * seat : HAND * (seat + 1)]) for seat in seats)
            for cards in state.deal
        )
        return cls(offers, hands)

    def with_boards(self, boards: list[str], options: Options, seed: int) -> Deal:
        """The same hands with named boards: a city alone takes the sides the table plays."""
        if len(boards) != options.players:
            are = "is" if len(boards) == 1 else "are"
            raise DealError(f"{count_of(len(boards), 'board')} {are} named for {options.players} players.")
        names, coin = options.names, Random(seed)  # noqa: S311 - chance of a game
        offers = []
        for name in boards:
            board = names.board_number(name)
            both = [board, names.other_side(board)]
            if options.sides == "random":
                coin.shuffle(both)
            if "/" in name:
                both = [board]
            elif options.sides == "second":
                both = both[1:]
            elif options.sides != "choice":
                both = both[:1]
            offers.append(tuple(names.board(number).id for number in both))
        return Deal(tuple(offers), self.hands)

    def place(self, state: State, options: Options) -> None:
        """Lay the deal on an empty table."""
        names = options.names
        clear_table(state, names.edition, options.players)
        for seat, boards in enumerate(self.offers):
            for place, board in enumerate(boards):
                state.offers[seat][place] = names.board_number(board)
        for age, hands in enumerate(self.hands):
            for seat, hand in enumerate(hands):
                for place, card in enumerate(hand):
                    state.deal[age][HAND * seat + place] = names.card_number(card)
                sort_hand(state.deal[age], HAND * seat)

    def checked(self, options: Options) -> Deal:
        """This deal, if it can come out of the box; else a `DealError` that says why not."""
        check_offers(self.offers, options)
        ages = options.names.box.constants.ages
        if len(self.hands) != ages:
            raise DealError(f"the deal has hands for {len(self.hands)} Ages, the game has {ages}.")
        for age, hands in enumerate(self.hands, 1):
            check_hands(hands, age, options)
        return self

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "boards": [list(boards) for boards in self.offers],
            "hands": [[list(h) for h in age] for age in self.hands],
        }

    @classmethod
    def from_json(cls, values: Any) -> Deal:
        """Read what `to_json` wrote; a board may also be given alone instead of in a list."""
        try:
            offers = tuple((b,) if isinstance(b, str) else tuple(map(str, b)) for b in values["boards"])
            return cls(offers, tuple(tuple(tuple(map(str, hand)) for hand in age) for age in values["hands"]))
        except (KeyError, TypeError) as fault:
            raise DealError(
                f"the deal is not of the form {{'boards': [...], 'hands': [[[...]]]}}: {fault!r}."
            ) from None


def check_offers(offers: tuple[tuple[str, ...], ...], options: Options) -> None:
    """Every seat has boards, and no board is at two seats."""
    names = options.names
    if len(offers) != options.players:
        raise DealError(f"boards are dealt to {len(offers)} seats, the game has {options.players} players.")
    taken: dict[str, int] = {}
    for seat, boards in enumerate(offers):
        if not 1 <= len(boards) <= MOST_OFFERS:
            raise DealError(f"seat {seat} is offered {len(boards)} boards; 1 to {MOST_OFFERS} are possible.")
        numbers = [names.board_number(board) for board in boards]
        for board in numbers:
            if numbers.count(board) > 1:
                raise DealError(f"{names.board(board)} is offered twice to seat {seat}; there is one board.")
            wonder = names.board(board).wonder
            if taken.setdefault(wonder.id, seat) != seat:
                raise DealError(
                    f"{wonder.city} is dealt to the seats {taken[wonder.id]} and {seat}; there is one board."
                )


def check_hands(hands: tuple[tuple[str, ...], ...], age: int, options: Options) -> None:
    """The hands of one Age are exactly cards that the deck of that Age holds."""
    box, names = options.names.box, options.names
    if len(hands) != options.players:
        raise DealError(f"Age {age} has {len(hands)} hands, the game has {options.players} players.")
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise DealError(f"Age {age}, seat {seat}: {len(hand)} cards in the hand, {HAND} are dealt.")
    counts = Counter(card for hand in hands for card in hand)
    for card_id, dealt in counts.items():
        card = names.card(names.card_number(card_id))
        if card.age != age:
            raise DealError(f"{card.name} is a card of Age {card.age}, dealt in Age {age}.")
        if dealt > box.copies(card, options.players):
            raise DealError(
                f"{card.name} is dealt {count_of(dealt, 'time')} in Age {age}; "
                f"{options.players} players use {box.copies(card, options.players)}."
            )
    guilds = sum(dealt for card, dealt in counts.items() if names.card(names.card_number(card)).is_guild)
    if age == box.constants.ages and guilds != box.guilds(options.players):
        raise DealError(f"{guilds} guilds are dealt; {options.players} players use {box.guilds(options.players)}.")
