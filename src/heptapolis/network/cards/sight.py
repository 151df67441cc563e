"""What the network of the card game is shown of a view: plain numbers, interpreted."""

from __future__ import annotations

from heptapolis.game import View
from heptapolis.network.cards.city import CITY_SIZE
from heptapolis.network.cards.memory import NO_CARD
from heptapolis.network.cards.observe import observe
from heptapolis.network.cards.slots import ALL_SLOTS, KINDS, SLOT_SIZE, SLOTS, STAGINGS_SIZE
from heptapolis.network.cards.surroundings import TABLE_SIZE
from heptapolis.network.sight import Sight
from heptapolis.rules.cards.kernel import CardKernel
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.limits import SEATS

Memory = list[list[list[int]]]


def no_memory() -> Memory:
    """Nobody has seen anything."""
    return [[[NO_CARD] * ROOM for _ in range(SEATS)] for _ in range(SEATS)]


def memory_of(view: View) -> Memory:
    """What the player of a view has seen of the packets that others hold."""
    memory, names = no_memory(), view.options.names
    seen = {} if view.seat is None else view.hands_seen()
    for other, cards in seen.items():
        numbers = sorted(names.card_number(card) for card in cards)
        memory[view.seat or 0][view.state.held[other]][: len(numbers)] = numbers
    return memory


def sight_in(state: State, actor: int, memory: Memory, kernel: CardKernel) -> Sight:
    """What the decision of a city looks like."""
    sight = Sight.empty(TABLE_SIZE, ALL_SLOTS, SLOT_SIZE, SLOTS, KINDS)
    menu, sheet, city, points, stagings = [0] * MENU, [0] * SHEET, [0] * CITY_SIZE, [0] * SEATS, [0] * STAGINGS_SIZE
    kernel.own(observe)(state, actor, memory, menu, sheet, city, points, stagings, sight.table, sight.slots, sight.grid)
    return sight


def sight_of(view: View, actor: int) -> Sight:
    """What an open decision of the player looks like: its own, or the Free City's."""
    return sight_in(view.state, actor, memory_of(view), view.options.kernel)
