"""`show`: cards and wonders in words, and names that nothing has."""

from __future__ import annotations

import pytest

from cli.shell import inside, outside, refused
from heptapolis.catalogue import boxes


def test_a_card_is_shown_in_both_editions() -> None:
    result = outside("show", "Altar")
    assert result.code == 0
    assert result.out.splitlines() == [
        "Altar, 7 Wonders, first edition",
        "  Age I, blue (civil buildings, mark: column)",
        "  cost: free",
        "  Worth 2 points.",
        "  makes free: Temple",
        "  copies: one from 3 players on, one from 5 players on",
        "Altar, 7 Wonders, second edition",
        "  Age I, blue (civil buildings, mark: column)",
        "  cost: free",
        "  Worth 3 points.",
        "  makes free: Pantheon",
        "  copies: one from 3 players on, one from 5 players on",
    ]


def test_only_the_asked_edition_is_shown() -> None:
    result = inside("show", "altar", "--rules", "second-edition")
    assert result.out.startswith("Altar, 7 Wonders, second edition\n")
    assert "first edition" not in result.out


def test_a_chained_card_a_guild_and_a_card_of_two_ages() -> None:
    assert "  free if you have East Trading Post or West Trading Post\n" in inside("show", "Forum").out
    assert "with 3 players 5 guilds are drawn, one more for each further player" in inside("show", "workers guild").out
    assert inside("show", "Loom", "--rules", "first-edition").out.count("Loom, 7 Wonders, first edition") == 2


@pytest.mark.parametrize("name", ["Gizah", "gizah", "GIZAH"])
def test_a_wonder_is_shown_with_its_sides_and_stages(name: str) -> None:
    result = inside("show", name)
    assert result.code == 0
    assert result.out.count("(Gizah)") == 2
    for side in ("A", "B", "day", "night"):
        assert f"  side {side}, makes " in result.out
    assert "    stage 4, costs " in result.out


def test_another_spelling_of_a_city_serves() -> None:
    assert inside("show", "Rhodes", "--rules", "second-edition").out.startswith("The Colossus of Rhodes")


def test_everything_in_the_boxes_can_be_shown() -> None:
    for box in boxes():
        for name in [card.id for card in box.cards] + [wonder.id for wonder in box.wonders]:
            result = inside("show", name, "--rules", box.id)
            assert (result.code, result.err) == (0, "")
            assert result.out


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("Vinyard", "unknown card or wonder 'Vinyard'; did you mean 'Vineyard'"),
        ("olimpia", "unknown card or wonder 'olimpia'; did you mean 'Olympia'?"),
        ("qqqq", "unknown card or wonder 'qqqq'; 86 names are known."),
        ("", "unknown card or wonder ''; "),
    ],
)
def test_an_unknown_name_gets_a_hint(name: str, hint: str) -> None:
    refused(outside("show", name), hint)
    refused(inside("show", name), hint)


def test_an_unknown_ruleset_gets_a_hint() -> None:
    refused(inside("show", "Altar", "--rules", "2nd-edition"), "did you mean 'second-edition'")
    refused(inside("show", "Pawnshop", "--rules", "second-edition"), "unknown card or wonder 'Pawnshop'")


def test_a_name_that_is_no_text_is_refused_like_any_other() -> None:
    refused(outside("show", b"\xff"), "unknown card or wonder ")
