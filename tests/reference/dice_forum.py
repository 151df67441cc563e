"""The Forum of the dice game: which dice lie in it, what they show, and which spaces they open."""

from dataclasses import dataclass

from heptapolis.catalogue.dice import DiceBoard, DiceBox
from heptapolis.catalogue.dice.board import Place
from heptapolis.catalogue.dice.box import WILD
from heptapolis.vocab.dice.play import COLOUR_OF, GROUPS, SPECIAL, Building, DieColour

Roll = tuple[str, str, int]
"""The name of a die, the face it shows, the zone it lies in."""


@dataclass(frozen=True)
class Lying:
    """A die as it lies in the Forum."""

    id: str
    colour: DieColour
    face: str
    zone_price: int


def lie_down(box: DiceBox, roll: Roll) -> Lying:
    """Read how one die lies (DI-03-02, DI-03-03)."""
    name, face, zone = roll
    die = box.dice[box.die(name)]
    if face not in die.faces:
        raise ValueError(f"the die {name} has no face {face}")
    if zone not in range(len(box.numbers.zone_prices)):
        raise ValueError(f"the Forum has no zone {zone}")
    return Lying(name, die.colour, face, box.numbers.zone_prices[zone])


def check_dice(box: DiceBox, before: list[str], arriving: list[str], after: list[str]) -> None:
    """Refuse dice other than those of before with a grey one replaced by each arriving one (DI-13-05)."""
    if len(after) != len(before) or len(set(after)) != len(after):
        raise ValueError(f"the Forum holds {len(before)} different dice, not {after}")
    came, gone = set(after) - set(before), set(before) - set(after)
    if came != set(arriving):
        raise ValueError(f"the dice {sorted(came)} came, where {arriving} had to come")
    if any(colour_of(box, name) != DieColour.GREY for name in gone):
        raise ValueError(f"of the dice {sorted(gone)} some are not grey")


def colour_of(box: DiceBox, name: str) -> DieColour:
    """Give the colour of a die."""
    return box.dice[box.die(name)].colour


def special_dice(box: DiceBox) -> list[str]:
    """List the special dice: white, black, purple (DI-02-05)."""
    return [die.id for colour in SPECIAL for die in box.dice if die.colour == colour]


def opens(box: DiceBox, board: DiceBoard, die: Lying, place: Place) -> bool:
    """Tell whether the symbol of a die belongs to the track of a space (DI-04-02)."""
    if die.colour == DieColour.PURPLE:  # DI-13-04
        return place.building == Building.GUILD_COURT
    if die.colour == DieColour.BLACK:  # DI-14-02
        return place.building in black_buildings(box, die.face)
    _, track = board.tracks[place.track]
    return COLOUR_OF.get(place.building) == die.colour and die.face in track.symbols  # DI-10-01, DI-13-03


def black_buildings(box: DiceBox, face: str) -> list[Building]:
    """List the buildings that a face of the black die opens."""
    groups = box.wild if face == WILD else (face,)
    return [building for group in groups for building in GROUPS[group]]
