"""A training run: practice, learning, matches and checkpoints in turn, for so many seconds; it can be resumed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch

from heptapolis.bots.names import BOTS
from heptapolis.errors import SetupError
from heptapolis.network.interface import Interface
from heptapolis.network.weights import Sizes, load, save
from heptapolis.training.learning import Learner, Recipe
from heptapolis.training.many_games import NETWORK, ManyGames
from heptapolis.training.matches import MakeGames, Result, match
from heptapolis.training.model import Model
from heptapolis.training.playing import Practice
from heptapolis.vocab.limits import SEATS

LARGE, SMALL, CURVE, PLAN = "large.npz", "small.npz", "curve.jsonl", "plan.json"
Say = Callable[[str], None]
"""Tells how the run goes, a line at a time."""
SMALL_SIZES = Sizes(card=32, hidden=192, blocks=1, head=64, last=32, value=64)
CHECKPOINT = 60.0
"""Seconds between checkpoints."""


@dataclass(frozen=True)
class Subject:
    """A game that can be trained on: its network, its tables, and what is played and measured there."""

    interface: Interface
    tables: MakeGames
    mix: Callable[[int, np.random.Generator], list[Any]]
    """So many tables to practise at, of all sorts."""
    measured: tuple[Any, ...]
    """The tables of the matches on the way."""
    moments: int
    """No game asks anybody more often."""


@dataclass(frozen=True)
class TrainingPlan:
    """How a run goes."""

    seconds: float = 540.0
    """The whole run: rates fall until then, in as many parts as it is played."""
    games: int = 8192
    """Games of one round of practice."""
    others: float = 0.25
    """The share of games in which some seats are played by our policies."""
    seed: int = 1
    deals: int = 512
    """Deals of a match on the way."""
    large: Sizes = field(default_factory=Sizes)
    small: Sizes = SMALL_SIZES
    recipe: Recipe = field(default_factory=Recipe)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return asdict(self)

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> TrainingPlan:
        """Read what `to_json` wrote, or only what differs from a usual plan; refuses what it does not know."""
        parts = {"large": Sizes, "small": Sizes, "recipe": Recipe}
        try:
            made = {name: kind(**values[name]) for name, kind in parts.items() if name in values}
            return cls(**values | made)
        except TypeError as fault:
            known = ", ".join(part.name for part in fields(cls))
            raise SetupError(f"the plan cannot be read: {fault}; it may have {known}.") from None


class Run:
    """A run in a folder: weights, the plan and the curve lie there."""

    def __init__(self, game: Subject, plan: TrainingPlan, folder: Path, device: str, say: Say) -> None:
        self.game, self.plan, self.folder, self.device, self.say = game, plan, folder, device, say
        torch.manual_seed(plan.seed)
        self.model = Model(game.interface, plan.large).to(device)
        self.student = Model(game.interface, plan.small).to(device)
        self.learner = Learner(self.model, self.student, plan.recipe, device)
        self.rng = np.random.default_rng(plan.seed)
        self.before, self.decisions, self.played = 0.0, 0, 0

    def take_up(self) -> None:
        """Go on where the run in the folder stopped; the optimizers begin afresh."""
        for name, model in ((LARGE, self.model), (SMALL, self.student)):
            model.take(load(self.folder / name, self.game.interface))
        last = json.loads((self.folder / CURVE).read_text().splitlines()[-1])
        self.before, self.decisions, self.played = last["seconds"], last["decisions"], last["games"]
        self.rng = np.random.default_rng([self.plan.seed, self.played])
        torch.manual_seed(self.plan.seed + self.played)

    def keep(self) -> None:
        """Write a checkpoint."""
        save(self.folder / LARGE, self.model.arrays(), self.game.interface)
        save(self.folder / SMALL, self.student.arrays(), self.game.interface)

    def practice_tables(self) -> ManyGames:
        """Tables of all sorts; at some of them policies sit among networks."""
        games = self.game.mix(self.plan.games, self.rng)
        minds = np.full((len(games), SEATS), NETWORK)
        policies = (BOTS["builder"], BOTS["rulebook"])
        for number in np.flatnonzero(self.rng.random(len(games)) < self.plan.others):
            players = games[number].players
            order = self.rng.permutation(players)
            minds[number, order[: self.rng.integers(1, players)]] = self.rng.choice(policies)
        return self.game.tables(games, minds, self.device)

    def go(self, seconds: float) -> None:
        """Train for so many seconds, or to the end of the plan."""
        begin, recipe = time.monotonic(), self.plan.recipe
        practice = Practice(self.practice_tables(), self.game.moments)
        self.warm_up(practice)
        begin, kept = time.monotonic(), time.monotonic()
        self.measure(begin)
        while (now := time.monotonic()) - begin < seconds and self.before + now - begin < self.plan.seconds:
            share = (self.before + now - begin) / self.plan.seconds
            margin = recipe.at(share, recipe.margin, recipe.least_margin)
            lessons = practice.play(self.model, self.deals(), margin, recipe.look_ahead)
            self.learner.learn(lessons, share)
            self.decisions += len(lessons.places)
            self.played += self.plan.games
            if time.monotonic() - kept >= CHECKPOINT:
                kept = time.monotonic()
                self.measure(begin)
                self.keep()
        self.measure(begin)
        self.keep()

    def warm_up(self, practice: Practice) -> None:
        """Compile, and learn at the first start how large the columns are."""
        begin = time.monotonic()
        lessons = practice.play(self.model, self.deals(), 0.5, self.plan.recipe.look_ahead)
        if not self.played:
            some = lessons.places[: 1 << 16]
            for model in (self.model, self.student):
                model.learn_scales(lessons.table[some], lessons.slots[some])
        self.say(f"compiled and ready after {time.monotonic() - begin:.0f} s")

    def deals(self) -> Any:
        """Seeds nobody was trained on yet."""
        return self.rng.integers(1 << 62, (1 << 63) - 1, self.plan.games)

    def measure(self, begin: float) -> None:
        """Play matches against the rulebook player and write a line of the curve."""
        started = time.monotonic()
        seconds = self.before + started - begin
        results = [
            self.result(options, model) for options in self.game.measured for model in (self.model, self.student)
        ]
        line = {
            "seconds": round(seconds, 1),
            "games": self.played,
            "decisions": self.decisions,
            "large": [result.to_json() for result in results[::2]],
            "small": [result.to_json() for result in results[1::2]],
            "losses": [round(number, 4) for number in self.learner.report.tolist()],
        }
        with (self.folder / CURVE).open("a") as curve:
            curve.write(json.dumps(line) + "\n")
        self.say(f"{seconds:.0f} s, {self.decisions / 1e6:.1f} million decisions")
        for result in results:
            self.say(f"  {result}")

    def result(self, options: Any, model: Model) -> Result:
        """A match on the way."""
        return match(self.game.tables, model, options, "rulebook", self.plan.deals, self.device)


def run_in(
    game: Subject,
    plan: TrainingPlan,
    folder: Path,
    device: str,
    say: Say,
    *,
    seconds: float,
    resume: bool,
) -> None:
    """Train in a folder, from the beginning or from its last checkpoint."""
    if resume:
        if not (folder / PLAN).is_file() or not (folder / LARGE).is_file():
            raise SetupError(f"{folder} holds no training run to take up; leave --resume out to begin one.")
        plan = TrainingPlan.from_json(json.loads((folder / PLAN).read_text()))
    elif (folder / PLAN).exists():
        raise SetupError(f"{folder} holds a training run; take it up with --resume, or name another folder.")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PLAN).write_text(json.dumps(plan.to_json(), indent=2) + "\n")
    run = Run(game, plan, folder, device, say)
    if resume:
        run.take_up()
    run.go(seconds)
