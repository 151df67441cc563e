"""Dice tables in a wanted situation: dice that lie as wanted, spaces crossed off in earlier turns, other boards.

Choices are made and results are read through the public game alone. What would take many turns to reach is brought
about by the rules' own functions in a first turn; the situation is the second one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from heptapolis.catalogue.dice import DiceBoard, dice_box
from heptapolis.catalogue.dice.board import Place
from heptapolis.catalogue.dice.load import boards_of
from heptapolis.catalogue.dice.write import board_table
from heptapolis.catalogue.entry import Entry
from heptapolis.errors import IllegalAction
from heptapolis.game.dice import DiceDeal, DiceGame, Roll
from heptapolis.game.dice.events import DiceEvent
from heptapolis.game.dice.shapes import DiceCityShape
from heptapolis.rules.dice.crossing import cross_off, work_off
from heptapolis.rules.dice.turn import end_turn
from heptapolis.rules.events import LOG
from heptapolis.vocab.dice.play import Building, DiceEventKind
from heptapolis.vocab.reasons import Reason

BOX = dice_box()
START = Roll.parse("grey_a.stone.0 grey_b.wood.0 grey_c.brick.0 blue.mask.0 red.axe.0 yellow.camel.0 green.compass.0")
"""How dice lie of which nothing is said."""


def situation(
    *dice: str,
    boards: str = "giza rhodes olympia",
    custom: Sequence[DiceBoard] = (),
    marks: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    bonuses: Mapping[int, str] | None = None,
    seed: int = 1,
) -> DiceGame:
    """A game at the start of a turn: how the dice lie now and later, who has crossed off what and owns how much.

    Dice are written like blue.owl.2, several with blanks between them; the others lie as in the turn before. A special
    die takes the place of a grey one. `marks` are spaces as in `mark`, `bonuses` boxes that are crossed off.
    """
    names = boards.split()
    rolls = [START]
    for text in dice or ("",):
        rolls.append(roll_after(rolls[-1], text))
    game = DiceGame(len(names), deal=DiceDeal(tuple(names), tuple(rolls)), custom=custom, seed=seed)
    state = game._state
    for seat, text in (marks or {}).items():
        mark(game, seat, text)
    for seat, text in (bonuses or {}).items():
        state.bonuses[seat] = sum(1 << n for n, bonus in enumerate(BOX.bonuses) if bonus.id in text.split())
    for seat in range(game.players):
        state.coins[seat] = (coins or {}).get(seat, BOX.numbers.start_coins)
    log = [0] * LOG
    end_turn(state, game.options.rows, log)
    game._next_turn(state, log)
    return game


def roll_after(before: Roll, text: str) -> Roll:
    """The same dice, those that are named lying as named."""
    dice = list(before.dice)
    for word in text.split():
        name, face, zone = word.split(".")
        known = [slot for slot, (die, _, _) in enumerate(dice) if die == name]
        grey = [slot for slot, (die, _, _) in enumerate(dice) if die.startswith("grey")]
        dice[(known or grey)[-1]] = (name, face, int(zone))
    return Roll(tuple(dice))


def mark(game: DiceGame, seat: int, names: str) -> None:
    """Cross off spaces as if in an earlier turn; what their effects asked was declined, a bonus too.

    A name stands for all spaces that begin with it: university.gear is the whole row, market the whole building.
    """
    state, rows = game._state, game.options.rows
    for place in [place for name in names.split() for place in places(game.board(seat), name)]:
        done = state.crossed[seat][place.track]
        assert rows[state.board[seat]].any_order[place.track] or done == (1 << place.place) - 1, place.id
        cross_off(state, rows, seat, place.track, place.place, None)
        work_off(state, rows, seat, None)
        while state.waiting[seat]:
            state.waiting[seat] -= 1
            work_off(state, rows, seat, None)


def places(board: DiceBoard, name: str) -> list[Place]:
    """The space with this name, or all whose names begin with it."""
    found = [place for place in board.places if f"{place.id}.".startswith(f"{name}.")]
    assert found, f"{board.id} has no space {name}"
    return found


def space(cost: int, *effects: Mapping[str, Any]) -> dict[str, Any]:
    """A space as a board file writes it."""
    return {"cost": cost, "effects": [dict(effect) for effect in effects], "confidence": "high"}


def track(*spaces: Mapping[str, Any], symbols: str = "", any_order: bool = False) -> dict[str, Any]:
    """A track as a board file writes it."""
    words = {"symbols": symbols.split()} if symbols else {}
    return words | {"any_order": any_order, "spaces": [dict(space) for space in spaces]}


def rebuilt(name: str = "giza", **buildings: Sequence[Mapping[str, Any]]) -> DiceBoard:
    """A board with other tracks in some of its buildings, checked like the file of a person."""
    board = next(board for board in BOX.boards if board.id == name)
    own = {building: {"tracks": [dict(track) for track in tracks]} for building, tracks in buildings.items()}
    table = board_table(board) | own
    return boards_of(Entry(Path("scene.toml"), "scene", {"board": [table]}), BOX)[0]


def with_stages(*stages: Mapping[str, Any], name: str = "giza") -> DiceBoard:
    """A board with other stages; those that are left out cost six and do nothing."""
    filled = [*stages, *[space(6)] * (3 - len(stages))]
    return rebuilt(name, wonder=[track(*filled)])


def act(game: DiceGame, seat: int, *answers: str) -> None:
    """Let a seat answer one question after another."""
    for answer in answers:
        game.choose(seat, answer)


def play(game: DiceGame, *chains: str) -> list[DiceEvent]:
    """Let seat 0 go through the first chain, seat 1 through the second and so on, the others pass; tell what happened.

    The answers of a chain stand between semicolons; an empty chain is for a seat that has sent already.
    """
    before, turn = len(game.events), game.turn
    for seat in range(game.players):
        chain = chains[seat] if seat < len(chains) else "pass"
        act(game, seat, *[answer.strip() for answer in chain.split(";") if answer])
    assert game.over or game.turn == turn + 1, f"seats {game.deciding()} are asked more"
    return game.events[before:]


def options(game: DiceGame, seat: int = 0) -> dict[str, int]:
    """What a seat may do, each with all coins it costs."""
    return {str(option.action): option.price for option in game.legal(seat)}


def opened(game: DiceGame, die: str = "", seat: int = 0) -> set[str]:
    """The spaces that a seat may cross off with a die, or without a name by an effect."""
    return {option.action.space for option in game.legal(seat) if option.action.die == die and option.action.space}


def refusal(game: DiceGame, seat: int, action: str) -> Reason:
    """Why a seat may not do something."""
    with pytest.raises(IllegalAction) as refused:
        game.choose(seat, action)
    assert isinstance(refused.value.reason, Reason)
    return refused.value.reason


def city(game: DiceGame, seat: int = 0) -> DiceCityShape:
    """A city as its own player sees it now."""
    return game.view(seat).to_json()["cities"][seat]


def coins(game: DiceGame, seat: int = 0) -> int:
    """The coins of a seat now."""
    return int(city(game, seat)["coins"])


def crossed(game: DiceGame, seat: int = 0) -> set[str]:
    """The spaces that a seat has crossed off up to now."""
    return set(city(game, seat)["crossed"])


def written(game: DiceGame, seat: int = 0) -> dict[str, int]:
    """The points written into the attack spaces of a city."""
    return dict(city(game, seat)["written"])


def points(game: DiceGame, seat: int, building: Building) -> int:
    """What a city has on one line of its score sheet."""
    return game.score()[seat].lines[building]


def forum(game: DiceGame) -> set[str]:
    """The dice in the Forum."""
    return {die for die, _, _ in game.roll.dice}


def happened(events: Sequence[DiceEvent], kind: DiceEventKind) -> list[tuple[int, str]]:
    """Who did what among the events of one kind."""
    return [(event.seat, event.thing) for event in events if event.kind == kind]


def news(game: DiceGame, seat: int, kind: DiceEventKind) -> list[str]:
    """What came of a seat's choices in this turn, of one kind."""
    return [event.thing for event in game.view(seat).events[len(game.events) :] if event.kind == kind]
