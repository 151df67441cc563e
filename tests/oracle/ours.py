"""Our game in the oracle's terms: its actions, cities, losses and edifices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from heptapolis.catalogue.cards import expansion_of
from heptapolis.game import Action, Game
from heptapolis.game.cards.events import Event
from heptapolis.vocab.cards.play import ActionKind, EventKind
from oracle.games import LOSE_TOKENS, SKIP, Listed, Settled

LOSSES_OF_CHOICE = (EventKind.LOST_CARD, EventKind.LOST_TOKENS)
LOSSES = (*LOSSES_OF_CHOICE, EventKind.LOST_COINS, EventKind.TOOK_DEBT)
OPEN, FAILED, PROJECT = "open", "failed", "project"
"""An edifice that is not built: two of our words, and the oracle's for the first."""


def listed(action: Action) -> Listed:
    """Our action in the oracle's form.

    >>> listed(Action.parse("stage altar L2 join")), listed(Action.parse("decline"))
    (('stage', 'altar', 2, 0, True), ('skip',))
    >>> listed(Action.parse("forfeit 1+5"))
    ('lose_tokens', 1, 5)
    """
    if action.kind == ActionKind.DECLINE:
        return SKIP
    if action.kind == ActionKind.BUILD:
        return action.kind.word, action.card, action.left, action.right
    if action.kind == ActionKind.STAGE:
        return action.kind.word, action.card, action.left, action.right, action.join
    if action.kind == ActionKind.FORFEIT:
        return LOSE_TOKENS, *map(int, action.card.split("+"))
    return action.kind.word, action.card


def listed_loss(event: Event) -> Listed:
    """What a city has lost, as the action that chooses it; coins and debts are never chosen."""
    if event.kind == EventKind.LOST_CARD:
        return ActionKind.LOSE.word, event.thing
    if event.kind == EventKind.LOST_TOKENS:
        return LOSE_TOKENS, *event.numbers
    return "coins" if event.kind == EventKind.LOST_COINS else "debt", *event.numbers


def cities(game: Game) -> list[Any]:
    """The cities as plain values."""
    view = game.view()
    return [view.city_json(seat) for seat in range(game.players)]


def losses(game: Game, age: int) -> list[Event]:
    """What the failed edifice of the Age has cost so far, by seat; nothing is lost for any other reason."""
    failed = [event.kind == EventKind.PROJECT_FAILED and age_of(event) == age for event in game.events]
    events = game.events[failed.index(True) :] if any(failed) else []
    return sorted((event for event in events if event.kind in LOSSES), key=lambda event: event.seat)


def age_of(event: Event) -> int:
    """The Age of the edifice that an event is about."""
    return expansion_of("edifice").edifice(event.thing).age


def before_losses(game: Game, age: int) -> list[dict[str, Any]]:
    """The cities as they stood before the edifice of the Age failed: what was lost is given back."""
    standing = cities(game)
    for event in losses(game, age):
        city = standing[event.seat]
        if event.kind == EventKind.LOST_COINS:
            city["coins"] += event.numbers[0]
        elif event.kind == EventKind.LOST_CARD:
            city["shields"] += game.names.box.card(event.thing).columns.get("shields", 0)
    return standing


def lost_cards(events: Iterable[Event]) -> list[str]:
    """The cards among what was lost as a penalty. The oracle's pile is without them, ours has them (R-47)."""
    return [event.thing for event in events if event.kind == EventKind.LOST_CARD]


def victories_held(game: Game, seat: int, age: int) -> list[int]:
    """The victory tokens of a city when the penalty of the Age was due, whether or not it is paid and fought by now."""
    city = cities(game)[seat]
    paid = [event for event in losses(game, age) if (event.kind, event.seat) == (EventKind.LOST_TOKENS, seat)]
    held = Counter(city["victory_tokens"]) + Counter(value for event in paid for value in event.numbers)
    return sorted((held - Counter(city["tokens"][age - 1])).elements())


def tokens(city: dict[str, Any]) -> list[int]:
    """All tokens of a city, from conflicts and edifices; tokens of one value are alike."""
    fought = [token for pair in city["tokens"] for token in pair]
    victories = city.get("victory_tokens", [token for token in fought if token > 0])
    return sorted([*victories, *(token for token in fought if token < 0)])


def debts(city: dict[str, Any]) -> list[int]:
    """The values of all debt tokens of a city."""
    values = expansion_of("edifice").debt
    counts = city.get("debts", [0] * len(values))
    return sorted(value for value, count in zip(values, counts, strict=True) for _ in range(count))


def joined(game: Game, age: int) -> list[int]:
    """The seats that hold a pawn of the Age."""
    return [seat for seat, city in enumerate(cities(game)) for _ in range(city["pawns"][age - 1])]


def progress(game: Game, age: int, age_is_over: bool) -> dict[str, Any]:
    """The edifice of the Age after a turn; when its Age is over, before it was settled."""
    edifice = game.view().edifice_json(age - 1)
    unbuilt = edifice["state"] == OPEN or (age_is_over and edifice["state"] == FAILED)
    status = PROJECT if unbuilt else edifice["state"]
    return {"status": status, "pawns_left": edifice["pawns"], "joined": joined(game, age)}


def settled(game: Game, age: int) -> Settled:
    """The edifice of the Age when it is settled. Conflicts, which follow at once, change none of this."""
    edifice = game.view().edifice_json(age - 1)
    return Settled(
        edifice["edifice"],
        edifice["state"],
        joined(game, age),
        [(event.seat, listed_loss(event)) for event in losses(game, age)],
        [city["coins"] for city in cities(game)],
    )
