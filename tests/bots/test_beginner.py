"""The beginner makes the mistakes of people: as often as it should, and only those."""

from __future__ import annotations

from hypothesis import given

from heptapolis.bots import bot_of
from heptapolis.bots.cards import beginner
from heptapolis.bots.dice import beginner as dice_beginner
from heptapolis.game import Action, Game
from heptapolis.rules.cards.encoding import card_of
from heptapolis.vocab.cards.play import ActionKind
from laws.strategies import SEEDS, examples, games

WASTE = (ActionKind.SELL, ActionKind.DECLINE)


def test_each_mistake_is_made_in_its_share_of_choices() -> None:
    moods = range(beginner.MOODS)
    assert sum(map(beginner.chooses_blindly, moods)) * 8 == beginner.MOODS
    assert sum(map(beginner.overlooks_trade, moods)) * 8 == 5 * beginner.MOODS
    moods = range(dice_beginner.MOODS)
    assert sum(map(dice_beginner.chooses_blindly, moods)) * 8 == dice_beginner.MOODS
    assert sum(map(dice_beginner.forgets_price, moods)) * 2 == dice_beginner.MOODS
    assert sum(map(dice_beginner.forgets_attacks, moods)) * 4 == 3 * dice_beginner.MOODS


@given(game=games(), chance=SEEDS)
@examples(40)
def test_it_sells_only_what_it_cannot_use(game: Game, chance: int) -> None:
    for seat in game.deciding():
        legal = game.legal(seat).actions
        chosen = bot_of("beginner", chance).choose(game.view(game.chooser(seat)), seat)
        assert chosen.kind not in WASTE or all(action.kind in WASTE for action in legal)


def test_it_remembers_arms_only_when_the_age_is_nearly_over() -> None:
    game = Game("second-edition", players=3, seed=1)
    barracks = card_of(Action.parse("build barracks").number(game.names))
    state, seen = game.view(0).state.copy(), []
    for turn in range(1, 7):
        state.turn = turn
        seen.append(beginner.arms_seen(state, 0, barracks))
    assert seen == [0, 0, 0, 0, 2, 2]


def test_what_does_not_come_to_mind_is_liked_no_more_than_any_building() -> None:
    game = Game("second-edition", players=3, seed=1)
    state, blind, trading, mindful = game.view(0).state.copy(), 0, 1 | 7 << 3, 1
    bought, made = (Action.parse(words).number(game.names) for words in ("build baths L2", "build baths"))
    assert [beginner.liking_of(state, 0, bought, mood) for mood in (blind, mindful)] == [beginner.ANY_BUILDING] * 2
    assert beginner.liking_of(state, 0, made, blind) == beginner.ANY_BUILDING
    assert beginner.liking_of(state, 0, made, mindful) - beginner.liking_of(state, 0, bought, trading) == 2
