"""What the coins for the neighbours buy: the rules only say which payments bring the goods."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from heptapolis.game.cards.action import Action
from heptapolis.game.cards.names import Names
from heptapolis.rules.cards.constants import lanes_of_all
from heptapolis.rules.cards.lanes import covers, plus
from heptapolis.rules.cards.seating import left_of, right_of
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Cost, Good
from heptapolis.vocab.cards.play import ActionKind

Goods = tuple[Good, ...]
Bought = tuple[Goods, Goods]
"""What comes from the left neighbour and what from the right."""
NOTHING: Bought = ((), ())


class Trade:
    """What the open options of a seat buy, worked out when somebody asks; each cost is looked at once."""

    def __init__(self, state: State, seat: int, names: Names) -> None:
        # everything is noted here: the game may have gone on when somebody asks
        left, right, price = left_of(state, seat), right_of(state, seat), names.kernel.unit_price
        self.names = names
        self.raw = state.own_raw[seat], state.market_raw[left], state.market_raw[right]
        self.made = state.own_made[seat], state.market_made[left], state.market_made[right]
        self.raw_prices, self.made_prices = ((price(state, seat, bit), price(state, seat, bit + 1)) for bit in (0, 2))
        self.board, self.stages = state.board[seat], state.tally[seat][Counted.WONDER_STAGE]
        self.known: dict[Cost, dict[tuple[int, int], Bought]] = {}

    def bought(self, action: Action) -> Bought:
        """The goods for the coins that an action pays to the neighbours."""
        if not action.left and not action.right:
            return NOTHING
        cost = self._cost(action)
        if cost not in self.known:
            self.known[cost] = self.purchases(cost)
        return self.known[cost][action.left, action.right]

    def purchases(self, cost: Cost) -> dict[tuple[int, int], Bought]:
        """For each pair of coins, to the left and to the right, the fewest goods that they buy and the city lacks."""
        found: dict[tuple[int, int], Bought] = {}
        for raw, made in product(shares(cost.goods, RAW, self.raw), shares(cost.goods, MANUFACTURED, self.made)):
            left_coins, right_coins = (
                len(raw[side]) * self.raw_prices[side] + len(made[side]) * self.made_prices[side] for side in (0, 1)
            )
            bought = (raw[0] + made[0], raw[1] + made[1])
            known = found.get((left_coins, right_coins))
            if known is None or amount(bought) < amount(known):
                found[left_coins, right_coins] = bought
        return found

    def _cost(self, action: Action) -> Cost:
        """The cost of the card, or of the next stage."""
        if action.kind == ActionKind.STAGE:
            return self.names.board(self.board).side.stages[self.stages].cost
        return self.names.card(self.names.card_number(action.card)).cost


def amount(bought: Bought) -> int:
    """How many goods are bought."""
    return len(bought[0]) + len(bought[1])


def shares(goods: Goods, kinds: Goods, supplies: tuple[int, int, int]) -> Iterator[Bought]:
    """Every way to take the goods of some kinds from a city and its neighbours, as what the neighbours give.

    Of goods that are alike the city's own come first, then the left neighbour's: each way once.
    """
    wanted = sorted(good for good in goods if good in kinds)
    lanes = [lanes_of_all([(good,)], kinds) for good in wanted]

    def share(place: int, first: int, taken: tuple[Goods, ...], asked: tuple[int, ...]) -> Iterator[Bought]:
        if place == len(wanted):
            yield taken[1], taken[2]
            return
        good = wanted[place]
        for giver in range(first, 3):
            more = plus(asked[giver], lanes[place])
            if covers(supplies[giver], more):
                again = place + 1 < len(wanted) and wanted[place + 1] == good
                given = (*taken[giver], good) if giver else ()
                yield from share(
                    place + 1,
                    giver if again else 0,
                    (*taken[:giver], given, *taken[giver + 1 :]),
                    (*asked[:giver], more, *asked[giver + 1 :]),
                )

    yield from share(0, 0, ((), (), ()), (0, 0, 0))
