"""What a new kind of effect costs, walked: one kind, one branch of the rules, one message per language, one scenario.

The edits are made on a scratch copy of the project, with a card that has the effect. Nothing else is touched, and the
effect is complete, legal, scored, spoken in five languages and drawn.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COPIED = ("src/heptapolis", "messages", "tools", "client/src/art", "client/src/dice", "docs/rules", "tests")
CODE = "src/heptapolis"

KIND = """        EffectKind(
            "points_for_coins",
            "points at the end for every three coins of the owner's city",
            read_number,
            lambda n: (draw_points(n), draw_coins(3)),
            lambda n: {"points_for_coins": n},
        ),
"""
BRANCH = """    if row.points_for_coins != 0:
        points += row.points_for_coins * (state.coins[seat] // 3)
"""
CARD = """
[[card]]
id = "misers_guild"
name = "Misers Guild"
age = 3
colour = "purple"
cost = ""
effects = [{ points_for_coins = 2 }]
"""
MESSAGES = {
    "en": ("{ $n } point for every 3 coins.", "{ $n } points for every 3 coins."),
    "da": ("{ $n } point for hver 3 mønter.", "{ $n } point for hver 3 mønter."),
    "nb": ("{ $n } poeng for hver 3 mynter.", "{ $n } poeng for hver 3 mynter."),
    "sv": ("{ $n } poäng för vart 3:e mynt.", "{ $n } poäng för vart 3:e mynt."),
    "nl": ("{ $n } punt per 3 munten.", "{ $n } punten per 3 munten."),
}
NAMES = {"da": "Gnierlauget", "nb": "Gnierlauget", "sv": "Girigbukarnas skrå", "nl": "Vrekkengilde"}

SCENARIO = '''"""The guild of the misers."""

import pytest

from heptapolis.vocab.cards.city import Line
from tables import SECOND, points, situation


@pytest.mark.effect("points_for_coins")
@pytest.mark.parametrize(("coins", "worth"), [(2, 0), (3, 2), (11, 6)])
def test_the_misers_count_their_coins_in_threes(coins: int, worth: int) -> None:
    assert points(situation(SECOND, cities={0: "misers_guild"}, coins={0: coins}), 0, Line.GUILDS) == worth
'''

PLAYED = """
import json
from heptapolis import Game
from heptapolis.bots import bot_of
from heptapolis.game.cards.naming import speaking
from heptapolis.game.cards.text import card_line
from heptapolis.words import LANGUAGES, words_of

seed = 0
while True:
    game = Game("second-edition", players=3, seed=seed)
    if "misers_guild" in game.record.deal.hands[2][0]:
        break
    seed += 1
bots = [bot_of("random", seed=seat) for seat in range(3)]
built = False
while not game.over:
    for seat in game.deciding():
        legal = [str(option.action) for option in game.legal(seat)]
        if "build misers_guild" in legal and seat == 0:
            game.choose(0, "build misers_guild")
            built = True
        else:
            game.choose(seat, bots[seat].choose(game.view(seat), seat))
score = game.score()[0]
card = game.names.box.card("misers_guild")
print(json.dumps({
    "built": built,
    "guilds": {line.word: points for line, points in score.lines.items()}["guilds"],
    "coins": score.coins,
    "others": [c for c in game.view(0).to_json()["cities"][0]["cards"] if c.endswith("_guild") and c != card.id],
    "said": {language: card_line(card, speaking(words_of(language), game.names)) for language in LANGUAGES},
    "drawn": [glyph.to_json() for glyph in card.effects[0].glyphs],
}))
"""


def insert(file: Path, before: str, text: str) -> None:
    """Put a text before a line that stands once in a file."""
    content = file.read_text(encoding="utf-8")
    assert content.count(before) == 1, file
    file.write_text(content.replace(before, text + before), encoding="utf-8")


def append(file: Path, text: str) -> None:
    """Put a text at the end of a file."""
    file.write_text(file.read_text(encoding="utf-8").rstrip("\n") + "\n" + text, encoding="utf-8")


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the new effect and a card that has it."""
    copy = tmp_path_factory.mktemp("scratch")
    for part in COPIED:
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "web", "made"))
    insert(copy / CODE / "vocab/cards/effects.py", '        power(\n            "drop_defeats",', KIND)
    insert(copy / CODE / "rules/cards/score.py", "    return points\n\n\ndef full_sets", BRANCH)
    append(copy / CODE / "catalogue/cards/second_edition/cards.toml", CARD)
    for language, (one, other) in MESSAGES.items():
        message = f"effect-points_for_coins =\n    {{ $n ->\n        [one] {one}\n       *[other] {other}\n    }}\n"
        append(copy / "messages" / language / "game.ftl", message)
    for language, name in NAMES.items():
        append(copy / "messages" / language / "names.ftl", f"name-card-misers_guild = {name}\n")
    shutil.copy(ROOT / "pyproject.toml", copy)
    (copy / "tests/conformance/test_misers.py").write_text(SCENARIO, encoding="utf-8")
    run(copy, "-m", "tools.messages")
    run(copy, "-m", "tools.client")
    return copy


