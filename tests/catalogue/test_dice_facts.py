"""Every die, number and space of the dice game against the facts file, cell by cell; and what nobody knows."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from catalogue.facts import facts_of
from heptapolis.catalogue.dice import DiceBoard, Space, Track, dice_box
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind, read_effect
from heptapolis.vocab.dice.play import CITY, COLOUR_OF, GROUPS, Building, Confidence, DieColour
from heptapolis.words import ENGLISH

ROOT = Path(__file__).resolve().parents[2]
BOX = dice_box()
BOARDS = pytest.mark.parametrize("board", BOX.boards, ids=[board.id for board in BOX.boards])
COMMON = {plan.building for plan in BOX.common}

GROUP_OF = {
    "grey": "warehouse",
    "blue": "agora",
    "green": "university",
    "yellow": "market",
    "red": "barracks",
    "purple": "guild_court",
    "white": "gallery",
    "wonder": "wonder",
    "any4": "any",
}
"""The facts name buildings by their colours; our dice and effects by their words."""

RULED = {
    "snapshot": "R-58",
    "agora_tie": "R-59",
    "bonus_timing": "R-60",
    "chain": "R-61",
    "bonus_exhausted": "R-60",
    "end_two": "R-81",
    "unlock_timing": "R-68",
    "unlock_same_turn": "R-69",
    "coins_on_die": "R-63",
    "die_minus": "R-80",
    "per_space_self": "R-65",
    "per_space_red": "R-66",
    "cross_effects": "R-67",
    "cross_guild": "R-78",
    "negative_attack": "R-76",
    "illegal_choice": "R-64",
    "coin_cap": "R-75",
}
"""What had to be decided, and the ruling that does."""


def facts(*path: str) -> Any:
    """A value of the facts by its path."""
    found: Any = facts_of("dice")
    for name in path:
        found = found[name]
    return found


def fact(*path: str) -> Any:
    """What is known, and not only proposed."""
    return facts("known", *path)


def stand_in(board: DiceBoard, building: Building) -> Any:
    """A building of the complete board that the facts file proposes."""
    if building in COMMON:
        return facts("common_buildings", building.word)
    return facts("boards", board.city, building.word)


def side_of(building: Building) -> str:
    """The side of barracks as the facts write it."""
    return building.word.partition("_")[0]


def as_told(told: dict[str, Any], building: Building, symbol: str) -> DiceEffect | None:
    """An effect of the facts in our words; a resource is not an effect of ours."""
    values = dict(told)
    kind = values.pop("kind")
    if kind == "resource":
        assert values == {"type": symbol}
        return None
    if kind in ("attack", "defence"):
        assert values.pop("side") == side_of(building)
        return read_effect({kind: values.pop("points", 1), **values})
    if kind in ("points", "coins", "die_minus"):
        return read_effect({kind: values.pop("amount"), **values})
    if kind in ("per_space", "end_per_space"):
        return read_effect({"per_space": values.pop("building"), **values})
    if kind == "cross":
        return read_effect({kind: [GROUP_OF[colour] for colour in values.pop("buildings")], **values})
    if kind in ("another_action", "build_free_die"):
        return read_effect({kind: True, **values})
    if kind == "coins_on_die":
        return read_effect({kind: values.pop("colour"), "coins": values.pop("amount"), **values})
    name = {"die_zero": "colour", "unlock": "die"}[kind]
    return read_effect({kind: values.pop(name), **values})


SURE = ("high", "medium", "low", "invented")
"""How sure a number is, the surest first."""


def sureness(told: dict[str, Any], building: Building) -> str:
    """How sure a cell is: as sure as the least sure of its numbers, the price of an attack included."""
    words: list[str] = [told["confidence"]]
    if any(effect["kind"] == "attack" for effect in told["effects"]):
        words.append(fact("barracks", "attack_price_confidence"))
    return max(words, key=SURE.index)


def check_space(space: Space, told: dict[str, Any], building: Building, symbol: str) -> None:
    """One cell: its price, its effects and how sure they are."""
    assert told.keys() == {"cost", "effects", "confidence"}
    assert space.cost == told["cost"]
    effects = [as_told(effect, building, symbol) for effect in told["effects"]]
    assert list(space.effects) == [effect for effect in effects if effect is not None]
    assert space.confidence.word == sureness(told, building)


def check_track(track: Track, told: dict[str, Any], building: Building) -> None:
    """One track: what opens it, its order, and all its cells."""
    assert told.keys() == {"symbols", "order", "spaces"}
    assert {"arrow": False, "any": True}[told["order"]] == track.any_order
    if building == Building.GUILD_COURT:  # every face of the purple die opens it
        faces = next(die.faces for die in BOX.dice if die.colour == DieColour.PURPLE)
        assert sorted(GROUP_OF[symbol] for symbol in told["symbols"]) == sorted(faces)
    else:
        assert list(track.symbols) == told["symbols"]
    for space, cell in zip(track.spaces, told["spaces"], strict=True):
        check_space(space, cell, building, next(iter(track.symbols), ""))


def test_the_boards_are_those_of_the_facts() -> None:
    assert [board.city for board in BOX.boards] == list(facts("boards"))
    assert sorted(board.city for board in BOX.boards) == sorted(fact("game", "boards"))
    assert [BOX.least_players, BOX.most_players] == fact("game", "players")


@pytest.mark.parametrize("building", Building, ids=lambda building: building.word)
@BOARDS
def test_every_space_is_as_the_facts_propose(board: DiceBoard, building: Building) -> None:
    told, plan = stand_in(board, building), board.plan(building)
    assert told["city"] == (building in CITY)
    assert set(told) <= {"city", "tracks", "basis", "first_complete_points"}
    for track, row in zip(plan.tracks, told["tracks"], strict=True):
        check_track(track, row, building)
    if "basis" in told:
        assert plan.basis


@BOARDS
def test_no_building_of_the_facts_is_left_out(board: DiceBoard) -> None:
    told = {*facts("common_buildings"), *facts("boards", board.city)}
    assert told == {plan.building.word for plan in board.plans}


def test_every_kind_of_effect_of_the_facts_is_one_of_ours() -> None:
    ours = {kind.word for kind in DiceEffectKind}
    assert set(facts("effect_kinds")) - {"resource", "end_per_space"} == ours


def test_the_dice_are_those_of_the_facts() -> None:
    told = facts("dice")
    named = {die.id: list(die.faces) for die in BOX.dice}
    for name, faces in told.items():
        if name in ("purple", "black"):
            assert named[name] == [GROUP_OF[face] for face in faces]
        elif name != "any4":
            assert named[name.lower()] == faces
    assert list(BOX.wild) == [GROUP_OF[colour] for colour in told["any4"]]
    assert len(named) == len(told) - 1


def test_the_faces_that_were_seen_are_on_the_dice() -> None:
    by_colour = {colour: Counter(f for d in BOX.dice if d.colour == colour for f in d.faces) for colour in DieColour}
    seen = dict(fact("dice", "faces"))
    for colour in (DieColour.BLUE, DieColour.PURPLE, DieColour.BLACK):
        assert list(by_colour[colour]) == seen.pop(colour.word)
    assert {colour: by_colour[DieColour[colour.upper()]] for colour in seen} == seen


def test_colours_marks_and_the_forum_are_those_of_the_facts() -> None:
    assert Counter(die.colour.word for die in BOX.dice) == fact("dice", "count")
    assert [name.partition("_")[0] for name in BOX.forum] == fact("dice", "start_in_forum")
    aside = {die.id for die in BOX.dice} - set(BOX.forum)
    assert aside == set(fact("dice", "aside_at_start"))
    marks = fact("dice", "colour_marks")
    assert {colour.word: ENGLISH.say(colour.mark) for colour in DieColour if colour.word in marks} == marks
    told = facts("building_colours")
    ours = {colour.word: [b.word for b in COLOUR_OF if COLOUR_OF[b] == colour] for colour in COLOUR_OF.values()}
    assert ours | {"wonder": ["wonder"]} == told


def test_the_numbers_are_those_of_the_facts() -> None:
    numbers, told = BOX.numbers, facts("numbers")
    assert told["coin_cap"] is None
    assert numbers.start_coins == told["start_coins"] == fact("setup", "coins") == fact("gold_reserve", "start")
    assert numbers.pass_coins == told["pass_coins"]
    assert numbers.bonuses_to_end == told["bonuses_to_end"] == fact("bonuses", "count") == len(BOX.bonuses)
    assert numbers.turns_after_trigger == told["extra_turns_after_trigger"]
    assert list(numbers.zone_prices) == told["zone_prices"] == fact("forum", "zones")
    assert list(numbers.zone_weights) == told["zone_weights"]
    agora = facts("common_buildings", "agora", "first_complete_points")
    assert numbers.first_agora_points == agora == fact("agora", "first_to_complete")


def test_the_bonuses_are_those_of_the_facts() -> None:
    for bonus, told in zip(BOX.bonuses, facts("bonuses"), strict=True):
        assert bonus.id == told["id"]
        assert list(bonus.effects) == [as_told(effect, Building.WONDER, "") for effect in told["effects"]]
    (cross,) = next(bonus.effects for bonus in BOX.bonuses if bonus.id == "cross")
    assert list(cross.groups) == [GROUP_OF[colour] for colour in fact("bonuses", "buildings_of_second")]


@BOARDS
def test_the_buildings_have_the_shape_that_is_known(board: DiceBoard) -> None:
    assert [building.word for building in CITY] == fact("city_buildings")
    assert sorted(building.word for building in CITY) == sorted(fact("scoring", "rows"))
    assert board.plan(Building.WAREHOUSE).size == fact("warehouse", "spaces")
    stores = {t.symbols[0]: t.spaces[0].cost for t in board.plan(Building.WAREHOUSE).tracks}
    assert stores == fact("warehouse", "prices")
    assert board.plan(Building.WONDER).size == fact("wonder", "stages")
    assert {len(track.symbols) for track in board.plan(Building.AGORA).tracks} == {fact("agora", "symbols_per_space")}
    assert len(board.plan(Building.AGORA).tracks) == fact("agora", "tracks")
    assert len(board.plan(Building.UNIVERSITY).tracks) == fact("university", "rows")
    least, most = fact("payment", "space_price")
    assert all(least <= place.space.cost <= most for place in board.places)
    for building in GROUPS["barracks"]:
        attack, defence = board.plan(building).tracks
        assert attack.symbols == (fact("barracks", "weapon_of_side")[side_of(building)],)
        assert attack.spaces[0].effects[0].amount == fact("barracks", "first_attack_printed")
        assert attack.spaces[0].confidence == Confidence.LOW  # its price is not sure
        assert len(attack.spaces) == fact("barracks", "attack_spaces_per_side")
        assert len(defence.spaces) == fact("barracks", "defence_spaces_per_side")


def test_everything_that_had_to_be_decided_is_ruled() -> None:
    page = (ROOT / "docs" / "rules" / "rulings.md").read_text(encoding="utf-8")
    assert RULED.keys() == set(facts("rulings"))
    assert set(RULED.values()) <= set(re.findall(r"^\| (R-\d+) \|", page, re.MULTILINE))


@BOARDS
def test_a_board_of_which_little_is_known_says_so(board: DiceBoard) -> None:
    told = [(cell, b) for b in Building for row in stand_in(board, b)["tracks"] for cell in row["spaces"]]
    unsure = sum(sureness(cell, building) in ("low", "invented") for cell, building in told)
    assert board.unsure == unsure > 0
    assert board.status
    assert ENGLISH.say(board.status) == f"reconstructed, {unsure} of {len(told)} spaces"
