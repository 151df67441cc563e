"""Random games of the reference engine of the dice game."""

from random import Random

from heptapolis.catalogue.dice import DiceBoard, DiceBox
from heptapolis.vocab.dice.play import DieColour

from .dice_engine import ReferenceDice
from .dice_forum import Roll, colour_of


def random_rolls(reference: ReferenceDice, rng: Random) -> list[Roll]:
    """Shake: each arriving die replaces a random grey one (DI-13-06), then all get a random face and zone."""
    box = reference.box
    forum = list(reference.forum)
    grey = [place for place, name in enumerate(forum) if colour_of(box, name) == DieColour.GREY]
    for name, place in zip(reference.arriving, rng.sample(grey, len(reference.arriving)), strict=True):
        forum[place] = name
    weights = box.numbers.zone_weights
    zones = rng.choices(range(len(weights)), weights, k=len(forum))
    return [(name, rng.choice(box.dice[box.die(name)].faces), zone) for name, zone in zip(forum, zones, strict=True)]


def random_boards(box: DiceBox, players: int, rng: Random) -> list[DiceBoard]:
    """Give each player a random board (DI-02-01)."""
    return rng.sample(box.boards, players)


def play_turn(reference: ReferenceDice, rng: Random) -> None:
    """Shake and let everyone choose at random, the seats in random order."""
    reference.shake(random_rolls(reference, rng))
    while reference.deciding():
        seat = rng.choice(reference.deciding())
        reference.choose(seat, rng.choice(sorted(reference.menu(seat))))


def play_random_game(box: DiceBox, players: int, rng: Random) -> ReferenceDice:
    """Set up a random game and play it to its end."""
    reference = ReferenceDice(random_boards(box, players, rng), box)
    while reference.phase != "over":
        play_turn(reference, rng)
    return reference
