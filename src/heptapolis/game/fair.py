"""Fair deals: nobody chooses what is dealt, and anyone can check it.

A server publishes a hash of its secret before play, players mix in words of their own, and at the end the secret is
shown.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heptapolis.errors import RecordError

LONGEST = 64
"""A contribution has at most so many letters."""


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """What is published before play."""
    return hashlib.sha256(f"heptapolis-deal:{secret}".encode()).hexdigest()


def seed_from(secret: str, contributions: Sequence[str]) -> int:
    """The seed of a deal: the secret and every player's contribution in the order of seats.

    >>> seed_from("secret", ["a", "b"]) != seed_from("secret", ["ab", ""])
    True
    """
    mixed = hashlib.sha256()
    for part in (secret, *contributions):
        mixed.update(f"{len(part)}:{part};".encode())
    return int.from_bytes(mixed.digest()[:8]) >> 1


@dataclass(frozen=True)
class Fair:
    """The proof of a fair deal, as a finished record carries it."""

    commitment: str
    secret: str
    contributions: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "commitment": self.commitment,
            "secret": self.secret,
            "contributions": list(self.contributions),
        }

    @classmethod
    def from_json(cls, values: Any) -> Fair:
        """Read what `to_json` wrote."""
        try:
            return cls(str(values["commitment"]), str(values["secret"]), tuple(map(str, values["contributions"])))
        except (KeyError, TypeError) as fault:
            raise RecordError(f"the proof of the fair deal is not complete: {fault!r}.") from None

    def check(self, seed: int | None) -> None:
        """Refuse a proof that does not belong to the seed of the game."""
        if commitment_of(self.secret) != self.commitment:
            raise RecordError("the secret of the fair deal is not the one committed to before the game.")
        if seed_from(self.secret, self.contributions) != seed:
            raise RecordError("the seed does not come from the secret and the players' contributions.")
