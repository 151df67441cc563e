"""Every reason against an action of the dice game, in words, from a game in which it comes up."""

from __future__ import annotations

import pytest

from conformance.dice_scenes import rebuilt, situation, space, track
from game.cases import Refused, dice_seen
from game.test_reasons import CASES as CARD_CASES
from heptapolis.errors import IllegalAction
from heptapolis.game import DiceGame
from heptapolis.vocab.dice.play import DiceDecision
from heptapolis.vocab.reasons import Reason

SPECIAL = "white.laurel.0 black.any.0 purple.market.0"


def table(*dice: str, coins: int = 7, marks: str = "", others: str = "") -> DiceGame:
    """Giza with some coins and crossed spaces; the left neighbour has others."""
    return situation(*dice, coins={0: coins}, marks={0: marks, 1: others})


def asked_to_cross(*buildings: str, coins: int = 7) -> DiceGame:
    """Giza may cross off spaces of some buildings by the first stage of its wonder."""
    stages = [space(0, {"cross": list(buildings)}), space(6), space(6)]
    game = situation(custom=[rebuilt(wonder=[track(*stages)])], coins={0: coins})
    game.choose(0, "wonder")
    assert game.decision(0) == DiceDecision.CROSS
    return game


def free_die(coins: int) -> DiceGame:
    """Giza may build with a die without paying for it."""
    stages = [space(0, {"build_free_die": True}), space(6), space(6)]
    game = situation("blue.owl.3", custom=[rebuilt(wonder=[track(*stages)])], coins={0: coins})
    game.choose(0, "wonder")
    assert game.decision(0) == DiceDecision.BUILD_FREE_DIE
    return game


def bonus(taken: str = "coins") -> DiceGame:
    """Giza has finished its wonder and takes a bonus; one is crossed off already."""
    game = situation(marks={0: "wonder.1 wonder.2"}, coins={0: 9}, bonuses={0: taken})
    game.choose(0, "wonder")
    assert game.decision(0) == DiceDecision.TAKE_BONUS
    return game


def two_players() -> DiceGame:
    """Two cities with as many spaces of the building on the purple die: that is not enough for either."""
    marks = {0: "university.compass market.coin.1", 1: "market.coin.1"}
    return situation("purple.market.0", boards="giza rhodes", marks=marks)


