"""What earlier versions of the rules allowed: never offered any more, and still taken in games that began under them.

Version 1 let a free build be spent on a card that costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from heptapolis.game.cards.action import Action
from heptapolis.game.cards.names import Names
from heptapolis.game.record import RULES_VERSION
from heptapolis.rules.cards.encoding import card_of, encode, kind_of
from heptapolis.rules.cards.legal import has_cost
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.play import ActionKind

WASTED_FREE_BUILDS = 1
"""The last version that allowed them."""
WAIVED = {"free_first_of_colour", "free_first_of_age", "free_last_of_age"}
"""The columns of effects that make cards free without being asked, and those that cost nothing as well."""


def was_legal(number: int, state: State, seat: int, listed: Iterable[int], names: Names, version: int) -> bool:
    """Whether an action that is not on the list was there in an earlier version of the rules."""
    if version > WASTED_FREE_BUILDS or kind_of(number) != ActionKind.FREE or not state.free_builds_left[seat]:
        return False
    card = card_of(number)
    return not names.kernel.own(has_cost)(card) and encode(ActionKind.BUILD, card, 0, 0) in listed


def version_of(decisions: Iterable[tuple[int, Action]], names: Names) -> int:
    """The version of the rules that decisions can have been made under, where nobody wrote it down.

    Where cards are free without being asked, nothing can be wasted: no edition of version 1 has both kinds of power.
    """
    wasted = (
        action.kind == ActionKind.FREE
        and action.card in names.card_numbers
        and not names.kernel.own(has_cost)(names.card_number(action.card))
        for _, action in decisions
    )
    return WASTED_FREE_BUILDS if any(wasted) and not waives(names) else RULES_VERSION


def waives(names: Names) -> bool:
    """Whether a card or a wonder makes cards free without being asked."""
    of_cards = (effect for card in names.box.cards for effect in card.effects)
    of_stages = (effect for board in names.boards for stage in board.side.stages for effect in stage.effects)
    return any(WAIVED & effect.columns.keys() for effect in (*of_cards, *of_stages))
