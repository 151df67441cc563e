"""Late, malformed and unknown actions of the dice game, dice that cannot lie so, and reasons on the list of options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance.dice_scenes import START, play, rebuilt, roll_after, situation, space, track
from game.cases import dice_seen
from heptapolis.bots import bot_of
from heptapolis.errors import DealError, HeptapolisError, LateAction, MalformedAction, SetupError, UnknownName
from heptapolis.game import DiceAction, DiceDeal, DiceGame, Roll
from heptapolis.vocab.dice.play import DiceDecision
from heptapolis.vocab.reasons import Reason

MALFORMED = {
    "build": "'build' is not written like 'build DIE SPACE'",
    "  build blue  ": "'build blue' is not written like 'build DIE SPACE'",
    "build blue agora.mask.1 now": "is not written like 'build DIE SPACE'",
    "build blue agora . mask . 1": "is not written like 'build DIE SPACE'",
    "wonder 1": "'wonder 1' is not written like 'wonder'",
    "pass pass": "'pass pass' is not written like 'pass'",
    "skip it": "'skip it' is not written like 'skip'",
    "cross": "'cross' is not written like 'cross SPACE'",
    "cross agora.mask.1 agora.mask.2": "is not written like 'cross SPACE'",
    "bonus": "'bonus' is not written like 'bonus BONUS'",
    "bonus coins coins": "is not written like 'bonus BONUS'",
    f"build {'x ' * 5000}": "is not written like 'build DIE SPACE'",
}
UNKNOWN = {
    "": r"^unknown action ''; known: bonus, build, cross, pass, skip, wonder\.$",
    "   ": "^unknown action '   '",
    "biuld blue agora.mask.1": r"^unknown action 'biuld'; did you mean 'build'\?$",
    "PASS": r"^unknown action 'PASS'; did you mean 'pass'\?$",
    "sell altar": "^unknown action 'sell'; ",
    "build blu agora.mask.1": r"^unknown die 'blu'; did you mean 'blue'\?$",
    "build grey agora.mask.1": "^unknown die 'grey'; did you mean 'grey_",
    "build blue agora.msk.1": "^unknown space of Giza 'agora.msk.1'; did you mean 'agora.mask.1'",
    "build blue agora.mask": "^unknown space of Giza 'agora.mask'; did you mean 'agora.mask.",
    "build blue agora.mask.4": "^unknown space of Giza 'agora.mask.4'; did you mean 'agora.mask.",
    "cross qqq": r"^unknown space of Giza 'qqq'; 56 names are known\.$",
    "build \x00 \x1b": "^unknown ",
    "bonus coin": "^unknown bonus 'coin'; did you mean 'coins'",
}


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: text[:20])
def test_a_malformed_action_is_refused_with_how_to_write_it(text: str) -> None:
    game = situation()
    before = dice_seen(game)
    with pytest.raises(MalformedAction) as caught:
        game.choose(0, text)
    assert MALFORMED[text] in str(caught.value)
    assert dice_seen(game) == before


@pytest.mark.parametrize("text", UNKNOWN, ids=repr)
def test_an_unknown_name_in_an_action_gets_a_hint(text: str) -> None:
    game = situation()
    before = dice_seen(game)
    with pytest.raises(UnknownName, match=UNKNOWN[text]):
        game.choose(0, text)
    assert dice_seen(game) == before


def test_a_seat_that_has_sent_is_late() -> None:
    game = situation()
    game.choose(0, "pass")
    before = dice_seen(game)
    for action in ("pass", "wonder", "skip", "build white gallery.blue"):
        with pytest.raises(LateAction) as caught:
            game.choose(0, action)
        late = "seat 0 has nothing left to decide this turn; waiting for seat 1 and seat 2."
        assert str(caught.value) == f"{late}   position: {game.position}"
        assert dice_seen(game) == before
    assert (game.decision(0), len(game.legal(0))) == (DiceDecision.NONE, 0)


def test_after_the_game_nobody_is_asked() -> None:
    game = DiceGame(2, seed=3)
    bots = [bot_of("builder", seat) for seat in range(2)]
    while not game.over:
        for seat in game.deciding():
            game.choose(seat, bots[seat].choose(game.view(seat)))
    before = dice_seen(game)
    for seat in range(2):
        with pytest.raises(LateAction, match=r"waiting for nobody\.   position: dice 2p #3 over, "):
            game.choose(seat, "pass")
        with pytest.raises(LateAction, match=f"^seat {seat} has no choice to take back"):
            game.take_back(seat)
    assert dice_seen(game) == before


def test_there_is_nothing_to_take_back_before_a_choice_and_after_all_have_sent() -> None:
    game = situation()
    before = dice_seen(game)
    with pytest.raises(LateAction, match=r"^seat 0 has no choice to take back\.   position: dice 3p turn 2, "):
        game.take_back(0)
    assert dice_seen(game) == before
    game.choose(1, "pass")
    with pytest.raises(LateAction, match=r"^seat 0 has no choice to take back\."):
        game.take_back(0)
    game.take_back(1)
    assert dice_seen(game) == before
    play(game)
    with pytest.raises(LateAction):
        game.take_back(1)


def test_a_refused_choice_leaves_the_chain_of_the_seat() -> None:
    game = situation(boards="halicarnassus giza rhodes")
    game.choose(0, "wonder")
    chain = game.chain(0)
    before = dice_seen(game)
    for action in ("skip", "build blue", "build blue agora.owl.1", "bonus coins", "x"):
        with pytest.raises(HeptapolisError):
            game.choose(0, action)
        assert dice_seen(game) == before
    assert game.chain(0) == chain == (DiceAction.parse("wonder"),)


ASKED: dict[str, Callable[[DiceGame, int], object]] = {
    "choose": lambda game, seat: game.choose(seat, "pass"),
    "take_back": lambda game, seat: game.take_back(seat),
    "legal": lambda game, seat: game.legal(seat),
    "view": lambda game, seat: game.view(seat),
    "decision": lambda game, seat: game.decision(seat),
    "chain": lambda game, seat: game.chain(seat),
    "board": lambda game, seat: game.board(seat),
    "chooser": lambda game, seat: game.chooser(seat),
}


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("seat", [-1, 3, 7, 10**9, True, 1.0, "0"], ids=repr)
def test_a_seat_that_is_not_there_is_refused(what: str, seat: int) -> None:
    game = situation()
    before = dice_seen(game)
    with pytest.raises(SetupError) as caught:
        ASKED[what](game, seat)
    assert str(caught.value) == f"there is no seat {seat!r}; the seats are 0 to 2."
    assert dice_seen(game) == before


def settled(*rolls: Roll, boards: tuple[str, ...] = ("giza", "rhodes")) -> DiceGame:
    """A game with dice that are settled for its first turns."""
    return DiceGame(2, seed=1, deal=DiceDeal(boards, (START, *rolls)))


SWAPPED = Roll((START.dice[1], START.dice[0], *START.dice[2:]))
LATER = {
    "swapped": (SWAPPED, "the die grey_b cannot be in place 1 of the Forum now."),
    "not-unlocked": (roll_after(START, "white.laurel.0"), "the die white cannot be in place 3 of the Forum now."),
    "for-a-coloured-one": (
        Roll((*START.dice[:6], ("white", "laurel", 0))),
        "the die white cannot be in place 7 of the Forum now.",
    ),
}


@pytest.mark.parametrize("name", LATER)
def test_settled_dice_that_cannot_lie_so_leave_the_game_before_the_last_choice(name: str) -> None:
    roll, words = LATER[name]
    game = settled(roll)
    game.choose(0, "build blue agora.mask.1")
    before = dice_seen(game)
    for action in ("pass", "build red west_barracks.axe.1", "pass"):
        with pytest.raises(DealError) as caught:
            game.choose(1, action)
        assert str(caught.value) == words
        assert dice_seen(game) == before
    assert (game.turn, game.deciding(), game.chain(1)) == (1, (1,), ())
    game.take_back(0)
    assert game.deciding() == (0, 1)


@pytest.mark.parametrize("name", LATER)
def test_settled_dice_of_the_first_turn_that_cannot_lie_so_are_refused_at_once(name: str) -> None:
    roll, words = LATER[name]
    with pytest.raises(DealError) as caught:
        DiceGame(2, seed=1, deal=DiceDeal(("giza", "rhodes"), (roll,)))
    assert str(caught.value) == words


def test_an_unlocked_die_that_the_settled_dice_leave_out_is_missed() -> None:
    row = track(space(0, {"unlock": "white"}), symbols="gear")
    others = [track(space(0, {"unlock": "black"}), symbols="compass"), track(space(0), symbols="tablet")]
    board = rebuilt(
        university=[row, *others], gallery=[*whites(), track(space(0, {"unlock": "purple"}), symbols="laurel")]
    )
    rolls = (roll_after(START, "green.gear.0"), START)
    game = DiceGame(2, seed=1, deal=DiceDeal(("giza", "rhodes"), rolls), custom=[board])
    game.choose(0, "build green university.gear")
    before = dice_seen(game)
    with pytest.raises(DealError, match=r"^the white die was unlocked and must enter the Forum\.$"):
        game.choose(1, "pass")
    assert dice_seen(game) == before


def whites() -> list[dict[str, object]]:
    """A track for each bust of the Gallery."""
    return [track(space(0), symbols=colour) for colour in ("blue", "green", "red", "yellow")]


def refusals(game: DiceGame) -> dict[str, tuple[Reason, str]]:
    """Why dice, and the wonder under an empty name, are of no use to seat 0."""
    return {refusal.die: (refusal.reason, refusal.words) for refusal in game.legal(0).refusals}


def test_the_list_of_options_says_why_dice_are_of_no_use() -> None:
    game = situation(
        "blue.owl.2 red.axe.1 white.laurel.0 green.gear.0 yellow.chest.0 grey_a.stone.0",
        marks={0: "warehouse.stone warehouse.wood", 2: "university.tablet"},
        boards="giza rhodes babylon",
        coins={0: 0},
    )
    assert refusals(game) == {
        "grey_a": (Reason.NOT_OPENED, "the die shows stone, which opens nothing more"),
        "grey_b": (Reason.NOT_OPENED, "the die shows wood, which opens nothing more"),
        "white": (Reason.DIE_LOCKED, "your city has not unlocked the white die"),
        "blue": (
            Reason.SPACE_SHORT,
            "it costs 2 coins in total (2 for the die, 0 for the space); you have 0 to spend",
        ),
        "red": (Reason.SPACE_SHORT, "it costs 1 coin in total (1 for the die, 0 for the space); you have 0 to spend"),
        "yellow": (Reason.PRICE_SHORT, "it costs 1 coin; you have 0 to spend"),
    }
    assert {option.action.die for option in game.legal(0)} == {"green", ""}


def test_the_list_of_options_says_why_the_wonder_and_the_guilds_are_closed() -> None:
    poor = situation(coins={0: 1})
    assert refusals(poor)[""] == (Reason.PRICE_SHORT, "it costs 2 coins; you have 1 to spend")
    assert refusals(situation(marks={0: "wonder"}))[""][0] == Reason.WONDER_COMPLETE
    behind = situation("purple.market.0", marks={0: "university.compass", 2: "market.coin.1"})
    assert refusals(behind)["purple"] == (
        Reason.GUILDS_AHEAD,
        "the purple die shows Market: your city had 0 spaces there at the start of the turn and needs 1",
    )


def test_a_seat_that_is_not_asked_is_refused_nothing() -> None:
    game = situation(coins={0: 0})
    assert refusals(game)
    game.choose(0, "pass")
    assert refusals(game) == {}
    assert game.legal(0).actions == ()
