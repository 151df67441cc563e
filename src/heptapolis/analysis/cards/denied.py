"""Cards that players took from each other: what the next one to hold a hand could have built at once."""

from __future__ import annotations

from collections.abc import Iterator

from heptapolis.analysis.room import Denied, Turn
from heptapolis.game import Game
from heptapolis.game.cards.history import Step
from heptapolis.game.cards.legal import hand_of, legal_numbers
from heptapolis.game.cards.names import Names
from heptapolis.game.cards.packets import packet_held
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.text import when
from heptapolis.rules.cards.encoding import card_of, kind_of, to_left, to_right
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import settle_plays
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.cards.play import ActionKind, Decision, Phase
from heptapolis.vocab.messages import Name


def denied(record: GameRecord) -> tuple[Denied, ...]:
    """Every card with points that was taken out of a hand before a player who could have built it in the next turn.

    Points are those on that player's sheet at once, after paying: conflicts that come later do not count.
    """
    game, found = Game.from_record(record, 0), list[Denied]()
    taken: Step | None = None
    for seat, action in record.decisions:
        steps = len(game.history)
        game.choose(seat, action)
        if len(game.history) == steps:
            continue
        step, state = game.history[-1], as_open(game)
        taken = step if step.phase == Phase.TURN else taken
        if taken is not None and (state.age, state.turn, state.phase) == (taken.age, taken.turn + 1, Phase.TURN):
            found += taken_before(taken, state, game.names)
            taken = None
    return tuple(found)


def as_open(game: Game) -> State:
    """The rules' record of a game with everything that is hidden."""
    state: State = game._state
    return state


def taken_before(step: Step, state: State, names: Names) -> Iterator[Denied]:
    """What was taken in a turn, as the next one begins."""
    for seat, action in step.choices:
        holder = step.eyes[seat]
        packet = packet_held(step.age, step.turn, holder, state.players)
        receiver = next(player for player in range(state.players) if state.held[player] == packet)
        points = points_of(state, receiver, names.card_number(action.card), names)
        if points > 0 and receiver != holder:
            where = when(step.phase, step.age, step.turn)
            yield Denied(Turn(step.age, step.turn), where, holder, receiver, Name("card", action.card), points)


def points_of(state: State, player: int, card: int, names: Names) -> int:
    """What one more card in the hand would add to a score sheet at once; 0 if it cannot be built or is there anyway."""
    hand = hand_of(state, player)
    if card in hand:
        return 0
    with_card, first = state.copy(), ROOM * state.held[player]
    with_card.deal[state.age - 1][first : first + len(hand)] = sorted([card, *hand[1:]])
    builds = [
        number
        for number in legal_numbers(with_card, player, names)
        if ActionKind(kind_of(number)).builds and card_of(number) == card
    ]
    if not builds:
        return 0
    after = with_card.copy()
    after.pending = [Decision.NONE] * len(after.pending)
    after.pending[player] = Decision.PLAY_CARD
    after.chosen[player] = min(builds, key=lambda number: (kind_of(number), to_left(number) + to_right(number)))
    names.kernel.own(settle_plays)(after, None)
    before, sheet = names.kernel.score_city(state, player, [0] * SHEET), [0] * SHEET
    return int(names.kernel.score_city(after, player, sheet) - before)
