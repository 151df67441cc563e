"""Checks that span several entries: what makes a box or a board of the dice game playable."""

from __future__ import annotations

from collections import Counter

from heptapolis.catalogue.dice.board import DiceBoard, Plan
from heptapolis.catalogue.dice.box import SHOWING, WILD, DiceBox
from heptapolis.catalogue.entry import Entry
from heptapolis.errors import count_of
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.limits import (
    FORUM,
    MOST_COUNTERS,
    MOST_LENGTH,
    MOST_OPTIONS,
    MOST_SPACES,
    MOST_TRACKS,
    MOST_TURNS,
    MOST_WAITING,
    ZONES,
)
from heptapolis.vocab.dice.play import BARRACKS, COLOUR_OF, GROUPS, SPECIAL, Building, DieColour

STAGES = 3
LEAST_PLAYERS = 2
"""A record has room for so much: tracks, spaces of a track and of a board, rewards that count spaces, options of one
decision, and effects and bonuses that wait for others."""


def audit_box(box: DiceBox, entry: Entry) -> None:
    """Refuse a box whose parts do not fit together."""
    unknown = [name for name in box.forum if name not in [die.id for die in box.dice]]
    if unknown:
        raise entry.fault(f"the forum names {unknown[0]!r}, which is not a die")
    aside = [die.colour for die in box.dice if die.id not in box.forum]
    if len(set(box.forum)) != FORUM or sorted(aside) != sorted(SPECIAL):
        raise entry.fault(f"the forum must hold {FORUM} dice, all but the {len(SPECIAL)} special ones")
    for die in box.dice:
        for face in die.faces if die.colour in SHOWING else ():
            if face not in GROUPS and not (face == WILD and die.colour == DieColour.BLACK):
                raise entry.fault(f"die {die.id} shows {face!r}, which is not a building")
    for group in box.wild:
        if group not in GROUPS:
            raise entry.fault(f"wild names {group!r}, which is not a building")
    for bonus in box.bonuses:
        if any(effect.kind.is_for_boards for effect in bonus.effects):
            raise entry.fault(f"the bonus {bonus.id} has an effect that only a space can have")
    audit_numbers(box, entry)


def audit_numbers(box: DiceBox, entry: Entry) -> None:
    """Refuse numbers that make no game."""
    numbers = box.numbers
    if not LEAST_PLAYERS <= box.least_players <= box.most_players:
        raise entry.fault(f"the game is for {LEAST_PLAYERS} players and more")
    if min(numbers.start_coins, numbers.pass_coins, numbers.first_agora_points) < 0:
        raise entry.fault("coins and points are not negative")
    if len(numbers.zone_prices) != ZONES or len(numbers.zone_weights) != ZONES:
        raise entry.fault(f"the forum has {ZONES} zones, each with a price and a weight")
    if min(numbers.zone_weights) < 0 or sum(numbers.zone_weights) < 1 or min(numbers.zone_prices) < 0:
        raise entry.fault("prices and weights of zones are not negative, and some weight is positive")
    if numbers.turns_after_trigger < 1:
        raise entry.fault("at least one turn is played after the one that triggers the end")
    if not 1 <= numbers.most_turns <= MOST_TURNS:
        raise entry.fault(f"the longest game has 1 to {MOST_TURNS} turns")
    if not 1 <= numbers.bonuses_to_end <= len(box.bonuses):
        raise entry.fault(f"{numbers.bonuses_to_end} of {len(box.bonuses)} bonuses cannot end the game")


def audit_board(board: DiceBoard, box: DiceBox, entry: Entry) -> None:
    """Refuse a board that breaks a rule."""
    stages = board.plan(Building.WONDER)
    if len(stages.tracks) != 1 or stages.size != STAGES:
        tracks = count_of(len(stages.tracks), "track")
        raise entry.fault(f"the wonder has {count_of(stages.size, 'stage')} on {tracks}; it must have {STAGES} on one")
    if stages.tracks[0].any_order:
        raise entry.fault("the stages of the wonder have one order")
    for plan in board.plans:
        audit_plan(plan, box, entry)
    unlocks = Counter(e.colour for p in board.places for e in p.space.effects if e.kind == DiceEffectKind.UNLOCK)
    for colour in SPECIAL:
        if unlocks[colour] != 1:
            raise entry.fault(f"the {colour.word} die is unlocked {unlocks[colour]} times; it must be exactly once")
    audit_faces(board, box, entry)
    audit_room(board, box, entry)


