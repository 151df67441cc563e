"""What the rules may not contain, read from their syntax trees: names of cards, and what a GPU lacks."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import pytest

import heptapolis
from heptapolis.catalogue.cards import boxes, expansion_of, shipped
from heptapolis.catalogue.dice import dice_box
from heptapolis.rules.cards.constants import all_things
from heptapolis.rules.cards.kernel import CARD_RULES
from heptapolis.rules.cards.rows import ITEM_COLUMNS, RARE_COLUMNS
from heptapolis.rules.dice.modules import DICE_RULES
from heptapolis.simulation.cards.batch import CardBatch
from heptapolis.simulation.dice.batch import DiceBatch
from heptapolis.vocab.cards.city import Colour, Counted

PACKAGE = Path(heptapolis.__file__).parent
DICE = sorted((PACKAGE / "rules" / "dice").rglob("*.py"))
RULES = [file for file in sorted((PACKAGE / "rules").rglob("*.py")) if file not in DICE]
CARD_NAMES = [word for box in boxes() for card in box.cards for word in (card.id, card.name)]
WONDERS = [*(wonder for box in boxes() for wonder in box.wonders), *expansion_of("edifice").wonders]
WONDER_NAMES = [word for wonder in WONDERS for word in (wonder.id, wonder.name, wonder.city)]
EDIFICE_NAMES = [word for edifice in expansion_of("edifice").edifices for word in (edifice.id, edifice.name)]
BOARD_NAMES = [word for board in dice_box().boards for word in (board.id, board.city)]
NAMES = {word.lower().replace(" ", "_") for word in CARD_NAMES + WONDER_NAMES + EDIFICE_NAMES}


def identifiers(tree: ast.AST) -> set[str]:
    """Every name, attribute and text constant of a module, doc strings aside."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.arg):
            found.add(node.name if not isinstance(node, ast.arg) else node.arg)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            found.add(node.value)
    return {word.lower().replace(" ", "_") for word in found}


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.name)
def test_no_card_or_wonder_is_named_in_the_rules(file: Path) -> None:
    assert identifiers(ast.parse(file.read_text())) & NAMES == set()


@pytest.mark.parametrize("file", DICE, ids=lambda file: file.name)
def test_no_board_is_named_in_the_rules_of_dice(file: Path) -> None:
    words = {word.lower() for word in BOARD_NAMES + WONDER_NAMES}
    assert identifiers(ast.parse(file.read_text())) & words == set()


def test_the_search_for_names_finds_one() -> None:
    assert identifiers(ast.parse("def f(x):\n    return x.vineyard + GIZAH")) & NAMES == {"vineyard", "gizah"}


@pytest.mark.parametrize(
    "module", dict.fromkeys((*CardBatch.MODULES, *DiceBatch.MODULES)), ids=lambda module: module.__name__
)
def test_compiled_functions_use_nothing_a_gpu_lacks(module: object) -> None:
    tree = ast.parse(Path(str(vars(module)["__file__"])).read_text())
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
        for node in ast.walk(function):
            allocation = ast.List | ast.ListComp | ast.Dict | ast.DictComp | ast.Set | ast.SetComp | ast.GeneratorExp
            forbidden = allocation | ast.JoinedStr | ast.Raise | ast.Try | ast.Yield | ast.Lambda
            inside = [arg.annotation for arg in function.args.args] + [function.returns]
            annotations = {id(part) for note in inside if note for part in ast.walk(note)}
            assert id(node) in annotations or not isinstance(node, forbidden), f"{function.name}: {ast.dump(node)[:60]}"


def test_colours_are_counted_under_their_own_numbers() -> None:
    assert [Counted[colour.name].value for colour in Colour] == [colour.value for colour in Colour]


def test_every_column_of_an_effect_is_in_the_table_of_items() -> None:
    columns = {
        column for thing in all_things(shipped())[0] for column in thing.columns if not column.startswith("lose_")
    }
    assert {column for column in columns if not column.startswith("symbol_")} <= {*ITEM_COLUMNS, *RARE_COLUMNS}


@pytest.mark.parametrize("rules", [CARD_RULES, DICE_RULES], ids=["cards", "dice"])
def test_modules_come_after_those_they_call(rules: tuple[ModuleType, ...]) -> None:
    seen: set[str] = set()
    for module in rules:
        tree = ast.parse(Path(str(module.__file__)).read_text())
        names = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        later = {other.__name__ for other in rules} - seen
        assert names & later == set(), module.__name__
        seen.add(module.__name__)
