"""Two players and the Free City: who decides for it, and what it may do."""

from .action import Action
from .menu import Moment, building_actions, stage_actions

FREE_CITY = 2
"""Its seat: players 0 and 1 sit to the left and to the right of it."""


def holder_of(age: int, turn: int) -> int:
    """Tell who holds the card of the Free City.

    It goes to the player on the left in Ages I and III, on the right in Age II (2P-07-02/04), then to and fro.
    """
    first = 1 if age == 2 else 0
    return first if turn % 2 == 1 else 1 - first


def free_city_menu(moment: Moment, hand: list[str]) -> list[Action]:
    """List what the holder may do for the Free City with the cards that their own choice leaves."""
    actions: set[Action] = set()
    for card_id in hand:
        ways = building_actions(moment, FREE_CITY, card_id)
        actions.update(ways)
        if ("chain", card_id) not in ways:  # 2P-04-05, R-32: such a card does not go under the wonder
            actions.update(stage_actions(moment, FREE_CITY, card_id))
    if not actions:  # 2P-03-07
        actions.update(("sell", card_id) for card_id in hand)
    return sorted(actions)
