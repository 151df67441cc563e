"""The score sheet of a city."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heptapolis.game.cards.deal import Options
from heptapolis.rules.cards.score import (
    COPIED,
    REPEATED,
    REPEATED_SYMBOL,
    SHEET,
    TAKEN,
    TOTAL,
    winners,
)
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Line, Symbol


@dataclass(frozen=True)
class Score:
    """The points of a seat, line by line in the order of the edition's sheet, and what was taken on the way.

    >>> Score(0, {Line.WONDER: 3, Line.COINS: 1}, coins=4, copied="", symbols={})
    Score(seat=0, lines={Line.WONDER: 3, Line.COINS: 1}, coins=4, copied='', symbols={}, repeated=())
    """

    seat: int
    lines: dict[Line, int]
    coins: int
    copied: str
    symbols: dict[Symbol, int]
    repeated: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.lines.values())

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        values: dict[str, Any] = {line.word: points for line, points in self.lines.items()}
        values |= {"total": self.total, "coins_left": self.coins}
        if self.copied:
            values["copied_guild"] = self.copied
        if self.repeated:
            values["repeated_guilds"] = list(self.repeated)
        taken = {symbol.word: count for symbol, count in self.symbols.items() if count}
        return values | ({"symbols_of_choice": taken} if taken else {})


def score_of(state: State, seat: int, options: Options) -> Score:
    """The score of a city as it stands."""
    sheet, names = [0] * SHEET, options.names
    names.kernel.score_city(state, seat, sheet)
    repeats = [(sheet[place], sheet[place + 1]) for place in (REPEATED, REPEATED_SYMBOL)]
    return Score(
        seat,
        {line: sheet[line] for line in options.sheet},
        state.coins[seat],
        names.card(sheet[COPIED]).id if sheet[COPIED] >= 0 else "",
        {symbol: sheet[TAKEN + symbol] for symbol in Symbol},
        tuple(names.card(card).id for card, times in repeats for _ in range(times)),
    )


def winners_of(state: State, options: Options) -> tuple[int, ...]:
    """The players that win as it stands: most points, then most coins, then shared."""
    sheet = [0] * SHEET
    totals = []
    for seat in range(state.players):
        options.kernel.score_city(state, seat, sheet)
        totals.append(sheet[TOTAL])
    winning = winners(state, totals)
    return tuple(seat for seat in range(state.players) if winning >> seat & 1)
