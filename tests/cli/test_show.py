"""`show`: cards and wonders in words, and names that nothing has."""

from __future__ import annotations

import pytest

from cli.shell import inside, outside, refused
from heptapolis.catalogue.cards import boxes, expansion_of


def test_a_card_is_shown_in_both_editions() -> None:
    result = outside("show", "Altar")
    assert result.code == 0
    assert result.out.splitlines() == [
        "Altar, 7 Wonders, first edition",
        "  Age I, blue (Civilian, mark: column)",
        "  cost: free",
        "  2 points.",
        "  unlocks for free: Temple",
        "  copies: one for 3+ players, one for 5+ players",
        "Altar, 7 Wonders, second edition",
        "  Age I, blue (Civilian, mark: column)",
        "  cost: free",
        "  3 points.",
        "  unlocks for free: Pantheon",
        "  copies: one for 3+ players, one for 5+ players",
    ]


def test_only_the_asked_edition_is_shown() -> None:
    result = inside("show", "altar", "--rules", "second-edition")
    assert result.out.startswith("Altar, 7 Wonders, second edition\n")
    assert "first edition" not in result.out


def test_a_chained_card_a_guild_and_a_card_of_two_ages() -> None:
    assert "  free if you have East Trading Post or West Trading Post\n" in inside("show", "Forum").out
    assert (
        "with 3 players 5 guilds are drawn, plus one for each additional player" in inside("show", "workers guild").out
    )
    assert inside("show", "Loom", "--rules", "first-edition").out.count("Loom, 7 Wonders, first edition") == 2


@pytest.mark.parametrize("name", ["Gizah", "gizah", "GIZAH"])
def test_a_wonder_is_shown_with_its_sides_and_stages(name: str) -> None:
    result = inside("show", name)
    assert result.code == 0
    assert result.out.count("(Gizah)") == 2
    for side in ("side A", "side B", "day", "night"):
        assert f"\n  {side}, produces " in result.out
    assert "    stage 4, costs " in result.out


def test_another_spelling_of_a_city_serves() -> None:
    assert inside("show", "Rhodes", "--rules", "second-edition").out.startswith("The Colossus of Rhodes")


def test_everything_in_the_boxes_can_be_shown() -> None:
    for box in boxes():
        for name in [card.id for card in box.cards] + [wonder.id for wonder in box.wonders]:
            result = inside("show", name, "--rules", box.id)
            assert (result.code, result.err) == (0, "")
            assert result.out


def test_an_edifice_is_shown_with_price_reward_and_penalty() -> None:
    result = outside("show", "belvedere")
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines() == [
        "Belvedere, Edifice",
        "  Age I; costs 1 coin to join",
        "  reward per pawn: At the end, 1 point for each built wonder stage in your city.",
        "  penalty without a pawn if it fails: Lose a brown card of your choice.",
    ]
    assert inside("show", "STAGING camp").out.count("  disputed: 3 coins") == 1


def test_a_board_of_the_expansion_is_shown_with_its_halves_and_where_it_may_be_played() -> None:
    ur = inside("show", "ur").out.splitlines()
    assert ur[0] == "The Ziggurat of Ur (Ur), Edifice, only with edifices"
    assert ur[1] == "  day, produces wood"
    assert ur[3].startswith("    stage 2, costs 2 stone and 1 clay: Either: (Age I pawn) ")
    assert len(ur) == 1 + 2 * 4
    carthage = inside("show", "Carthage", "--rules", "first-edition").out
    assert carthage.startswith("The Port of Carthage (Carthage), Edifice, with either edition\n")
    assert "(left half) Gain 7 coins when built. 4 points. Or: (right half) 2 shields in every conflict." in carthage


def test_everything_in_the_expansion_can_be_shown_with_either_edition() -> None:
    box = expansion_of("edifice")
    for name in [name for entry in box.edifices for name in (entry.id, entry.name)] + [w.city for w in box.wonders]:
        for rules in ([], ["--rules", "first-edition"], ["--rules", "second-edition"]):
            result = inside("show", name, *rules)
            assert (result.code, result.err) == (0, "")
            assert ", Edifice" in result.out


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("Vinyard", "unknown card, wonder, edifice, building or die 'Vinyard'; did you mean 'Vineyard'"),
        ("olimpia", "unknown card, wonder, edifice, building or die 'olimpia'; did you mean 'Olympia'?"),
        ("qqqq", "unknown card, wonder, edifice, building or die 'qqqq'; 124 names are known."),
        ("belvedre", "unknown card, wonder, edifice, building or die 'belvedre'; did you mean 'Belvedere'"),
        ("cartage", "unknown card, wonder, edifice, building or die 'cartage'; did you mean 'Carthage'"),
        ("", "unknown card, wonder, edifice, building or die ''; "),
    ],
)
def test_an_unknown_name_gets_a_hint(name: str, hint: str) -> None:
    refused(inside("show", name), hint)


def test_an_unknown_ruleset_gets_a_hint() -> None:
    refused(inside("show", "Altar", "--rules", "2nd-edition"), "did you mean 'second-edition'")
    words = "unknown card, wonder, edifice, building or die 'Pawnshop'"
    refused(inside("show", "Pawnshop", "--rules", "second-edition"), words)


def test_a_name_that_is_no_text_is_refused_like_any_other() -> None:
    refused(outside("show", b"\xff"), "unknown card, wonder, edifice, building or die ")


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("nl", "Palace", "Paleis, 7 Wonders, tweede editie"),
        ("nl", "Palace", "Paleis, 7 Wonders, eerste editie"),
        ("da", "Gizah", ", 7 Wonders, anden udgave"),
        ("nl", "agora", "weegschaal"),
        ("nl", "white", "blauwe buste"),
    ],
)
def test_what_is_shown_is_all_in_the_language_of_the_reader(language: str, name: str, words: str) -> None:
    out = inside("show", name, "--language", language).out
    assert words in out
    english = ["edition", " with ", "mask", "scales", "laurel", "bust,", "reading of", "inferred"]
    assert [word for word in english if word in out.replace("masker", "")] == []
