"""Boards of the dice game that nobody printed: other costs and lengths, effects of every kind, tracks in any order."""

from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from heptapolis.catalogue.dice import DiceBoard, Plan, Space, Track, dice_box
from heptapolis.catalogue.dice.audit import audit_board
from heptapolis.catalogue.entry import Entry
from heptapolis.errors import CatalogueError
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind
from heptapolis.vocab.dice.play import BARRACKS, COLOUR_OF, GROUPS, SPECIAL, Building, Confidence, DieColour

BOX = dice_box()
LENGTHS = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
COSTS = (0, 0, 1, 1, 2, 2, 3, 4, 6)
EFFECTS = (0, 1, 1, 1, 2, 2, 3)
WEIGHTS = {
    DiceEffectKind.POINTS: 6,
    DiceEffectKind.COINS: 3,
    DiceEffectKind.PER_SPACE: 4,
    DiceEffectKind.CROSS: 3,
    DiceEffectKind.ANOTHER_ACTION: 1,
    DiceEffectKind.BUILD_FREE_DIE: 1,
    DiceEffectKind.DIE_MINUS: 1,
    DiceEffectKind.DIE_ZERO: 1,
    DiceEffectKind.COINS_ON_DIE: 1,
}
LONG_TRACKS = 0.1
MOST_ASKING = 9
MOST_COUNTING = 16
SCORING = (DiceEffectKind.POINTS, DiceEffectKind.PER_SPACE)


@dataclass
class Draft:
    """The making of a board: chance, and how many effects of the kinds with little room have been spent."""

    rng: Random
    asking: int = 0
    counting: int = 0
    long_tracks: float = 0

    def __post_init__(self) -> None:
        self.long_tracks = LONG_TRACKS if self.rng.random() < 0.2 else 0

    def board(self, old: DiceBoard) -> DiceBoard:
        """A board of the same name with other spaces."""
        tracks = {plan.building: self.tracks(plan) for plan in self.rng.sample(old.plans, len(old.plans))}
        plans = tuple(Plan(building, tracks[building]) for building in Building)
        return self.with_unlocks(replace(old, plans=plans))

    def tracks(self, plan: Plan) -> tuple[Track, ...]:
        """The tracks of a building with their symbols; sometimes one more symbol opens them."""
        rng = self.rng
        faces = [face for die in BOX.dice for face in die.faces if die.colour == COLOUR_OF.get(plan.building)]
        attacking = rng.randrange(len(plan.tracks))
        tracks = []
        for number, old in enumerate(plan.tracks):
            stages = plan.building == Building.WONDER
            symbols = old.symbols + ((rng.choice(faces),) if old.symbols and rng.random() < 0.2 else ())
            length = 3 if stages else 8 if rng.random() < self.long_tracks else rng.choice(LENGTHS)
            kinds = self.kinds(plan.building, attacks=number == attacking)
            spaces = tuple(self.space(kinds) for _ in range(length))
            tracks.append(Track(tuple(dict.fromkeys(symbols)), not stages and rng.random() < 0.3, spaces))
        return tuple(tracks)

    def kinds(self, building: Building, *, attacks: bool) -> list[DiceEffectKind]:
        """The kinds of effect that may stand in a building."""
        kinds = [kind for kind, weight in WEIGHTS.items() for _ in range(weight)]
        if building in BARRACKS:
            kinds += [DiceEffectKind.DEFENCE] * 8 + [DiceEffectKind.ATTACK] * (12 if attacks else 0)
        return [kind for kind in kinds if building != Building.WAREHOUSE or kind not in SCORING]

    def space(self, kinds: list[DiceEffectKind]) -> Space:
        """A space with some effects."""
        wanted = [self.rng.choice(kinds) for _ in range(self.rng.choice(EFFECTS))]
        if wanted.count(DiceEffectKind.ATTACK) > 1:
            wanted = [DiceEffectKind.ATTACK]
        effects = tuple(self.effect(kind) for kind in wanted if self.has_room(kind))
        return Space(self.rng.choice(COSTS), effects, Confidence.HIGH)

    def has_room(self, kind: DiceEffectKind) -> bool:
        """Whether a record has room for one more effect of a kind."""
        self.asking += kind.asks
        self.counting += kind == DiceEffectKind.PER_SPACE
        if kind == DiceEffectKind.PER_SPACE:
            return self.counting <= MOST_COUNTING
        return not kind.asks or self.asking <= MOST_ASKING

    def effect(self, kind: DiceEffectKind) -> DiceEffect:
        """An effect of a kind."""
        rng = self.rng
        if kind == DiceEffectKind.PER_SPACE:
            coins = rng.randrange(4)
            return DiceEffect(kind, rng.randrange(0 if coins else 1, 4), coins, (rng.choice(list(GROUPS)),))
        if kind == DiceEffectKind.CROSS:
            groups = rng.sample(list(GROUPS), rng.choice((1, 2, 3, len(GROUPS))))
            return DiceEffect(kind, rng.choice((1, 2, 3, 3)), groups=tuple(groups))
        if kind in (DiceEffectKind.DIE_ZERO, DiceEffectKind.COINS_ON_DIE):
            coins = rng.choice((1, 2, 3)) if kind == DiceEffectKind.COINS_ON_DIE else 0
            return DiceEffect(kind, coins=coins, colour=rng.choice(list(DieColour)))
        if kind.asks:
            return DiceEffect(kind)
        small = {DiceEffectKind.DEFENCE: 1, DiceEffectKind.DIE_MINUS: rng.choice((1, 1, 2))}
        return DiceEffect(kind, small.get(kind, rng.choice((1, 2, 3, 4, 5, 20))))

    def with_unlocks(self, board: DiceBoard) -> DiceBoard:
        """The same board, on which any three effects make place for the unlocking of the special dice."""
        room = [place.number for place in board.places if len(place.space.effects) < 3]
        chosen = dict(zip(self.rng.sample(room, len(SPECIAL)), SPECIAL, strict=True))
        number = -1
        plans = []
        for plan in board.plans:
            tracks = []
            for track in plan.tracks:
                spaces = []
                for space in track.spaces:
                    number += 1
                    effects = list(space.effects)
                    if number in chosen:
                        effects.insert(
                            self.rng.randrange(len(effects) + 1),
                            DiceEffect(DiceEffectKind.UNLOCK, colour=chosen[number]),
                        )
                    spaces.append(replace(space, effects=tuple(effects)))
                tracks.append(replace(track, spaces=tuple(spaces)))
            plans.append(replace(plan, tracks=tuple(tracks)))
        return replace(board, plans=tuple(plans))


def mutant(old: DiceBoard, rng: Random) -> DiceBoard:
    """A board of the same name with other spaces that passes the audit."""
    while True:
        board = Draft(rng).board(old)
        try:
            audit_board(board, BOX, Entry(Path("mutants", "boards"), board.id, {}))
        except CatalogueError:
            continue
        return board


def mutants(rng: Random) -> tuple[DiceBoard, ...]:
    """The boards of the box, most of them changed."""
    return tuple(mutant(board, rng) if rng.random() < 0.8 else board for board in BOX.boards)
