"""How a network learns from games against itself (PPO), and how a small one learns from it in the same run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional

from heptapolis.network.sight import NO_ACTION
from heptapolis.training.model import Model
from heptapolis.vocab.limits import SEATS

NEVER = -1e9
MARGIN = 15.0
"""So many points ahead of the best other player are about as good as they can be."""


@dataclass(frozen=True)
class Recipe:
    """How to learn; notes on what was compared are in docs/training.md."""

    rate: float = 4e-4
    least_rate: float = 2e-5
    student_rate: float = 1e-3
    epochs: int = 2
    batch: int = 16_384
    look_ahead: float = 0.8
    """λ: how far what happened is trusted more than what was expected."""
    clip: float = 0.2
    entropy: float = 0.02
    least_entropy: float = 0.003
    margin: float = 0.5
    least_margin: float = 0.1
    """How much being ahead in points counts beside winning; less and less."""
    decay: float = 1e-3
    steepest: float = 0.5
    """Gradients are cut to this length."""

    def at(self, share: float, most: float, least: float) -> float:
        """A number that falls from most to least while the run goes from 0 to 1, quickly in the middle."""
        return least + (most - least) * 0.5 * (1 + float(torch.cos(torch.tensor(min(1.0, share) * torch.pi))))


@dataclass
class Lessons:
    """What was decided in some games. Moments follow each other, and in each of them every row has a place."""

    table: torch.Tensor
    slots: torch.Tensor
    grid: torch.Tensor
    choice: torch.Tensor
    chance: torch.Tensor
    """The logarithm of how likely the choice was."""
    gain: torch.Tensor
    """By how much it turned out better than expected."""
    outcome: torch.Tensor
    """For each row what the values should have been (VALUES in network/interface.py); nought for absent seats."""
    places: torch.Tensor
    """Where something was decided."""

    def parts(self, places: torch.Tensor) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
        """All of it with the index of these places in each part."""
        for part in (self.table, self.slots, self.grid, self.choice, self.chance, self.gain):
            yield part, places
        yield self.outcome, places % len(self.outcome)


def log_chances(logits: torch.Tensor, allowed: torch.Tensor) -> torch.Tensor:
    """The logarithm of how likely each action is."""
    return functional.log_softmax(logits.masked_fill(~allowed, NEVER), 1)


def value_loss(values: torch.Tensor, outcome: torch.Tensor) -> torch.Tensor:
    """How wrong what was expected turned out: the return, who wins, the points."""
    expected = functional.mse_loss(values[:, 0], outcome[:, 0])
    there = outcome[:, 1 + SEATS :] != 0  # no city ends without a point
    logits = values[:, 1 : 1 + SEATS].masked_fill(~there, NEVER)
    winner = -(outcome[:, 1 : 1 + SEATS] * functional.log_softmax(logits, 1)).sum(1).mean()
    points = ((values[:, 1 + SEATS :] - outcome[:, 1 + SEATS :]).masked_fill(~there, 0) ** 2).sum(1).mean()
    return 2 * expected + 0.25 * winner + 0.25 * points


def policy_loss(
    now: torch.Tensor, choice: torch.Tensor, chance: torch.Tensor, gain: torch.Tensor, clip: float
) -> torch.Tensor:
    """PPO: towards what turned out better than expected, by small steps."""
    ratio = torch.exp(now.gather(1, choice[:, None])[:, 0] - chance)
    return -torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()


def disorder(chances: torch.Tensor, allowed: torch.Tensor) -> torch.Tensor:
    """The entropy of a choice."""
    return -(chances.exp() * chances.masked_fill(~allowed, 0)).sum(1).mean()


class Learner:
    """A network and its student, and one step of learning; on a GPU the step is recorded once and replayed."""

    def __init__(self, model: Model, student: Model | None, recipe: Recipe, device: str) -> None:
        self.model, self.student, self.recipe, self.device = model, student, recipe, device
        gpu = device != "cpu"
        self.rate = torch.tensor(recipe.rate, device=device)
        self.student_rate = torch.tensor(recipe.student_rate, device=device)
        self.entropy = torch.tensor(recipe.entropy, device=device)

        def optimizer(model: Model, rate: torch.Tensor) -> torch.optim.Optimizer:
            return torch.optim.AdamW(
                model.parameters(),
                lr=rate,
                betas=(0.9, 0.99),
                eps=1e-5,
                weight_decay=recipe.decay,
                capturable=gpu,
                fused=gpu or None,
            )

        self.steps = [(model, optimizer(model, self.rate))]
        if student is not None:
            self.steps.append((student, optimizer(student, self.student_rate)))
        self.lesson: tuple[torch.Tensor, ...] = ()
        self.recorded: Any = None
        self.report = torch.zeros(4, device=device)
        """Policy loss, value loss, entropy, and how far the student is from its teacher."""

    def losses(self) -> torch.Tensor:
        """All that is to become smaller."""
        table, slots, grid, choice, chance, gain, outcome = self.lesson
        allowed = grid != NO_ACTION
        with torch.autocast(self.device.partition(":")[0], torch.bfloat16, enabled=self.device != "cpu"):
            logits, values = self.model(table, slots)
        chances = log_chances(logits, allowed)
        policy, worth = policy_loss(chances, choice, chance, gain, self.recipe.clip), value_loss(values, outcome)
        order = disorder(chances, allowed)
        total = policy + 0.5 * worth - self.entropy * order
        apart = torch.zeros((), device=self.device)
        if self.student is not None:
            with torch.autocast(self.device.partition(":")[0], torch.bfloat16, enabled=self.device != "cpu"):
                tried, expected = self.student(table, slots)
            teacher = chances.detach()
            apart = (teacher.exp() * (teacher - log_chances(tried, allowed)).masked_fill(~allowed, 0)).sum(1).mean()
            total = total + apart + 0.2 * value_loss(expected, outcome)
        self.report.copy_(torch.stack([policy.detach(), worth.detach(), order.detach(), apart.detach()]))
        return total

    def step(self) -> None:
        """One step on the lesson that lies there."""
        for _, optimizer in self.steps:
            optimizer.zero_grad(set_to_none=True)
        self.losses().backward()
        for model, optimizer in self.steps:
            torch.nn.utils.clip_grad_norm_(model.parameters(), self.recipe.steepest)
            optimizer.step()

    def lay(self, lessons: Lessons, places: torch.Tensor) -> None:
        """Put some decisions where the step reads them."""
        if not self.lesson or len(self.lesson[0]) != len(places):
            self.lesson = tuple(part[index].clone() for part, index in lessons.parts(places))
            return
        for place, (part, index) in zip(self.lesson, lessons.parts(places), strict=True):
            torch.index_select(part, 0, index, out=place)

    def record(self) -> None:
        """Record the step, so that the GPU repeats it without being told launch by launch."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(side)
        self.recorded = torch.cuda.CUDAGraph()
        for _, optimizer in self.steps:
            optimizer.zero_grad(set_to_none=True)
        with torch.cuda.graph(self.recorded):
            self.step()

    def learn(self, lessons: Lessons, share: float) -> None:
        """Go over the lessons so many times, in small batches; `share` is how much of the run is over."""
        recipe, batch = self.recipe, min(self.recipe.batch, len(lessons.places))
        self.rate.fill_(recipe.at(share, recipe.rate, recipe.least_rate))
        self.student_rate.fill_(recipe.at(share, recipe.student_rate, recipe.least_rate))
        self.entropy.fill_(recipe.at(share, recipe.entropy, recipe.least_entropy))
        for _ in range(recipe.epochs):
            order = lessons.places[torch.randperm(len(lessons.places), device=self.device)]
            for first in range(0, len(order) - batch + 1, batch):
                self.lay(lessons, order[first : first + batch])
                if self.device == "cpu":
                    self.step()
                    continue
                if self.recorded is None:
                    self.record()
                self.recorded.replay()
