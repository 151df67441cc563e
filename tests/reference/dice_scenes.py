"""Situations of the dice game: boards with other spaces, marks already made, dice that lie as wanted."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from heptapolis.catalogue.dice import DiceBoard, DiceBox, Plan, Space, Track, dice_box
from heptapolis.vocab.dice.effects import read_effect
from heptapolis.vocab.dice.play import Building, Confidence, DieColour

from .dice_acting import LASTING
from .dice_engine import ReferenceDice
from .dice_forum import Roll, colour_of

BOX = dice_box()


def board(name: str = "giza") -> DiceBoard:
    """Give a board of the box."""
    return next(board for board in BOX.boards if board.id == name)


def space(cost: int, *effects: Mapping[str, Any]) -> Space:
    """Make a space with effects as a board file writes them."""
    return Space(cost, tuple(read_effect(dict(effect)) for effect in effects), Confidence.HIGH)


def track(*spaces: Space, symbol: str = "", any_order: bool = False) -> Track:
    """Make a track."""
    return Track((symbol,) if symbol else (), any_order, spaces)


def rebuilt(old: DiceBoard, building: Building, *tracks: Track) -> DiceBoard:
    """Give a board with other tracks in one building."""
    return replace(old, plans=tuple(Plan(building, tracks) if p.building == building else p for p in old.plans))


def wonder(*stages: Space) -> DiceBoard:
    """Give a board with another wonder."""
    return rebuilt(board(), Building.WONDER, track(*stages))


def game_of(*boards: DiceBoard, box: DiceBox = BOX) -> ReferenceDice:
    """Set up a game; boards that are missing for three players are the usual one."""
    return ReferenceDice([*boards, *[board()] * (3 - len(boards))], box)


def pair_of(first: DiceBoard | None = None) -> ReferenceDice:
    """Set up a game of two players."""
    return ReferenceDice([first or board(), board()], BOX)


def spaces_of(game: ReferenceDice, seat: int, *starts: str) -> list[str]:
    """List the spaces of a seat whose names begin in one of these ways."""
    return [place.id for place in game.cities[seat].board.places if place.id.startswith(starts)]


def mark(game: ReferenceDice, seat: int, *names: str) -> None:
    """Cross off spaces as if in earlier turns, with the lasting effects but nothing else of theirs."""
    city = game.cities[seat]
    for place in city.board.places:
        if place.id in names:
            city.crossed.add(place.id)
            city.lasting += [effect for effect in place.space.effects if effect.kind in LASTING]
    assert city.crossed.issuperset(names), names


def put(game: ReferenceDice, name: str) -> None:
    """Lay a special die into the Forum in place of a grey one."""
    grey = next(other for other in game.forum if colour_of(game.box, other) == DieColour.GREY)
    game.forum[game.forum.index(grey)] = name


def rolls(game: ReferenceDice, **wanted: tuple[str, int]) -> list[Roll]:
    """Let the dice lie: those named with face and zone, the others with their first face and free."""
    forum = list(game.forum)
    for name in game.arriving:
        grey = next(other for other in forum if colour_of(game.box, other) == DieColour.GREY)
        forum[forum.index(grey)] = name
    faces = {name: game.box.dice[game.box.die(name)].faces[0] for name in forum}
    assert wanted.keys() <= faces.keys(), wanted
    return [(name, *wanted.get(name, (faces[name], 0))) for name in forum]


def shake(game: ReferenceDice, **wanted: tuple[str, int]) -> None:
    """Shake so that the dice lie as wanted."""
    game.shake(rolls(game, **wanted))


def play(game: ReferenceDice, seat: int, *answers: str) -> None:
    """Let a seat answer one question after another."""
    for answer in answers:
        game.choose(seat, answer)


def pass_rest(game: ReferenceDice) -> None:
    """Let everyone who has not acted yet pass, which ends the turn."""
    turn = game.turn
    for seat in game.deciding():
        game.choose(seat, "pass")
    assert game.phase == "over" or game.turn == turn + 1


def builds(game: ReferenceDice, seat: int, die: str) -> set[str]:
    """Give the spaces that a seat may cross off with a die."""
    start = f"build {die} "
    return {text.removeprefix(start) for text in game.menu(seat) if text.startswith(start)}
