"""The table as plain text: for the terminal, for a screen reader, for playthroughs that people read."""

from __future__ import annotations

from collections.abc import Iterator

from heptapolis.catalogue.cards.box import Buildable
from heptapolis.game.cards.events import AGE_NAMES, PASSING, Event
from heptapolis.game.cards.game import Game
from heptapolis.game.cards.history import Step, city_cards
from heptapolis.game.cards.names import Board, Names
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.score import Score
from heptapolis.game.cards.view import View
from heptapolis.game.sheet import score_table
from heptapolis.rules.cards.score import military_points
from heptapolis.rules.cards.turn import direction
from heptapolis.vocab.cards.city import Colour, Counted
from heptapolis.vocab.cards.goods import count_of
from heptapolis.vocab.cards.limits import AGES
from heptapolis.vocab.cards.play import EventKind, Phase, Project


def where_line(view: View) -> str:
    """Age, turn and passing direction."""
    state = view.state
    if state.phase == Phase.BOARDS:
        return "Before the first Age: boards are chosen."
    if state.phase == Phase.OVER:
        return "The game is over."
    turns = view.options.names.box.constants.turns
    return f"Age {AGE_NAMES[state.age]}, turn {state.turn} of {turns}. {PASSING[direction(state)]}"


def seat_name(view: View, seat: int) -> str:
    """A seat as others speak of it: its player and its city."""
    board = view.state.board[seat]
    city = f", {view.options.names.board(board)}" if board >= 0 else ""
    return f"{view.seats[seat]}{city}"


def city_lines(view: View, seat: int) -> Iterator[str]:
    """One city: coins, strength, stages, and its cards by colour."""
    state, names = view.state, view.options.names
    yield f"Seat {seat}: {seat_name(view, seat)}{role_of(view, seat)}"
    if state.board[seat] < 0:
        return
    board = names.board(state.board[seat])
    built = state.tally[seat][Counted.WONDER_STAGE]
    tokens = military_points(state, seat)
    yield (
        f"  {count_of(state.coins[seat], 'coin')}, {count_of(state.shields[seat], 'shield')}, "
        f"{built} of {len(board.side.stages)} stages, conflicts {tokens:+d}, makes {board.side.resource.word}"
    )
    if view.options.edifice:
        yield f"  {pawns_line(view, seat)}"
    cards = [names.card(names.card_number(card)) for card in city_cards(view.history, seat)]
    for colour in Colour:
        of_colour = [card.name for card in cards if card.colour == colour]
        if of_colour:
            yield f"  {colour.word}: {', '.join(of_colour)}"


def pawns_line(view: View, seat: int) -> str:
    """The pawns and debts of a city."""
    held, owed = (
        [f"{AGE_NAMES[age]}" for age, count in enumerate(counts, 1) for _ in range(count)]
        for counts in (view.state.pawns[seat], view.state.debts[seat])
    )
    return f"pawns: {' '.join(held) or 'none'}, debts: {' '.join(owed) or 'none'}"


def edifice_lines(view: View) -> Iterator[str]:
    """The edifices of the three Ages: how far they are, what they cost, give and threaten."""
    for age in range(AGES if view.options.edifice else 0):
        edifice = view.options.names.edifice(view.state.projects[age])
        stand = Project(view.state.progress[age])
        left = f"{count_of(view.state.pawns_left[age], 'pawn')} left" if stand == Project.OPEN else stand.word
        yield (
            f"Edifice of Age {AGE_NAMES[age + 1]}: {edifice.name} ({left}), costs {edifice.cost.words}. "
            f"Reward: {edifice.sentences} If it fails: {edifice.penalty.sentence}"
        )


def role_of(view: View, seat: int) -> str:
    """What a seat is to the one who looks."""
    if view.seat is None:
        return ""
    steps = (seat - view.seat) % view.options.cities
    own = "" if view.seats[seat] == "you" else ", you"
    return {0: own, 1: ", your left neighbour", view.options.cities - 1: ", your right neighbour"}.get(steps, "")


