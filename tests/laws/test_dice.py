"""Dice: nothing appears from nowhere, marks stay, and everything else follows from the marks."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given

from heptapolis.catalogue.dice import dice_box
from heptapolis.catalogue.dice.board import Place
from heptapolis.game.dice import DiceGame
from heptapolis.game.dice.events import DiceEvent
from heptapolis.rules.dice.city import left_of, right_of
from heptapolis.rules.dice.score import SHEET, TOTAL, score_city
from heptapolis.rules.dice.state import NO_LAST_TURN, DiceState
from heptapolis.rules.dice.turn import bonuses_taken
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind
from heptapolis.vocab.dice.play import (
    BARRACKS,
    CITY,
    SPECIAL,
    Building,
    DiceActionKind,
    DiceDecision,
    DiceEventKind,
    DieColour,
    Front,
)
from laws.dice_strategies import DiceCompany, DiceCourse, companies, courses, events_of, starts
from laws.strategies import examples

BOX = dice_box()
GAINS = (DiceEventKind.PASSED, DiceEventKind.GAINED_COINS)
PRICES = (DiceEventKind.CHOSE_DIE, DiceEventKind.CROSSED)


def marks(game: DiceGame, state: DiceState, seat: int) -> list[Place]:
    """The crossed spaces of a seat."""
    return [place for place in game.board(seat).places if state.crossed[seat][place.track] >> place.place & 1]


def effects_of(game: DiceGame, seat: int, *kinds: DiceEffectKind) -> Iterator[tuple[Place, DiceEffect]]:
    """The effects of some kinds on the crossed spaces of a seat."""
    for place in marks(game, game._state, seat):
        yield from ((place, effect) for effect in place.space.effects if effect.kind in kinds)


def counted(game: DiceGame, seat: int, *buildings: Building) -> int:
    """How many spaces of some buildings a seat has crossed off."""
    return sum(place.building in buildings for place in marks(game, game._state, seat))


def finished(game: DiceGame, seat: int) -> list[Building]:
    """The buildings of a city that are finished."""
    return [building for building in CITY if counted(game, seat, building) == game.board(seat).plan(building).size]


def numbers_of(events: list[DiceEvent], *kinds: DiceEventKind) -> int:
    """The first numbers of events of some kinds, added up."""
    return sum(event.numbers[0] for event in events if event.kind in kinds)


@given(starts(), companies())
@examples(20)
def test_coins_move_only_as_the_events_say(game: DiceGame, company: DiceCompany) -> None:
    for now in company.choices(game):
        assert min(now._state.coins[: now.players]) >= 0
        if company.rng.random() < 0.2 or now.over:
            for seat in range(now.players):
                events = events_of(now, seat)
                flow = numbers_of(events, *GAINS) - numbers_of(events, *PRICES)
                assert now._state.coins[seat] == BOX.numbers.start_coins + flow


@given(starts(), companies())
@examples(15)
def test_what_is_paid_is_the_listed_price(game: DiceGame, company: DiceCompany) -> None:
    while not game.over:
        seat = company.rng.choice(game.deciding())
        wish, state = company.wish(game, seat), game._state
        (option,) = [option for option in game.legal(seat) if option.action == wish]
        before = len(events_of(game, seat))
        game.choose(seat, wish)
        events = events_of(game, seat)[before:]
        assert option.price <= state.coins[seat] + option.gain
        if wish.kind == DiceActionKind.BUILD:
            assert (events[0].kind, events[0].numbers) == (DiceEventKind.CHOSE_DIE, (option.die,))
            assert numbers_of(events[1:2], DiceEventKind.GAINED_COINS) == option.gain
        if wish.kind in (DiceActionKind.BUILD, DiceActionKind.WONDER, DiceActionKind.CROSS):
            crossing = next(event for event in events if event.kind == DiceEventKind.CROSSED)
            assert crossing.numbers == (option.space,)
            assert wish.kind == DiceActionKind.WONDER or crossing.thing == wish.space
        else:
            assert option.price == option.gain == 0


@given(starts(), companies())
@examples(20)
def test_every_finished_building_gives_one_bonus_while_there_are_some(game: DiceGame, company: DiceCompany) -> None:
    for now in company.choices(game):
        for seat in range(now.players):
            done, taken = len(finished(now, seat)), bonuses_taken(now._state, seat)
            assert taken <= min(done, len(BOX.bonuses))
            if not now.chain(seat) or now.decision(seat) == DiceDecision.NONE:
                assert taken == min(done, len(BOX.bonuses))
    for seat in range(game.players):
        events = events_of(game, seat)
        told = [event.thing for event in events if event.kind == DiceEventKind.FINISHED]
        assert sorted(told) == sorted(building.word for building in finished(game, seat))
        bonuses = [event.thing for event in events if event.kind == DiceEventKind.TOOK_BONUS]
        assert len(set(bonuses)) == len(bonuses) == bonuses_taken(game._state, seat)


@given(courses())
@examples(20)
def test_the_forum_has_seven_dice_and_only_grey_ones_leave(course: DiceCourse) -> None:
    before = [BOX.die(name) for name in BOX.forum]
    assert course[0]._state.die == before
    for now in course:
        if now.over:
            assert now._state.die == before
            break
        dice = now._state.die
        assert len(set(dice)) == len(dice) == 7
        for old, new in zip(before, dice, strict=True):
            assert old == new or (BOX.dice[old].colour == DieColour.GREY and BOX.dice[new].colour in SPECIAL)
        unlocked = {c for seat in range(now.players) for c in SPECIAL if now._state.unlocked[seat] >> c & 1}
        assert {BOX.dice[die].colour for die in dice} & set(SPECIAL) == unlocked
        entered = [event.thing for event in now.events if event.kind == DiceEventKind.ENTERED]
        assert len(entered) == len(unlocked)
        before = list(dice)


@given(starts(), companies())
@examples(20)
def test_marks_stay_and_follow_the_arrows(game: DiceGame, company: DiceCompany) -> None:
    before = game._state.copy()
    for now in company.choices(game):
        state = now._state
        for seat in range(now.players):
            for number, (_, track) in enumerate(now.board(seat).tracks):
                old, new = before.crossed[seat][number], state.crossed[seat][number]
                assert old & ~new == 0
                assert new < 1 << len(track.spaces)
                assert track.any_order or new & (new + 1) == 0
            assert before.bonuses[seat] & ~state.bonuses[seat] == 0
            assert before.unlocked[seat] & ~state.unlocked[seat] == 0
            assert before.first_agora[seat] <= state.first_agora[seat]
            for side in Front:
                old_points, new_points = before.written[seat][side], state.written[seat][side]
                assert all(old <= new for old, new in zip(old_points, new_points, strict=True))
        before = state


@given(courses())
@examples(20)
def test_what_lasts_follows_from_the_marks(course: DiceCourse) -> None:
    for now in course:
        state = now._state
        for seat in range(now.players):
            assert state.count[seat] == [counted(now, seat, building) for building in Building]
            minus = effects_of(now, seat, DiceEffectKind.DIE_MINUS)
            assert state.reduction[seat] == sum(effect.amount for _, effect in minus)
            free = {effect.colour for _, effect in effects_of(now, seat, DiceEffectKind.DIE_ZERO)}
            assert state.free_colours[seat] == sum(1 << colour for colour in free if colour is not None)
            unlocked = {effect.colour for _, effect in effects_of(now, seat, DiceEffectKind.UNLOCK)}
            assert state.unlocked[seat] == sum(1 << colour for colour in unlocked if colour is not None)
            coins = Counter[DieColour | None]()
            for _, effect in effects_of(now, seat, DiceEffectKind.COINS_ON_DIE):
                coins[effect.colour] += effect.coins
            assert state.coins_on_die[seat] == [coins[colour] for colour in DieColour]
            walls = Counter(place.building for place, _ in effects_of(now, seat, DiceEffectKind.DEFENCE))
            assert state.defence[seat] == [walls[barracks] for barracks in BARRACKS]
            if not now.over:
                assert state.count_before[seat] == state.count[seat]
                assert state.defence_before[seat] == state.defence[seat]
                assert (state.waiting[seat], state.pending[seat]) == (0, DiceDecision.ACT)


@given(courses())
@examples(20)
def test_scores_follow_from_the_marks(course: DiceCourse) -> None:
    for now in course:
        state = now._state
        for seat in range(now.players):
            expected = dict.fromkeys(Building, 0)
            for place, effect in effects_of(now, seat, DiceEffectKind.POINTS):
                expected[place.building] += effect.amount
            for place, effect in effects_of(now, seat, DiceEffectKind.PER_SPACE):
                expected[place.building] += effect.amount * counted(now, seat, *effect.buildings)
            for barracks, side in zip(BARRACKS, Front, strict=True):
                expected[barracks] += sum(state.written[seat][side])
            if state.first_agora[seat]:
                expected[Building.AGORA] += BOX.numbers.first_agora_points
            sheet = [0] * SHEET
            assert score_city(state, now.options.rows, seat, sheet) == sheet[TOTAL] == sum(expected.values())
            assert sheet[:TOTAL] == list(expected.values())
            assert now.score()[seat].lines == {building: expected[building] for building in CITY}


@given(courses())
@examples(20)
def test_attacks_are_written_as_told_and_read_the_defence_of_earlier_turns(course: DiceCourse) -> None:
    points = Counter[tuple[int, int]]()
    for earlier, game in pairwise(course):
        before, start = earlier._before, len(earlier.events)
        for event in game.events[start:]:
            if event.kind == DiceEventKind.ATTACKED:
                west, seat = event.thing == "west", event.seat
                other = left_of(before, seat) if west else right_of(before, seat)
                assert event.numbers[1] == before.defence[other][Front.EAST if west else Front.WEST]
                points[seat, Front.WEST if west else Front.EAST] += event.numbers[0]
        for seat in range(game.players):
            for side in Front:
                assert sum(game._state.written[seat][side]) == points[seat, side]


@given(courses())
@examples(30)
def test_the_first_of_the_agora_are_those_of_one_turn(course: DiceCourse) -> None:
    first: list[int] = []
    for now in course:
        done = [seat for seat in range(now.players) if Building.AGORA in finished(now, seat)]
        first = first or done
        assert [seat for seat in range(now.players) if now._state.first_agora[seat]] == first
        assert now._state.agora_taken == bool(first)


@given(courses())
@examples(30)
def test_the_game_ends_one_turn_after_somebody_has_three_bonuses(course: DiceCourse) -> None:
    trigger = None
    for now in course:
        state, turns = now._state, len(now.history)
        everything = any(bonuses_taken(state, seat) == 3 for seat in range(now.players))
        if everything and trigger is None:
            trigger = turns
        assert now.over == ((trigger is not None and turns == trigger + 1) or turns == BOX.numbers.most_turns)
        assert state.last_turn == (NO_LAST_TURN if trigger is None else trigger + 1)
        assert state.turn == turns + (not now.over)
    told = [event.kind for event in course[-1].events if event.kind in (DiceEventKind.LAST_TURN, DiceEventKind.ENDED)]
    assert told == [DiceEventKind.LAST_TURN, DiceEventKind.ENDED]
