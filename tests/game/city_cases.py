"""Refused actions of split stages, of edifices and of the Free City."""

from __future__ import annotations

from game.cases import Refused
from heptapolis.game import Game
from heptapolis.vocab.reasons import Reason
from tables import EVERY_GOOD, FIRST, SECOND, let_dig, play, play_age, situation, take_part

FREE_CITY = 2
RICH = dict.fromkeys(range(3), EVERY_GOOD)


def split(board: str = "carthage/day", stages: int = 1, edifices: str = "") -> Game:
    """A city that can pay any stage; the next stage has several forms."""
    boards = f"{board} gizah rhodos"
    return situation(SECOND, boards, hands={0: "altar"}, cities=RICH, stages={0: stages}, edifices=edifices)


def projects(*joined: int, coins: int = 3) -> Game:
    """The second turn of an Age with a Belvedere for one coin and two pawns; these seats took part in the first."""
    game = situation(SECOND, "rhodos gizah olympia", hands={2: "loom_1 altar"}, cities=RICH, edifices="belvedere")
    take_part(game, *joined)
    game._state.purse[0] = game._state.coins[0] = coins
    return game


def grey_penalty() -> Game:
    """A failed Curtain Wall: seat 0 loses one of two grey cards."""
    cities = {0: "loom_1 press_1 altar"}
    game = situation(SECOND, "rhodos gizah ephesos", turn=6, edifices="curtain_wall", cities=cities)
    play(game)
    return game


def token_penalty() -> Game:
    """A failed Concentric Castle: seat 0 has tokens worth 1, 1, 3 and 3 and loses two."""
    game = situation(SECOND, "rhodos gizah ephesos", edifices="concentric_castle", cities={0: "barracks stockade"})
    play_age(game)
    play_age(game)
    for _ in range(6):
        play(game)
    return game


def free_city(age: int = 1, board: str = "ephesos/A", city: str = "") -> Game:
    """Seat 0 or 1 holds the hand, has sold a card of it and chooses for the Free City now."""
    hands = {0: "altar theater baths"} if age == 1 else {1: "temple statue walls"}
    game = situation(
        FIRST,
        f"gizah alexandria {board}",
        players=2,
        age=age,
        hands=hands,
        cities={FREE_CITY: city},
        coins={FREE_CITY: 0},
    )
    holder = game.chooser(FREE_CITY)
    game.choose(holder, f"sell {hands[holder].split()[-1]}")
    return game


def free_city_of_chains() -> Game:
    """Two cards are left for the Free City, which could pay its next stage but builds both by chain."""
    hands = {0: "temple statue"}
    cities = {FREE_CITY: f"altar theater {EVERY_GOOD}"}
    game = situation(
        FIRST, "gizah alexandria ephesos/A", players=2, age=2, turn=6, hands=hands, cities=cities, coins={FREE_CITY: 0}
    )
    (drawn,) = set(game.view(0).hand) - set(hands[0].split())
    game.choose(0, f"sell {drawn}")
    return game


def free_city_digs() -> Game:
    """The Free City stands before a discard pile with an altar in it."""
    game = situation(FIRST, "gizah alexandria ephesos", players=2, hands={0: "baths theater", 1: "altar"})
    let_dig(game, FREE_CITY)
    play(game, "sell baths", "sell altar", "build theater")
    return game


