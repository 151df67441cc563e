"""Boards, buildings and dice of 7 Wonders Dice in words."""

from __future__ import annotations

from collections.abc import Iterator

from heptapolis.catalogue.dice import DiceBoard, Die, Plan, dice_box
from heptapolis.vocab.cards.goods import count_of
from heptapolis.vocab.dice.play import COLOUR_OF, Building

NAME = "7 Wonders Dice"


def dice_names() -> Iterator[str]:
    """Everything that can be shown."""
    box = dice_box()
    yield from (board.city for board in box.boards)
    yield from (building.title for building in Building)
    yield from (die.id for die in box.dice)


def dice_entries(name: str) -> Iterator[str]:
    """The boards, buildings and dice with this name, in words."""
    box = dice_box()
    for board in box.boards:
        if name.lower() in (board.id, board.city.lower()):
            yield from board_entry(board)
    for building in Building:
        if name.lower() in (building.word, building.title.lower()):
            yield from building_entry(building)
    for die in box.dice:
        if name.lower() == die.id:
            yield from die_entry(die)


def board_entry(board: DiceBoard) -> Iterator[str]:
    """A board in words: the buildings that it does not share with the others."""
    yield f"{board.city}, {NAME} ({board.status})"
    common = [plan.building for plan in dice_box().common]
    for plan in board.plans:
        if plan.building not in common:
            yield from plan_lines(plan)
    yield f"  the other buildings are alike on all boards: show Agora, show Market, ...; {export_words(board)}"


def export_words(board: DiceBoard) -> str:
    """How to correct a board."""
    return f"whole and to correct: heptapolis dice export-board {board.id}"


def building_entry(building: Building) -> Iterator[str]:
    """A building in words, on the board that shows it."""
    box = dice_box()
    common = [plan for plan in box.common if plan.building == building]
    unsure = any(space.unsure for plan in common for track in plan.tracks for space in track.spaces)
    yield f"{building.title}, {NAME}" + (" (numbers reconstructed)" if unsure else "")
    if common:
        yield from plan_lines(common[0])
    for board in [] if common else box.boards:
        yield f"  on the board {board}:"
        yield from plan_lines(board.plan(building))


def plan_lines(plan: Plan) -> Iterator[str]:
    """A building: its die, its tracks and their spaces."""
    colour = COLOUR_OF.get(plan.building)
    die = f"{colour.word} die, mark: {colour.mark}" if colour is not None else "no die needed"
    yield f"  {plan.building.title} ({die})" + (f"; {plan.basis}" if plan.basis else "")
    for track in plan.tracks:
        order = ", in any order" if track.any_order else ""
        yield f"    {' or '.join(track.symbols) or 'in order'}{order}"
        for number, space in enumerate(track.spaces, 1):
            cost = count_of(space.cost, "resource") if space.cost else "nothing"
            yield f"      {number}. costs {cost}: {space.sentence} (confidence: {space.confidence.word})"


def die_entry(die: Die) -> Iterator[str]:
    """A die in words."""
    yield f"{die.id} die, {NAME}"
    yield f"  {die.colour.word} (mark: {die.colour.mark}), faces: {', '.join(die.faces)}"
