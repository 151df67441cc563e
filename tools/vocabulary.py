"""The words of the rules and of the protocol as TypeScript, so that the client types none of them again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from heptapolis.bots.names import OURS
from heptapolis.bots.room import reasons
from heptapolis.catalogue.cards import EDITIONS, Wonder, box_of, expansion_of, expansions, shipped
from heptapolis.catalogue.cards.own import LARGEST_BOX
from heptapolis.catalogue.dice import dice_box
from heptapolis.catalogue.dice.sent import LARGEST_TEXT
from heptapolis.errors import SetupError
from heptapolis.game import Options
from heptapolis.game.cards.deal import EXPANSIONS
from heptapolis.game.registry import RULESETS
from heptapolis.server.crests import COLOURS as CREST_COLOURS
from heptapolis.server.crests import CRESTS
from heptapolis.server.live_table import STAND_IN_REASONS
from heptapolis.server.problems import CODES, TRY_AGAIN
from heptapolis.vocab.cards.city import NEIGHBOURS, STACKS, Counted, Line, Symbol, Where
from heptapolis.vocab.cards.effects import EFFECT_KINDS, PENALTY_KINDS
from heptapolis.vocab.cards.goods import RAW, Good
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Form, Passing, Phase, Sides, Wonders
from heptapolis.vocab.dice.drawings import tint_of
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import CITY, GROUPS, MARKS, SPECIAL, Building, DiceDecision, DiceEventKind, DieColour
from heptapolis.vocab.glyphs import NORMAL
from heptapolis.vocab.reasons import Reason
from heptapolis.vocab.terms import Term

Schemas = Mapping[str, Any]


def named(members: Iterable[Term]) -> list[str]:
    """The names of members of an enum as the protocol writes them."""
    return [member.word for member in members]


def lists(schemas: Schemas) -> dict[str, tuple[str, list[str]]]:
    """Every list of words by its name, with the name of its type."""
    return {
        "GOODS": ("Good", named(Good)),
        "RAW": ("RawGood", named(RAW)),
        "COLOURS": ("Colour", named(STACKS)),
        "SYMBOLS": ("Symbol", named(Symbol)),
        "COUNTED": ("Counted", named(Counted)),
        "PLACES": ("Place", named(Where)),
        "NEIGHBOURS": ("Neighbour", named(NEIGHBOURS)),
        "LINES": ("Line", named(Line)),
        "EFFECT_KINDS": ("EffectKind", [*EFFECT_KINDS, *PENALTY_KINDS]),
        "WONDERS": ("Wonders", named(Wonders)),
        "SIDES": ("Sides", named(Sides)),
        "PHASES": ("Phase", named(Phase)),
        "DECISIONS": ("Decision", named(decision for decision in Decision if decision)),
        "FORMS": ("Form", named(form for form in Form if form)),
        "ACTION_KINDS": ("ActionKind", named(ActionKind)),
        "DEEDS": ("Deed", named((ActionKind.BUILD, ActionKind.STAGE, ActionKind.SELL))),
        "EVENT_KINDS": ("EventKind", named(EventKind)),
        "PASSINGS": ("Passing", named(Passing)),
        "REASONS": ("Reason", named(Reason)),
        "DIE_COLOURS": ("DieColour", named(DieColour)),
        "SPECIAL_DICE": ("SpecialDie", named(SPECIAL)),
        "FACES": ("Face", [face for face in dict.fromkeys(every_face()) if face not in GROUPS]),
        "BUILDINGS": ("Building", named(Building)),
        "BUILDING_GROUPS": ("BuildingGroup", list(GROUPS)),
        "DICE_LINES": ("DiceLine", named(CITY)),
        "DICE_DECISIONS": ("DiceDecision", named(DiceDecision)),
        "DICE_EVENT_KINDS": ("DiceEventKind", named(DiceEventKind)),
        "DICE_EFFECT_KINDS": ("DiceEffectKind", named(DiceEffectKind)),
        "BOARDS": ("BoardName", [board.id for board in dice_box().boards]),
        "BONUSES": ("Bonus", [bonus.id for bonus in dice_box().bonuses]),
        "BOTS": ("Bot", list(OURS)),
        "HINTS": ("HintReason", list(reasons())),
        "PROBLEMS": ("ProblemCode", list(CODES)),
        "STATES": ("TableState", words_of(schemas, "TableShown", "state")),
        "STAND_IN_REASONS": ("StandInReason", list(STAND_IN_REASONS)),
        "CLOCKS": ("ClockKind", words_of(schemas, "ClockShown", "kind")),
        "CRESTS": ("CrestName", list(CRESTS)),
        "CREST_COLOURS": ("CrestColour", list(CREST_COLOURS)),
        "REACTIONS": ("Reaction", words_of(schemas, "Said", "reaction")),
        "CARD_RULES": ("CardRules", list(EDITIONS)),
        "WONDER_NAMES": ("WonderName", [wonder.id for wonder in wonders()]),
        "EXPANSIONS": ("Expansion", list(EXPANSIONS)),
        "RULES": ("Rules", list(RULESETS)),
        "GAMES": ("GameName", list(dict.fromkeys(ruleset.game for ruleset in RULESETS.values()))),
    }


def sets(schemas: Schemas) -> dict[str, tuple[str, list[str]]]:
    """The words of a list that have something in common, with what it is."""
    return {
        "BUILDING_ACTIONS": ("A card of the hand comes into the city.", named(k for k in ActionKind if k.builds)),
        "BUILDING_EVENTS": ("A card came into a city.", named(kind for kind in EventKind if kind.builds)),
        "PLAYING_EVENTS": ("What a city did in its turn.", named(kind for kind in EventKind if kind.plays)),
        "DICE_PLAYING_EVENTS": ("What a city did in a turn of dice.", named(k for k in DiceEventKind if k.plays)),
        "DICE_PAYING_EVENTS": ("Coins that a city paid in dice.", named(k for k in DiceEventKind if k.pays)),
        "DICE_EARNING_EVENTS": ("Coins that a city got in dice.", named(k for k in DiceEventKind if k.earns)),
        "DICE_POWER_EVENTS": ("What was set off in dice.", named(k for k in DiceEventKind if k.is_set_off)),
        "FOLLOWING_EVENTS": ("What only follows from that.", named(kind for kind in EventKind if kind.follows)),
        "OUTCOME_EVENTS": ("An edifice was built or failed.", named(kind for kind in EventKind if kind.ends_project)),
        "REWARD_EVENTS": ("What a reward can bring.", named(kind for kind in EventKind if kind.rewards)),
        "PENALTY_EVENTS": ("What a penalty can take.", named(kind for kind in EventKind if kind.penalizes)),
        "PLAYING_DECISIONS": ("A card of the hand is played.", named(d for d in Decision if d.plays)),
        "FREE_SEATS": ("Someone may still sit down there.", words_of(schemas, "FreeSeat", "kind")),
        "TRY_AGAIN": ("What a server says that is coming back.", list(TRY_AGAIN)),
    }


def every_face() -> Iterator[str]:
    """The faces of all dice."""
    return (face for die in dice_box().dice for face in die.faces)


def wonders() -> tuple[Wonder, ...]:
    """The wonders that come with the program, those of the expansions last."""
    shelf = shipped()
    return shelf.wonders(shelf.boxes[-1])


def words_of(schemas: Schemas, shape: str, field: str) -> list[str]:
    """The words that a field of the protocol can have; an empty one says that there is none."""
    return [word for word in schemas[shape]["properties"][field]["enum"] if word]


def players() -> dict[str, list[int]]:
    """The fewest and the most players of every ruleset."""
    return {name: list(ruleset.players) for name, ruleset in RULESETS.items()}


def board_sides() -> dict[str, list[str]]:
    """The sides of the boards in every edition."""
    return {edition: list(box_of(edition).sides) for edition in EDITIONS}


def drafts() -> dict[str, dict[str, dict[str, int]]]:
    """How many wonders every edition has with what is added (`edifice+leaders`), and how many players can draft."""
    return {edition: {"+".join(added): draft_of(edition, added) for added in additions()} for edition in EDITIONS}


def additions() -> Iterator[tuple[str, ...]]:
    """Every choice of expansions, in their order; never a part beside the box that it comes from."""
    for count in range(len(EXPANSIONS) + 1):
        for added in combinations(EXPANSIONS, count):
            if not any(expansion_of(name).part_of in added for name in added):
                yield added


def draft_of(edition: str, added: tuple[str, ...]) -> dict[str, int]:
    """The wonders of a table, and the most players who can choose from a few of them."""
    least, most = RULESETS[edition].players
    able = [players for players in range(least, most + 1) if can_draft(edition, players, added)]
    return {"wonders": len(Options(edition, expansions=added).pool), "players": max(able)}


def can_draft(edition: str, players: int, expansions: tuple[str, ...]) -> bool:
    """Whether so many players can choose from a few boards each."""
    try:
        Options(edition, players, "draft", expansions=expansions)
    except SetupError:
        return False
    return True


def marks() -> dict[str, str]:
    """The mark of each colour of dice."""
    return {colour.word: mark for colour, mark in MARKS.items()}


def tints() -> dict[str, str]:
    """The tint of each building, and of buildings that share a mark."""
    own = {building.word: group for group, buildings in GROUPS.items() for building in buildings}
    return {name: tint_of(group) for name, group in (own | {group: group for group in GROUPS}).items()}


def script(document: Mapping[str, Any]) -> str:
    """The module of the client."""
    parts = ["/** Made from the vocabulary, the rulesets and the protocol by tools/vocabulary.py. */"]
    schemas = document["components"]["schemas"]
    for name, (kind, words) in lists(schemas).items():
        parts.append(
            f"export const {name} = {json.dumps(words)} as const;\nexport type {kind} = (typeof {name})[number];"
        )
    for name, (meaning, words) in sets(schemas).items():
        parts.append(f"/** {meaning} */\nexport const {name}: ReadonlySet<string> = new Set({json.dumps(words)});")
    return "\n\n".join([*parts, *tables()]) + "\n"


def tables() -> Iterator[str]:
    """Numbers and words of each ruleset, and of drawings."""
    yield f"/** The size of an icon that says no other, in em. */\nexport const ICON_SIZE = {NORMAL};"
    games = json.dumps({name: ruleset.game for name, ruleset in RULESETS.items()})
    yield f"/** The game of every ruleset. */\nexport const GAME_OF: Record<Rules, GameName> = {games};"
    yield f"/** The fewest and the most players. */\nexport const PLAYERS = {json.dumps(players())} as const;"
    yield f"/** The largest size of a custom box, in bytes. */\nexport const LARGEST_BOX = {LARGEST_BOX};"
    yield (
        "/** How many wonders there are with what is added, and how many players can choose from a few. */\n"
        "export const DRAFTS: Record<CardRules, Readonly<Record<string, { wonders: number; players: number }>>> = "
        f"{json.dumps(drafts())};"
    )
    parts = {each.id: each.part_of for each in expansions() if each.part_of}
    yield (
        "/** The box that an expansion is part of. */\n"
        f"export const PART_OF: Partial<Record<Expansion, Expansion>> = {json.dumps(parts)};"
    )
    dice = {die.id: {"colour": die.colour.word, "faces": die.faces} for die in dice_box().dice}
    yield f"/** The dice, each with its six faces. */\nexport const DICE = {json.dumps(dice)} as const;"
    numbers = dice_box().numbers
    prices = json.dumps(numbers.zone_prices)
    yield f"/** What a die of each zone costs. */\nexport const ZONE_PRICES = {prices} as const;"
    yield f"/** The mark of each colour. */\nexport const DIE_MARKS = {json.dumps(marks())} as const;"
    yield f"/** The tint of each building. */\nexport const BUILDING_TINTS = {json.dumps(tints())} as const;"
    yield f"/** The largest file of boards, in bytes. */\nexport const LARGEST_BOARDS = {LARGEST_TEXT};"
    yield f"/** What passing brings. */\nexport const PASS_COINS = {numbers.pass_coins};"
    yield f"/** The sides of its boards. */\nexport const BOARD_SIDES = {json.dumps(board_sides())} as const;"