HALVES = [
    Refused(
        "half-not-given",
        Reason.WHICH_FORM,
        split,
        "stage altar",
        "seat 0 cannot stage Altar: this stage can be built in several ways; say left or right.",
        "build altar, stage altar left, stage altar right, sell altar.",
    ),
    Refused(
        "age-for-a-half",
        Reason.WHICH_FORM,
        split,
        "stage altar age1",
        "seat 0 cannot stage Altar: this stage can be built in several ways; say left or right.",
        "build altar, stage altar left, ",
    ),
    Refused(
        "half-of-a-whole-stage",
        Reason.NO_FORMS,
        lambda: split(stages=0),
        "stage altar right",
        "seat 0 cannot stage Altar: this stage has no halves or Ages to choose from.",
        "build altar, stage altar, sell altar.",
    ),
    Refused(
        "age-not-given",
        Reason.WHICH_FORM,
        lambda: split("ur/day", edifices="belvedere"),
        "stage altar join",
        "seat 0 cannot stage Altar: this stage can be built in several ways; say age1, age2 or age3.",
        "build altar, stage altar age1, ",
    ),
    Refused(
        "half-for-an-age",
        Reason.WHICH_FORM,
        lambda: split("ur/day", edifices="belvedere"),
        "stage altar left",
        "seat 0 cannot stage Altar: this stage can be built in several ways; say age1, age2 or age3.",
        "build altar, stage altar age1, ",
    ),
    Refused(
        "age-of-the-night-side",
        Reason.NO_FORMS,
        lambda: split("ur/night", edifices="belvedere"),
        "stage altar age2",
        "seat 0 cannot stage Altar: this stage has no halves or Ages to choose from.",
        "build altar, stage altar, stage altar join (1 coin), sell altar.",
    ),
]
PROJECTS = [
    Refused(
        "no-edifices",
        Reason.NO_PROJECT,
        split,
        "stage altar left join",
        "seat 0 cannot stage Altar: this game is played without edifices.",
        "build altar, stage altar left, stage altar right, sell altar.",
    ),
    Refused(
        "twice-in-an-age",
        Reason.JOINED_ALREADY,
        lambda: projects(0),
        "stage altar join",
        "seat 0 cannot stage Altar: your city has already joined the edifice of this Age.",
        "build altar, stage altar, sell altar.",
    ),
    Refused(
        "no-pawns",
        Reason.NO_PAWNS,
        lambda: projects(1, 2),
        "stage altar join",
        "seat 0 cannot stage Altar: there are no pawns left on the edifice of this Age.",
        "build altar, stage altar, sell altar.",
    ),
    Refused(
        "no-coin-for-the-edifice",
        Reason.PRICE_SHORT,
        lambda: projects(coins=0),
        "stage altar join",
        "seat 0 cannot stage Altar: it costs 1 coin; you have 0 to spend.",
        "build altar, stage altar, sell altar.",
    ),
    Refused(
        "wrong-payment-beside-the-edifice",
        Reason.WRONG_PAYMENT,
        projects,
        "stage altar L2 join",
        "seat 0 cannot stage Altar: that is not one of the possible payments.",
        "build altar, stage altar, stage altar join (1 coin), sell altar.",
    ),
    Refused(
        "card-of-another-colour",
        Reason.WRONG_COLOUR,
        grey_penalty,
        "lose altar",
        "seat 0 cannot lose Altar: the penalty is a grey card; this one is blue.",
        "lose press_1, lose loom_1.",
    ),
    Refused(
        "card-of-no-city",
        Reason.NOT_IN_CITY,
        grey_penalty,
        "lose glassworks_1",
        "seat 0 cannot lose Glassworks: this card is not in your city.",
        "lose press_1, lose loom_1.",
    ),
    Refused(
        "sale-for-a-card",
        Reason.WRONG_DECISION,
        grey_penalty,
        "sell loom_1",
        "seat 0 cannot sell Loom: you have a different decision to make: Curtain Wall failed: "
        "choose a grey card to lose.",
        "lose loom_1.",
    ),
    Refused(
        "tokens-for-a-card",
        Reason.WRONG_DECISION,
        grey_penalty,
        "forfeit 1+1",
        "seat 0 cannot forfeit 1+1: you have a different decision to make: Curtain Wall failed: "
        "choose a grey card to lose.",
        "lose press_1, lose loom_1.",
    ),
    Refused(
        "tokens-of-others",
        Reason.WRONG_TOKENS,
        token_penalty,
        "forfeit 1+5",
        "seat 0 cannot forfeit 1+5: you do not have these victory tokens, "
        "or the penalty is a different number of them.",
        "forfeit 1+1, forfeit 1+3, forfeit 3+3.",
    ),
    Refused(
        "too-many-tokens",
        Reason.WRONG_TOKENS,
        token_penalty,
        "forfeit 1+1+3",
        "seat 0 cannot forfeit 1+1+3: you do not have these victory tokens, "
        "or the penalty is a different number of them.",
        "forfeit 1+1, forfeit 1+3, forfeit 3+3.",
    ),
    Refused(
        "card-for-tokens",
        Reason.WRONG_DECISION,
        token_penalty,
        "lose barracks",
        "seat 0 cannot lose Barracks: you have a different decision to make: "
        "Concentric Castle failed: choose the victory tokens to lose.",
        "forfeit 1+1, forfeit 1+3, forfeit 3+3.",
    ),
    Refused(
        "decline-for-tokens",
        Reason.WRONG_DECISION,
        token_penalty,
        "decline",
        "seat 0 cannot decline: you have a different decision to make: "
        "Concentric Castle failed: choose the victory tokens to lose.",
        "forfeit 1+1, forfeit 1+3, forfeit 3+3.",
    ),
    Refused(
        "penalty-in-a-turn",
        Reason.WRONG_DECISION,
        split,
        "lose loom_1",
        "seat 0 cannot lose Loom: you have a different decision to make: Choose a card and how to use it.",
        "",
    ),
]
FREE_CITIES = [
    Refused(
        "free-city-sells",
        Reason.FREE_CITY_PLAYS,
        free_city,
        "sell theater",
        "seat 2 cannot sell Theater: the Free City only sells a card when it cannot build with any card in the hand.",
        "build theater.",
        FREE_CITY,
    ),
    Refused(
        "free-city-takes-the-holders-card",
        Reason.NOT_IN_HAND,
        free_city,
        "build baths",
        "seat 2 cannot build Baths: this card is not in your hand.",
        "build lumber_yard, build stone_pit, ",
        FREE_CITY,
    ),
    Refused(
        "free-city-puts-a-chained-card-under-its-wonder",
        Reason.CHAINED,
        lambda: free_city(2, city=f"altar {EVERY_GOOD}"),
        "stage temple",
        "seat 2 cannot stage Temple: a chain makes this card free, so it is built that way.",
        "chain temple.",
        FREE_CITY,
    ),
    Refused(
        "free-city-sells-a-chained-card",
        Reason.CHAINED,
        lambda: free_city(2, city=f"altar {EVERY_GOOD}"),
        "sell temple",
        "seat 2 cannot sell Temple: a chain makes this card free, so it is built that way.",
        "chain temple.",
        FREE_CITY,
    ),
    Refused(
        "free-city-can-only-chain",
        Reason.CHAINED,
        free_city_of_chains,
        "stage statue",
        "seat 2 cannot stage Statue: a chain makes this card free, so it is built that way.",
        "chain statue.",
        FREE_CITY,
    ),
    Refused(
        "free-city-without-a-half",
        Reason.WHICH_FORM,
        lambda: free_city(2, "carthage/night", EVERY_GOOD),
        "stage temple",
        "seat 2 cannot stage Temple: this stage can be built in several ways; say left or right.",
        "build temple, stage temple left, stage temple right.",
        FREE_CITY,
    ),
    Refused(
        "free-city-declines",
        Reason.FREE_CITY_BUILDS,
        free_city_digs,
        "decline",
        "seat 2 cannot decline: the Free City must build from the discard pile if it can.",
        "pick baths, pick altar.",
        FREE_CITY,
    ),
    Refused(
        "free-city-sells-before-the-pile",
        Reason.WRONG_DECISION,
        free_city_digs,
        "sell altar",
        "seat 2 cannot sell Altar: you have a different decision to make: "
        "Choose a card from the discard pile to build for free.",
        "pick altar.",
        FREE_CITY,
    ),
]
EVERY_CASE = HALVES + PROJECTS + FREE_CITIES
