"""Fair deals: promised before anyone sits, mixed by everyone, proved at the end, refused if anything was touched."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.shell import inside
from heptapolis.errors import RecordError
from heptapolis.game import (
    Deal,
    DiceDeal,
    DiceGame,
    DiceOptions,
    DiceRecord,
    Game,
    GameRecord,
    Options,
    Record,
    Roll,
    Table,
)
from heptapolis.game.fair import Fair, commitment_of, seed_from
from heptapolis.game.rulesets import check_fair, sit_down
from heptapolis.server import commands
from server.table_drivers import SECRET, TableDriver, terms_of

BOARDS = ("gizah", "rhodos/night", "babylon")
TABLES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "first-edition": ("first-edition", {"players": 3}, {}),
    "second-edition": ("second-edition", {"players": 4}, {"bots": (1, 3)}),
    "free-city": ("second-edition", {"players": 2}, {}),
    "edifice": ("second-edition", {"players": 3, "edifice": True}, {}),
    "draft": ("second-edition", {"players": 3, "wonders": "draft", "sides": "choice"}, {}),
    "named-boards": (
        "second-edition",
        {"players": 3, "sides": "random"},
        {"boards": ("gizah", "rhodos/night", "olympia")},
    ),
    "dice": ("dice", {"players": 3}, {}),
    "dice-with-named-boards": ("dice", {"players": 3}, {"boards": ("rhodes", "giza")}),
}
WORDS = tuple(f"contribution-of-{seat}" for seat in range(3))
SEED = seed_from(SECRET, WORDS)
ANOTHER = "another-secret"
PROOF = Fair(commitment_of(SECRET), SECRET, WORDS)


def played(game: Table) -> Record:
    """The record of a game that is played to the end."""
    rng = Random(3)
    while not game.over:
        seat = game.deciding()[0]
        game.choose(seat, rng.choice(game.legal(seat).actions))
    return game.record


def verified(record: Record, folder: Path) -> str:
    """What `heptapolis verify` says of a record."""
    file = folder / "game.json"
    record.save(file)
    said = inside("verify", str(file))
    return said.out if said.code == 0 else said.err


@pytest.mark.parametrize("name", TABLES)
def test_the_record_of_a_hosted_game_is_verified(name: str, tmp_path: Path) -> None:
    rules, options, more = TABLES[name]
    driver = TableDriver.begun(rules, options, **more)
    driver.play(Random(1))
    record = driver.table.record()
    assert record is not None
    assert "good." in verified(record, tmp_path)
    assert verified(record, tmp_path).rstrip().endswith("The deal was fair.")
    assert "fair" not in verified(replace(record, fair=None), tmp_path)


def test_the_promise_is_the_hash_of_the_secret_and_stands_before_anybody_sits() -> None:
    driver = TableDriver(terms_of("second-edition", {"players": 3}))
    promise = driver.seen_by(None)["fair"]
    assert promise == {"commitment": hashlib.sha256(f"heptapolis-deal:{SECRET}".encode()).hexdigest()}
    for seat in range(3):
        driver.sit(seat)
    assert driver.seen_by(2)["fair"] == promise


def test_every_contribution_changes_the_deal_and_so_does_the_secret() -> None:
    seeds = {SEED, seed_from(ANOTHER, WORDS)}
    for place in range(3):
        seeds.add(seed_from(SECRET, [*WORDS[:place], "else", *WORDS[place + 1 :]]))
    seeds |= {seed_from(SECRET, WORDS[::-1]), seed_from(SECRET, ["".join(WORDS), "", ""]), seed_from(SECRET, WORDS[:2])}
    assert len(seeds) == 8
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_table_deals_what_its_secret_and_its_contributions_say() -> None:
    driver = TableDriver.begun("second-edition", {"players": 3})
    assert (driver.table.seed, driver.table.contributions) == (SEED, WORDS)
    game = driver.table.game
    assert game is not None
    assert game.record.deal == Deal.from_seed(Options("second-edition", 3), SEED)


def test_bots_contribute_nothing_and_who_gives_no_words_something_random() -> None:
    assert TableDriver.begun("second-edition", {"players": 3}, bots=(2,)).table.contributions == (*WORDS[:2], "")
    given = {
        commands.sit(TableDriver(terms_of("dice", {"players": 2})).table, "p", "P", 0, "")[0][1]["contribution"]
        for _ in "ab"
    }
    assert len(given) == 2


CARDS = played(sit_down(Options("second-edition", 3), "abc", SEED))
EDIFICE = played(sit_down(Options("second-edition", 3, expansions=["edifice"]), "abc", SEED))
DICE = played(sit_down(DiceOptions(3), "abc", SEED))
GOOD = pytest.mark.parametrize("record", [CARDS, EDIFICE, DICE], ids=["cards", "edifice", "dice"])
TOUCHED: dict[str, tuple[Callable[[Fair], Fair], str]] = {
    "commitment": (lambda fair: replace(fair, commitment=commitment_of(ANOTHER)), "not the one committed to"),
    "secret": (lambda fair: replace(fair, secret=ANOTHER), "not the one committed to"),
    "secret-and-commitment": (
        lambda fair: replace(fair, secret=ANOTHER, commitment=commitment_of(ANOTHER)),
        "the seed does not come from the secret",
    ),
    "contribution": (lambda fair: replace(fair, contributions=(*WORDS[:2], "else")), "the seed does not come from"),
    "order": (lambda fair: replace(fair, contributions=WORDS[::-1]), "the seed does not come from"),
    "one-too-few": (lambda fair: replace(fair, contributions=WORDS[:2]), "the seed does not come from"),
}


@GOOD
def test_a_record_that_was_dealt_by_its_seed_is_fair(record: Record, tmp_path: Path) -> None:
    assert "The deal was fair." in verified(replace(record, fair=PROOF), tmp_path)


@GOOD
@pytest.mark.parametrize("part", TOUCHED)
def test_a_proof_that_was_touched_is_refused(record: Record, part: str, tmp_path: Path) -> None:
    touch, words = TOUCHED[part]
    assert words in verified(replace(record, fair=touch(PROOF)), tmp_path)


@GOOD
def test_another_seed_is_refused(record: Record, tmp_path: Path) -> None:
    assert "the seed does not come from" in verified(replace(record, seed=SEED + 1, fair=PROOF), tmp_path)


def test_a_contribution_that_belongs_to_no_seat_is_refused() -> None:
    words = (*WORDS, "chosen by the server")
    seed = seed_from(SECRET, words)
    record = played(sit_down(Options("second-edition", 3), "abc", seed))
    with pytest.raises(RecordError, match="does not have one contribution from each player"):
        check_fair(replace(record, fair=replace(PROOF, contributions=words)))


def test_hands_that_the_seed_does_not_deal_are_refused(tmp_path: Path) -> None:
    options = Options("second-edition", 3)
    other = Deal.from_seed(options, SEED + 1)
    for age in range(3):
        dealt = Deal.from_seed(options, SEED)
        hands = tuple(other.hands[n] if n == age else dealt.hands[n] for n in range(3))
        faked = GameRecord(options, ("a", "b", "c"), replace(dealt, hands=hands), seed=SEED)
        record = replace(played(Game.from_record(faked)), fair=PROOF)
        assert "the cards of the record are not those" in verified(record, tmp_path)
        assert "good." in verified(replace(record, fair=None), tmp_path)


def test_two_cards_that_changed_hands_are_noticed(tmp_path: Path) -> None:
    options = Options("second-edition", 3)
    dealt = Deal.from_seed(options, SEED)
    first, second, third = dealt.hands[0]
    card = next(card for card in first if card not in second)
    given = next(card for card in second if card not in first)
    swapped = (
        tuple(given if each == card else each for each in first),
        tuple(card if each == given else each for each in second),
        third,
    )
    deal = replace(dealt, hands=(swapped, *dealt.hands[1:]))
    record = played(Game.from_record(GameRecord(options, ("a", "b", "c"), deal, seed=SEED)))
    assert "the cards of the record are not those" in verified(replace(record, fair=PROOF), tmp_path)


def test_edifices_that_the_seed_does_not_deal_are_refused(tmp_path: Path) -> None:
    options = Options("second-edition", 3, expansions=["edifice"])
    dealt, other = Deal.from_seed(options, SEED), Deal.from_seed(options, SEED + 2)
    assert dealt.edifices != other.edifices
    deal = replace(dealt, edifices=other.edifices)
    record = played(Game.from_record(GameRecord(options, ("a", "b", "c"), deal, seed=SEED)))
    assert "the cards of the record are not those" in verified(replace(record, fair=PROOF), tmp_path)


def test_boards_of_a_draft_that_the_seed_does_not_deal_are_refused(tmp_path: Path) -> None:
    options = Options("second-edition", 3, wonders="draft")
    dealt, other = Deal.from_seed(options, SEED), Deal.from_seed(options, SEED + 1)
    deal = replace(dealt, offers=other.offers)
    record = played(Game.from_record(GameRecord(options, ("a", "b", "c"), deal, seed=SEED)))
    assert "the boards to choose from are not those" in verified(replace(record, fair=PROOF), tmp_path)


@pytest.mark.parametrize("turn", [0, 1, 5])
def test_a_roll_that_the_seed_does_not_roll_is_refused(turn: int, tmp_path: Path) -> None:
    assert isinstance(DICE, DiceRecord)
    rolls = list(DICE.deal.rolls[: turn + 1])
    die, face, zone = rolls[turn].dice[0]
    rolls[turn] = Roll(((die, face, (zone + 1) % 4), *rolls[turn].dice[1:]))
    deal = DiceDeal(DICE.deal.boards, tuple(rolls))
    rng, game = Random(3), DiceGame.from_record(DiceRecord(DICE.options, DICE.seats, deal, seed=SEED))
    while game.turn <= turn:
        seat = game.deciding()[0]
        game.choose(seat, rng.choice(game.legal(seat).actions))
    record = replace(played(game), fair=PROOF)
    assert "the dice of the record are not those" in verified(record, tmp_path)
    assert "good." in verified(replace(record, fair=None), tmp_path)


def test_dice_that_were_rolled_beyond_the_end_are_refused() -> None:
    assert isinstance(DICE, DiceRecord)
    deal = replace(DICE.deal, rolls=(*DICE.deal.rolls, DICE.deal.rolls[-1]))
    with pytest.raises(RecordError, match="the dice of the record"):
        check_fair(replace(DICE, deal=deal, fair=PROOF))


@pytest.mark.parametrize("part", ["commitment", "secret", "contributions"])
def test_a_proof_that_lacks_something_is_no_proof(part: str) -> None:
    values = PROOF.to_json()
    del values[part]
    with pytest.raises(RecordError, match="not complete"):
        Fair.from_json(values)
    assert Fair.from_json(PROOF.to_json()) == PROOF
