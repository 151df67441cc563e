"""The table in words: for the terminal, for a screen reader, for playthroughs that people read.

`words` is the language they are read in, at a table where cards and cities have names (`naming.speaking`).
"""

from __future__ import annotations

from collections.abc import Iterator

from heptapolis.catalogue.cards import Card, Stage
from heptapolis.game.cards.events import AGE_NAMES, Event, passing
from heptapolis.game.cards.game import Game
from heptapolis.game.cards.history import Step, city_cards
from heptapolis.game.cards.names import Board
from heptapolis.game.cards.naming import board_name, card_name, city_name, edifice_name, speaking
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.score import Score
from heptapolis.game.cards.view import View
from heptapolis.game.sheet import score_table
from heptapolis.rules.cards.turn import direction
from heptapolis.vocab.cards.city import Colour, Counted
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.limits import AGES
from heptapolis.vocab.cards.play import EventKind, Form, Phase, Project
from heptapolis.vocab.messages import Name
from heptapolis.words import ENGLISH, Words


def where_line(view: View, words: Words) -> str:
    """Age, turn and passing direction."""
    state = view.state
    if state.phase == Phase.BOARDS:
        return words("terminal-boards-are-chosen")
    if state.phase == Phase.OVER:
        return words("log-ended")
    turns = view.options.names.box.constants.turns
    where = words("terminal-where", age=AGE_NAMES[state.age], turn=state.turn, turns=turns)
    return f"{where} {words.say(passing(direction(state)))}"


def seat_name(view: View, seat: int, words: Words) -> str:
    """A seat as others speak of it: its player and its city."""
    board = view.state.board[seat]
    city = f", {board_name(words, view.options.names.board(board))}" if board >= 0 else ""
    return f"{view.seats[seat]}{city}"


def city_lines(view: View, seat: int, words: Words) -> Iterator[str]:
    """One city: coins, strength, stages, and its cards by colour."""
    state, names = view.state, view.options.names
    yield words("terminal-seat", n=seat, name=seat_name(view, seat, words) + role_of(view, seat, words))
    if state.board[seat] < 0:
        return
    board = names.board(state.board[seat])
    facts = [
        words("table-coins", n=state.coins[seat]),
        words("table-shields", n=state.shields[seat]),
        words("terminal-stages", n=state.tally[seat][Counted.WONDER_STAGE], all=len(board.side.stages)),
        words("terminal-conflicts", points=f"{names.kernel.military_points(state, seat):+d}"),
        words("terminal-makes", good=words.say(board.side.resource.message)),
    ]
    yield f"  {', '.join(facts)}"
    if view.options.projects:
        yield f"  {pawns_line(view, seat, words)}"
    cards = [names.card(names.card_number(card)) for card in city_cards(view.history, seat)]
    for colour in Colour:
        of_colour = [card_name(words, card) for card in cards if card.colour == colour]
        if of_colour:
            yield f"  {words.say(colour.message)}: {', '.join(of_colour)}"


def pawns_line(view: View, seat: int, words: Words) -> str:
    """The pawns and debts of a city."""
    none = words("terminal-none")
    held, owed = (
        " ".join(f"{AGE_NAMES[age]}" for age, count in enumerate(counts, 1) for _ in range(count)) or none
        for counts in (view.state.pawns[seat], view.state.debts[seat])
    )
    return words("terminal-pawns", pawns=held, debts=owed)


def edifice_lines(view: View, words: Words) -> Iterator[str]:
    """The edifices of the three Ages: how far they are, what they cost, give and threaten."""
    for age in range(AGES if view.options.projects else 0):
        edifice = view.options.names.edifice(view.state.projects[age])
        stand = Project(view.state.progress[age])
        open_words = words("table-pawns-left", n=view.state.pawns_left[age])
        yield words(
            "terminal-edifice",
            age=AGE_NAMES[age + 1],
            name=edifice_name(words, edifice),
            state=open_words if stand == Project.OPEN else words.say(stand.message),
            cost=words.say(edifice.cost.message),
            reward=effects_text(edifice.effects, words),
            penalty=words.say(edifice.penalty.message),
        )


def role_of(view: View, seat: int, words: Words) -> str:
    """What a seat is to the viewer."""
    if view.seat is None:
        return ""
    steps = (seat - view.seat) % view.options.cities
    own = "" if view.seats[seat] == words("app-you") else "you"
    role = {0: own, 1: "left", view.options.cities - 1: "right"}.get(steps, "")
    return f", {words(f'terminal-role-{role}')}" if role else ""


def effects_text(effects: tuple[Effect, ...], words: Words) -> str:
    """What effects do, one sentence after the other."""
    return " ".join(words.say(effect.message) for effect in effects)


def stage_text(stage: Stage, words: Words) -> str:
    """What a stage does, in each of its forms."""
    if Form.WHOLE in stage.forms:
        return effects_text(stage.forms[Form.WHOLE].effects, words)
    first, *others = (
        words("effect-in-form", form=words.say(form.message), effects=effects_text(thing.effects, words))
        for form, thing in stage.forms.items()
    )
    return " ".join([words("effect-either", first=first), *[words("effect-or", next=text) for text in others]])


