"""Games with the Edifice expansion: the checker sees every kind of fault in them too."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from oracle.check import CHOSEN_AUTOMATICALLY, NOT_IN_PILE, SMALLER_PILE
from oracle.faults import Fault, assert_bad_input, assert_reported, bump, checked, put, without
from oracle.games import PENALTIES, Recorded
from oracle.scribe import ALSO, Line, record

EDIFICES = ("outpost", "auction_house", "concentric_castle")
"""Their penalties are a red card, coins and victory tokens."""


def has_every_loss(line: Line) -> bool:
    """Whether every penalty was paid, with and without a choice, one in shields, and a dig missed a lost card."""
    game = Recorded.from_json(line)
    choices = {(asked.kind, len(asked.legal) > 1) for asked in game.asked if asked.kind in PENALTIES}
    losses = {loss[0] for end in game.settled.values() for _, loss in end.penalties}
    return (
        len(choices) == 2 * len(PENALTIES)
        and losses == {"lose", "lose_tokens", "coins", "debt"}
        and line["after_turn"][5]["shields"] != line["conflicts"][0]["shields"]
        and any(asked.also for asked in game.asked)
    )


@pytest.fixture(scope="module")
def recorded_edifice() -> Line:
    """A game in which all three edifices fail."""
    lines = (record(seed, sells=0.3, edifices=EDIFICES) for seed in range(200))
    return next(line for line in lines if has_every_loss(line))


@pytest.fixture
def edifice_game(recorded_edifice: Line) -> Line:
    """The same, free to alter."""
    return deepcopy(recorded_edifice)


def test_untouched_edifice_game_agrees(edifice_game: Line) -> None:
    report = checked(edifice_game)
    assert not report.mismatches
    assert (report.games, report.decisions) == (1, len(edifice_game["decisions"]))
    digs = [asked for asked in edifice_game["decisions"] if asked["kind"] == "from_discard"]
    turns_after_loss = 12
    smaller = turns_after_loss + sum(asked["age"] > 1 for asked in digs)
    assert report.explained == {NOT_IN_PILE: sum(ALSO in asked for asked in digs), SMALLER_PILE: smaller}


def penalty(line: Line, kind: str, with_choice: bool) -> Line:
    """The first penalty of a kind that leaves a choice, or leaves none."""
    read = Recorded.from_json(line).asked
    both = zip(line["decisions"], read, strict=True)
    return next(asked for asked, one in both if asked["kind"] == kind and (len(one.legal) > 1) == with_choice)


def change(kind: str, with_choice: bool, **values: Any) -> Fault:
    """Alter the first penalty of a kind with or without a choice."""
    return lambda line: penalty(line, kind, with_choice).update(values)


def drop_join(line: Line) -> None:
    legal = next(legal for asked in line["decisions"] if (legal := asked["legal"]) and any(map(joins, legal)))
    legal.remove(next(filter(joins, legal)))


def joins(action: list[Any]) -> bool:
    """Whether a stage takes part in the edifice."""
    return action[0] == "stage" and action[-1] is True


def swap_join(line: Line) -> None:
    chosen = next(asked["chosen"] for asked in line["decisions"] if asked["chosen"][-1] is True)
    chosen[-1] = False


def drop_penalty(kind: str, with_choice: bool) -> Fault:
    """Leave a penalty out of the decisions."""
    return lambda line: line["decisions"].remove(penalty(line, kind, with_choice))


def drop_lost_pick(line: Line) -> None:
    next(asked for asked in line["decisions"] if ALSO in asked).pop(ALSO)


def add_lost_pick(line: Line) -> None:
    next(asked for asked in line["decisions"] if ALSO in asked)[ALSO].append("palace")


def put_lost_card_in_pile(line: Line) -> None:
    asked = next(asked for asked in line["decisions"] if ALSO in asked)
    asked["discard"] += asked[ALSO]


def take_shields_before_penalties(line: Line) -> None:
    line["conflicts"][0]["shields"] = line["after_turn"][5]["shields"]


def take_coins_after_penalties(line: Line) -> None:
    line["after_turn"][11]["coins"] = line["edifice_settled"][1]["coins"]


def change_lost(what: str, value: Any) -> Fault:
    """Alter the first loss of a kind where the edifices are settled."""

    def fault(line: Line) -> None:
        penalties = [loss["lost"] for end in line["edifice_settled"] for loss in end["penalties"]]
        next(lost for lost in penalties if what in lost)[what] = value

    return fault


CARD, TOKENS = PENALTIES
PALACE, PAIR = ["lose", "palace"], ["lose_tokens", [5, 5]]

EDIFICE_FAULTS: dict[str, tuple[Fault, str]] = {
    "no join": (drop_join, "legal: only oracle [], only ours [('stage', "),
    "stage without join": (swap_join, "edifice: oracle {'status': 'project', "),
    "edifice status": (put("built", "after_turn", 3, "edifice", "status"), "Age 1 after turn 4: edifice"),
    "edifice pawns": (bump("after_turn", 8, "edifice", "pawns_left"), "Age 2 after turn 3: edifice"),
    "edifice joined": (put([0, 1, 2], "after_turn", 17, "edifice", "joined"), "Age 3 after turn 6: edifice"),
    "failed too early": (put("failed", "after_turn", 5, "edifice", "status"), "Age 1 after turn 6: edifice"),
    "settled status": (put("built", "edifice_settled", 0, "status"), "Age 1 edifice: status"),
    "settled edifice": (put("outpost", "edifice_settled", 1, "edifice"), "Age 2 edifice: edifice"),
    "settled joined": (put([0, 1, 2, 3], "edifice_settled", 2, "joined"), "Age 3 edifice: joined"),
    "settled coins": (bump("edifice_settled", 1, "coins", 3), "Age 2 edifice: coins"),
    "settled penalties": (lambda line: line["edifice_settled"][2]["penalties"].pop(), "Age 3 edifice: penalties"),
    "card lost": (change_lost("card", "palace"), "Age 1 edifice: penalties"),
    "coins lost": (change_lost("coins", 4), "Age 2 edifice: penalties"),
    "tokens lost": (change_lost("tokens", [5, 5]), "Age 3 edifice: penalties"),
    "debt": (change_lost("debt", -3), "Age 1 edifice: penalties"),
    "certain card": (change(CARD, False, legal=[PALACE], chosen=PALACE), "paid without asking: oracle [('lose', 'pal"),
    "certain card, other choice": (change(CARD, False, chosen=PALACE), "legal: oracle {('lose', "),
    "certain card, two legal": (lambda line: penalty(line, CARD, False)["legal"].append(PALACE), "we do not ask this"),
    "certain card missing": (drop_penalty(CARD, False), "Age 1 edifice: seats that lose cards or tokens"),
    "card, one more": (lambda line: penalty(line, CARD, True)["legal"].append(PALACE), "only oracle [('lose', 'pal"),
    "card, one less": (lambda line: penalty(line, CARD, True)["legal"].pop(), "only oracle [], only ours [('lose', "),
    "card, other choice": (change(CARD, True, chosen=PALACE), "choice ('lose', 'palace') is not legal here"),
    "card missing": (drop_penalty(CARD, True), "asked: seat"),
    "certain tokens": (
        change(TOKENS, False, held=[5, 5], chosen=PAIR),
        "paid without asking: oracle [('lose_tokens', 5",
    ),
    "tokens held": (
        lambda line: penalty(line, TOKENS, True)["held"].append(5),
        "penalty_tokens: victory tokens: oracle",
    ),
    "tokens, other choice": (change(TOKENS, True, chosen=PAIR), "choice ('lose_tokens', 5, 5) is not legal here"),
    "tokens missing": (drop_penalty(TOKENS, True), "Age 3 edifice: penalties"),
    "lost card not offered": (drop_lost_pick, "legal: only oracle [], only ours [('pick', "),
    "offered card not lost": (add_lost_pick, "were lost as penalties"),
    "lost card in the pile": (put_lost_card_in_pile, "discard pile: oracle"),
    "pile size after a loss": (bump("after_turn", 7, "discard_pile"), "Age 2 after turn 2: discard pile size"),
    "shields before penalties": (take_shields_before_penalties, "Age 1 conflicts: shields"),
    "coins after penalties": (take_coins_after_penalties, "Age 2 after turn 6: coins"),
    "final debt": (lambda line: line["final"][1]["debt"].append(-3), "end seat 1: debts"),
    "final edifice tokens": (lambda line: line["final"][4]["edifice_tokens"].append(2), "end seat 4: tokens"),
    "score line": (bump("breakdown", 2, "edifice"), "end seat 2: score"),
    "other edifice": (put("money_changer", "edifices", 0), "ours [('coins', 2)]"),
    "edifice of another Age": (put("archives", "edifices", 0), "our rules refuse the deal"),
}


@pytest.mark.parametrize(("fault", "message"), EDIFICE_FAULTS.values(), ids=EDIFICE_FAULTS)
def test_edifice_fault_is_reported(
    edifice_game: Line, fault: Fault, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fault(edifice_game)
    assert_reported(edifice_game, message, tmp_path / "faulty.jsonl", capsys)


@pytest.mark.parametrize("kind", PENALTIES)
def test_a_penalty_taken_by_the_source_is_explained_only_with_a_choice(edifice_game: Line, kind: str) -> None:
    flag = CHOSEN_AUTOMATICALLY.format(kind=kind)
    edifice_game["flags"][flag] = [edifice_game["decisions"].index(penalty(edifice_game, kind, with_choice=True))]
    report = checked(edifice_game)
    assert not report.mismatches
    assert report.explained[flag] == 1
    edifice_game["flags"][flag] = [edifice_game["decisions"].index(penalty(edifice_game, kind, with_choice=False))]
    report = checked(edifice_game)
    assert any("we do not ask this now" in mismatch for mismatch in report.mismatches)
    assert flag not in report.explained


def test_built_edifices_are_compared() -> None:
    lines = (record(seed, sells=0.1, edifices=("outpost", "staging_camp", "military_school")) for seed in range(200))
    line = next(line for line in lines if sum(end["status"] == "built" for end in line["edifice_settled"]) > 1)
    assert not checked(line).mismatches
    age = next(end["age"] for end in line["edifice_settled"] if end["status"] == "built")
    line["after_turn"][6 * age - 1]["edifice"]["status"] = "project"
    next(city for city in line["final"] if city["edifice_tokens"])["edifice_tokens"].pop()
    turn, tokens = checked(line).mismatches
    assert f"Age {age} after turn 6: edifice" in turn
    assert "tokens" in tokens


EDIFICE_MISSING: dict[str, tuple[Fault, str]] = {
    "edifices": (without("edifices"), "the key 'edifices' is missing"),
    "no edifices": (put([], "edifices"), "0 edifices for 3 Ages"),
    "no expansion": (put(False, "edifice"), "there are no penalties without Edifice"),
    "all ends": (without("edifice_settled"), "the key 'edifice_settled' is missing"),
    "an end": (without("edifice_settled", 1), "the key 2 is missing"),
    "coins of an end": (without("edifice_settled", 1, "coins"), "the key 'coins' is missing"),
    "edifice of a turn": (without("after_turn", 4, "edifice"), "the key 'edifice' is missing"),
    "tokens held": (lambda line: penalty(line, TOKENS, True).pop("held"), "the key 'held' is missing"),
    "debt": (without("final", 3, "debt"), "the key 'debt' is missing"),
    "edifice tokens": (without("final", 3, "edifice_tokens"), "the key 'edifice_tokens' is missing"),
    "score line": (without("breakdown", 0, "edifice"), "the key 'edifice' is missing"),
    "two losses in one": (put({"card": "altar", "coins": 2}, "edifice_settled", 0, "penalties", 0, "lost"), "not of"),
}


@pytest.mark.parametrize(("fault", "message"), EDIFICE_MISSING.values(), ids=EDIFICE_MISSING)
def test_incomplete_edifice_game_is_bad_input(
    edifice_game: Line, fault: Fault, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fault(edifice_game)
    file = tmp_path / "incomplete.jsonl"
    file.write_text(json.dumps(edifice_game), encoding="utf-8")
    assert_bad_input(file, message, capsys)