def run(copy: Path, *arguments: str) -> str:
    """What Python prints in the scratch copy."""
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_complete_with_its_scenario(scratch: Path) -> None:
    asked = ["tests/conformance/test_effect_kinds.py", "tests/conformance/test_misers.py"]
    passed = run(scratch, "-m", "pytest", "-v", "-p", "no:cacheprovider", *asked)
    assert "test_every_kind_has_a_scenario[points_for_coins] PASSED" in passed
    assert "test_the_misers_count_their_coins_in_threes[11-6] PASSED" in passed


@pytest.mark.skipif(
    os.environ.get("CI") != "true" and not (ROOT / "client/node_modules").is_dir(),
    reason="the client's tools are not installed",
)
def test_the_client_draws_it(scratch: Path) -> None:
    """The client's own test renders every effect of a catalogue; here that of the scratch copy."""
    catalogue = scratch / "client/src/made/catalogue.json"
    words = ["run", "--silent", "test", "--", "tests/art.test.ts", "-t", "are there for every effect"]
    drawn = subprocess.run(
        [sys.executable, "-m", "tools.node", *words],
        cwd=ROOT,
        env=os.environ | {"HEPTAPOLIS_CATALOGUE": str(catalogue)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert drawn.returncode == 0, drawn.stdout + drawn.stderr


def test_it_is_legal_scored_spoken_and_drawn(scratch: Path) -> None:
    seen = json.loads(run(scratch, "-c", PLAYED))
    assert seen["built"]
    assert seen["others"] == [], "the seed gave another guild, which counts beside it"
    assert seen["guilds"] == 2 * (seen["coins"] // 3)
    for language, (_, other) in MESSAGES.items():
        assert seen["said"][language].endswith(f": {other.replace('{ $n }', '2')}")
    for language, name in NAMES.items():
        assert seen["said"][language].startswith(name)
    icons = (scratch / "client/src/art/icons.svg").read_text(encoding="utf-8")
    assert all(f'id="{glyph["icon"]}"' in icons for glyph in seen["drawn"] if "icon" in glyph)


def test_the_client_gets_it_as_data(scratch: Path) -> None:
    made = json.loads((scratch / "client/src/made/catalogue.json").read_text(encoding="utf-8"))
    (effect,) = made["editions"]["second-edition"]["cards"]["misers_guild"]["effects"]
    assert effect["message"] == {"key": "effect-points_for_coins", "gaps": {"n": 2}}
    assert len(effect["glyphs"]) == 2
    for language in MESSAGES:
        words = (scratch / f"client/src/made/words/{language}.ts").read_text(encoding="utf-8")
        assert "effect-points_for_coins" in words
        assert "name-card-misers_guild" in words