def stage_lines(view: View, seat: int, words: Words) -> Iterator[str]:
    """The stages of a city's wonder and which are built."""
    board = view.options.names.board(view.state.board[seat])
    built = view.state.tally[seat][Counted.WONDER_STAGE]
    for number, stage in enumerate(board.side.stages, 1):
        if number <= built:
            head = words("table-stage-built", n=number)
        else:
            head = words("terminal-stage-costs", n=number, cost=words.say(stage.cost.message))
        yield f"  {head}: {stage_text(stage, words)}"


def board_line(board: Board, words: Words) -> str:
    """A board in one line."""
    makes = words("terminal-makes", good=words.say(board.side.resource.message))
    stages = [
        f"{words('terminal-stage-costs', n=n, cost=words.say(stage.cost.message))}: {stage_text(stage, words)}"
        for n, stage in enumerate(board.side.stages, 1)
    ]
    return f"{board_name(words, board)}, {makes}; {' '.join(stages)}"


def card_line(card: Card, words: Words) -> str:
    """A card in one line."""
    kind = f"{words.say(card.colour.message)}, {words.say(card.cost.message)}"
    return f"{card_name(words, card)} ({kind}): {effects_text(card.effects, words)}"


def taken_lines(scores: tuple[Score, ...], labels: list[str], words: Words) -> Iterator[str]:
    """What symbols of choice were taken as and which guild was copied."""
    for score, label in zip(scores, labels, strict=True):
        taken = [words.say(symbol.message) for symbol, count in score.symbols.items() for _ in range(count)]
        if taken:
            yield words("score-chosen", name=label, n=len(taken), symbols=words.listed(taken))
        if score.copied:
            yield words("score-copied", name=label, card=words.fill(Name("card", score.copied)))
        if score.repeated:
            again = [str(words.fill(Name("card", card))) for card in score.repeated]
            yield words("score-repeated", name=label, cards=words.listed(again))


def playthrough(record: GameRecord, words: Words = ENGLISH) -> Iterator[str]:
    """A whole record as readable text: every hand, every choice, what happened, and the coins after every step."""
    Game.from_record(record)  # refuses a record that cannot be, before anything is printed
    game = Game.from_record(record, 0)
    words = speaking(words, game.names, lambda seat: city_of(game, seat, words))
    yield game.options.title
    yield from edifice_lines(game.view(), words)
    yield from event_lines(game, game.events, words)
    asked: dict[int, int] = {}
    for seat, action in record.decisions:
        steps, before = len(game.history), len(game.events)
        asked[seat] = len(game.legal(seat))
        game.choose(seat, action)
        if len(game.history) > steps:
            yield from step_lines(game, game.history[-1], asked, words)
            yield from event_lines(game, game.events[before:], words)
            asked = {}
    if game.over:
        labels = [city_of(game, seat, words) for seat in range(game.cities)]
        yield ""
        yield from score_table(game.score(), labels, words)
        yield from taken_lines(game.score(), labels, words)
        yield words("terminal-won-by", names=words.listed([labels[seat] for seat in game.winners()]))


def step_lines(game: Game, step: Step, asked: dict[int, int], words: Words) -> Iterator[str]:
    """Who held what and chose what of how many options."""
    yield ""
    where = {"age": AGE_NAMES[step.age]} | ({"turn": str(step.turn)} if step.phase in IN_A_TURN else {})
    yield words(f"step-{step.phase.name.lower()}", **where)
    for seat, action in step.choices:
        told = f"  {city_of(game, seat, words)}: {action}"
        if step.phase == Phase.TURN and seat < game.players:
            told += f" {words('step-from', hand=' '.join(step.hands[seat]))}"
        yield f"{told} ({words('count-options', n=asked[seat])})"


IN_A_TURN = (Phase.TURN, Phase.DISCARD_PILE)
QUIET = (EventKind.PASSED, EventKind.BUILT, EventKind.CHAINED, EventKind.BUILT_FREE, EventKind.SOLD, EventKind.STAGED)
"""Events that repeat what the line of the choice says."""


def event_lines(game: Game, events: list[Event], words: Words) -> Iterator[str]:
    """What happened, and the coins afterwards."""
    for event in events:
        if event.kind not in QUIET:
            yield f"    {event.sentence(words)}"
    state = game.view().state
    if state.age:
        coins = " ".join(str(state.coins[seat]) for seat in range(game.cities))
        shields = " ".join(str(state.shields[seat]) for seat in range(game.cities))
        yield f"    {words('step-coins', coins=coins)}   {words('step-shields', shields=shields)}"


def city_of(game: Game, seat: int, words: Words) -> str:
    """The city of a seat, or its number before the boards are taken."""
    board = game.board(seat)
    name = city_name(words, board.wonder) if board else words("terminal-seat-number", n=seat)
    return f"{name} ({words('table-free-city')})" if seat >= game.players else name
