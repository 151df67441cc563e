"""What is decided and done at the table: phases, decisions, actions, events."""

from __future__ import annotations

from heptapolis.vocab.messages import Message, message
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


class Feature(Term):
    """What not every table plays with; the rules say which functions serve only that."""

    FREE_CITY = 0
    PROJECTS = 1


class Phase(Term):
    """Where the game stands."""

    BOARDS = 0
    TURN = 1
    LAST_CARD = 2
    DISCARD_PILE = 3
    OVER = 4
    PENALTY = 5


class Passing(Term):
    """Where hands go, by the number that the rules give; two players swap them."""

    LEFT = 1
    RIGHT = -1
    SWAP = 0


class Project(Term):
    """How far the common project of an Age has come."""

    OPEN = 0
    BUILT = 1
    FAILED = 2

    @property
    def message(self) -> Message:
        """Its name in a sentence."""
        return message(f"project-{self.word}")


class Form(Term):
    """The ways in which a stage can be built; most stages have one."""

    WHOLE = 0
    LEFT = 1
    RIGHT = 2
    AGE1 = 3
    AGE2 = 4
    AGE3 = 5

    @property
    def word(self) -> str:
        """Its word in the notation of actions; empty where there is no choice."""
        return "" if self == Form.WHOLE else super().word

    @property
    def message(self) -> Message:
        """What is chosen, in a sentence."""
        return message(f"choice-form-{self.word}")


class Decision(Term):
    """What a seat is asked. Every extra choice is such a decision too."""

    NONE = 0
    TAKE_BOARD = 1
    PLAY_CARD = 2
    PLAY_LAST_CARD = 3
    DIG = 4
    PLAY_FOR_FREE_CITY = 5
    LOSE_CARD = 6
    LOSE_TOKENS = 7

    @property
    def question(self) -> Message:
        """The question, as a short instruction; `Legal.question` fills its gaps."""
        return message(f"ask-{self.word}")

    @property
    def plays(self) -> bool:
        """Whether a card of the hand is played."""
        return self in (Decision.PLAY_CARD, Decision.PLAY_LAST_CARD, Decision.PLAY_FOR_FREE_CITY)


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
    LOSE = 8
    FORFEIT = 9

    @property
    def builds(self) -> bool:
        """Whether a card of the hand comes into the city."""
        return self in (ActionKind.BUILD, ActionKind.CHAIN, ActionKind.FREE)


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
    JOINED = 16
    TOOK_PAWN = 17
    PROJECT_BUILT = 18
    PROJECT_FAILED = 19
    GAINED_TOKEN = 20
    DROPPED_DEFEATS = 21
    LOST_COINS = 22
    LOST_CARD = 23
    LOST_TOKENS = 24
    TOOK_DEBT = 25
    DREW = 26

    @property
    def builds(self) -> bool:
        """Whether a card came into a city."""
        return self in (EventKind.BUILT, EventKind.CHAINED, EventKind.BUILT_FREE, EventKind.DUG)

    @property
    def plays(self) -> bool:
        """Whether it is what a city did in its turn."""
        return self.builds or self in (EventKind.STAGED, EventKind.SOLD)

    @property
    def follows(self) -> bool:
        """Whether it only follows from what was done: coins that move, hands that are passed."""
        return self in (EventKind.PAID, EventKind.GAINED_COINS, EventKind.PASSED)

    @property
    def ends_project(self) -> bool:
        """Whether the project of an Age came to its end."""
        return self in (EventKind.PROJECT_BUILT, EventKind.PROJECT_FAILED)

    @property
    def rewards(self) -> bool:
        """Whether a city got something that the reward of a project can be."""
        return self in (EventKind.GAINED_COINS, EventKind.GAINED_TOKEN, EventKind.DROPPED_DEFEATS)

    @property
    def penalizes(self) -> bool:
        """Whether a city lost something by a penalty."""
        return self in (EventKind.LOST_COINS, EventKind.LOST_CARD, EventKind.LOST_TOKENS, EventKind.TOOK_DEBT)
