"""The table in words: for the terminal, for a screen reader, for playthroughs that people read.

`words` is the language they are read in, at a table where cards and cities have names (`naming.speaking`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from heptapolis.catalogue.cards import Card, Stage
from heptapolis.game.cards.deal import Options
from heptapolis.game.cards.events import AGE_NAMES, Event, neighbours_of, passing, prices_paid
from heptapolis.game.cards.game import Game
from heptapolis.game.cards.history import Step, city_cards
from heptapolis.game.cards.legal import Option
from heptapolis.game.cards.names import Board
from heptapolis.game.cards.naming import board_name, card_name, city_name, edifice_name, speaking
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.score import Score
from heptapolis.game.cards.shapes import Goods
from heptapolis.game.cards.view import View, forms_built
from heptapolis.game.roles import role_of
from heptapolis.game.score_table import score_table
from heptapolis.rules.cards.turn import direction
from heptapolis.vocab.cards.city import Colour, Counted, Symbol
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.limits import AGES
from heptapolis.vocab.cards.play import ActionKind, EventKind, Form, Phase, Project
from heptapolis.vocab.messages import Message, Name, message
from heptapolis.words import ENGLISH, Words


def where_line(view: View, words: Words) -> str:
    """Age, turn, and where hands go when all have chosen; after the last turn of an Age they go nowhere."""
    state = view.state
    if state.phase == Phase.BOARDS:
        return words("terminal-boards-are-chosen")
    if state.phase == Phase.OVER:
        return words("log-ended")
    turns = view.options.names.box.constants.turns
    where = words("terminal-where", age=AGE_NAMES[state.age], turn=state.turn, turns=turns)
    passes = state.phase == Phase.TURN and state.turn < turns
    return f"{where} {words.say(passing(direction(state)))}" if passes else where


def seat_name(view: View, seat: int, words: Words) -> str:
    """A seat as others speak of it: its player and its city."""
    board = view.state.board[seat]
    city = f", {board_name(words, view.options.names.board(board))}" if board >= 0 else ""
    player = view.seats[seat] if seat < view.options.players else words("table-free-city")
    return f"{player}{city}"


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


def open_lines(view: View, seat: int, words: Words) -> Iterator[str]:
    """Everything visible in a city: the `city_lines`, tokens, goods, science, hand and stages."""
    yield from city_lines(view, seat, words)
    if view.state.board[seat] < 0:
        return
    city = view.city_json(seat)
    for age, tokens in enumerate(city["tokens"], 1):
        if any(tokens):
            told = " ".join(f"{token:+d}" for token in tokens if token)
            yield f"  {words('terminal-tokens-held', age=AGE_NAMES[age], tokens=told)}"
    yield f"  {words('terminal-made', goods=goods_text(city['makes'], words))}"
    yield f"  {words('terminal-sold', goods=goods_text(city['sells'], words))}"
    if any(city["science"].values()):
        yield f"  {words('terminal-science', symbols=science_text(city['science'], words))}"
    if city["free_builds_left"]:
        yield f"  {words('terminal-free-builds', n=city['free_builds_left'])}"
    if seat < view.options.players:
        yield f"  {words('terminal-hand-size', n=view.hand_size(seat))}"
    yield from stage_lines(view, seat, words)


def goods_text(symbols: Goods, words: Words) -> str:
    """Symbols of goods, those of a choice joined by "or"."""
    return ", ".join(words.listed([words(f"good-{good}") for good in symbol], "or") for symbol in symbols)


def science_text(science: dict[str, int], words: Words) -> str:
    """The science symbols of a city, with how many there are of each."""
    names = {symbol.word: words.say(symbol.message) for symbol in Symbol}
    names["choice"] = words("terminal-symbol-choice")
    return ", ".join(f"{count} {names[symbol]}" for symbol, count in science.items() if count)


def pawns_line(view: View, seat: int, words: Words) -> str:
    """The pawns and debts of a city."""
    none = words("terminal-none")
    held, owed = (
        " ".join(f"{AGE_NAMES[age]}" for age, count in enumerate(counts, 1) for _ in range(count)) or none
        for counts in (view.state.pawns[seat], view.state.debts[seat])
    )
    return words("terminal-pawns", pawns=held, debts=owed)


def way_of(option: Option, seat: int, options: Options) -> Message:
    """What a seat does with a card or board by an option, and for how much."""
    action = option.action
    way = message(f"way-{action.kind.word}")
    way = message("way-in-form", way=way, form=action.form.message) if action.form else way
    way = message("way-joining", way=way) if action.join else way
    if option.price:
        prices = prices_paid(neighbours_of(seat, options.cities), action.left, action.right, option.bank)
        return message("way-for", way=way, price=prices)
    if action.kind == ActionKind.SELL:
        return message("way-for", way=way, price=message("table-coins", n=options.names.box.constants.sale))
    return way


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
    """The stages of a city's wonder, which are built, and in which form."""
    board = view.options.names.board(view.state.board[seat])
    forms = forms_built(view.state, seat, view.options.names)
    for number, (stage, form) in enumerate(zip_longest(board.side.stages, forms), 1):
        if form is None:
            head = words("terminal-stage-costs", n=number, cost=words.say(stage.cost.message))
            yield f"  {head}: {stage_text(stage, words)}"
        else:
            yield f"  {built_head(number, form, words)}: {effects_text(stage.forms[form].effects, words)}"


