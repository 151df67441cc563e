"""How strong a network is: one seat against copies of a bot, every deal played from every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import log10, sqrt
from typing import Any

import numpy as np
import torch

from heptapolis.bots.names import bot_number
from heptapolis.game.registry import TableOptions
from heptapolis.training.many_games import NETWORK, ManyGames
from heptapolis.training.model import Model
from heptapolis.training.playing import contest
from heptapolis.vocab.limits import SEATS

MakeGames = Callable[[Sequence[Any], Any, str], ManyGames]
FIRST_SEED = 1 << 40
"""Where the deals of matches begin, far from those that are trained on."""


@dataclass(frozen=True)
class Result:
    """One network against copies of something at a table."""

    table: str
    players: int
    against: str
    deals: int
    share: float
    error: float
    """Half of the interval of 95 %, clustered by deal."""
    points: float
    others: float

    @property
    def elo(self) -> float:
        """How much stronger than what it plays against."""
        share = min(max(self.share, 1e-4), 1 - 1e-4)
        return 400 * log10((self.players - 1) * share / (1 - share))

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return asdict(self) | {"elo": round(self.elo)}

    def __str__(self) -> str:
        share = f"{100 * self.share:.1f} % ±{100 * self.error:.1f}"
        return f"{self.table}: {share} against {self.players - 1} {self.against}, {self.elo:.0f} Elo"


def match(
    make: MakeGames,
    model: Model,
    options: TableOptions,
    against: str | Model,
    deals: int,
    device: str = "cpu",
    first_seed: int = FIRST_SEED,
) -> Result:
    """Play so many deals from every seat against a bot or another network."""
    players = options.players
    own = np.tile(np.arange(players), deals)
    rival = bot_number(against) if isinstance(against, str) else NETWORK
    policies = np.full((players * deals, SEATS), rival)
    policies[np.arange(players * deals), own] = NETWORK
    tables = make([options] * (players * deals), policies, device)
    seat = torch.from_numpy(own).to(device)
    mind = (tables.rows[:, 1] != seat[tables.rows[:, 0].long()]).long()
    models = [model] if isinstance(against, str) else [model, against]
    contest(tables, models, mind, first_seed + np.repeat(np.arange(deals), players))
    wins = tables.wins[torch.arange(len(own)), seat].double().view(deals, players).mean(1)
    points = tables.points[:, :players].double()
    mine = points[torch.arange(len(own)), seat]
    others = (points.sum(1) - mine) / (players - 1)
    error = 1.96 * float(wins.std()) / sqrt(deals)
    name = against if isinstance(against, str) else "other network"
    return Result(
        options.title, players, name, deals, float(wins.mean()), error, float(mine.mean()), float(others.mean())
    )
