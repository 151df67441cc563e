"""Boards, buildings and dice of 7 Wonders Dice in words."""

from __future__ import annotations

from collections.abc import Iterator

from heptapolis.catalogue.dice import DiceBoard, Die, Plan, Track, dice_box
from heptapolis.game.dice.naming import city_name, face_name
from heptapolis.game.dice.text import board_name
from heptapolis.vocab.dice.play import COLOUR_OF, Building
from heptapolis.words import ENGLISH, Words


def names_in(rules: str, words: Words) -> Iterator[str]:
    """Everything that can be shown."""
    box = dice_box()
    yield from (city_name(words, board) for board in box.boards)
    yield from (words.say(building.message) for building in Building)
    yield from (die.id for die in box.dice)


def entries(rules: str, name: str, words: Words) -> Iterator[str]:
    """The boards, buildings and dice with this name, in words."""
    box = dice_box()
    for board in box.boards:
        if name.lower() in (board.id, board.city.lower(), city_name(words, board).lower()):
            yield from board_lines(board, words)
    for building in Building:
        if name.lower() in (building.word, words.say(building.message).lower()):
            yield from building_lines(building, words)
    for die in box.dice:
        if name.lower() == die.id:
            yield from die_lines(die, words)


def shared_entries(name: str, words: Words) -> Iterator[str]:
    """Nothing goes with other rulesets."""
    yield from ()


def board_lines(board: DiceBoard, words: Words) -> Iterator[str]:
    """A board in words: the buildings that it does not share with the others."""
    status = f" ({words.say(board.status)})" if board.status else ""
    yield f"{city_name(words, board)}, {game_name(words)}{status}"
    common = [plan.building for plan in dice_box().common]
    for plan in board.plans:
        if plan.building not in common:
            yield from plan_lines(plan, words)
    yield f"  {words('show-alike', board=board.id)}"


def game_name(words: Words) -> str:
    """What the game is called."""
    return words("rules-dice")


def building_lines(building: Building, words: Words) -> Iterator[str]:
    """A building in words, on the board that shows it."""
    box = dice_box()
    common = [plan for plan in box.common if plan.building == building]
    unsure = any(space.unsure for plan in common for track in plan.tracks for space in track.spaces)
    name = f"{words.say(building.message)}, {game_name(words)}"
    yield words("show-unsure", name=name) if unsure else name
    if common:
        yield from plan_lines(common[0], words)
    for board in [] if common else box.boards:
        yield f"  {words('show-on-board', board=board_name(board, words))}"
        yield from plan_lines(board.plan(building), words)


def plan_lines(plan: Plan, words: Words) -> Iterator[str]:
    """A building: its die, its tracks and their spaces."""
    colour = COLOUR_OF.get(plan.building)
    die = words("terminal-needs-no-die")
    if colour is not None:
        die = words("show-die-mark", colour=words.say(colour.message), mark=words.say(colour.mark))
    head = words("show-building", building=words.say(plan.building.message), die=die)
    remark = plan.basis if words.language == ENGLISH.language else ""  # the file's own English; the spaces say it too
    yield f"  {head}" + (f"; {remark}" if remark else "")
    for track in plan.tracks:
        yield f"    {track_text(track, words)}"
        for number, space in enumerate(track.spaces, 1):
            cost = words("terminal-resources", n=space.cost) if space.cost else words("terminal-nothing")
            sure = words.say(space.confidence.message)
            told = words("show-space", cost=cost, effects=words.say(space.message), confidence=sure)
            yield f"      {number}. {told}"


def track_text(track: Track, words: Words) -> str:
    """The symbols that open a track, and in which order its spaces are crossed off."""
    symbols = words.listed([face_name(words, symbol) for symbol in track.symbols], "or") or words("show-in-order")
    return words("show-any-order", symbols=symbols) if track.any_order else symbols


def die_lines(die: Die, words: Words) -> Iterator[str]:
    """A die in words."""
    yield words("show-die", die=die.id, game=game_name(words))
    colour, mark = words.say(die.colour.message), words.say(die.colour.mark)
    faces = ", ".join(face_name(words, face) for face in die.faces)
    yield f"  {words('show-faces', colour=colour, mark=mark, faces=faces)}"
