"""Everything has a text, and the text is the thing: actions, records and games are read back as they were."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptapolis.errors import RecordError, UnknownName
from heptapolis.game import Action, Deal, Game, GameRecord
from heptapolis.vocab.cards.play import ActionKind, Form
from laws.strategies import Company, companies, everything, examples, games, starts

PAID = (ActionKind.BUILD, ActionKind.STAGE)
WORDS = st.from_regex(r"[a-z][a-z_0-9/]{0,20}", fullmatch=True)
COINS = st.integers(0, 31)
TOKENS = st.lists(st.sampled_from("135"), min_size=1, max_size=7).map("+".join)


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Any action that has a text, of this game or of none."""
    kind = draw(st.sampled_from(ActionKind))
    if kind == ActionKind.DECLINE:
        return Action(kind)
    coins = (draw(COINS), draw(COINS)) if kind in PAID else (0, 0)
    form, join = (draw(st.sampled_from(Form)), draw(st.booleans())) if kind == ActionKind.STAGE else (Form.WHOLE, False)
    return Action(kind, draw(WORDS | TOKENS if kind == ActionKind.FORFEIT else WORDS), *coins, form, join)


@given(actions())
@examples(200)
def test_actions_are_read_back(action: Action) -> None:
    assert Action.parse(str(action)) == action
    assert eval(repr(action), {"Action": Action}) == action  # noqa: S307 - repr is code, which is the law
    assert Action.parse(f"  {str(action).replace(' ', '   ')} ") == action


@given(
    st.text(max_size=30)
    | st.lists(
        st.sampled_from(["build", "stage", "L2", "R1", "altar", "decline", "left", "join", "forfeit", "1+5", "?"])
    ).map(" ".join)
)
@examples(300)
def test_any_text_is_an_action_or_an_error_that_says_so(text: str) -> None:
    try:
        action = Action.parse(text)
    except (UnknownName, ValueError):
        return
    assert Action.parse(str(action)) == action


@given(games())
@examples(40)
def test_listed_actions_have_numbers_and_texts(game: Game) -> None:
    for seat in game.deciding():
        for action in game.legal(seat).actions:
            assert Action.parse(str(action)) == action
            assert Action.from_number(action.number(game.names), game.names) == action


@given(games())
@examples(60)
def test_records_are_read_back(game: Game) -> None:
    record = game.record
    assert GameRecord.parse(str(record)) == record
    assert str(GameRecord.parse(str(record))) == str(record)
    assert eval(repr(record), {"GameRecord": GameRecord}) == record  # noqa: S307
    again = GameRecord.loads(record.dumps())
    assert again == record
    assert again.result == record.result
    assert again.dumps() == record.dumps()
    assert GameRecord.from_json(json.loads(json.dumps(record.to_json()))) == record
    assert Deal.from_json(json.loads(json.dumps(record.deal.to_json()))) == record.deal


@given(games())
@examples(25)
def test_games_are_read_back(game: Game) -> None:
    before = everything(game)
    assert everything(Game.parse(str(game))) == before
    assert everything(eval(repr(game), {"Game": Game})) == before  # noqa: S307
    assert everything(Game.from_record(GameRecord.loads(game.record.dumps()))) == before


@given(starts(), companies())
@examples(12)
def test_a_fold_to_any_decision_is_the_game_then(game: Game, company: Company) -> None:
    then, number = {0: everything(game)}, 0
    while not game.over:
        seat = game.deciding()[0]
        game.choose(seat, company.wish(game, seat))
        number += 1
        if game.over or company.rng.random() < 0.07:
            then[number] = everything(game)
    record = game.record
    assert len(record.decisions) == number
    for decisions, told in then.items():
        folded = Game.from_record(record, decisions)
        assert everything(folded) == told
        assert folded._state == Game.from_record(folded.record)._state


@given(games(), st.lists(st.text(max_size=12), min_size=7, max_size=7))
@examples(30)
def test_seats_may_have_any_names(game: Game, names: list[str]) -> None:
    record, seats = game.record, tuple(names[: game.players])
    named = GameRecord(record.options, seats, record.deal, record.decisions, record.seed)
    assert GameRecord.parse(str(named)) == named
    assert GameRecord.loads(named.dumps()) == named
    assert Game.from_record(named).seats[: game.players] == seats


@given(games(), st.data())
@examples(30)
def test_an_edited_or_cut_record_is_refused(game: Game, data: st.DataObject) -> None:
    text = game.record.dumps().rstrip()
    with pytest.raises(RecordError):
        GameRecord.loads(text[: data.draw(st.integers(0, len(text) - 1), label="cut at")])
    values = json.loads(text)
    key = data.draw(st.sampled_from(["seats", "seed", "deal", "decisions", "options", "rules", "result"]), label="key")
    with pytest.raises(RecordError):
        GameRecord.from_json(values | {key: ["edited"]})
