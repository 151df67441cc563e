"""Whole games between networks and policies: to learn from, or to see who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from heptapolis.network.interface import POINTS, VALUES
from heptapolis.network.sight import NO_ACTION
from heptapolis.training.learning import MARGIN, Lessons, log_chances
from heptapolis.training.many_games import ManyGames, Observations
from heptapolis.training.model import Model
from heptapolis.vocab.limits import SEATS

FIRST_LOOK = 12
"""No game is over sooner, so that nobody asks before."""


@torch.no_grad()
def ask(model: Model, seen: Observations, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What a network says of some rows: the logarithm of the chances of all actions, and values."""
    table, slots = (columns[rows] for columns in seen.columns())
    with torch.autocast(table.device.type, torch.bfloat16, enabled=table.device.type != "cpu"):
        logits, values = model(table, slots)
    return log_chances(logits, (seen.grid[rows] != NO_ACTION).flatten(1)), values


def outcome_of(tables: ManyGames, margin: float) -> torch.Tensor:
    """For every row what its values should have been, its own seat first, then to the left."""
    game, player = tables.rows[:, 0].long(), tables.rows[:, 1].long()
    order = (player[:, None] + torch.arange(SEATS, device=tables.device)) % tables.players[:, None]
    there = torch.arange(SEATS, device=tables.device) < tables.players[:, None]
    wins = tables.wins[game].gather(1, order).masked_fill(~there, 0)
    points = tables.points[game].gather(1, order)
    ahead = points[:, 0] - points[:, 1:].masked_fill(~there[:, 1:], -1000).amax(1)
    outcome = torch.zeros((len(game), VALUES), device=tables.device)
    outcome[:, 0] = wins[:, 0] + margin * torch.tanh(ahead / MARGIN)
    outcome[:, 1 : 1 + SEATS] = wins
    outcome[:, 1 + SEATS :] = (points / POINTS).masked_fill(~there, 0)
    return outcome


class Practice:
    """Plays the same tables with new deals, again and again, and keeps what was decided."""

    def __init__(self, tables: ManyGames, moments: int) -> None:
        self.tables, device = tables, tables.device
        rows = len(tables.rows)
        self.seen = Observations.empty(tables.interface, moments, rows, device)
        self.moments = [self.seen.at(moment) for moment in range(moments)]
        self.choice = torch.zeros((moments, rows), dtype=torch.int64, device=device)
        self.chance, self.expected, self.gain = (torch.zeros((moments, rows), device=device) for _ in range(3))

    def play(self, model: Model, seeds: Any, margin: float, look_ahead: float) -> Lessons:
        """Play to the end; everybody follows the network's chances."""
        tables = self.tables
        tables.start(seeds)
        played = 0
        for moment, seen in enumerate(self.moments):
            tables.see(seen)
            rows = seen.asked.nonzero()[:, 0]
            chances, values = ask(model, seen, rows)
            noise = torch.empty_like(chances).exponential_().log().neg()
            choice = (chances + noise).argmax(1)
            self.choice[moment, rows] = choice
            self.chance[moment, rows] = chances.gather(1, choice[:, None])[:, 0]
            self.expected[moment, rows] = values[:, 0]
            tables.choose(seen, self.choice[moment])
            played = moment + 1
            if played >= FIRST_LOOK and not tables.left():
                break
        return self.lessons(played, outcome_of(tables, margin), look_ahead)

    def lessons(self, played: int, outcome: torch.Tensor, look_ahead: float) -> Lessons:
        """What was decided, and by how much better it turned out than expected."""
        asked = self.seen.asked[:played].bool()
        later, following = torch.zeros_like(outcome[:, 0]), outcome[:, 0].clone()
        for moment in reversed(range(played)):
            gain = following - self.expected[moment] + look_ahead * later
            later = torch.where(asked[moment], gain, later)
            following = torch.where(asked[moment], self.expected[moment], following)
            self.gain[moment] = gain
        places = asked.flatten().nonzero()[:, 0]
        decided = self.gain[:played].flatten()[places]
        gain = (self.gain - decided.mean()) / (decided.std() + 1e-6)
        seen = self.seen
        return Lessons(
            seen.table.view(torch.int8).flatten(0, 1),
            seen.slots.view(torch.int8).flatten(0, 1),
            seen.grid.flatten(2).flatten(0, 1),
            self.choice.flatten(),
            self.chance.flatten(),
            gain.flatten(),
            outcome,
            places,
        )


def contest(tables: ManyGames, models: Sequence[Model], mind: torch.Tensor, seeds: Any) -> None:
    """Play to the end, every row as its network likes best; `mind` says which of the networks each row has."""
    tables.start(seeds)
    seen = Observations.empty(tables.interface, 1, len(tables.rows), tables.device).at(0)
    choice = torch.zeros(len(tables.rows), dtype=torch.int64, device=tables.device)
    moment = 0
    while moment < FIRST_LOOK or tables.left():
        tables.see(seen)
        for number, model in enumerate(models):
            rows = (seen.asked.bool() & (mind == number)).nonzero()[:, 0]
            choice[rows] = ask(model, seen, rows)[0].argmax(1)
        tables.choose(seen, choice)
        moment += 1
