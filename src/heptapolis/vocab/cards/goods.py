"""The seven goods, and the compact notation of costs and production."""

from __future__ import annotations

from typing import NamedTuple

from heptapolis.vocab.terms import Term


class Good(Term):
    """A resource. The first four are raw materials, the other three manufactured goods."""

    WOOD = 0
    STONE = 1
    CLAY = 2
    ORE = 3
    GLASS = 4
    LOOM = 5
    PAPYRUS = 6

    @property
    def letter(self) -> str:
        """Its letter in the catalogue: W S C O G L P."""
        return self.name[0]

    @property
    def word(self) -> str:
        """Its name in a sentence."""
        return self.name.lower()


RAW = tuple(Good)[:4]
MANUFACTURED = tuple(Good)[4:]
GOODS_BY_LETTER = {good.letter: good for good in Good}


class Cost(NamedTuple):
    """What a card or a stage asks: coins for the bank and goods."""

    coins: int = 0
    goods: tuple[Good, ...] = ()

    def __str__(self) -> str:
        """The compact notation.

        >>> str(Cost(1, (Good.WOOD, Good.GLASS)))
        '1WG'
        """
        return (str(self.coins) if self.coins else "") + "".join(good.letter for good in self.goods)

    @property
    def words(self) -> str:
        """The cost in words.

        >>> parse_cost("1WWG").words
        '1 coin, 2 wood, 1 glass'
        """
        parts = [count_of(self.coins, "coin")] if self.coins else []
        parts += [f"{self.goods.count(good)} {good.word}" for good in Good if good in self.goods]
        return ", ".join(parts) or "free"


def parse_cost(text: str) -> Cost:
    """Read the compact notation: a leading number is coins, letters are goods.

    >>> parse_cost("2WWP")
    Cost(coins=2, goods=(Good.WOOD, Good.WOOD, Good.PAPYRUS))
    """
    letters = text.lstrip("0123456789")
    digits = text[: len(text) - len(letters)]
    return Cost(int(digits or 0), tuple(sorted(read_letter(letter) for letter in letters)))


def parse_choice(text: str) -> tuple[Good, ...]:
    """Read a choice of goods such as W/S.

    >>> [good.word for good in parse_choice("W/S")]
    ['wood', 'stone']
    """
    goods = tuple(read_letter(letter) for letter in text.split("/"))
    if len(goods) < 2 or len(set(goods)) < len(goods):
        raise ValueError(f"{text!r} is no choice of goods; write two or more different letters as in 'W/S'")
    return goods


def read_letter(letter: str) -> Good:
    """The good with this letter."""
    if letter not in GOODS_BY_LETTER:
        raise ValueError(f"{letter!r} is no good; the letters are {' '.join(GOODS_BY_LETTER)}")
    return GOODS_BY_LETTER[letter]


def count_of(number: int, noun: str) -> str:
    """A number with its noun.

    >>> count_of(1, "coin"), count_of(3, "coin")
    ('1 coin', '3 coins')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
