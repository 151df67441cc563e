"""`heptapolis train`: a network learns from games against itself."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from heptapolis.errors import EngineError, SetupError, UnknownName

GAMES = ("cards", "dice")


def read_plan(file: Path | None) -> dict[str, object]:
    """The plan of a file; the usual one where there is none."""
    if file is None:
        return {}
    try:
        values = json.loads(file.read_text())
    except (OSError, ValueError) as fault:
        raise SetupError(f"the plan {file} cannot be read: {fault}.") from None
    if not isinstance(values, dict):
        raise SetupError(f"the plan {file} is not a JSON object.")
    return values


def train(
    folder: Annotated[Path, typer.Argument(help="Where weights, plan and curve are kept.")],
    game: Annotated[str, typer.Option("--game", help="The game to learn: cards or dice.")] = "cards",
    seconds: Annotated[float, typer.Option("--seconds", help="How long to train now.")] = 540.0,
    device: Annotated[str, typer.Option("--device", help="cuda or cpu.")] = "cuda",
    plan: Annotated[
        Path | None, typer.Option("--plan", help="A JSON file with what differs from the usual plan.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in the folder.")] = False,
) -> None:
    """Train a network by self-play on a GPU, or slowly on the CPU; writes a checkpoint every minute."""
    if game not in GAMES:
        raise UnknownName("game", game, GAMES)
    if device not in ("cuda", "cpu"):
        raise UnknownName("device", device, ("cuda", "cpu"))
    if not 0 < seconds < float("inf"):
        raise SetupError(f"a run of {seconds} seconds is none; give a number above 0.")
    if find_spec("torch") is None:
        raise EngineError("PyTorch is not installed; try: pip install 'heptapolis[train]'.")
    values = read_plan(plan)
    if device == "cuda":
        from heptapolis.engine.cuda import cuda_module

        cuda_module()  # one clear sentence where there is no GPU
    from heptapolis.training.card_game import CARD_GAME
    from heptapolis.training.dice_game import DICE_GAME
    from heptapolis.training.run import TrainingPlan, run_in

    subject = CARD_GAME if game == "cards" else DICE_GAME
    run_in(subject, TrainingPlan.from_json(values), folder, device, typer.echo, seconds=seconds, resume=resume)
