"""A person's board file with a fault is refused with the entry and the reason; nothing is guessed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from catalogue.dice_boards import Fault, Table, params, refused, space_in, spaces, track_in

FIRST = "board giza agora track 1 space 1"
TRACK = "board giza agora track 1"
BOARD = "board giza"
STAGES = "it must have 3 on one"


def with_value(name: str, key: str, value: Any, reason: str) -> Fault:
    """The first space of the Agora with another value."""
    return Fault(name, lambda b: space_in(b, "agora").__setitem__(key, value), FIRST, reason)


def without(name: str, key: str, reason: str) -> Fault:
    """The first space of the Agora without a value."""
    return Fault(name, lambda b: space_in(b, "agora").pop(key), FIRST, reason)


def with_effect(name: str, effect: Any, reason: str) -> Fault:
    """The first space of the Agora with another effect."""
    return with_value(name, "effects", [effect], reason)


SPACES = [
    with_value("cost-seven", "cost", 7, "cost 7 is not between 0 and 6"),
    with_value("cost-minus-one", "cost", -1, "cost -1 is not between 0 and 6"),
    with_value("cost-huge", "cost", 10**30, "is not between 0 and 6"),
    with_value("cost-half", "cost", 1.5, "cost = 1.5 is not of type int"),
    with_value("cost-text", "cost", "2", "cost = '2' is not of type int"),
    with_value("cost-yes", "cost", True, "cost = True is not of type int"),
    with_value("cost-list", "cost", [2], "cost = [2] is not of type int"),
    without("no-cost", "cost", "the key 'cost' is missing"),
    with_value(
        "unknown-confidence",
        "confidence",
        "sure",
        "'sure' is not a confidence; choose from invented, low, medium, high",
    ),
    with_value("capital-confidence", "confidence", "HIGH", "'HIGH' is not a confidence"),
    with_value("number-confidence", "confidence", 3, "confidence = 3 is not of type str"),
    without("no-confidence", "confidence", "the key 'confidence' is missing"),
    with_value("unknown-key", "price", 1, "the key 'price' is unknown"),
    with_value("effects-no-list", "effects", {"points": 3}, "effects = {'points': 3} is not of type list"),
    with_value("four-effects", "effects", [{"points": 1}] * 4, "effects has 4 effects; the limit is 3"),
]
EFFECTS = [
    with_effect("no-table", 5, "5 is not an effect; write for example { points = 3 }"),
    with_effect("word", "points", "'points' is not an effect; write for example { points = 3 }"),
    with_effect("nothing", {}, "{} has none of the effects points, coins, attack, defence, per_space, cross, "),
    with_effect("unknown", {"pionts": 3}, "{'pionts': 3} has none of the effects points, coins, "),
    with_effect("two-in-one", {"points": 3, "coins": 2}, "the effect points has no 'coins'"),
    with_effect("wrong-extra-key", {"points": 3, "up_to": 2}, "the effect points has no 'up_to'"),
    with_effect("extra-key-of-a-colour", {"die_zero": "blue", "coins": 1}, "the effect die_zero has no 'coins'"),
    with_effect("extra-key-of-a-flag", {"another_action": True, "points": 1}, "the effect another_action has no"),
    with_effect("no-points", {"points": 0}, "points = 0 is not a whole number from 1 to 20"),
    with_effect("many-points", {"points": 21}, "points = 21 is not a whole number from 1 to 20"),
    with_effect("half-points", {"points": 1.5}, "points = 1.5 is not a whole number from 1 to 20"),
    with_effect("yes-points", {"points": True}, "points = True is not a whole number from 1 to 20"),
    with_effect("text-coins", {"coins": "7"}, "coins = '7' is not a whole number from 1 to 20"),
    with_effect("action-one", {"another_action": 1}, "another_action = 1 must be true"),
    with_effect("die-not-free", {"build_free_die": False}, "build_free_die = False must be true"),
    with_effect("per-space-for-nothing", {"per_space": "agora"}, "per_space gives neither coins nor points"),
    with_effect("per-space-four", {"per_space": "agora", "coins": 4}, "coins = 4 is not a whole number from 0 to 3"),
    with_effect(
        "per-space-of-a-list", {"per_space": ["agora"], "coins": 1}, "['agora'] is not a building; choose from"
    ),
    with_effect("per-space-nowhere", {"per_space": "forum", "points": 1}, "'forum' is not a building; choose from "),
    with_effect("per-one-barracks", {"per_space": "west_barracks", "points": 1}, "'west_barracks' is not a building"),
    with_effect("cross-nothing", {"cross": []}, "cross = [] must be a list of buildings"),
    with_effect("cross-a-word", {"cross": "agora"}, "cross = 'agora' must be a list of buildings"),
    with_effect("cross-nowhere", {"cross": ["agoar"]}, "'agoar' is not a building; choose from warehouse, wonder, "),
    with_effect("cross-four", {"cross": ["agora"], "up_to": 4}, "up_to = 4 is not a whole number from 1 to 3"),
    with_effect("cross-none", {"cross": ["agora"], "up_to": 0}, "up_to = 0 is not a whole number from 1 to 3"),
    with_effect("unknown-colour", {"die_zero": "pink"}, "'pink' is not a colour of a die; choose from grey, blue, "),
    with_effect("colour-list", {"die_zero": ["blue"]}, "['blue'] is not a colour of a die"),
    with_effect("no-coins-on-die", {"coins_on_die": "grey"}, "coins = 0 is not a whole number from 1 to 20"),
    with_effect("unlock-grey", {"unlock": "grey"}, "'grey' is not a colour of a die; choose from white, black, purple"),
    Fault(
        "two-defences-in-one",
        lambda b: space_in(b, "west_barracks", 2).__setitem__("effects", [{"defence": 2}]),
        "board giza west_barracks track 2 space 1",
        "defence = 2 is not a whole number from 1 to 1",
    ),
]
TRACKS = [
    Fault("no-table", lambda b: b["agora"]["tracks"].__setitem__(0, 5), TRACK, "5 is not a table"),
    Fault("unknown-key", lambda b: track_in(b, "agora").__setitem__("arrow", 1), TRACK, "the key 'arrow' is unknown"),
    Fault("no-spaces", lambda b: track_in(b, "agora").pop("spaces"), TRACK, "the key 'spaces' is missing"),
    Fault("space-no-table", lambda b: track_in(b, "agora").__setitem__("spaces", [2]), FIRST, "2 is not a table"),
    Fault(
        "spaces-no-list",
        lambda b: track_in(b, "agora").__setitem__("spaces", 5),
        TRACK,
        "spaces = 5 is not of type list",
    ),
    Fault(
        "empty-track",
        lambda b: track_in(b, "agora").__setitem__("spaces", []),
        BOARD,
        "agora: a track has 0 spaces; it has 1 to 8",
    ),
    Fault(
        "nine-spaces",
        lambda b: track_in(b, "agora").__setitem__("spaces", spaces(9)),
        BOARD,
        "agora: a track has 9 spaces; it has 1 to 8",
    ),
    Fault(
        "order-as-a-word",
        lambda b: track_in(b, "agora").__setitem__("any_order", "yes"),
        TRACK,
        "any_order = 'yes' is not of type bool",
    ),
    Fault(
        "symbols-as-a-word",
        lambda b: track_in(b, "agora").__setitem__("symbols", "mask"),
        TRACK,
        "symbols = 'mask' is not of type list",
    ),
    Fault("symbol-five", lambda b: track_in(b, "agora").__setitem__("symbols", [5]), TRACK, "5 is not text"),
    Fault(
        "unknown-symbol",
        lambda b: track_in(b, "agora")["symbols"].append("moon"),
        BOARD,
        "agora: no blue die shows 'moon'",
    ),
    Fault(
        "symbol-of-another-die",
        lambda b: track_in(b, "agora")["symbols"].append("gear"),
        BOARD,
        "agora: no blue die shows 'gear'",
    ),
    Fault(
        "no-symbols",
        lambda b: track_in(b, "agora").pop("symbols"),
        BOARD,
        "agora: a track without symbols could never be opened",
    ),
    Fault(
        "symbol-in-the-guild-court",
        lambda b: track_in(b, "guild_court").__setitem__("symbols", ["market"]),
        BOARD,
        "guild_court: its spaces belong to no symbol, so the track names none",
    ),
    Fault(
        "symbol-on-the-wonder",
        lambda b: track_in(b, "wonder").__setitem__("symbols", ["stone"]),
        BOARD,
        "wonder: its spaces belong to no symbol, so the track names none",
    ),
    Fault(
        "the-same-first-symbol",
        lambda b: track_in(b, "agora", 2)["symbols"].insert(0, "mask"),
        BOARD,
        "agora: two tracks begin with the same symbol or none",
    ),
    Fault(
        "two-tracks-of-guilds",
        lambda b: b["guild_court"]["tracks"].append({"spaces": spaces(1)}),
        BOARD,
        "guild_court: two tracks begin with the same symbol or none, so they could not be distinguished",
    ),
    Fault(
        "a-face-that-opens-nothing",
        lambda b: track_in(b, "agora")["symbols"].remove("scales"),
        BOARD,
        "the face scales of the blue die opens nothing",
    ),
    Fault(
        "no-guild-court",
        lambda b: b["guild_court"].__setitem__("tracks", []),
        BOARD,
        "the face barracks of the purple die opens nothing",
    ),
]


@pytest.mark.parametrize("fault", params(SPACES))
def test_a_faulty_space_is_refused_with_the_reason(tmp_path: Path, fault: Fault) -> None:
    refused(tmp_path, fault)


@pytest.mark.parametrize("fault", params(EFFECTS))
def test_a_faulty_effect_is_refused_with_the_reason(tmp_path: Path, fault: Fault) -> None:
    refused(tmp_path, fault)


@pytest.mark.parametrize("fault", params(TRACKS))
def test_a_faulty_track_is_refused_with_the_reason(tmp_path: Path, fault: Fault) -> None:
    refused(tmp_path, fault)


def stages(*tracks: list[Table], any_order: bool = False) -> Table:
    """A wonder of other tracks."""
    return {"tracks": [{"any_order": any_order, "spaces": track} for track in tracks]}


def with_wonder(name: str, wonder: Table, reason: str) -> Fault:
    """The board with another wonder."""
    return Fault(name, lambda b: b.__setitem__("wonder", wonder), BOARD, reason)


WONDERS = [
    with_wonder("two-stages", stages(spaces(2)), f"the wonder has 2 stages on 1 track; {STAGES}"),
    with_wonder("four-stages", stages(spaces(4)), f"the wonder has 4 stages on 1 track; {STAGES}"),
    with_wonder("two-tracks", stages(spaces(1), spaces(2)), f"the wonder has 3 stages on 2 tracks; {STAGES}"),
    with_wonder("one-stage", stages(spaces(1)), f"the wonder has 1 stage on 1 track; {STAGES}"),
    with_wonder("no-tracks", stages(), f"the wonder has 0 stages on 0 tracks; {STAGES}"),
    with_wonder("any-order", stages(spaces(3), any_order=True), "the stages of the wonder have one order"),
]


@pytest.mark.parametrize("fault", params(WONDERS))
def test_a_faulty_wonder_is_refused_with_the_reason(tmp_path: Path, fault: Fault) -> None:
    refused(tmp_path, fault)


def with_id(name: str, wanted: str) -> Fault:
    """The board under another name."""
    reason = "an id consists of lower-case letters, digits and underscores"
    return Fault(f"id-{name}", lambda b: b.__setitem__("id", wanted), f"board {wanted}", reason)


BUILDINGS = [
    Fault("no-wonder", lambda b: b.pop("wonder"), BOARD, "the building wonder is missing"),
    Fault("no-university", lambda b: b.pop("university"), BOARD, "the building university is missing"),
    Fault("unknown-building", lambda b: b.__setitem__("forum", {}), BOARD, "the key 'forum' is unknown"),
    Fault("barracks-together", lambda b: b.__setitem__("barracks", {}), BOARD, "the key 'barracks' is unknown"),
    Fault("no-table", lambda b: b.__setitem__("agora", 5), "board giza agora", "5 is not a table"),
    Fault("unknown-key", lambda b: b["agora"].__setitem__("die", "blue"), "board giza agora", "'die' is unknown"),
    Fault("no-tracks", lambda b: b["agora"].pop("tracks"), "board giza agora", "the key 'tracks' is missing"),
    Fault("tracks-five", lambda b: b["agora"].__setitem__("tracks", 5), "board giza agora", "is not of type list"),
    Fault("basis-five", lambda b: b["agora"].__setitem__("basis", 5), "board giza agora", "basis = 5 is not of type"),
    Fault("no-id", lambda b: b.pop("id"), "board 1", "the key 'id' is missing"),
    Fault("id-five", lambda b: b.__setitem__("id", 5), "board 1", "id = 5 is not of type str"),
    Fault("no-city", lambda b: b.pop("city"), BOARD, "the key 'city' is missing"),
    Fault("city-five", lambda b: b.__setitem__("city", 5), BOARD, "city = 5 is not of type str"),
    with_id("blank", "my giza"),
    with_id("capital", "Giza"),
    with_id("empty", ""),
    with_id("accent", "gizá"),
    with_id("comma", "a,b"),
]


@pytest.mark.parametrize("fault", params(BUILDINGS))
def test_a_faulty_building_or_name_is_refused_with_the_reason(tmp_path: Path, fault: Fault) -> None:
    refused(tmp_path, fault)
