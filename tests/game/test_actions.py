"""Late, malformed and unknown actions: a clear message, and the game is unchanged."""

from __future__ import annotations

import pytest

from game.cases import all_of
from game.city_cases import token_penalty
from heptapolis.errors import ActionError, HeptapolisError, IllegalAction, LateAction, UnknownName
from heptapolis.game import Action, Game
from heptapolis.vocab.cards.play import Decision, Form
from tables import BOTH, FIRST, SECOND, let_dig, play, play_out, situation

MALFORMED = {
    "build": "'build' does not name a card",
    "  build  ": "does not name a card",
    "build altar 2": "'2' in 'build altar 2' is not a payment; write L2 or R1 for coins to the left or right",
    "build altar L": "'L' in 'build altar L' is not a payment",
    "build altar L-1": "'L-1' in 'build altar L-1' is not a payment",
    "build altar L1.5": "is not a payment",
    "build altar l2": "'l2' in 'build altar l2' is not a payment",
    "build altar L32": "'L32' in 'build altar L32' is not a payment",
    "build altar L2 L2": "is not a payment",
    "build altar L2 R1 R1": "is not a payment",
    "build altar baths": "'baths' in 'build altar baths' is not a payment",
    "sell altar L2": "'sell altar L2': only build and stage take a payment",
    "chain altar R1": "only build and stage take a payment",
    "take gizah/day L1": "only build and stage take a payment",
    "decline altar": "'altar' in 'decline altar' is not a payment",
    f"build altar L{'9' * 5000}": "is not a payment",
    "stage altar left right": "'stage altar left right': only a stage has a form, one of left, right, age1, age2, age3",
    "stage altar left left": "only a stage has a form",
    "stage altar age1 age2 join": "only a stage has a form",
    "stage altar join join": "and may join once",
    "build altar join": "'build altar join': only a stage has a form",
    "build altar left": "only a stage has a form",
    "sell altar join": "only a stage has a form",
    "chain altar right": "only a stage has a form",
    "decline join": "only a stage has a form",
    "lose altar join": "only a stage has a form",
    "lose altar L2": "only build and stage take a payment",
    "forfeit 1+3 L2": "only build and stage take a payment",
    "stage altar LEFT": "'LEFT' in 'stage altar LEFT' is not a payment",
    "stage altar joins": "'joins' in 'stage altar joins' is not a payment",
    "stage altar age4": "'age4' in 'stage altar age4' is not a payment",
    "lose": "'lose' does not name a card",
    "forfeit": "'forfeit' does not name a card",
}
UNKNOWN = {
    "": r"^unknown action ''; known: build, chain, decline, forfeit, free, lose, pick, sell, stage, take\.$",
    "   ": "^unknown action '",
    "biuld altar": r"^unknown action 'biuld'; did you mean 'build'\?$",
    "sell altarr": r"^unknown card 'altarr'; did you mean 'altar'\?$",
    "build \x00": "^unknown card ",
    "pick vinyard": "^unknown card 'vinyard'; did you mean '[vV]ineyard'",
}


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: text[:20])
def test_a_malformed_action_is_refused_with_what_is_wrong(text: str) -> None:
    game = Game(seed=1)
    before = all_of(game)
    with pytest.raises((ValueError, HeptapolisError)) as caught:
        game.choose(0, text)
    assert MALFORMED[text] in str(caught.value)
    assert all_of(game) == before


TOKENS = ["1+", "+1", "+", "2+5", "a", "1,3", "1+1+1+1+1+1+1+1", "-1+3", "1.0+3", "1+333", "1" * 5000, "gizah/day"]


@pytest.mark.parametrize("tokens", TOKENS, ids=lambda tokens: tokens[:16])
def test_what_is_no_victory_tokens_is_refused_with_how_to_write_them(tokens: str) -> None:
    game = token_penalty()
    before = all_of(game)
    with pytest.raises(HeptapolisError, match="are not victory tokens; write their values as in 1\\+5"):
        game.choose(0, f"forfeit {tokens}")
    assert all_of(game) == before


def test_a_malformed_action_is_an_error_of_the_tree() -> None:
    for text in MALFORMED:
        with pytest.raises(HeptapolisError):
            Action.parse(text)


@pytest.mark.parametrize("text", UNKNOWN, ids=repr)
def test_an_unknown_name_in_an_action_gets_a_hint(text: str) -> None:
    game = Game(seed=1)
    with pytest.raises(UnknownName, match=UNKNOWN[text]):
        game.choose(0, text)
    assert game.choice(0) is None


@BOTH
def test_after_the_game_nobody_is_asked(rules: str) -> None:
    game = play_out(Game(rules, seed=1))
    before = game.record
    for seat in range(3):
        with pytest.raises(LateAction) as caught:
            game.choose(seat, "sell altar")
        late = f"seat {seat} has nothing to decide right now; waiting for nobody."
        assert str(caught.value) == f"{late}   position: {rules} 3p #1 over, 54 decisions"
        assert game.decision(seat) == Decision.NONE
        assert not len(game.legal(seat))
    assert game.record == before


def test_a_seat_that_waits_for_another_is_late() -> None:
    game = situation(FIRST, hands={1: "altar"})
    let_dig(game, 0)
    play(game, "", "sell altar")
    with pytest.raises(LateAction, match=r"^seat 1 has nothing to decide right now; waiting for seat 0\.   position: "):
        game.choose(1, "sell altar")
    play(game)
    assert game.decision(1) == Decision.PLAY_CARD


def test_an_action_of_the_last_turn_comes_too_late() -> None:
    game = Game(SECOND, seed=1)
    first = game.legal(0).actions[0]
    play(game)
    assert first not in game.legal(0).actions
    with pytest.raises(IllegalAction, match="this card is not in your hand"):
        game.choose(0, first)


def test_a_choice_can_be_changed_until_all_have_chosen_and_a_refused_one_keeps_it() -> None:
    game = Game(SECOND, seed=1)
    one, other = game.legal(0).actions[:2]
    game.choose(0, one)
    with pytest.raises(ActionError):
        game.choose(0, "sell palace")
    assert game.choice(0) == one
    game.choose(0, other)
    assert game.choice(0) == other


def test_the_position_counts_one_decision_in_the_singular() -> None:
    game = Game(SECOND, seed=1)
    game.choose(0, game.legal(0).actions[0])
    assert game.position == "second-edition 3p Age I turn 1, 1 decision"


def test_the_position_tells_edition_players_seed_and_turn() -> None:
    game = Game(FIRST, 5, seed=42)
    with pytest.raises(IllegalAction) as caught:
        game.choose(2, "sell palace")
    assert caught.value.position == "first-edition 5p Age I turn 1, 0 decisions"
    assert str(caught.value).endswith("   position: first-edition 5p Age I turn 1, 0 decisions")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 4])
def test_actions_read_back_from_their_text(players: int, seed: int) -> None:
    game = Game(SECOND, players, seed=seed, expansions=["edifice"])
    while not game.over:
        for seat in game.deciding():
            actions = game.legal(seat).actions
            assert [Action.parse(str(action)) for action in actions] == list(actions)
        play(game)


def test_the_words_of_an_action_are_read_in_any_order_and_written_in_one() -> None:
    for text in ("stage altar join left R1 L2", "stage altar left L2 join R1", "stage altar L2 R1 left join"):
        assert str(Action.parse(text)) == "stage altar L2 R1 left join"
    action = Action.parse("stage altar age3 join")
    assert (action.form, action.join) == (Form.AGE3, True)
