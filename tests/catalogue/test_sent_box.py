"""A custom box as the texts of its files, as a browser sends it; and on its way to another process."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from heptapolis import Game
from heptapolis.bots import bot_of
from heptapolis.catalogue.cards import load_own_box, own_box_of_texts
from heptapolis.errors import CatalogueError
from heptapolis.game.cards.own_box import box_catalogue, box_summary

from .own_boxes import EXAMPLE, SENT_FAULTS, changed, copy_of_example, sent

BOX = load_own_box(EXAMPLE)


def texts(folder: Path) -> list[tuple[str, str]]:
    """The names and texts of the files of a folder."""
    return [(file["name"], file["text"]) for file in sent(folder)["files"]]


def test_the_texts_of_a_folder_are_its_box() -> None:
    assert own_box_of_texts(texts(EXAMPLE)) is load_own_box(EXAMPLE), "checked once, and shared"


@pytest.mark.parametrize("fault", SENT_FAULTS)
def test_faults_are_told_in_plain_words(fault: str, tmp_path: Path) -> None:
    file, old, new, words = SENT_FAULTS[fault]
    with pytest.raises(CatalogueError) as caught:
        own_box_of_texts(texts(changed(tmp_path, file, old, new)))
    assert words in str(caught.value)
    assert str(caught.value).isprintable()


def test_views_go_to_other_processes_and_come_back() -> None:
    game = Game(players=3, seed=1, box=BOX, wonders=["vaettir", "kelpie", "gizah"])
    view = pickle.loads(pickle.dumps(game.view(0)))  # noqa: S301 - our own
    assert view == game.view(0)
    assert bot_of("rulebook", 3).choose(view) == bot_of("rulebook", 3).choose(game.view(0))
    assert pickle.loads(pickle.dumps(BOX)) is pickle.loads(pickle.dumps(BOX)), "read once in each process"  # noqa: S301


def test_a_summary_says_what_needs_edifices(tmp_path: Path) -> None:
    assert not box_summary(BOX)["needs_edifices"]
    folder = copy_of_example(tmp_path)
    dam = '[[edifice]]\nid = "dam"\nname = "Dam"\nage = 1\ncost = "2"\neffects = [{ coins = 5 }]\n'
    (folder / "edifices.toml").write_text(dam + "penalty = { lose_coins = 1 }\n")
    summary = box_summary(load_own_box(folder))
    assert (summary["edifices"], summary["needs_edifices"]) == (1, True)


def test_a_box_for_some_tables_says_so(tmp_path: Path) -> None:
    folder = changed(tmp_path, "box.toml", "editions =", "least_players = 4\nmost_players = 6\neditions =")
    assert box_summary(load_own_box(folder))["editions"] == {"second-edition": [4, 6]}


def test_clients_are_told_what_differs_from_the_edition() -> None:
    drawn = box_catalogue("second-edition", BOX)
    assert set(drawn["cards"]) == {"reed_bed", "boathouse", "ferry_landing", "anglers_guild"}
    assert drawn["cards"]["ferry_landing"]["from"] == ["boathouse"]
    assert drawn["cards"]["reed_bed"]["names"]["nl"] == "Rietkraag"
    assert set(drawn["boards"]) == {"vaettir/day", "vaettir/night", "kelpie/day", "kelpie/night"}
    assert drawn["wonders"]["kelpie"]["city_names"]["sv"] == "Näcken"
    assert drawn["edifices"] == {}
