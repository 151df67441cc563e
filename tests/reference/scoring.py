"""Counting the points at the end of the game."""

from itertools import combinations_with_replacement

from .boxes import Card
from .city import City, left_of, right_of, worth_per

SYMBOLS = ("compass", "gear", "tablet")
SET_POINTS = 7  # 1E-23-12, 2E-20-10
COINS_PER_POINT = 3  # 1E-22-05, 2E-20-02


def science_points(symbols: list[str]) -> int:
    """Score science symbols: squares of the identical ones, and sets of three different ones."""
    counts = [symbols.count(symbol) for symbol in SYMBOLS]
    return sum(count * count for count in counts) + SET_POINTS * min(counts)  # 1E-23-02, 1E-23-08


def best_science(symbols: list[str], wildcards: int) -> int:
    """Score science with the symbols of choice taken as serves best (1E-26-12, 1E-34-14)."""
    choices = combinations_with_replacement(SYMBOLS, wildcards)
    return max(science_points(symbols + list(choice)) for choice in choices)


def card_points(cities: list[City], seat: int, card: Card) -> int:
    """Value one card from the point of view of a seat, science aside."""
    points = 0
    for effect in card["effects"]:
        points += effect.get("points", 0)
        if "points_per" in effect:
            points += worth_per(cities, seat, effect["points_per"])
        if cities[seat].next_stage() is None:
            points += effect.get("points_if_complete", 0)
    return points


def colour_points(cities: list[City], seat: int, colour: str) -> int:
    """Add up what the cards of one colour are worth to their owner."""
    cards = [card for card in cities[seat].cards if card["colour"] == colour]
    return sum(card_points(cities, seat, card) for card in cards)


def best_copy(cities: list[City], seat: int) -> tuple[int, int]:
    """Give science points and points of the copied guild, with the copy that serves best.

    Among copies of equal worth the one with the most guild points is taken.
    """
    city = cities[seat]
    symbols, wildcards = city.effects("science"), sum(city.effects("science_choice"))
    options = [(best_science(symbols, wildcards), 0)]
    if city.effects("copy_guild"):  # 1E-27-24, 1E-27-27
        for neighbour in (left_of(seat, len(cities)), right_of(seat, len(cities))):
            for card in cities[neighbour].cards:
                if card["colour"] == "purple":
                    more = sum(effect.get("science_choice", 0) for effect in card["effects"])
                    science = best_science(symbols, wildcards + more)
                    # 1E-27-28: own point of view; the copy itself is no card of the city
                    options.append((science, card_points(cities, seat, card)))
    return max(options, key=lambda option: (option[0] + option[1], option[1]))


def score(cities: list[City], seat: int) -> dict[str, int]:
    """Fill in the score sheet of one seat (1E-22-01, 2E-20-12)."""
    city = cities[seat]
    science, copied_guild = best_copy(cities, seat)
    lines = {
        "military": sum(city.tokens),  # 1E-22-02, 2E-20-03
        "coins": city.coins // COINS_PER_POINT,
        "wonder": sum(effect.get("points", 0) for stage in city.stages() for effect in stage["effects"]),
        "civilian": colour_points(cities, seat, "blue"),
        "science": science,
        "commerce": colour_points(cities, seat, "yellow"),
        "guilds": colour_points(cities, seat, "purple") + copied_guild,
    }
    return lines | {"total": sum(lines.values())}


def winners(totals: list[int], coins: list[int]) -> list[int]:
    """Give the seats with the most points, of them those with the most coins (1E-21-02/04, 2E-19-02/04)."""
    results = list(zip(totals, coins, strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]
