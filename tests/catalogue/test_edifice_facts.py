"""Every edifice, table and board of the expansion against the facts file, field by field; and what nobody knows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from catalogue.facts import facts_of, told_cost
from heptapolis.catalogue.cards import Edifice, Side, expansion_of
from heptapolis.catalogue.cards.box import Buildable
from heptapolis.catalogue.cards.expansion import PROPOSALS
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.play import Form
from heptapolis.words import ENGLISH

ROOT = Path(__file__).resolve().parents[2]
CONFIDENCE = ("high", "medium", "low")
SOURCES = {"rulebook_no": "rulebook", "bga_capture": "bga"}
"""Sources that the catalogue calls otherwise."""

COUNTS = {
    "brown_and_grey": "each set of 1 brown card and 1 grey card",
    "stages": "each built wonder stage",
    "blue": "each blue card",
    "colours": "each colour among the cards",
}
"""What the facts count, as our sentences say it."""


def as_told(fact: dict[str, Any]) -> tuple[str, Any]:
    """A reward, penalty or stage effect of the facts as kind and value of the catalogue."""
    amount = fact.get("amount", fact.get("count"))
    match fact["type"]:
        case "shields" | "coins":
            return fact["type"], amount
        case "vp":
            return "points", amount
        case "military_victory_token":
            assert (fact["count"], fact["vp"]) == (1, [1, 3, 5][fact["token_age"] - 1])
            return "victory_token", fact["token_age"]
        case "production_choice":
            assert (fact["per_turn"], fact["neighbours_may_buy"]) == (1, False)
            return "private_choice", set(fact["options"])
        case "discard_all_own_military_defeat_tokens":
            return "drop_defeats", 1
        case "endgame_repeat_own_purple_card":
            return "repeat_guild", fact["count"]
        case "build_one_card_from_discard_for_free":
            return "build_from_discard", 1
        case "science_symbol_of_choice":
            return "science_choice", 1
        case "take_participation_pawn_from_box":
            return "pawn", fact["age"]
        case "endgame_vp":
            return "endgame", (amount, COUNTS[fact["per"]])
        case _:
            raise AssertionError(f"the facts have something new: {fact}")


def as_read(effect: Effect) -> tuple[str, Any]:
    """An effect of the catalogue in the same words."""
    kind, value = effect.kind.name, effect.value
    if kind == "private_choice":
        (symbol,) = value.symbols
        return kind, {good.word for good in symbol}
    if kind in ("points_per", "points_per_set", "points_per_colour"):
        said = re.fullmatch(r"At the end, (\d+) points? for (.+) in your city\.", ENGLISH.say(effect.message))
        assert said is not None
        return "endgame", (int(said[1]), said[2])
    return kind, value


def penalty_told(fact: dict[str, Any]) -> tuple[str, Any]:
    """A penalty of the facts as kind and value of the catalogue."""
    match fact["type"]:
        case "coins":
            return "lose_coins", fact["amount"]
        case "discard_own_city_card":
            assert fact["count"] == 1
            return "lose_card", fact["colour"]
        case "lose_military_victory_tokens":
            return "lose_victory_tokens", fact["count"]
        case _:
            raise AssertionError(f"the facts have another penalty: {fact}")


def sources_told(sources: Iterable[str]) -> set[str]:
    """The sources of an entry of the facts, as the catalogue calls them."""
    return {SOURCES.get(name, name) for name in sources}


def gains(thing: Buildable) -> list[tuple[str, Any]]:
    """What a form of a stage or an edifice gives."""
    return [as_read(effect) for effect in thing.effects]


def test_the_box_has_the_edifices_of_the_facts() -> None:
    facts = facts_of("edifice")["edifices"]
    assert [(e.id, e.name, e.age) for e in expansion_of("edifice").edifices] == [
        (f["id"], f["name"], f["age"]) for f in facts
    ]


@pytest.mark.parametrize("edifice", [edifice.id for edifice in expansion_of("edifice").edifices])
def test_an_edifice_is_as_the_facts_say(edifice: str) -> None:
    fact = next(row for row in facts_of("edifice")["edifices"] if row["id"] == edifice)
    read = expansion_of("edifice").edifice(edifice)
    assert told_cost(read.cost) == fact["participation_cost"]
    assert gains(read) == [as_told(row) for row in fact["reward"]]
    kind, value = read.penalty.kind.name, read.penalty.value
    assert (kind, value.word if kind == "lose_card" else value) == penalty_told(fact["penalty"])
    assert read.source["confidence"] == fact["confidence"]
    assert set(read.source["sources"]) == sources_told(fact["sources"])  # type: ignore[call-overload]
    assert ("disputed" in read.source) == fact["disputed"]


def test_every_kind_of_fact_is_compared() -> None:
    known = {"id", "name", "age", "participation_cost", "reward", "penalty", "confidence", "sources", "disputed"}
    assert all(set(fact) == known for fact in facts_of("edifice")["edifices"])


def test_the_pawns_are_those_of_the_facts() -> None:
    table = facts_of("edifice")["pawns_an_age"]
    assert {str(players): expansion_of("edifice").pawns[players] for players in range(3, 8)} == table
    assert expansion_of("edifice").pawns[:3] == (0, 0, 0)


def test_the_debts_are_those_of_the_facts() -> None:
    assert list(expansion_of("edifice").debt) == facts_of("edifice")["debts"]


def test_the_components_are_those_of_the_facts() -> None:
    fact, components = facts_of("edifice")["components"], expansion_of("edifice").components
    names = {
        "boards": "wonder_boards",
        "edifices": "edifice_cards",
        "pawns": "participation_pawns",
        "pawns_an_age": "participation_pawns_per_age",
        "debt_tokens": "debt_tokens",
        "conflict_tokens": "extra_military_tokens",
    }
    assert {name: components[name] for name in names} == {name: fact[told] for name, told in names.items()}
    assert fact["extra_coins"] == {"value": 6, "count": components["coins_of_6"]}
    assert fact["edifice_cards_per_age"] == len(expansion_of("edifice").edifices) // 3


@pytest.mark.parametrize("wonder", [wonder.id for wonder in expansion_of("edifice").wonders])
def test_a_board_is_as_the_facts_say(wonder: str) -> None:
    fact = next(row for row in facts_of("edifice")["wonders"] if row["id"] == wonder)
    read = next(entry for entry in expansion_of("edifice").wonders if entry.id == wonder)
    assert (read.city, read.name) == (fact["name"], fact["bga_name"])
    assert read.alone == fact["usable_without_edifice"]
    assert [side.id for side in read.sides] == list(fact["sides"])
    for side in read.sides:
        expected = fact["sides"][side.id]
        assert side.resource.word == fact["starting_resource"]
        assert side.source["confidence"] == expected["confidence"]
        assert set(side.source["sources"]) == sources_told(expected["sources"])  # type: ignore[call-overload]
        assert ("disputed" in side.source) == expected["disputed"]
        assert [row["stage"] for row in expected["stages"]] == list(range(1, len(side.stages) + 1))
        for stage, row in zip(side.stages, expected["stages"], strict=True):
            assert told_cost(stage.cost) == row["cost"]
            assert {form: gains(thing) for form, thing in stage.forms.items()} == forms_told(row)


def forms_told(row: dict[str, Any]) -> dict[Form, list[tuple[str, Any]]]:
    """The forms of a stage in the facts; a pawn of any Age is three forms."""
    if "choose_one" in row:
        return {Form[half.upper()]: [as_told(fact) for fact in gain] for half, gain in row["choose_one"].items()}
    effects = [as_told(fact) for fact in row["effect"]]
    if effects == [("pawn", 0)]:
        return {form: [("pawn", age)] for age, form in enumerate((Form.AGE1, Form.AGE2, Form.AGE3), 1)}
    return {Form.WHOLE: effects}


def test_the_box_has_the_boards_of_the_facts() -> None:
    facts = facts_of("edifice")["wonders"]
    assert [wonder.id for wonder in expansion_of("edifice").wonders] == [fact["id"] for fact in facts]


DATA = {
    "ur_extra_pawn": ("R-40", "box_pawn_is_extra"),
    "ur_double_reward": ("R-41", "reward_each_pawn"),
    "ur_already_built": ("R-42", "reward_late_pawn"),
    "staging_camp_cost": ("R-45", "cost` in `edifices.toml"),
    "two_players": ("R-46", "pawns` under `[constants]"),
    "discarded_penalty_card": ("R-47", "lost_card_to_pile"),
    "babylon_seventh_card": ("R-49", "last_card_may_join"),
    "order_discard_build": ("R-50", "built_before_digs"),
    "agora_limits": ("R-51", "repeat_guild"),
}
"""What nobody knows and we keep as data: its ruling, and the name of the datum there."""
ANSWERED = {
    "ur_failed_or_future": "R-43",
    "ur_same_turn": "R-44",
    "debt_supply": "R-48",
    "military_token_split": "R-48",
    "carthage_tuck": "R-52",
    "penalty_order": "R-53",
}
"""What nobody knows and no number could change."""
NOT_PLAYED = {"eight_players", "leader_phase", "nero_like"}
"""What comes up only with other expansions."""


def rulings() -> dict[str, str]:
    """The rows of the page of rulings."""
    page = (ROOT / "docs" / "rules" / "rulings.md").read_text(encoding="utf-8")
    return {row[1]: row[0] for row in re.finditer(r"^\| (R-\d+) \|.*$", page, re.MULTILINE)}


def test_everything_unknown_is_ruled_or_not_played() -> None:
    assert facts_of("edifice")["unknown"].keys() == DATA.keys() | ANSWERED.keys() | NOT_PLAYED
    assert set(ANSWERED.values()) <= rulings().keys()


@pytest.mark.parametrize("question", DATA)
def test_an_unknown_that_is_a_datum_is_proposed_and_named_in_the_rulings(question: str) -> None:
    ruling, datum = DATA[question]
    row = rulings()[ruling]
    assert "*proposed*" in row
    assert f"`{datum}`" in row


def test_every_proposal_of_the_box_is_an_unknown_of_the_facts() -> None:
    assert set(PROPOSALS) <= {datum for _, datum in DATA.values()}
    sheet = (ROOT / "src" / "heptapolis" / "catalogue" / "cards" / "edifice" / "box.toml").read_text(encoding="utf-8")
    noted = dict(re.findall(r"^(\w+) = [01] +# (\w+): ", sheet, re.MULTILINE))
    assert noted == {datum: question for question, (_, datum) in DATA.items() if datum in PROPOSALS}
    assert set(noted.values()) <= facts_of("edifice")["unknown"].keys()


def test_the_proposed_numbers_are_those_of_the_facts() -> None:
    values = facts_of("edifice")["unknown"]
    assert expansion_of("edifice").edifice("staging_camp").cost.coins == values["staging_camp_cost"]
    assert expansion_of("edifice").pawns[3] == values["two_players"]
    assert set(expansion_of("edifice").proposals.values()) == {1}


def test_the_grades_of_confidence_are_known() -> None:
    entries: list[Edifice | Side] = [*expansion_of("edifice").edifices]
    entries += [side for wonder in expansion_of("edifice").wonders for side in wonder.sides]
    assert {entry.source["confidence"] for entry in entries} <= set(CONFIDENCE)
    named = {name for entry in entries for name in entry.source["sources"]}  # type: ignore[attr-defined]
    assert named <= expansion_of("edifice").sources.keys()
