"""Counting the points at the end of the game."""

from itertools import combinations_with_replacement
from typing import NamedTuple

from .boxes import Card, Edifice, Effect, read_expansion
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
    return points_of(cities, seat, card["effects"])


def points_of(cities: list[City], seat: int, effects: list[Effect]) -> int:
    """Value the effects of a card or a stage from the point of view of a seat, science aside."""
    points = 0
    for effect in effects:
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


def guilds_of(city: City) -> list[Card]:
    """List the guilds that stand in a city."""
    return [card for card in city.cards if card["colour"] == "purple"]


def symbols_of_choice(guilds: tuple[Card, ...]) -> int:
    """Count the science symbols of choice that guilds give."""
    return sum(effect.get("science_choice", 0) for card in guilds for effect in card["effects"])


class Taken(NamedTuple):
    """What the owner makes of science, of the copied guild and of the guilds that Agora repeats."""

    science: int
    copied: int
    repeated: int
    repeated_symbols: int

    def worth(self) -> tuple[int, int, int]:
        """Compare the totals; if equal, Agora takes points (R-55), the copy has the most points (R-26)."""
        return self.science + self.copied + self.repeated, -self.repeated_symbols, self.copied


def best_taken(cities: list[City], seat: int) -> Taken:
    """Try every guild to copy with every choice of guilds to repeat (R-17, R-41)."""
    city = cities[seat]
    symbols, wildcards = city.effects("science"), sum(city.effects("science_choice"))
    copies: list[tuple[Card, ...]] = [()]
    if city.effects("copy_guild"):  # 1E-27-24, 1E-27-27
        neighbours = (left_of(seat, len(cities)), right_of(seat, len(cities)))
        copies += [(card,) for neighbour in neighbours for card in guilds_of(cities[neighbour])]
    # without a guild of its own nothing is repeated
    repeats = list(combinations_with_replacement(guilds_of(city), sum(city.effects("repeat_guild")))) or [()]

    def take(copied: tuple[Card, ...], repeated: tuple[Card, ...]) -> Taken:
        # 1E-27-28, R-51: own point of view; copies and repeats are no cards of the city
        more = symbols_of_choice(copied) + symbols_of_choice(repeated)
        return Taken(
            science=best_science(symbols, wildcards + more),
            copied=sum(card_points(cities, seat, card) for card in copied),
            repeated=sum(card_points(cities, seat, card) for card in repeated),
            repeated_symbols=symbols_of_choice(repeated),
        )

    return max((take(copied, repeated) for copied in copies for repeated in repeats), key=Taken.worth)


def reward_points(cities: list[City], seat: int, edifice: Edifice) -> int:
    """Value the reward of one pawn at the end of the game, repeated guilds aside."""
    city = cities[seat]
    points = 0
    for effect in edifice["effects"]:
        if "points_per" in effect:
            points += worth_per(cities, seat, effect["points_per"])
        if "points_per_set" in effect:
            sets = min(city.count(colour) for colour in effect["points_per_set"]["of"])
            points += effect["points_per_set"]["each"] * sets
        points += effect.get("points_per_colour", 0) * len({card["colour"] for card in city.cards})
    return points


def debt_points(city: City) -> int:
    """Value the debt tokens (ED-03-06)."""
    return sum(number * value for number, value in zip(city.debts, read_expansion()["debt"], strict=True))


def score(cities: list[City], seat: int) -> dict[str, int]:
    """Fill in the score sheet of one seat (1E-22-01, 2E-20-12, ED-07-03)."""
    city = cities[seat]
    taken = best_taken(cities, seat)
    rewards = sum(reward_points(cities, seat, edifice) for edifice in city.rewards)
    lines = {
        "military": sum(city.tokens),  # 1E-22-02, 2E-20-03
        "coins": city.coins // COINS_PER_POINT,
        "wonder": sum(points_of(cities, seat, stage["effects"]) for stage in city.stages()),
        "civilian": colour_points(cities, seat, "blue"),
        "science": taken.science,
        "commerce": colour_points(cities, seat, "yellow"),
        "guilds": colour_points(cities, seat, "purple") + taken.copied,
        "edifice": rewards + taken.repeated + debt_points(city),
    }
    return lines | {"total": sum(lines.values())}


def winners(totals: list[int], coins: list[int]) -> list[int]:
    """Give the seats with the most points, of them those with the most coins (1E-21-02/04, 2E-19-02/04)."""
    results = list(zip(totals, coins, strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]