def stage_lines(view: View, seat: int) -> Iterator[str]:
    """The stages of a city's wonder and which are built."""
    board = view.options.names.board(view.state.board[seat])
    built = view.state.tally[seat][Counted.WONDER_STAGE]
    for number, stage in enumerate(board.side.stages, 1):
        mark = "built" if number <= built else f"costs {stage.cost.words}"
        yield f"  stage {number} ({mark}): {stage.sentences}"


def board_line(board: Board) -> str:
    """A board in one line."""
    stages = [f"stage {n} ({stage.cost.words}): {stage.sentences}" for n, stage in enumerate(board.side.stages, 1)]
    return f"{board}, makes {board.side.resource.word}; {' '.join(stages)}"


def card_line(thing: Buildable, name: str, colour: Colour) -> str:
    """A card in one line."""
    return f"{name} ({colour.word}, {thing.cost.words}): {thing.sentences}"


def taken_lines(scores: tuple[Score, ...], labels: list[str], names: Names) -> Iterator[str]:
    """What symbols of choice were taken as and which guild was copied."""
    for score, label in zip(scores, labels, strict=True):
        taken = [symbol.word for symbol, count in score.symbols.items() for _ in range(count)]
        if taken:
            yield f"{label} takes {' and '.join(taken)} for science."
        if score.copied:
            yield f"{label} copies {names.card(names.card_number(score.copied)).name}."
        if score.repeated:
            again = [names.card(names.card_number(card)).name for card in score.repeated]
            yield f"{label} scores {' and '.join(again)} once more."


def playthrough(record: GameRecord) -> Iterator[str]:
    """A whole record as readable text: every hand, every choice, what happened, and the coins after every step."""
    Game.from_record(record)  # refuses a record that cannot be, before anything is printed
    game = Game.from_record(record, 0)
    yield game.options.title
    yield from edifice_lines(game.view())
    yield from event_lines(game, game.events)
    asked: dict[int, int] = {}
    for seat, action in record.decisions:
        steps, before = len(game.history), len(game.events)
        asked[seat] = len(game.legal(seat))
        game.choose(seat, action)
        if len(game.history) > steps:
            yield from step_lines(game, game.history[-1], asked)
            yield from event_lines(game, game.events[before:])
            asked = {}
    if game.over:
        labels = [city_of(game, seat) for seat in range(game.cities)]
        yield ""
        yield from score_table(game.score(), labels)
        yield from taken_lines(game.score(), labels, game.names)
        yield "Won by " + " and ".join(labels[seat] for seat in game.winners()) + "."


def step_lines(game: Game, step: Step, asked: dict[int, int]) -> Iterator[str]:
    """Who held what and chose what of how many options."""
    yield ""
    yield STEP_TITLES[step.phase].format(age=AGE_NAMES[step.age], turn=step.turn)
    for seat, action in step.choices:
        hand = f" from {' '.join(step.hands[seat])}" if step.phase == Phase.TURN and seat < game.players else ""
        yield f"  {city_of(game, seat)}: {action}{hand} ({count_of(asked[seat], 'option')})"


STEP_TITLES = {
    Phase.BOARDS: "Boards",
    Phase.TURN: "Age {age} turn {turn}",
    Phase.LAST_CARD: "Age {age} last card",
    Phase.DISCARD_PILE: "Age {age} turn {turn} discard pile",
    Phase.PENALTY: "Age {age} penalty",
}
QUIET = (EventKind.PASSED, EventKind.BUILT, EventKind.CHAINED, EventKind.BUILT_FREE, EventKind.SOLD, EventKind.STAGED)
"""Events that repeat what the line of the choice says."""


def event_lines(game: Game, events: list[Event]) -> Iterator[str]:
    """What happened, and the coins afterwards."""
    for event in events:
        if event.kind not in QUIET:
            yield f"    {event.sentence(lambda seat: city_of(game, seat), game.names)}"
    state = game.view().state
    if state.age:
        coins = " ".join(str(state.coins[seat]) for seat in range(game.cities))
        shields = " ".join(str(state.shields[seat]) for seat in range(game.cities))
        yield f"    coins {coins}   shields {shields}"


def city_of(game: Game, seat: int) -> str:
    """The city of a seat, or its number before the boards are taken."""
    board = game.board(seat)
    free = " (Free City)" if seat >= game.players else ""
    return (board.wonder.city if board else f"seat {seat}") + free
