"""A custom box at the table: options, records, names, views and redeals."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from catalogue.own_boxes import EXAMPLE, changed, copy_of_example
from heptapolis import Game, GameRecord, Options, load_own_box
from heptapolis.bots import bot_of, why_of
from heptapolis.errors import CatalogueError, RecordError, SetupError, UnknownName
from heptapolis.game import Record, fold, redeal
from heptapolis.game.cards.naming import card_name, city_name, edifice_name, speaking, wonder_name
from heptapolis.game.record import digest_of
from heptapolis.game.rulesets import options_of, playthrough_of
from heptapolis.vocab.messages import Name
from heptapolis.words import LANGUAGES, words_of

BOX = load_own_box(EXAMPLE)
OWN_CARDS = ("reed_bed", "boathouse", "ferry_landing", "anglers_guild")
TABLES = [(2, []), (3, ["edifice"]), (5, ["carthage"]), (7, [])]
EDIFICE = """
[[edifice]]
id = "dam"
name = "Dam"
names = { da = "Dæmning" }
age = 1
cost = "2"
effects = [{ coins = 5 }]
penalty = { lose_coins = 1 }
"""


def played(players: int, expansions: list[str], seed: int = 3) -> Game:
    """A whole game between bots."""
    game = Game(players=players, seed=seed, expansions=expansions, box=BOX)
    bots = [bot_of("rulebook", seat) for seat in range(players)]
    while not game.over:
        for seat in game.deciding():
            player = game.chooser(seat)
            game.choose(seat, bots[player].choose(game.view(player), seat))
    return game


@pytest.mark.parametrize(("players", "expansions"), TABLES)
def test_a_record_carries_the_box(players: int, expansions: list[str], tmp_path: Path) -> None:
    game = played(players, expansions)
    game.record.save(tmp_path / "game.json")
    record = Record.load(tmp_path / "game.json")
    assert record == game.record
    assert record.options.box == BOX
    assert fold(record).result() == record.result
    assert GameRecord.parse(str(record)) == record
    assert options_of(game.options.rules, game.options.to_json()) == game.options
    assert "Lakeside" in game.options.title


def test_own_cards_and_wonders_are_dealt_and_what_was_taken_out_is_not() -> None:
    cards, cities = set(), set()
    for seed in range(20):
        deal = Game(players=7, seed=seed, box=BOX).record.deal
        cards |= {card for age in deal.hands for hand in age for card in hand}
        cities |= {board.partition("/")[0] for boards in deal.offers for board in boards}
    assert set(OWN_CARDS) <= cards
    assert "excavation" not in cards
    assert {"vaettir", "kelpie"} <= cities
    assert len(cities) == 9


def test_named_boards_and_forms_of_own_wonders_are_played() -> None:
    game = Game(players=3, seed=1, box=BOX, wonders=["Vaettir/day", "kelpie/night", "gizah"])
    assert [str(game.board(seat)) for seat in range(3)] == ["Vaettir (day)", "Kelpie (night)", "Gizah (day)"]
    with pytest.raises(UnknownName, match="unknown wonder 'Vaettir'"):
        Game(players=3, seed=1, wonders=["Vaettir/day", "kelpie/night", "gizah"])


def test_a_box_may_be_given_as_its_folder() -> None:
    assert Game(seed=1, box=EXAMPLE).record == Game(seed=1, box=str(EXAMPLE)).record == Game(seed=1, box=BOX).record
    assert Game(seed=1).record != Game(seed=1, box=BOX).record


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_names_are_spoken_in_every_language(language: str) -> None:
    names, words = Options(box=BOX).names, words_of(language)
    for card in BOX.cards:
        wanted = card.names.get(language, card.name)
        assert card_name(words, card) == speaking(words, names).fill(Name("card", card.id)) == wanted
    for wonder in BOX.wonders:
        assert city_name(words, wonder) == wonder.city_names.get(language, wonder.city)
        assert wonder_name(words, wonder) == wonder.names.get(language, wonder.name)


def test_an_own_card_takes_no_name_from_our_catalogue(tmp_path: Path) -> None:
    folder = copy_of_example(tmp_path)
    with (folder / "cards.toml").open("a", encoding="utf-8") as stream:
        stream.write('[[card]]\nid = "altar"\nname = "Jetty"\nage = 1\ncolour = "blue"\ncost = "S"\ncopies = [3, 5]\n')
        stream.write('names = { sv = "Brygga" }\neffects = [{ points = 2 }]\n')
    names = Options(box=load_own_box(folder)).names
    altar = names.card(names.card_number("altar"))
    assert [card_name(words_of(language), altar) for language in ("en", "nl", "sv")] == ["Jetty", "Jetty", "Brygga"]
    assert altar.chains_to == ("pantheon",)
    ours = Options().names
    assert card_name(words_of("nl"), ours.card(ours.card_number("altar"))) != "Jetty"


def test_own_edifices_join_the_pool_where_edifices_are_played(tmp_path: Path) -> None:
    folder = copy_of_example(tmp_path)
    (folder / "edifices.toml").write_text(EDIFICE, encoding="utf-8")
    box = load_own_box(folder)
    laid = {Game(seed=seed, box=box, expansions=["edifice"]).record.deal.edifices[0] for seed in range(60)}
    assert "dam" in laid
    assert len(laid) == 6
    assert Game(seed=1, box=box).record.deal.edifices == ()
    assert edifice_name(words_of("da"), box.edifices[0]) == "Dæmning"
    assert edifice_name(words_of("nl"), box.edifices[0]) == "Dam"


def test_a_wonder_that_needs_edifices_is_dealt_only_with_them(tmp_path: Path) -> None:
    folder = changed(tmp_path, "wonders.toml", 'name = "The Drowned', 'alone = false\nname = "The Drowned')
    box = load_own_box(folder)
    for expansions, dealt in (([], False), (["carthage"], False), (["edifice"], True)):
        assert ("kelpie" in {wonder.id for wonder in Options(box=box, expansions=expansions).pool}) == dealt


def test_a_box_is_for_the_players_it_names(tmp_path: Path) -> None:
    folder = changed(tmp_path, "box.toml", "editions =", "least_players = 4\nmost_players = 5\neditions =")
    text = (folder / "cards.toml").read_text(encoding="utf-8")
    (folder / "cards.toml").write_text(text.replace("copies = [4, 7]", "copies = [4]"), encoding="utf-8")
    box = load_own_box(folder)
    assert Options(players=4, box=box).players == 4
    told = r"cannot play 7 Wonders, second edition, with Lakeside; it is for 4 to 5\ players.$"
    for players in (2, 3, 6):
        with pytest.raises(SetupError, match=told):
            Options(players=players, box=box)


def test_options_refuse_what_is_no_box_of_the_edition() -> None:
    with pytest.raises(CatalogueError, match="lakeside: box: goes with second-edition, not with first-edition"):
        Options("first-edition", box=BOX)
    folder: Any = str(EXAMPLE)
    with pytest.raises(SetupError, match=r"is not a custom box; load_own_box\(folder\) reads one"):
        Options(box=folder)
    with pytest.raises(CatalogueError, match="must be a table with the keys digest and tables"):
        options_of("second-edition", {"players": 3, "box": folder})


def test_an_edited_box_in_a_record_is_refused() -> None:
    values = json.loads(Game(seed=1, box=BOX).record.dumps())
    values["options"]["box"]["tables"]["cards"]["card"][0]["cost"] = ""
    del values["digest"]
    with pytest.raises(RecordError, match="its digest does not match: it was truncated or edited after it was written"):
        Record.from_json(values | {"digest": digest_of(values)})
    for text in ("box=%7B", "box=3", "box=" + "%5B" * 100_000):
        with pytest.raises((RecordError, CatalogueError)):
            GameRecord.parse(f"second-edition players=3 wonders=random sides=first {text} seed=1 |")


@pytest.mark.parametrize(("players", "expansions"), TABLES)
def test_redeals_fit_the_view(players: int, expansions: list[str]) -> None:
    game, chance = Game(players=players, seed=5, expansions=expansions, box=BOX), Random(1)
    bots = [bot_of("builder", seat) for seat in range(players)]
    while not game.over:
        for seat in game.deciding():
            view = game.view(game.chooser(seat))
            if chance.random() < 0.1:
                assert redeal(view, chance).view(view.seat) == view
            action = bots[game.chooser(seat)].choose(view, seat)
            assert why_of(view, seat, str(action))[0]
            game.choose(seat, action)


def test_a_playthrough_names_own_things() -> None:
    game = Game(players=3, seed=1, box=BOX, wonders=["vaettir", "kelpie", "gizah"])
    text = "\n".join(playthrough_of(game.record, words_of("da")))
    assert text.startswith("7 Wonders, anden udgave, med Ved søen, 3 spillere\n")
    assert "player 0 spiller Vætter (dag)." in text
