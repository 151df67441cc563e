"""Why a bot does what it does, in a word that a table can say in any language."""

from __future__ import annotations

from heptapolis.catalogue.dice.board import Space
from heptapolis.game import DiceAction, DiceView
from heptapolis.game.dice.legal import DiceOption, option_of
from heptapolis.rules.dice.encoding import place_of, track_of
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, DiceEventKind

KINDS = {
    DiceActionKind.SKIP: "nothing_better",
    DiceActionKind.PASS: "dice_coins",
    DiceActionKind.BONUS: "dice_bonus",
}
"""Actions that cross off no space."""
SET_OFF = {
    DiceEventKind.FINISHED: "dice_finishes",
    DiceEventKind.UNLOCKED: "dice_unlocks",
    DiceEventKind.ATTACKED: "dice_attacks",
}
"""What an action may set off, by its weight."""
REASONS: tuple[str, ...] = (*KINDS.values(), *SET_OFF.values(), "dice_resource", "dice_more", "points", "wonder")
"""Everything that can be the reason."""


def why(policy: int, view: DiceView, seat: int, text: str) -> tuple[str, int]:
    """The reason of an action that a bot chose, the same for all of them; and its points where those are the reason."""
    action, board = DiceAction.parse(text), view.options.boards[view.state.board[seat]]
    if action.kind in KINDS:
        return KINDS[action.kind], 0
    number = action.number(view.state, seat, board)
    building, track = board.tracks[track_of(number)]
    if building == Building.WAREHOUSE:
        return "dice_resource", 0
    return why_crossed(option_of(view.state, seat, number, view.options), track.spaces[place_of(number)])


def why_crossed(option: DiceOption, space: Space) -> tuple[str, int]:
    """Why a space of the city is crossed off."""
    for kind, reason in SET_OFF.items():
        for event in option.sets_off:
            if event.kind == kind:
                return reason, event.numbers[0] if kind == DiceEventKind.ATTACKED else 0
    points = sum(effect.amount for effect in space.effects if effect.kind == DiceEffectKind.POINTS)
    if points:
        return "points", points
    if option.then != DiceDecision.NONE:
        return "dice_more", 0
    return ("wonder" if option.action.kind == DiceActionKind.WONDER else "nothing_better"), 0
