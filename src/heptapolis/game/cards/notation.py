"""The short text form of a game: options, deal and decisions on one line, to paste into a report or a test.

    second-edition players=3 wonders=random sides=first seed=7 | 0 build altar; 1 sell loom_1; 2 stage stockade L2

A deal that does not come from its seed is written out: boards=gizah/day,... hands=altar.loom_1....,.../...
Expansions are named: with=edifice+carthage; dealt edifices too: edifices=belvedere,factory,agora
A custom box is included whole, as JSON with URL-safe characters: box=...
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from urllib.parse import quote, unquote

from heptapolis.catalogue.cards import OwnBox, own_box_from_json
from heptapolis.errors import RecordError
from heptapolis.game.cards.action import Action
from heptapolis.game.cards.deal import EXPANSIONS, Deal, Options
from heptapolis.game.notation import default_seats, parse_decision

KEYS = {"players", "wonders", "sides", "with", "seed", "boards", "hands", "edifices", "seats", "box"}
Decisions = tuple[tuple[int, Action], ...]


def format_game(options: Options, seats: tuple[str, ...], deal: Deal, seed: int | None, decisions: Decisions) -> str:
    """The short text form of a game."""
    parts = [options.rules, f"players={options.players}", f"wonders={options.wonders}", f"sides={options.sides}"]
    if options.expansions:
        parts.append("with=" + "+".join(options.expansions))
    if options.box:
        parts.append("box=" + quote(json.dumps(options.box.to_json(), ensure_ascii=False), safe=""))
    if seed is not None:
        parts.append(f"seed={seed}")
    if seed is None or deal != Deal.from_seed(options, seed):
        parts.append("boards=" + ",".join("+".join(boards) for boards in deal.offers))
        parts.append("hands=" + "/".join(",".join(".".join(hand) for hand in age) for age in deal.hands))
        if deal.edifices:
            parts.append("edifices=" + ",".join(deal.edifices))
    if seats != default_seats(options.players):
        parts.append("seats=" + ",".join(quote(name, safe="") for name in seats))
    return " ".join(parts) + " | " + "; ".join(f"{seat} {action}" for seat, action in decisions)


def parse_game(text: str) -> tuple[Options, tuple[str, ...], Deal, int | None, Decisions]:
    """Read what `format_game` wrote."""
    try:
        header, _, body = text.partition("|")
        rules, *pairs = header.split()
        values = dict(pair.split("=", 1) for pair in pairs)
        unknown = set(values) - KEYS
        if unknown or len(values) < len(pairs):
            raise ValueError(f"unknown or repeated key {min(unknown, default='')!r}")
        added = values["with"].split("+") if "with" in values else []
        if not set(added) <= set(EXPANSIONS):
            raise ValueError(f"unknown expansion in {values['with']!r}")
        options = Options(rules, int(values["players"]), values["wonders"], values["sides"], added, box_in(values))
        seed = int(values["seed"]) if "seed" in values else None
        if "hands" in values:
            offers = tuple(tuple(boards.split("+")) for boards in values["boards"].split(","))
            ages = values["hands"].split("/")
            hands = tuple(tuple(tuple(hand.split(".")) for hand in age.split(",")) for age in ages)
            deal = Deal(offers, hands, tuple(values["edifices"].split(",")) if "edifices" in values else ())
        elif "boards" in values or "edifices" in values:
            raise ValueError("boards and edifices are written out only together with hands")
        else:
            deal = Deal.from_seed(options, int(values["seed"]))
        names = tuple(unquote(name) for name in values["seats"].split(",")) if "seats" in values else ()
        decisions = tuple(parse_decision(entry, Action.parse) for entry in body.split(";") if entry.strip())
    except (KeyError, ValueError, RecursionError) as fault:
        raise RecordError(f"{text[:60]!r} is not a text form of a game: {fault!r}.") from None
    return options, names or default_seats(options.players), deal, seed, decisions


def box_in(values: Mapping[str, str]) -> OwnBox | None:
    """The custom box that a game was played with."""
    return own_box_from_json(json.loads(unquote(values["box"]))) if "box" in values else None
