"""What is decided and done at the table: phases, decisions, actions, events."""

from __future__ import annotations

from heptapolis.vocab.terms import Term


class Wonders(Term):
    """How the wonder boards come to the players."""

    RANDOM = 0
    DRAFT = 1


class Sides(Term):
    """Which side of the boards is played."""

    FIRST = 0
    SECOND = 1
    RANDOM = 2
    CHOICE = 3


class Phase(Term):
    """Where the game stands."""

    BOARDS = 0
    TURN = 1
    LAST_CARD = 2
    DISCARD_PILE = 3
    OVER = 4


class Decision(Term):
    """What a seat is asked. Every extra choice is such a decision too."""

    NONE = 0
    TAKE_BOARD = 1
    PLAY_CARD = 2
    PLAY_LAST_CARD = 3
    DIG = 4

    @property
    def words(self) -> str:
        """The question, as a short instruction."""
        return DECISION_WORDS[self]


DECISION_WORDS = {
    Decision.NONE: "nothing to decide",
    Decision.TAKE_BOARD: "choose your wonder board",
    Decision.PLAY_CARD: "choose a card and how to use it",
    Decision.PLAY_LAST_CARD: "your wonder lets you use the last card",
    Decision.DIG: "build one card of the discard pile free, or decline",
}


class ActionKind(Term):
    """The ways to answer a decision."""

    BUILD = 0
    CHAIN = 1
    FREE = 2
    STAGE = 3
    SELL = 4
    PICK = 5
    DECLINE = 6
    TAKE = 7

    @property
    def word(self) -> str:
        """Its verb in the notation of actions."""
        return self.name.lower()


class EventKind(Term):
    """What happened, as the kernel logs it: (kind, seat, a, b, c)."""

    TOOK_BOARD = 0
    AGE_BEGAN = 1
    BUILT = 2
    CHAINED = 3
    BUILT_FREE = 4
    STAGED = 5
    SOLD = 6
    PAID = 7
    GAINED_COINS = 8
    THREW_AWAY = 9
    LOOKED = 10
    DUG = 11
    DECLINED = 12
    PASSED = 13
    FOUGHT = 14
    ENDED = 15
