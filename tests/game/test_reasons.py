"""Every reason against an action, in words, from a game in which it comes up."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from game.cases import Refused, all_of
from game.city_cases import EVERY_CASE
from heptapolis.bots import bot_of
from heptapolis.errors import IllegalAction
from heptapolis.game import Game
from heptapolis.vocab.cards.play import ActionKind
from heptapolis.vocab.reasons import Reason
from heptapolis.words import words_of
from tables import EVERY_GOOD, FIRST, SECOND, TESTER_HAND, let_dig, play, situation


def one_of_each() -> Game:
    """Gizah of the first edition without coins, between clay and ore; each card of the hand costs one good."""
    return situation(FIRST, hands={0: TESTER_HAND}, coins={0: 0})


def palace(coins: int = 30, markets: str = "") -> Game:
    """A hand with the building that costs one of every good."""
    return situation(FIRST, age=3, hands={0: "palace"}, cities={1: markets}, coins={0: coins})


def complete() -> Game:
    """A city with its wonder built and baths."""
    return situation(FIRST, hands={0: "baths clay_pit"}, cities={0: "baths"}, stages={0: 3}, coins={0: 5})


def library() -> Game:
    """Olympia with a free build left, a chained card and one that it cannot pay."""
    boards = "olympia/A gizah babylon"
    return situation(FIRST, boards, age=2, hands={0: "temple library"}, cities={0: "altar"}, stages={0: 2})


def digging() -> Game:
    """Seat 0 stands before the discard pile with an altar and baths in it, and has baths already."""
    game = situation(FIRST, hands={1: "baths", 2: "altar"}, cities={0: "baths"})
    let_dig(game, 0)
    play(game, "", "sell baths", "sell altar")
    return game


def offered() -> Game:
    """Seat 0 chooses the side of Gizah."""
    return Game(SECOND, wonders=["gizah", "rhodos", "olympia"], sides="choice", seed=1)


def discounted() -> Game:
    """A trading post to a neighbour with ore, and an empty purse."""
    city = {0: "east_trading_post west_trading_post"}
    return situation(FIRST, hands={0: "barracks"}, cities=city, coins={0: 0})


def last_card(hand: str, sold: str, coins: int = 0, edifices: str = "") -> Game:
    """Babylon may use its last card, after it has sold one for three coins."""
    boards, rich = "babylon/night gizah rhodos", {0: EVERY_GOOD} if edifices else {}
    game = situation(
        SECOND, boards, turn=6, hands={0: hand}, cities=rich, stages={0: 1}, coins={0: coins}, edifices=edifices
    )
    play(game, f"sell {sold}")
    return game


LATER = "as income from this turn (3 coins) can only be spent from the next turn on"
CASES = [
    Refused(
        "one-good",
        Reason.GOODS_SHORT,
        one_of_each,
        "build scriptorium",
        "seat 0 cannot build Scriptorium: you need 1 more papyrus, and neither neighbour can sell it to you.",
        "sell scriptorium.",
    ),
    Refused(
        "several-goods",
        Reason.GOODS_SHORT,
        palace,
        "build palace",
        "seat 0 cannot build Palace: you need 1 more wood, 1 more glass, 1 more cloth and 1 more papyrus, "
        "and neither neighbour can sell them to you.",
        "sell palace.",
    ),
    Refused(
        "two-of-a-good",
        Reason.GOODS_SHORT,
        lambda: situation(FIRST, "rhodos/A gizah babylon", hands={0: "altar"}, cities={}),
        "stage altar",
        "seat 0 cannot stage Altar: you need 2 more wood, and neither neighbour can sell it to you.",
        "build altar, sell altar.",
    ),
    Refused(
        "no-coins-for-a-neighbour",
        Reason.COINS_SHORT,
        one_of_each,
        "build barracks",
        "seat 0 cannot build Barracks: buying the missing resources costs 2 coins; you have 0 to spend.",
        "sell barracks.",
    ),
    Refused(
        "no-coin-for-a-neighbour",
        Reason.COINS_SHORT,
        discounted,
        "build barracks L1",
        "seat 0 cannot build Barracks: buying the missing resources costs 1 coin; you have 0 to spend.",
        "sell barracks.",
    ),
    Refused(
        "dear-trade",
        Reason.COINS_SHORT,
        lambda: palace(3, EVERY_GOOD),
        "build palace",
        "seat 0 cannot build Palace: buying the missing resources costs 12 coins; you have 3 to spend.",
        "stage palace L2 (2 coins), sell palace.",
    ),
    Refused(
        "no-coin-for-the-bank",
        Reason.PRICE_SHORT,
        lambda: situation(FIRST, hands={0: "clay_pit"}, coins={0: 0}),
        "build clay_pit",
        "seat 0 cannot build Clay Pit: it costs 1 coin; you have 0 to spend.",
        "sell clay_pit.",
    ),
    Refused(
        "income-of-this-turn-for-the-bank",
        Reason.PRICE_SHORT,
        lambda: last_card("altar clay_pit", "altar"),
        "build clay_pit",
        f"seat 0 cannot build Clay Pit: it costs 1 coin; you have 0 to spend, {LATER}.",
        "sell clay_pit.",
    ),
    Refused(
        "income-of-this-turn-for-a-neighbour",
        Reason.COINS_SHORT,
        lambda: last_card("altar baths", "altar", coins=1),
        "build baths",
        f"seat 0 cannot build Baths: buying the missing resources costs 2 coins; you have 1 to spend, {LATER}.",
        "sell baths.",
    ),
    Refused(
        "income-of-this-turn-for-the-edifice",
        Reason.PRICE_SHORT,
        lambda: last_card("altar theater", "altar", edifices="belvedere"),
        "stage theater join",
        f"seat 0 cannot stage Theater: it costs 1 coin; you have 0 to spend, {LATER}.",
        "build theater, stage theater, sell theater.",
    ),
    Refused(
        "built-already",
        Reason.ALREADY_BUILT,
        complete,
        "build baths",
        "seat 0 cannot build Baths: you have already built this.",
        "sell baths.",
    ),
    Refused(
        "wonder-complete",
        Reason.WONDER_COMPLETE,
        complete,
        "stage baths",
        "seat 0 cannot stage Baths: your wonder is complete.",
        "sell baths.",
    ),
    Refused(
        "wrong-payment",
        Reason.WRONG_PAYMENT,
        complete,
        "build clay_pit L2",
        "seat 0 cannot build Clay Pit: that is not one of the possible payments.",
        "build clay_pit (1 coin), sell clay_pit.",
    ),
    Refused(
        "not-in-hand",
        Reason.NOT_IN_HAND,
        one_of_each,
        "sell palace",
        "seat 0 cannot sell Palace: this card is not in your hand.",
        "build baths, sell baths, sell stockade, ",
    ),
    Refused(
        "by-chain-alone",
        Reason.CHAINED,
        library,
        "build temple",
        "seat 0 cannot build Temple: a chain makes this card free, so it is built that way.",
        "chain temple, sell temple.",
    ),
    Refused(
        "chain-before-free-build",
        Reason.CHAINED,
        library,
        "free temple",
        "seat 0 cannot free Temple: a chain makes this card free, so it is built that way.",
        "chain temple, sell temple.",
    ),
    Refused(
        "free-build-but-no-goods",
        Reason.GOODS_SHORT,
        library,
        "build library",
        "seat 0 cannot build Library: you need 1 more stone and 1 more cloth, "
        "and neither neighbour can sell them to you.",
        "free library, sell library.",
    ),
    Refused(
        "no-chain",
        Reason.NO_CHAIN,
        library,
        "chain library",
        "seat 0 cannot chain Library: none of your buildings unlocks this card for free.",
        "free library, sell library.",
    ),
    Refused(
        "no-free-build",
        Reason.NO_FREE_BUILD,
        complete,
        "free clay_pit",
        "seat 0 cannot free Clay Pit: your wonder gives you no free build right now.",
        "build clay_pit (1 coin), sell clay_pit.",
    ),
    Refused(
        "free-build-on-what-costs-nothing",
        Reason.COSTS_NOTHING,
        lambda: situation(FIRST, "olympia gizah babylon", hands={0: "altar"}, stages={0: 2}, coins={0: 0}),
        "free altar",
        "seat 0 cannot free Altar: the card costs nothing, so the power of your wonder is not needed.",
        "build altar, sell altar.",
    ),
    Refused(
        "free-anyway",
        Reason.FREE_ALREADY,
        lambda: situation(SECOND, "olympia/day gizah babylon", hands={0: "altar"}, stages={0: 2}),
        "build altar",
        "seat 0 cannot build Altar: your wonder makes this card free, so it is built that way.",
        "free altar, sell altar.",
    ),
    Refused(
        "not-in-the-pile",
        Reason.NOT_IN_PILE,
        digging,
        "pick palace",
        "seat 0 cannot pick Palace: this card is not in the discard pile.",
        "pick loom_1, pick altar, decline.",
    ),
    Refused(
        "in-the-pile-but-built",
        Reason.ALREADY_BUILT,
        digging,
        "pick baths",
        "seat 0 cannot pick Baths: you have already built this.",
        "pick loom_1, pick altar, decline.",
    ),
    Refused(
        "sale-before-the-pile",
        Reason.WRONG_DECISION,
        digging,
        "sell altar",
        "seat 0 cannot sell Altar: you have a different decision to make: "
        "Choose a card from the discard pile to build for free.",
        "pick altar.",
    ),
    Refused(
        "decline-a-turn",
        Reason.WRONG_DECISION,
        one_of_each,
        "decline",
        "seat 0 cannot decline: you have a different decision to make: Choose a card and how to use it.",
        "build baths, sell baths, sell stockade, ",
    ),
    Refused(
        "board-in-a-turn",
        Reason.WRONG_DECISION,
        one_of_each,
        "take gizah/A",
        "seat 0 cannot take gizah/A: you have a different decision to make: Choose a card and how to use it.",
        "build baths, sell baths, sell stockade, ",
    ),
    Refused(
        "not-offered",
        Reason.NOT_OFFERED,
        offered,
        "take rhodos/day",
        "seat 0 cannot take rhodos/day: this board was not offered to you.",
        "take gizah/day, take gizah/night.",
    ),
    Refused(
        "card-before-the-board",
        Reason.WRONG_DECISION,
        offered,
        "build altar",
        "seat 0 cannot build Altar: you have a different decision to make: Choose your wonder board.",
        "take gizah/day, take gizah/night.",
    ),
    *EVERY_CASE,
]


SHORT = [
    case
    for case in CASES
    if case.reason.name.endswith("_SHORT") and not case.tries.startswith("free") and not case.action.endswith(" join")
]
"""What cannot be paid and is not free either."""


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_an_illegal_action_is_refused_in_words_and_changes_nothing(case: Refused[Game]) -> None:
    game = case.table()
    before = all_of(game)
    with pytest.raises(IllegalAction) as caught:
        game.choose(case.seat, case.action)
    sentence, _, rest = str(caught.value).partition("\nTry: ")
    tries, _, position = rest.partition("   position: ")
    assert sentence == case.sentence
    assert tries.startswith(case.tries)
    assert position == caught.value.position == game.position
    assert all_of(game) == before


def test_the_reason_as_data_has_no_blanks_left_to_fill() -> None:
    for case in CASES:
        with pytest.raises(IllegalAction) as caught:
            case.table().choose(case.seat, case.action)
        assert caught.value.reason == case.reason


@pytest.mark.parametrize("case", SHORT, ids=lambda case: case.name)
def test_the_list_of_options_gives_the_same_reason(case: Refused[Game]) -> None:
    game = case.table()
    kind, card = case.action.split()[:2]
    refusal = game.legal(0).why_not(ActionKind[kind.upper()], card)
    assert refusal is not None
    assert refusal.reason == case.reason
    assert case.sentence.endswith(f": {refusal.words}.")


LISTED = [case for case in CASES if case.seat and case.reason in (Reason.CHAINED, Reason.FREE_CITY_PLAYS)]
"""What the Free City may not do with a card that it could use like this if it were a player."""


@pytest.mark.parametrize("case", LISTED, ids=lambda case: case.name)
def test_what_the_free_city_may_not_do_is_on_its_list_with_the_reason(case: Refused[Game]) -> None:
    kind, card = case.action.split()
    refusal = case.table().legal(case.seat).why_not(ActionKind[kind.upper()], card)
    assert refusal is not None
    assert refusal.reason == (Reason.FREE_CITY_PLAYS if kind == "sell" else case.reason)


def unexplained(game: Game, seat: int) -> list[tuple[ActionKind, str]]:
    """Uses of the cards in a hand that are neither on the list nor refused with a reason."""
    legal = game.legal(seat)
    listed = {(ActionKind.BUILD if a.kind.builds else a.kind, a.card) for a in legal.actions}
    own = game.choice(game.chooser(seat)) if seat >= game.players else None
    hand = Counter(game.view(game.chooser(seat)).hand) - Counter([own.card] if own else [])
    uses = product((ActionKind.BUILD, ActionKind.STAGE, ActionKind.SELL), hand)
    return [use for use in uses if (use in listed) == (legal.why_not(*use) is not None)]


@pytest.mark.parametrize(("rules", "players", "added"), [(FIRST, 2, []), (SECOND, 2, ["edifice"]), (SECOND, 4, [])])
def test_everything_impossible_has_its_reason_and_nothing_else_has(rules: str, players: int, added: list[str]) -> None:
    asked = 0
    for seed in range(6):
        game, bot = Game(rules, players, seed=seed, expansions=added), bot_of("builder", seed)
        while not game.over:
            for seat in game.deciding():
                if game.decision(seat).plays:
                    assert unexplained(game, seat) == [], f"seed {seed}, {game.position}, seat {seat}"
                    asked += 1
                game.choose(seat, bot.choose(game.view(game.chooser(seat)), seat))
    assert asked >= 6 * 18 * players


@pytest.mark.parametrize(
    ("language", "later"),
    [
        ("en", LATER),
        ("da", "for indtægten fra denne tur (3 mønter) kan først bruges fra næste tur"),
        ("nb", "for inntekten fra denne turen (3 mynter) kan først brukes fra neste tur"),
        ("sv", "för inkomsten från den här turen (3 mynt) kan användas först från nästa tur"),
        ("nl", "want de inkomsten van deze ronde (3 muntstukken) zijn pas vanaf de volgende ronde te besteden"),
    ],
)
def test_every_language_says_when_the_income_of_this_turn_can_be_spent(language: str, later: str) -> None:
    refusal = last_card("altar clay_pit", "altar").legal(0).why_not(ActionKind.BUILD, "clay_pit")
    words = words_of(language)
    assert refusal is not None
    assert words.say(refusal.why) == f"{words.say(Reason.PRICE_SHORT.because(n=1, purse=0))}, {later}"
