"""The seven goods, and the compact notation of costs and production."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from heptapolis.vocab.messages import Message, Several, message
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
    def message(self) -> Message:
        """Its name in a sentence."""
        return message(f"good-{self.word}")


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
    def message(self) -> Message:
        """The cost as a message.

        >>> parse_cost("1W").message.gaps["parts"].parts[0]
        Message(key='table-coins', gaps={'n': 1})
        """
        parts = (message("table-coins", n=self.coins),) if self.coins else ()
        parts += counted(self.goods).parts
        return message("cost-parts", parts=Several(parts)) if parts else message("choice-free")


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
        raise ValueError(f"{text!r} is not a choice of goods; write two or more different letters as in 'W/S'")
    return goods


def read_letter(letter: str) -> Good:
    """The good with this letter."""
    if letter not in GOODS_BY_LETTER:
        raise ValueError(f"{letter!r} is not a good; the letters are {' '.join(GOODS_BY_LETTER)}")
    return GOODS_BY_LETTER[letter]


def counted(goods: Sequence[Good], key: str = "goods-count") -> Several:
    """Goods with how many there are of each."""
    kinds = [good for good in Good if good in goods]
    return Several(tuple(message(key, n=goods.count(good), good=good.message) for good in kinds))