def built_head(number: int, form: Form, words: Words) -> str:
    """That a stage is built, and in which form where there were several."""
    if form == Form.WHOLE:
        return words("table-stage-built", n=number)
    return words("terminal-stage-built-form", n=number, form=words.say(form.message))


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
    """What symbols of choice were taken as, which guild was copied, and what is only proposed."""
    for score, label in zip(scores, labels, strict=True):
        taken = [words.say(symbol.message) for symbol, count in score.symbols.items() for _ in range(count)]
        if taken:
            yield words("score-chosen", name=label, n=len(taken), symbols=words.listed(taken))
        if score.copied:
            yield words("score-copied", name=label, card=words.fill(Name("card", score.copied)))
        if score.repeated:
            again = [str(words.fill(Name("card", card))) for card in score.repeated]
            yield words("score-repeated", name=label, cards=words.listed(again))
    if any(score.repeated for score in scores):
        yield words("score-repeated-proposal")


def playthrough(record: GameRecord, words: Words = ENGLISH) -> Iterator[str]:
    """A whole record as readable text: every hand, every choice, what happened, and the coins after every step."""
    Game.from_record(record)  # refuses a record that cannot be, before anything is printed
    game = Game.from_record(record, 0)
    words = speaking(words, game.names, lambda seat: city_of(game, seat, words), game.seats.__getitem__)
    yield game.options.title_in(words)
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
    yield words.say(when(step.phase, step.age, step.turn))
    for seat, action in step.choices:
        told = f"  {city_of(game, seat, words)}: {action}"
        if step.phase == Phase.TURN and seat < game.players:
            told += f" {words('step-from', hand=' '.join(step.hands[seat]))}"
        yield f"{told} ({words('count-options', n=asked[seat])})"


def when(phase: Phase, age: int, turn: int) -> Message:
    """Where a game stood, as a heading."""
    where = {"age": AGE_NAMES[age]} | ({"turn": str(turn)} if phase in IN_A_TURN else {})
    return Message(f"step-{phase.word}", dict(where))


IN_A_TURN = (Phase.TURN, Phase.DISCARD_PILE)
QUIET = (EventKind.PASSED, EventKind.BUILT, EventKind.CHAINED, EventKind.BUILT_FREE, EventKind.SOLD, EventKind.STAGED)
"""Events that repeat what the line of the choice says."""


def event_lines(game: Game, events: list[Event], words: Words) -> Iterator[str]:
    """What happened, and the coins afterwards."""
    for event in events:
        if event.kind not in QUIET:
            yield f"    {told(event, game, words)}"
    state = game.view().state
    if state.age:
        coins = " ".join(str(state.coins[seat]) for seat in range(game.cities))
        shields = " ".join(str(state.shields[seat]) for seat in range(game.cities))
        yield f"    {words('step-coins', coins=coins)}   {words('step-shields', shields=shields)}"


def told(event: Event, game: Game, words: Words) -> str:
    """What happened. A person without a name is called "you", and spoken to where a sentence is about the player."""
    if event.kind == EventKind.TOOK_BOARD and game.seats[event.seat] == words("app-you"):
        return words("terminal-you-play", board=words.fill(event.named))
    return event.sentence(words)


def city_of(game: Game, seat: int, words: Words) -> str:
    """The city of a seat, or its number before the boards are taken."""
    board = game.board(seat)
    name = city_name(words, board.wonder) if board else words("terminal-seat-number", n=seat)
    return f"{name} ({words('table-free-city')})" if seat >= game.players else name
