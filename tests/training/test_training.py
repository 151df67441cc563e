"""Training on the CPU: the same answers as without PyTorch, the same sights as at a table, and it gets better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heptapolis import Options
from heptapolis.errors import SetupError, WeightsError
from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.dice.interface import DICE_INTERFACE
from heptapolis.network.forward import Network
from heptapolis.network.interface import Interface
from heptapolis.network.weights import Sizes, load
from network.tiny import TINY, some_columns, some_weights
from sizes import LONG

torch: Any = pytest.importorskip("torch")
pytestmark = pytest.mark.skipif(not LONG, reason="training takes long, and what it needs is large")
SMALL: dict[str, Any] = {
    "large": vars(Sizes(32, 64, 1, 32, 16, 32)),
    "small": vars(TINY),
    "deals": 10,
    "games": 256,
    "recipe": {"batch": 1024, "rate": 1e-3},  # small steps: there is time for few games
}


@pytest.mark.parametrize("interface", [CARD_INTERFACE, DICE_INTERFACE], ids=lambda interface: interface.name)
def test_the_model_answers_as_the_network_does(interface: Interface) -> None:
    from heptapolis.training.model import model_of  # noqa: PLC0415 - needs PyTorch

    arrays, (table, slots) = some_weights(interface), some_columns(interface)
    answer = Network(arrays, interface).answer(table, slots)
    with torch.no_grad():
        logits, values = model_of(arrays, interface, "cpu")(torch.from_numpy(table), torch.from_numpy(slots))
    assert logits.numpy() == pytest.approx(answer.logits, rel=1e-3, abs=1e-3)
    assert values.numpy() == pytest.approx(answer.values, rel=1e-3, abs=1e-3)


@pytest.mark.parametrize(("game", "seconds", "gain"), [("cards", 60, 0.05), ("dice", 5, None)])
def test_a_run_goes_on_where_it_stopped(game: str, seconds: float, gain: float | None, tmp_path: Path) -> None:
    """A minute makes a better player of cards; dice games have too many decisions for that."""
    from heptapolis.training.card_game import CARD_GAME  # noqa: PLC0415 - needs PyTorch
    from heptapolis.training.dice_game import DICE_GAME  # noqa: PLC0415
    from heptapolis.training.matches import match  # noqa: PLC0415
    from heptapolis.training.model import model_of  # noqa: PLC0415
    from heptapolis.training.run import TrainingPlan, run_in  # noqa: PLC0415

    subject = CARD_GAME if game == "cards" else DICE_GAME
    plan, told, folder = TrainingPlan.from_json(SMALL | {"seconds": 120.0}), list[str](), tmp_path / "run"

    def strength() -> float:
        model = model_of(load(folder / "large.npz", subject.interface), subject.interface, "cpu")
        return match(subject.tables, model, Options(players=3), "builder", 400).share

    run_in(subject, plan, folder, "cpu", told.append, seconds=1, resume=False)
    before = strength() if gain else 0.0
    run_in(subject, plan, folder, "cpu", told.append, seconds=seconds, resume=True)
    assert gain is None or strength() > before + gain
    lines = [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]
    assert [line["decisions"] for line in lines] == sorted(line["decisions"] for line in lines)
    assert lines[-1]["games"] > lines[0]["games"] == 0
    assert np.isfinite(lines[-1]["losses"]).all()
    with pytest.raises(SetupError, match="holds a training run; take it up with --resume"):
        run_in(subject, plan, folder, "cpu", told.append, seconds=1, resume=False)
    (folder / "large.npz").write_bytes(b"rubbish")
    with pytest.raises(WeightsError, match="no weights that can be read"):
        run_in(subject, plan, folder, "cpu", told.append, seconds=1, resume=True)
