"""How much a bot that looks ahead may think about a choice."""

from __future__ import annotations

from dataclasses import dataclass

from heptapolis.errors import SetupError

MOST_PLAYOUTS, MOST_SECONDS = 10_000_000, 3600.0


@dataclass(frozen=True)
class Budget:
    """So many playouts, or so many seconds of a processor."""

    playouts: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """A budget as it is written behind the name of a bot.

        >>> Budget.parse("400"), Budget.parse("0.1s")
        (Budget(playouts=400, seconds=0.0), Budget(playouts=0, seconds=0.1))
        """
        number, unit = (text[:-1], "s") if text.endswith("s") else (text, "")
        if not number.isascii() or not number.replace(".", "", 1 if unit else 0).isdigit():
            raise SetupError(f"{text!r} is not a budget; write seconds like 0.1s or a number of playouts like 400.")
        value = float(number) if unit else int(number)
        if not 0 < value <= (MOST_SECONDS if unit else MOST_PLAYOUTS):
            most = f"{MOST_SECONDS:g}s" if unit else str(MOST_PLAYOUTS)
            raise SetupError(f"a budget of {text} cannot be thought with; choose more than 0 and at most {most}.")
        return cls(seconds=value) if unit else cls(playouts=int(value))

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.playouts)