def audit_plan(plan: Plan, box: DiceBox, entry: Entry) -> None:
    """One building: its symbols are faces of its die, and distinguish its tracks."""
    word, colour = plan.building.word, COLOUR_OF.get(plan.building)
    faces = {face for die in box.dice for face in die.faces if die.colour == colour}
    for track in plan.tracks:
        if not 1 <= len(track.spaces) <= MOST_LENGTH:
            raise entry.fault(f"{word}: a track has {len(track.spaces)} spaces; it has 1 to {MOST_LENGTH}")
        if colour in (None, *SHOWING):
            if track.symbols:
                raise entry.fault(f"{word}: its spaces belong to no symbol, so the track names none")
        elif not track.symbols:
            raise entry.fault(f"{word}: a track without symbols could never be opened")
        for symbol in track.symbols:
            if symbol not in faces:
                raise entry.fault(f"{word}: no {colour.word if colour else ''} die shows {symbol!r}")
    first = [track.symbols[:1] for track in plan.tracks]
    if len(plan.tracks) > 1 and len(set(first)) < len(first):
        raise entry.fault(f"{word}: two tracks begin with the same symbol or none, so they could not be distinguished")
    audit_effects(plan, entry)


def audit_effects(plan: Plan, entry: Entry) -> None:
    """The effects of a building are possible there."""
    word = plan.building.word
    kinds = [{effect.kind for space in track.spaces for effect in space.effects} for track in plan.tracks]
    military = {DiceEffectKind.ATTACK, DiceEffectKind.DEFENCE}
    if plan.building in BARRACKS:
        if sum(DiceEffectKind.ATTACK in found for found in kinds) > 1:
            raise entry.fault(f"{word}: attacks must be on one track")
        for space in [space for track in plan.tracks for space in track.spaces]:
            if sum(effect.kind == DiceEffectKind.ATTACK for effect in space.effects) > 1:
                raise entry.fault(f"{word}: a space has one attack; its points are written down once")
    elif any(found & military for found in kinds):
        raise entry.fault(f"{word}: attack and defence belong in the barracks")
    scoring = {DiceEffectKind.POINTS, DiceEffectKind.PER_SPACE}
    if plan.building == Building.WAREHOUSE and any(found & scoring for found in kinds):
        raise entry.fault(f"{word}: it has no line on the score sheet, so it cannot have points")


def audit_faces(board: DiceBoard, box: DiceBox, entry: Entry) -> None:
    """Every face of every die opens something."""
    for colour, face in box.symbols:
        if not box.opened(board, colour, face):
            raise entry.fault(f"the face {face} of the {colour.word} die opens nothing")


def audit_room(board: DiceBoard, box: DiceBox, entry: Entry) -> None:
    """The board fits into a record of the rules."""
    if len(board.tracks) > MOST_TRACKS or len(board.places) > MOST_SPACES:
        raise entry.fault(f"more than {MOST_TRACKS} tracks or {MOST_SPACES} spaces do not fit in a record")
    effects = [effect for place in board.places for effect in place.space.effects]
    if sum(effect.kind == DiceEffectKind.PER_SPACE for effect in effects) > MOST_COUNTERS:
        raise entry.fault(f"more than {MOST_COUNTERS} rewards for crossed spaces do not fit in a record")
    # each asking effect may wait once for itself and once for what follows it; each building for its bonus
    asking = [effect for effect in effects if effect.kind.asks]
    asking += [effect for bonus in box.bonuses for effect in bonus.effects if effect.kind.asks]
    if 2 * len(asking) + len(Building) > MOST_WAITING:
        raise entry.fault(f"{len(asking)} effects let the player choose; {(MOST_WAITING - len(Building)) // 2} may")
    if most_options(board, box) > MOST_OPTIONS:
        raise entry.fault(f"a decision could have {most_options(board, box)} options; {MOST_OPTIONS} may be")


def most_options(board: DiceBoard, box: DiceBox) -> int:
    """The most spaces that can be chosen from in one decision, by die or by an effect."""
    open_at_once = [len(track.spaces) if track.any_order else 1 for _, track in board.tracks]
    by_die = [
        max(sum(open_at_once[track] for track in box.opened(board, die.colour, face)) for face in die.faces)
        for die in box.dice
    ]
    return max(sum(sorted(by_die)[-FORUM:]), sum(open_at_once))
