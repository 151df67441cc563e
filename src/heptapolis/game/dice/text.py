"""The dice table as plain text: the dice, a city's sheet, and playthroughs that people read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from heptapolis.catalogue.dice import DiceBoard, Space, dice_box
from heptapolis.catalogue.dice.board import Place
from heptapolis.game.dice.events import DiceEvent
from heptapolis.game.dice.game import DiceGame
from heptapolis.game.dice.history import DiceStep
from heptapolis.game.dice.record import DiceRecord
from heptapolis.game.dice.score import score_of
from heptapolis.game.dice.view import DiceView, written_points
from heptapolis.game.sheet import score_table
from heptapolis.rules.dice.city import die_price, may_choose, resources
from heptapolis.vocab.cards.goods import count_of
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind, colour_word, group_words
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import COLOUR_OF, SPECIAL, Building, DiceEventKind


def where_line(view: DiceView) -> str:
    """Which turn it is."""
    last = ", the last one" if view.state.turn == view.state.last_turn else ""
    return "The game is over." if view.over else f"Turn {view.state.turn}{last}."


def forum_lines(view: DiceView) -> Iterator[str]:
    """The dice as they lie, each with its price for the one who looks."""
    state, box = view.state, dice_box()
    for slot in range(FORUM):
        die = box.dice[state.die[slot]]
        price = ""
        if view.seat is not None:
            locked = not may_choose(state, view.seat, die.colour)
            price = ", locked" if locked else f", {count_of(die_price(state, view.seat, slot), 'coin')}"
        face = box.symbols[state.symbol[slot]][1]
        yield f"  {die.id} ({die.colour.mark}) shows {face}, zone {state.zone[slot]}{price}"


def city_line(view: DiceView, seat: int) -> str:
    """A city in one line."""
    state, board = view.state, view.options.boards[view.state.board[seat]]
    done = [building.title for building in Building if state.count[seat][building] == board.plan(building).size]
    taken = [bonus.id for n, bonus in enumerate(dice_box().bonuses) if state.bonuses[seat] >> n & 1]
    return (
        f"Seat {seat}: {view.seats[seat]}, {board}{role_of(view, seat)}: {count_of(state.coins[seat], 'coin')}, "
        f"{count_of(resources(state, seat), 'resource')}, defence {state.defence[seat][0]} west "
        f"{state.defence[seat][1]} east, finished: {', '.join(done) or 'nothing'}, "
        f"bonuses: {', '.join(taken) or 'none'}"
    )


def role_of(view: DiceView, seat: int) -> str:
    """What a seat is to the one who looks."""
    if view.seat is None:
        return ""
    players = view.options.players
    steps = (seat - view.seat) % players
    if players == 2 and steps:
        return ", your neighbour on both sides"
    own = "" if view.seats[seat] == "you" else ", you"
    return {0: own, 1: ", your left neighbour", players - 1: ", your right neighbour"}.get(steps, "")


def sheet_lines(view: DiceView, seat: int) -> Iterator[str]:
    """The whole sheet of a city: every space with its cost and effect, crossed off or not."""
    state, board = view.state, view.options.boards[view.state.board[seat]]
    unlocked = [colour.word for colour in SPECIAL if state.unlocked[seat] >> colour & 1]
    points = count_of(score_of(state, seat, view.options).total, "point")
    yield f"{city_line(view, seat)}, unlocked: {', '.join(unlocked) or 'none'}, {points} as it stands"
    if board.status:
        yield f"  board numbers {board.status}; marked with ? below"
    written = written_points(state, seat, view.options)
    for building in Building:
        yield f"  {building_head(view, seat, building, board)}"
        for number, (where, track) in enumerate(board.tracks):
            if where == building:
                places = [place for place in board.places if place.track == number]
                arrow = " or " if track.any_order else " > "
                spaces = arrow.join(space_words(state.crossed[seat][number], place, written) for place in places)
                symbols = f"{'/'.join(track.symbols)}: " if track.symbols else ""
                yield f"    {symbols}{spaces}"


def building_head(view: DiceView, seat: int, building: Building, board: DiceBoard) -> str:
    """A building, its die and how far it is."""
    colour = COLOUR_OF.get(building)
    die = f"{colour.word} die" if colour is not None else "no die needed"
    first = ", first to finish" if building == Building.AGORA and view.state.first_agora[seat] else ""
    return f"{building.title} ({die}), {view.state.count[seat][building]} of {board.plan(building).size}{first}"


def space_words(crossed: int, place: Place, written: dict[str, int]) -> str:
    """A space in a few words: crossed off or not, its cost, its effects; ? where the number is reconstructed."""
    mark = "[x]" if crossed >> place.place & 1 else "[ ]"
    doubt = "?" if place.space.unsure else ""
    got = f" ({written[place.id]} won)" if place.id in written else ""
    effects = short_words(place.space)
    return f"{mark} {place.space.cost}{doubt}" + (f" {effects}" if effects else "") + got


def short_words(space: Space) -> str:
    """The effects of a space in as few words as can be."""
    return ", ".join(SHORT[effect.kind](effect) for effect in space.effects)


def per_space_short(effect: DiceEffect) -> str:
    """Coins and points for each space of a building."""
    rates = [count_of(effect.coins, "coin")] if effect.coins else []
    rates += [count_of(effect.amount, "point")] if effect.amount else []
    return f"{' and '.join(rates)} per {group_words(effect.groups[0])} space"


SHORT: dict[DiceEffectKind, Callable[[DiceEffect], str]] = {
    DiceEffectKind.POINTS: lambda effect: count_of(effect.amount, "point"),
    DiceEffectKind.COINS: lambda effect: count_of(effect.amount, "coin"),
    DiceEffectKind.ATTACK: lambda effect: f"attack {effect.amount}",
    DiceEffectKind.DEFENCE: lambda effect: "defence",
    DiceEffectKind.PER_SPACE: per_space_short,
    DiceEffectKind.CROSS: lambda effect: f"cross {effect.amount} of {' or '.join(map(group_words, effect.groups))}",
    DiceEffectKind.ANOTHER_ACTION: lambda effect: "another action",
    DiceEffectKind.BUILD_FREE_DIE: lambda effect: "a die free",
    DiceEffectKind.DIE_MINUS: lambda effect: f"dice {effect.amount} cheaper",
    DiceEffectKind.DIE_ZERO: lambda effect: f"{colour_word(effect)} dice free",
    DiceEffectKind.COINS_ON_DIE: lambda effect: f"{count_of(effect.coins, 'coin')} per {colour_word(effect)} die",
    DiceEffectKind.UNLOCK: lambda effect: f"unlock {colour_word(effect)}",
}


def city_of(game: DiceGame, seat: int) -> str:
    """The city of a seat."""
    return game.board(seat).city


def playthrough(record: DiceRecord) -> Iterator[str]:
    """A whole record as readable text: the dice, every choice, what happened, and the coins after every turn."""
    DiceGame.from_record(record)  # refuses a record that cannot be, before anything is printed
    game = DiceGame.from_record(record, 0)
    yield game.options.title
    for seat in range(game.players):
        yield f"  seat {seat}: {game.seats[seat]}, {game.board(seat)}"
    asked: list[tuple[int, int]] = []
    for seat, action in record.decisions:
        steps, before = len(game.history), len(game.events)
        asked.append((seat, len(game.legal(seat))))
        game.choose(seat, action)
        if len(game.history) > steps:
            by_seat = [options for _, options in sorted(asked, key=lambda entry: entry[0])]
            yield from step_lines(game, game.history[-1], by_seat, game.events[before:])
            asked = []
    if game.over:
        labels = [city_of(game, seat) for seat in range(game.players)]
        yield ""
        yield from score_table(game.score(), labels)
        yield "Won by " + " and ".join(labels[seat] for seat in game.winners()) + "."


QUIET = (
    DiceEventKind.SHOOK,
    DiceEventKind.CHOSE_DIE,
    DiceEventKind.CROSSED,
    DiceEventKind.PASSED,
    DiceEventKind.SKIPPED,
)
"""Events that repeat what the line of the choice says."""


def step_lines(game: DiceGame, step: DiceStep, asked: list[int], events: list[DiceEvent]) -> Iterator[str]:
    """One turn: how the dice lay, who chose what of how many options, and what came of it."""
    yield ""
    yield f"Turn {step.turn}: {step.roll}"
    for (seat, action), options in zip(step.choices, asked, strict=True):
        yield f"  {city_of(game, seat)}: {action} ({count_of(options, 'option')})"
    for event in events:
        if event.kind not in QUIET:
            yield f"    {event.sentence(lambda seat: city_of(game, seat))}"
    yield "    coins " + " ".join(str(score.coins) for score in game.score())