CASES: list[Refused[DiceGame]] = [
    Refused(
        "locked",
        Reason.DIE_LOCKED,
        lambda: table(SPECIAL, others="university"),
        "build white gallery.laurel.1",
        "seat 0 cannot build white gallery.laurel.1: your city has not unlocked the white die.",
        "build blue agora.mask.1, ",
    ),
    Refused(
        "locked-black",
        Reason.DIE_LOCKED,
        lambda: table(SPECIAL, others="university"),
        "build black agora.mask.1",
        "seat 0 cannot build black agora.mask.1: your city has not unlocked the black die.",
        "build blue agora.mask.1, ",
    ),
    Refused(
        "not-in-the-forum",
        Reason.NOT_IN_FORUM,
        table,
        "build white gallery.blue",
        "seat 0 cannot build white gallery.blue: this die is not in the Forum.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "gone-from-the-forum",
        Reason.NOT_IN_FORUM,
        lambda: table(SPECIAL, others="university"),
        "build grey_a warehouse.stone",
        "seat 0 cannot build grey_a warehouse.stone: this die is not in the Forum.",
        "build blue agora.mask.1, ",
    ),
    Refused(
        "another-face",
        Reason.NOT_OPENED,
        table,
        "build blue agora.owl.1",
        "seat 0 cannot build blue agora.owl.1: the die shows mask, which opens agora.mask.1.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "another-building",
        Reason.NOT_OPENED,
        lambda: table("red.shield.0"),
        "build red agora.mask.1",
        "seat 0 cannot build red agora.mask.1: the die shows shield, which opens west_barracks.shield.1 or "
        "east_barracks.shield.1.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "opens-nothing-more",
        Reason.NOT_OPENED,
        lambda: table(marks="agora.mask"),
        "build blue agora.owl.1",
        "seat 0 cannot build blue agora.owl.1: the die shows mask, which opens nothing more.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "the-wonder-with-a-die",
        Reason.NOT_OPENED,
        table,
        "build blue wonder.1",
        "seat 0 cannot build blue wonder.1: the die shows mask, which opens agora.mask.1.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "crossed-already",
        Reason.SPACE_CROSSED,
        lambda: table(marks="agora.mask.1"),
        "build blue agora.mask.1",
        "seat 0 cannot build blue agora.mask.1: this space is already crossed off.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "out-of-order",
        Reason.OUT_OF_ORDER,
        lambda: table(marks="agora.mask.1"),
        "build blue agora.mask.3",
        "seat 0 cannot build blue agora.mask.3: follow the arrow: agora.mask.2 comes first.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "die-and-space-too-dear",
        Reason.SPACE_SHORT,
        lambda: table("blue.owl.3", coins=4),
        "build blue agora.owl.1",
        "seat 0 cannot build blue agora.owl.1: "
        "it costs 5 coins in total (3 for the die, 2 for the space); you have 4 to spend.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "die-too-dear",
        Reason.SPACE_SHORT,
        lambda: table("blue.mask.1", coins=0),
        "build blue agora.mask.1",
        "seat 0 cannot build blue agora.mask.1: "
        "it costs 1 coin in total (1 for the die, 0 for the space); you have 0 to spend.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "space-too-dear",
        Reason.PRICE_SHORT,
        lambda: table("blue.owl.0", coins=1),
        "build blue agora.owl.1",
        "seat 0 cannot build blue agora.owl.1: it costs 2 coins; you have 1 to spend.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "stage-too-dear",
        Reason.PRICE_SHORT,
        lambda: table(coins=1),
        "wonder",
        "seat 0 cannot wonder: it costs 2 coins; you have 1 to spend.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "free-die-but-space-too-dear",
        Reason.PRICE_SHORT,
        lambda: free_die(1),
        "build blue agora.owl.1",
        "seat 0 cannot build blue agora.owl.1: it costs 2 coins; you have 1 to spend.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "crossing-too-dear",
        Reason.PRICE_SHORT,
        lambda: asked_to_cross("agora", coins=1),
        "cross agora.owl.1",
        "seat 0 cannot cross agora.owl.1: it costs 2 coins; you have 1 to spend.",
        "cross agora.mask.1, cross agora.fountain.1 (1 coin), skip.",
    ),
    Refused(
        "guilds-ahead",
        Reason.GUILDS_AHEAD,
        lambda: table("purple.market.0", marks="university.compass", others="market.coin.1 market.coin.2"),
        "build purple guild_court.1",
        "seat 0 cannot build purple guild_court.1: the purple die shows Market: your city had 0 spaces there at the "
        "start of the turn and needs 2.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "guilds-even-with-two-players",
        Reason.GUILDS_AHEAD,
        two_players,
        "build purple guild_court.1",
        "seat 0 cannot build purple guild_court.1: the purple die shows Market: your city had 1 space there at the "
        "start of the turn and needs 2.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "no-purple-die",
        Reason.NO_PURPLE_DIE,
        lambda: asked_to_cross("guild_court", "agora"),
        "cross guild_court.1",
        "seat 0 cannot cross guild_court.1: the Guild Court is closed while there is no purple die in the Forum.",
        "cross agora.mask.1, ",
    ),
    Refused(
        "other-building",
        Reason.OTHER_BUILDING,
        lambda: asked_to_cross("agora", "barracks"),
        "cross market.coin.1",
        "seat 0 cannot cross market.coin.1: this effect only works for Western Barracks, Agora or Eastern Barracks.",
        "cross west_barracks.axe.1, ",
    ),
    Refused(
        "bonus-taken",
        Reason.BONUS_TAKEN,
        bonus,
        "bonus coins",
        "seat 0 cannot bonus coins: this bonus is already crossed off.",
        "bonus action, bonus cross.",
    ),
    Refused(
        "wonder-complete",
        Reason.WONDER_COMPLETE,
        lambda: table(marks="wonder"),
        "wonder",
        "seat 0 cannot wonder: your wonder is complete.",
        "build grey_a warehouse.stone, ",
    ),
    *[
        Refused(
            f"{action.split()[0]}-in-a-turn",
            Reason.WRONG_DECISION,
            table,
            action,
            f"seat 0 cannot {action}: you have a different decision to make: Choose a die or your wonder, or pass.",
            "build grey_a warehouse.stone, ",
        )
        for action in ("skip", "cross agora.mask.1", "bonus coins")
    ],
    Refused(
        "pass-a-crossing",
        Reason.WRONG_DECISION,
        lambda: asked_to_cross("warehouse"),
        "pass",
        "seat 0 cannot pass: you have a different decision to make: Choose a space to cross off, or skip.",
        "cross warehouse.stone, ",
    ),
    Refused(
        "wonder-with-a-free-die",
        Reason.WRONG_DECISION,
        lambda: free_die(7),
        "wonder",
        "seat 0 cannot wonder: you have a different decision to make: Choose a die without paying for it, or skip.",
        "build grey_a warehouse.stone, ",
    ),
    Refused(
        "skip-a-bonus",
        Reason.WRONG_DECISION,
        bonus,
        "skip",
        "seat 0 cannot skip: you have a different decision to make: Choose your bonus.",
        "bonus action, bonus cross.",
    ),
]


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_an_illegal_action_is_refused_in_words_and_changes_nothing(case: Refused[DiceGame]) -> None:
    game = case.table()
    before = dice_seen(game)
    with pytest.raises(IllegalAction) as caught:
        game.choose(case.seat, case.action)
    sentence, _, rest = str(caught.value).partition("\nTry: ")
    tries, _, position = rest.partition("   position: ")
    assert sentence == case.sentence
    assert tries.startswith(case.tries)
    assert position == caught.value.position == game.position
    assert caught.value.reason == case.reason
    assert dice_seen(game) == before


def test_every_reason_is_shown_here_or_in_a_card_game() -> None:
    assert {case.reason for case in CASES} | {case.reason for case in CARD_CASES} == set(Reason)
