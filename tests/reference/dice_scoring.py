"""The final scoring of the dice game."""

from heptapolis.catalogue.dice.board import Place
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import CITY, Building

from .dice_city import City


def score(city: City, first_agora_points: int) -> dict[str, int]:
    """Give the points of each building of the city; coins and resources give none (DI-17-01, DI-17-02)."""
    sheet = {building.word: 0 for building in CITY}
    for place in city.board.places:
        if place.id in city.crossed and place.building in CITY:
            sheet[place.building.word] += space_points(city, place)
    if city.first_in_agora:  # DI-10-02
        sheet[Building.AGORA.word] += first_agora_points
    return sheet


def space_points(city: City, place: Place) -> int:
    """Give the points of one crossed space, those written into it included (DI-12-08)."""
    points = city.written.get(place.id, 0)
    for effect in place.space.effects:
        if effect.kind == DiceEffectKind.POINTS:
            points += effect.amount
        elif effect.kind == DiceEffectKind.PER_SPACE:
            points += effect.amount * city.count(effect.buildings)
    return points


def winners(totals: list[int], coins: list[int]) -> set[int]:
    """Give the seats that win: most points, then most coins, then together (DI-17-03, DI-17-04, DI-17-05)."""
    results = list(zip(totals, coins, strict=True))
    return {seat for seat, result in enumerate(results) if result == max(results)}
