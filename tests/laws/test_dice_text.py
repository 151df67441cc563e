"""Dice: everything has a text, and the text is the thing: actions, rolls, records and games are read back."""

import json

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heptapolis.catalogue.dice import dice_box
from heptapolis.errors import HeptapolisError, RecordError, UnknownName
from heptapolis.game.dice import DiceAction, DiceDeal, DiceGame, DiceRecord, Roll
from heptapolis.game.record import Record
from heptapolis.game.rulesets import fold
from heptapolis.rules.chance import seed_shuffler
from heptapolis.rules.dice.forum import clear_table, shake
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.events import LOG
from heptapolis.vocab.dice.play import SPECIAL, DiceActionKind, DicePhase
from laws.dice_strategies import DiceCompany, chosen_numbers, companies, games, private, starts, told
from laws.strategies import SEEDS, examples

BOX = dice_box()
WORDS = st.from_regex(r"[a-z][a-z_0-9.]{0,20}", fullmatch=True)
FEW_DICE = ["blue.mask.2", "grey_a.wood.0", "red", "red.axe", "red.axe.4", "blue.mask.-1", "pink.mask.1"]
VERBS = ["build", "wonder", "pass", "cross", "skip", "bonus", "blue", "agora.mask.1", "coins", "?", ";"]


@st.composite
def actions(draw: st.DrawFn) -> DiceAction:
    """Any action that has a text, of this game or of none."""
    kind = draw(st.sampled_from(DiceActionKind))
    if kind in (DiceActionKind.CROSS, DiceActionKind.BONUS):
        return DiceAction(kind, space=draw(WORDS))
    return DiceAction(kind, draw(WORDS), draw(WORDS)) if kind == DiceActionKind.BUILD else DiceAction(kind)


@st.composite
def rolls(draw: st.DrawFn) -> Roll:
    """Any seven dice, however they lie."""
    dice = draw(st.permutations(BOX.dice))[:7]
    return Roll(tuple((die.id, draw(st.sampled_from(die.faces)), draw(st.integers(0, 3))) for die in dice))


@given(actions())
@examples(200)
def test_actions_are_read_back(action: DiceAction) -> None:
    assert DiceAction.parse(str(action)) == action
    assert eval(repr(action), {"DiceAction": DiceAction}) == action  # noqa: S307 - repr is code, which is the law
    assert DiceAction.parse(f"  {str(action).replace(' ', '   ')} ") == action


@given(st.text(max_size=30) | st.lists(st.sampled_from(VERBS)).map(" ".join))
@examples(300)
def test_any_text_is_an_action_or_an_error_that_says_so(text: str) -> None:
    try:
        action = DiceAction.parse(text)
    except (UnknownName, ValueError):
        return
    assert DiceAction.parse(str(action)) == action


@given(games())
@examples(40)
def test_listed_actions_have_numbers_and_texts(game: DiceGame) -> None:
    for seat in game.deciding():
        numbers = chosen_numbers(game, seat)
        listed = game.legal(seat).actions
        assert len(set(listed)) == len(listed) == len(numbers)
        for action, number in zip(listed, numbers, strict=True):
            assert DiceAction.parse(str(action)) == action
            assert action.number(game._state, seat, game.board(seat)) == number
            assert DiceAction.from_number(number, game._state, game.board(seat)) == action


@given(rolls())
@examples(100)
def test_rolls_are_read_back(roll: Roll) -> None:
    assert Roll.parse(str(roll)) == roll
    assert eval(repr(roll), {"Roll": Roll}) == roll  # noqa: S307


@given(st.text(max_size=40) | st.lists(st.sampled_from(FEW_DICE)).map(" ".join))
@examples(200)
def test_any_text_is_a_roll_or_an_error_that_says_so(text: str) -> None:
    with pytest.raises(HeptapolisError):
        Roll.parse(text)


@given(games())
@examples(40)
def test_dice_lie_as_they_were_laid(game: DiceGame) -> None:
    for step in game.history:
        assert Roll.parse(str(step.roll)) == step.roll
    state = game._before.copy()
    before = state.copy()
    game.roll.lay(state)
    assert state == before
    assert Roll.of_state(state) == game.roll


