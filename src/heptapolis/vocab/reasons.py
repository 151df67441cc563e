"""Why something cannot be done: one list for the exception, the protocol and the tooltip."""

from __future__ import annotations

from enum import auto

from heptapolis.vocab.messages import Gap, Message, message
from heptapolis.vocab.terms import Term


class Reason(Term):
    """The reasons; the text of each is in the message catalogue under its key."""

    ALREADY_BUILT = auto()
    GOODS_SHORT = auto()
    COINS_SHORT = auto()
    PRICE_SHORT = auto()
    WONDER_COMPLETE = auto()
    NOT_IN_HAND = auto()
    NOT_IN_PILE = auto()
    NOT_OFFERED = auto()
    WRONG_PAYMENT = auto()
    CHAINED = auto()
    FREE_ALREADY = auto()
    NO_CHAIN = auto()
    NO_FREE_BUILD = auto()
    NO_FORMS = auto()
    WHICH_FORM = auto()
    NO_PROJECT = auto()
    JOINED_ALREADY = auto()
    NO_PAWNS = auto()
    NOT_IN_CITY = auto()
    WRONG_COLOUR = auto()
    WRONG_TOKENS = auto()
    FREE_CITY_PLAYS = auto()
    FREE_CITY_BUILDS = auto()
    WRONG_DECISION = auto()
    DIE_LOCKED = auto()
    NOT_IN_FORUM = auto()
    NOT_OPENED = auto()
    SPACE_CROSSED = auto()
    OUT_OF_ORDER = auto()
    SPACE_SHORT = auto()
    GUILDS_AHEAD = auto()
    NO_PURPLE_DIE = auto()
    OTHER_BUILDING = auto()
    BONUS_TAKEN = auto()
    COSTS_NOTHING = auto()

    @property
    def key(self) -> str:
        """Its key in the message catalogue."""
        return f"why-{self.word}"

    def because(self, **gaps: Gap) -> Message:
        """The reason with the values for its gaps."""
        return message(self.key, **gaps)
