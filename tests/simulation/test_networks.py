"""Networks in compiled games: what they choose, beside policies, in batches and playouts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from heptapolis import DiceOptions, Options
from heptapolis.bots import bot_of
from heptapolis.bots.source import source_of, sources_for
from heptapolis.errors import EngineError, SetupError, WeightsError
from heptapolis.game.notation import default_seats
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import sit_down
from heptapolis.network.bot import NetworkBot
from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.dice.interface import DICE_INTERFACE
from heptapolis.simulation import Playouts, sample, simulate
from heptapolis.simulation.batch import batch_of
from heptapolis.simulation.results import POINTS
from heptapolis.simulation.tally import DECISIONS
from network.tiny import weights_in
from sizes import LONG

CARDS = [
    Options("second-edition", 3, "draft", "choice"),
    Options("first-edition", 7, sides="random"),
    Options("second-edition", 2, sides="second"),
    Options("first-edition", 2, expansions=("edifice",)),
    Options("second-edition", 5, expansions=("edifice", "carthage")),
]
TABLES: list[TableOptions] = [*(CARDS if LONG else ()), DiceOptions(2), DiceOptions(4)]
"""The code for networks at the card table is as long as the rules and takes as long to compile."""
GAMES = 10 if LONG else 1


def weights_for(options: TableOptions, folder: Path, seed: int = 1) -> str:
    """A network for a table."""
    return weights_in(folder, DICE_INTERFACE if options.rules == "dice" else CARD_INTERFACE, seed)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.title)
def test_compiled_networks_play_as_the_bot_does(options: TableOptions, tmp_path: Path) -> None:
    files = [weights_for(options, tmp_path, seed) for seed in (1, 2)]
    names = [*files, *["rulebook"] * (options.players - 2)]
    sources = sources_for(names, options.players)
    batch, seeds = batch_of(options, sources), np.arange(GAMES) + 5
    results = batch.play_each(seeds, np.array([batch.minds(sources)] * GAMES))
    for seed, rows in zip(seeds.tolist(), results, strict=True):
        game = sit_down(options, default_seats(options.players), seed)
        bots = [NetworkBot(name) if name in files else bot_of(name, seed) for name in names]
        while not game.over:
            for seat in game.deciding():
                player = game.chooser(seat)
                game.choose(seat, bots[player].choose(game.view(player), seat))
        told = batch.result(game.view().state)
        assert [row[POINTS] for row in told] == rows[:, POINTS].tolist()


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.title)
def test_policies_play_beside_networks_as_they_do_alone(options: TableOptions, tmp_path: Path) -> None:
    """The code for tables with networks, in games in which none sits down."""
    network, seeds = source_of(weights_for(options, tmp_path)), np.arange(20)
    alone, beside = batch_of(options), batch_of(options, [network])
    minds = np.array([alone.minds(sources_for("rulebook", options.players))] * len(seeds))
    assert np.array_equal(alone.play_each(seeds, minds), beside.play_each(seeds, minds))


def test_a_batch_with_networks_is_the_same_on_any_number_of_threads(tmp_path: Path) -> None:
    options = TABLES[0]
    bots = [weights_for(options, tmp_path), *["builder", "rulebook"][: options.players - 1]]
    one, two = (simulate(options, 40, seed=1, bots=bots, threads=threads) for threads in (1, 2))
    assert one.tally == two.tally
    assert one.tally[DECISIONS] > 40 * 30


@pytest.mark.parametrize("options", [TABLES[0], TABLES[-1]], ids=lambda options: options.title)
def test_playouts_follow_networks(options: TableOptions, tmp_path: Path) -> None:
    game, chance = sit_down(options, default_seats(options.players), 3), Random(1)
    while not game.legal(0).actions or len(game.record.decisions) < 4 * options.players:
        for seat in game.deciding():
            game.choose(seat, chance.choice(game.legal(seat).actions))
    view = game.view(0)
    actions = view.legal(0).actions[:3]
    playouts = Playouts(options, weights_for(options, tmp_path))
    positions = sample(view, rng=1, count=4)
    ends = playouts.ends(positions, 0, actions, each=8)
    assert ends.win_shares.sum(axis=2) == pytest.approx(np.ones((len(actions), 8)))
    again = playouts.ends(positions, 0, actions, each=8, threads=2)
    assert np.array_equal(ends.points, again.points)


def test_networks_that_cannot_play_are_refused(tmp_path: Path) -> None:
    cards, dice = weights_in(tmp_path), weights_in(tmp_path, DICE_INTERFACE)
    with pytest.raises(WeightsError, match="another game than dice"):
        simulate(DiceOptions(3), 1, bots=cards)
    with pytest.raises(WeightsError, match="another game than cards"):
        Playouts(Options(), dice)
    with pytest.raises(SetupError, match=r"there is no file gone\.npz"):
        simulate(Options(), 1, bots="gone.npz")
    with pytest.raises((SetupError, EngineError), match="CPU only"):
        simulate(Options(), 1, bots=cards, device="cuda")
    (tmp_path / "broken.npz").write_bytes(b"PK\x03\x04")
    with pytest.raises(WeightsError, match="no weights that can be read"):
        simulate(Options(), 1, bots=str(tmp_path / "broken.npz"))
