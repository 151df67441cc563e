"""The same seed and the same bots give the same game: in a compiled batch, in the library, on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from cli.shell import inside
from heptapolis import DiceOptions, Game, Options, Record, Table
from heptapolis.bots import BOTS, bot_of
from heptapolis.bots.seeds import own_seed
from heptapolis.bots.source import sources_for
from heptapolis.catalogue.cards import EDITIONS
from heptapolis.game.notation import default_seats
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import fold, sit_down
from heptapolis.simulation import simulated_game
from heptapolis.simulation.batch import batch_of
from heptapolis.simulation.interpreted import BotTable
from heptapolis.vocab.cards.play import Sides
from sizes import LONG

MIXED = ("rulebook", "beginner", "random", "builder")
SEEDS = (3, 2**33 + 17, 2**62 + 5) if LONG else (3, 2**62 + 5)


def tables() -> Iterator[TableOptions]:
    """Every ruleset with every number of players, every addition, and ways to deal boards in turn."""
    sides = [side.name.lower() for side in Sides]
    for edition in EDITIONS:
        for players in range(2, 8):
            for place, expansions in enumerate(((), ("edifice",), ("carthage",))):
                wonders = "draft" if players < 4 and place else "random"
                yield Options(edition, players, wonders, sides[(players + place) % len(sides)], expansions)
    yield from (DiceOptions(players) for players in range(2, 8))


def seated(options: TableOptions, bots: str) -> list[str]:
    """One bot for all seats, or all of them in turn."""
    return [MIXED[seat % len(MIXED)] if bots == "mixed" else bots for seat in range(options.players)]


@pytest.mark.parametrize("bots", [*BOTS, "mixed"] if LONG else ["mixed"])
@pytest.mark.parametrize("options", list(tables()), ids=lambda options: options.title)
def test_a_batch_and_the_library_play_the_same_games(options: TableOptions, bots: str) -> None:
    sources = sources_for(seated(options, bots), options.players)
    batch, library = batch_of(options), BotTable(options, sources, 1.0)
    for seed in SEEDS:
        compiled, played = batch.play(seed, 1, batch.minds(sources)), library.play(seed, 1)[0]
        assert np.array_equal(compiled, played), f"seed {seed}: {np.flatnonzero(compiled != played)}"


def by_hand(options: TableOptions, seed: int, names: list[str], *, backwards: bool) -> Table:
    """A game of bots as someone would write it with the library, asking the seats in one order or the other."""
    game: Table = sit_down(options, default_seats(options.players), seed)
    bots = [bot_of(name, seed) for name in names]
    while not game.over:
        seats = game.deciding()
        for seat in reversed(seats) if backwards else seats:
            game.choose(seat, bots[game.chooser(seat)].choose(game.view(game.chooser(seat)), seat))
    return game


@pytest.mark.parametrize("options", [Options("first-edition", 2), Options("second-edition", 5), DiceOptions(3)])
def test_the_order_in_which_bots_are_asked_does_not_matter(options: TableOptions) -> None:
    names = seated(options, "mixed")
    one, other = (by_hand(options, 11, names, backwards=order) for order in (False, True))
    assert one.record == other.record


@pytest.mark.parametrize("options", [Options("second-edition", 4), DiceOptions(4)])
def test_a_game_of_a_batch_can_be_had_by_its_number(options: TableOptions) -> None:
    names = seated(options, "mixed")
    game = simulated_game(options, 7, seed=5, bots=names)
    assert game.record.decisions == by_hand(options, (5 << 32) + 7, names, backwards=False).record.decisions
    assert game.seats == ("rulebook 1", "beginner 2", "random 3", "builder 4")


def test_bots_with_one_seed_differ_by_seat_moment_and_seed() -> None:
    """Not the same number again and again: of 7 equal choices among 21 actions hardly two games are alike."""
    game = Game("second-edition", 7, seed=1)
    drawn = set()
    for seed in range(40):
        bot = bot_of("random", seed)
        drawn.add(tuple(game.legal(seat).actions.index(bot.choose(game.view(seat))) for seat in range(7)))
    assert len(drawn) == 40
    assert all(len(set(numbers)) > 1 for numbers in drawn)


def test_a_bot_of_ones_own_gets_a_seed_that_tells_no_card() -> None:
    seeds = {own_seed(seed, seat) for seed in range(100) for seat in range(7)}
    assert len(seeds) == 700
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert min(seeds) > 700, "neither the seed of the game nor a small multiple of it"


@pytest.mark.parametrize("arguments", [("--rules", "dice", "--players", "3"), ("--players", "2", "--edifice")])
def test_a_simulated_game_is_saved_as_a_record(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    file = tmp_path / "game.json"
    simulate = ("simulate", *arguments, "--games", "5", "--seed", "9", "--bots", "rulebook", "--json")
    done = inside(*simulate, "--save", str(file), "--save-game", "4")
    assert (done.code, done.err) == (0, "")
    record = Record.load(file)
    assert record.seed == (9 << 32) + 4
    assert fold(record).result() == record.result
    game = by_hand(record.options, record.seed, ["rulebook"] * record.options.players, backwards=False)
    assert game.record.decisions == record.decisions
    assert inside("verify", str(file)).code == 0


def test_a_game_that_is_not_played_or_cannot_be_saved_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for arguments, words in (
        (
            ("--games", "5", "--save", str(file), "--save-game", "5"),
            "there is no game 5; the 5 games are counted from 0",
        ),
        (("--save", str(file), "--save-game", "-1"), "there is no game -1"),
        (("--save", str(tmp_path / "none" / "game.json")), "does not exist, so the game could not be saved"),
        (("--save", str(tmp_path)), "is a folder"),
    ):
        done = inside("simulate", *arguments)
        assert (done.code, words in done.err, done.out) == (2, True, ""), done
    assert not list(tmp_path.iterdir())
