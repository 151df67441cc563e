"""Paying for goods: every way to cover a cost, and the payments worth offering."""

from functools import lru_cache
from itertools import combinations, product

from .boxes import MANUFACTURED, RAW

TRADE_PRICE = 2  # 1E-11-08, 2E-17-03
DISCOUNT_PRICE = 1  # 1E-11-13

Producers = tuple[str, ...]
"""One entry for each resource symbol: the goods it can give, of which one a turn is used."""

Discounts = frozenset[tuple[str, str]]
"""Cheap trade: ("left", "raw") means that raw materials of the left neighbour cost less."""

Payment = tuple[int, int]
"""Coins to the left neighbour, coins to the right neighbour."""


def price_of(good: str, side: str, discounts: Discounts) -> int:
    """Tell what one good costs at the neighbour of that side; discounts do not add up (1E-27-25)."""
    kind = "raw" if good in RAW else "manufactured"
    return DISCOUNT_PRICE if (side, kind) in discounts else TRADE_PRICE


def uses_of(good: str, producers: Producers) -> set[Producers]:
    """Give what is left of the producers for each way in which one of them makes the good."""
    left_over: set[Producers] = set()
    for place, producer in enumerate(producers):
        if good in producer:
            left_over.add(producers[:place] + producers[place + 1 :])
    return left_over


def only_needed(goods: str, producers: Producers) -> Producers:
    """Forget what the producers make beyond the needed goods, so that equal ones look equal."""
    trimmed = ["".join(good for good in producer if good in goods) for producer in producers]
    return tuple(sorted(producer for producer in trimmed if producer))


def is_beaten(payment: Payment, others: frozenset[Payment]) -> bool:
    """Tell whether another payment costs no more at either neighbour."""
    return any(other != payment and other[0] <= payment[0] and other[1] <= payment[1] for other in others)


@lru_cache(maxsize=50_000)
def coverings(
    goods: str, own: Producers, left: Producers, right: Producers, discounts: Discounts, purse: int
) -> frozenset[Payment]:
    """Assign every good to a producer, in all ways; give what each way pays to the neighbours.

    Each resource symbol serves once a turn for its owner and once for a buyer (2E-16-06, 2E-17-06).
    """
    ways = {(own, left, right, 0, 0)}
    for good in goods:
        left_price = price_of(good, "left", discounts)
        right_price = price_of(good, "right", discounts)
        longer_ways: set[tuple[Producers, Producers, Producers, int, int]] = set()
        for own_free, left_free, right_free, to_left, to_right in ways:
            for rest in uses_of(good, own_free):
                longer_ways.add((rest, left_free, right_free, to_left, to_right))
            if to_left + to_right + left_price <= purse:
                for rest in uses_of(good, left_free):
                    longer_ways.add((own_free, rest, right_free, to_left + left_price, to_right))
            if to_left + to_right + right_price <= purse:
                for rest in uses_of(good, right_free):
                    longer_ways.add((own_free, left_free, rest, to_left, to_right + right_price))
        ways = longer_ways
    return frozenset((to_left, to_right) for _, _, _, to_left, to_right in ways)


def payments(
    goods: str, own: Producers, left: Producers, right: Producers, discounts: Discounts, purse: int
) -> list[Payment]:
    """List the payments for the goods that no other payment beats and that the purse can bear."""
    own, left, right = (only_needed(goods, producers) for producers in (own, left, right))
    found = coverings(goods, own, left, right, discounts, purse)
    return sorted(payment for payment in found if not is_beaten(payment, found))


def can_make(goods: str, producers: Producers) -> bool:
    """Tell whether the producers make all these goods in one turn, each symbol one good."""
    if not goods:
        return True
    return any(can_make(goods[1:], rest) for rest in uses_of(goods[0], producers))


def shortage(goods: str, own: Producers) -> int:
    """Count the goods that their own production leaves to be bought, used as well as can be."""
    for missing in range(len(goods) + 1):
        for made in combinations(goods, len(goods) - missing):
            if can_make("".join(made), own):
                return missing
    return len(goods)


@lru_cache(maxsize=50_000)
def divisions(goods: str) -> frozenset[tuple[str, str, str]]:
    """Divide the goods into own, bought on the left, bought on the right, in all ways that differ."""
    found: set[tuple[str, str, str]] = set()
    for sources in product(("own", "left", "right"), repeat=len(goods)):
        parts = {"own": "", "left": "", "right": ""}
        for good, source in sorted(zip(goods, sources, strict=True)):
            parts[source] += good
        found.add((parts["own"], parts["left"], parts["right"]))
    return frozenset(found)


@lru_cache(maxsize=50_000)
def splits(
    goods: str, own: Producers, left: Producers, right: Producers, discounts: Discounts, purse: int
) -> tuple[Payment, ...]:
    """List the payments of the Free City: all in which only what it cannot make is bought (R-07, 2P-04-04)."""
    classes = (RAW, MANUFACTURED)
    needed = [shortage("".join(good for good in goods if good in goods_of), own) for goods_of in classes]
    found: set[Payment] = set()
    for made, from_left, from_right in divisions(goods):
        bought = [sum(good in goods_of for good in from_left + from_right) for goods_of in classes]
        to_left = sum(price_of(good, "left", discounts) for good in from_left)
        to_right = sum(price_of(good, "right", discounts) for good in from_right)
        makers = ((made, own), (from_left, left), (from_right, right))
        if bought == needed and to_left + to_right <= purse and all(can_make(*pair) for pair in makers):
            found.add((to_left, to_right))
    return tuple(sorted(found))