@given(SEEDS)
@examples(20)
def test_dice_that_come_in_together_are_told_alike_from_a_seed_and_from_a_record(seed: int) -> None:
    states, logs = [DiceState(), DiceState()], [[0] * LOG, [0] * LOG]
    for state in states:
        clear_table(state, 2)
        seed_shuffler(state, seed)
        state.arriving = sum(1 << colour for colour in SPECIAL)
    shake(states[0], logs[0])
    DiceDeal((), (Roll.of_state(states[0]),)).shake(states[1], logs[1])
    assert states[0] == states[1]
    assert logs[0] == logs[1]


@given(games())
@examples(25)
def test_records_are_read_back(game: DiceGame) -> None:
    record = game.record
    assert DiceRecord.parse(str(record)) == record
    assert Record.parse(str(record)) == record
    assert str(DiceRecord.parse(str(record))) == str(record)
    assert eval(repr(record), {"DiceRecord": DiceRecord}) == record  # noqa: S307
    again = DiceRecord.loads(record.dumps())
    assert again == record
    assert again.result == record.result
    assert again.dumps() == record.dumps()
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    assert DiceDeal.from_json(json.loads(json.dumps(record.deal.to_json()))) == record.deal
    assert type(record.options).from_json(json.loads(json.dumps(record.options.to_json()))) == record.options


@given(games())
@examples(30)
def test_games_are_read_back(game: DiceGame) -> None:
    before, kept = told(game), private(game)
    text = str(game)
    for twin in (
        DiceGame.parse(text),
        eval(DiceGame.__repr__(game), {"NamedGame": DiceGame}),  # noqa: S307
        DiceGame.from_record(DiceRecord.loads(game.record.dumps())),
        fold(game.record),
    ):
        assert isinstance(twin, DiceGame)
        assert private(twin) == kept
        assert told(twin) == before
        assert twin.record == game.record
        assert twin.record.dumps() == game.record.dumps()
    assert str(DiceGame.parse(text)) == text


@given(starts(), companies())
@examples(8)
def test_a_fold_to_any_decision_is_the_game_then(game: DiceGame, company: DiceCompany) -> None:
    then, number = {0: (private(game), told(game))}, 0
    while not game.over:
        seat = game.deciding()[0]
        game.choose(seat, company.wish(game, seat))
        number += 1
        if game.over or company.rng.random() < 0.04:
            then[number] = (private(game), told(game))
    record = game.record
    assert len(record.decisions) == number
    for decisions, (kept, shown) in then.items():
        folded = DiceGame.from_record(record, decisions)
        assert private(folded) == kept
        assert told(folded) == shown
        assert folded._state == DiceGame.from_record(folded.record)._state


@given(games(), st.lists(st.text(max_size=12), min_size=7, max_size=7))
@examples(20)
def test_seats_may_have_any_names(game: DiceGame, names: list[str]) -> None:
    record, seats = game.record, tuple(names[: game.players])
    named = DiceRecord(record.options, seats, record.deal, record.decisions, record.seed)
    assert DiceRecord.parse(str(named)) == named
    assert DiceRecord.loads(named.dumps()) == named
    assert DiceGame.from_record(named).seats == seats


@given(games(), st.data())
@examples(30)
def test_an_edited_or_cut_record_is_refused(game: DiceGame, data: st.DataObject) -> None:
    text = game.record.dumps().rstrip()
    with pytest.raises(RecordError):
        DiceRecord.loads(text[: data.draw(st.integers(0, len(text) - 1), label="cut at")])
    values = json.loads(text)
    key = data.draw(st.sampled_from(["seats", "seed", "deal", "decisions", "options", "rules", "result"]), label="key")
    with pytest.raises(RecordError):
        DiceRecord.from_json(values | {key: ["edited"]})


@given(games())
@examples(30)
def test_dice_that_cannot_lie_there_are_refused_and_change_nothing(game: DiceGame) -> None:
    assume(len(game.history) > 1 and game._state.phase != DicePhase.OVER)
    record = game.record
    turned = Roll(record.deal.rolls[-1].dice[::-1])
    wrong = DiceDeal(record.deal.boards, (*record.deal.rolls[:-1], turned))
    with pytest.raises(RecordError):
        DiceGame.from_record(DiceRecord(record.options, record.seats, wrong, record.decisions, record.seed))
    count = sum(len(step.choices) for step in game.history)
    stuck = DiceGame.from_record(
        DiceRecord(record.options, record.seats, wrong, record.decisions, record.seed), count - 1
    )
    kept, (seat, action) = private(stuck), record.decisions[count - 1]
    with pytest.raises(HeptapolisError):
        stuck.choose(seat, action)
    assert private(stuck) == kept
