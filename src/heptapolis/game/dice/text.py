"""The dice table in words: the dice, a city's sheet, and playthroughs that people read.

`words` is the language they are read in, at a table where players have names (`naming.speaking`).
"""

from __future__ import annotations

from collections.abc import Iterator

from heptapolis.catalogue.dice import DiceBoard, dice_box
from heptapolis.catalogue.dice.board import Place
from heptapolis.game.dice.events import DiceEvent
from heptapolis.game.dice.game import DiceGame
from heptapolis.game.dice.history import DiceStep
from heptapolis.game.dice.naming import bonus_name, city_name, face_name, speaking
from heptapolis.game.dice.record import DiceRecord
from heptapolis.game.dice.score import score_of
from heptapolis.game.dice.view import DiceView, written_points
from heptapolis.game.roles import role_of
from heptapolis.game.score_table import score_table
from heptapolis.rules.dice.city import die_price, may_choose, resources
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import COLOUR_OF, SPECIAL, Building, DiceEventKind
from heptapolis.words import ENGLISH, Words


def where_line(view: DiceView, words: Words) -> str:
    """Which turn it is."""
    if view.over:
        return words("log-ended")
    last = view.state.turn == view.state.last_turn
    return words("terminal-last-turn" if last else "terminal-turn", n=view.state.turn)


def forum_lines(view: DiceView, words: Words) -> Iterator[str]:
    """The dice as they are now, each with its price for the viewer."""
    state, box = view.state, dice_box()
    for slot in range(FORUM):
        die = box.dice[state.die[slot]]
        face, mark = face_name(words, box.symbols[state.symbol[slot]][1]), words.say(die.colour.mark)
        shown = words("terminal-die", die=die.id, mark=mark, face=face, zone=int(state.zone[slot]))
        yield f"  {shown}{price_of(view, slot, words)}"


def price_of(view: DiceView, slot: int, words: Words) -> str:
    """What a die costs the viewer, behind a comma."""
    if view.seat is None:
        return ""
    if not may_choose(view.state, view.seat, dice_box().dice[view.state.die[slot]].colour):
        return f", {words('terminal-locked')}"
    return f", {words('table-coins', n=die_price(view.state, view.seat, slot))}"


def board_name(board: DiceBoard, words: Words) -> str:
    """A board by its city, and that its numbers are reconstructed where they are."""
    city = city_name(words, board)
    return words("board-unsure", city=city) if board.unsure else city


def city_line(view: DiceView, seat: int, words: Words) -> str:
    """A city in one line."""
    state, board = view.state, view.options.boards[view.state.board[seat]]
    done = [words.say(b.message) for b in Building if state.count[seat][b] == board.plan(b).size]
    taken = [bonus_name(words, bonus.id) for n, bonus in enumerate(dice_box().bonuses) if state.bonuses[seat] >> n & 1]
    west, east = state.defence[seat]
    facts = [
        words("table-coins", n=state.coins[seat]),
        words("terminal-resources", n=resources(state, seat)),
        words("terminal-defence", west=west, east=east),
        words("terminal-finished", buildings=", ".join(done) or words("terminal-nothing")),
        words("terminal-bonuses", bonuses=", ".join(taken) or words("terminal-none")),
    ]
    name = f"{view.seats[seat]}, {board_name(board, words)}{role_of(view, seat, words)}"
    return f"{words('terminal-seat', n=seat, name=name)}: {', '.join(facts)}"


def sheet_lines(view: DiceView, seat: int, words: Words) -> Iterator[str]:
    """The whole sheet of a city: every space with its cost and effect, crossed off or not."""
    state, board = view.state, view.options.boards[view.state.board[seat]]
    unlocked = [words.say(colour.message) for colour in SPECIAL if state.unlocked[seat] >> colour & 1]
    more = [
        words("terminal-unlocked", dice=", ".join(unlocked) or words("terminal-none")),
        words("terminal-as-it-stands", n=score_of(state, seat, view.options).total),
    ]
    yield f"{city_line(view, seat, words)}, {', '.join(more)}"
    if board.status:
        yield f"  {words('terminal-board-numbers', status=words.say(board.status))}"
    written = written_points(state, seat, view.options)
    for building in Building:
        yield f"  {building_head(view, seat, building, board, words)}"
        for number, (where, track) in enumerate(board.tracks):
            if where == building:
                places = [place for place in board.places if place.track == number]
                arrow = " / " if track.any_order else " > "
                spaces = arrow.join(space_text(state.crossed[seat][number], place, written, words) for place in places)
                shown = "/".join(face_name(words, symbol) for symbol in track.symbols)
                symbols = f"{shown}: " if shown else ""
                yield f"    {symbols}{spaces}"


def building_head(view: DiceView, seat: int, building: Building, board: DiceBoard, words: Words) -> str:
    """A building, its die and how far it is."""
    colour = COLOUR_OF.get(building)
    needs = words("terminal-needs-no-die")
    if colour is not None:
        needs = words("terminal-needs-die", colour=words.say(colour.message))
    first = building == Building.AGORA and view.state.first_agora[seat]
    key = "terminal-building-first" if first else "terminal-building"
    crossed, size = view.state.count[seat][building], board.plan(building).size
    return words(key, building=words.say(building.message), die=needs, n=crossed, all=size)


def space_text(crossed: int, place: Place, written: dict[str, int], words: Words) -> str:
    """A space in a few words: crossed off or not, its cost, its effects; ? where the number is reconstructed."""
    mark = "[x]" if crossed >> place.place & 1 else "[ ]"
    doubt = "?" if place.space.unsure else ""
    parts = [f"{mark} {place.space.cost}{doubt}"]
    if place.space.effects:
        parts.append(", ".join(words.say(effect.short) for effect in place.space.effects))
    if place.id in written:
        parts.append(words("terminal-points-won", n=written[place.id]))
    return " ".join(parts)


def city_of(game: DiceGame, seat: int, words: Words) -> str:
    """The city of a seat."""
    return city_name(words, game.board(seat))


def playthrough(record: DiceRecord, words: Words = ENGLISH) -> Iterator[str]:
    """A whole record as readable text: the dice, every choice, what happened, and the coins after every turn."""
    DiceGame.from_record(record)  # refuses a record that cannot be, before anything is printed
    game = DiceGame.from_record(record, 0)
    words = speaking(words, lambda seat: city_of(game, seat, words))
    yield game.options.title_in(words)
    for seat in range(game.players):
        yield f"  {words('terminal-seat-number', n=seat)}: {game.seats[seat]}, {board_name(game.board(seat), words)}"
    asked: list[tuple[int, int]] = []
    for seat, action in record.decisions:
        steps, before = len(game.history), len(game.events)
        asked.append((seat, len(game.legal(seat))))
        game.choose(seat, action)
        if len(game.history) > steps:
            by_seat = [options for _, options in sorted(asked, key=lambda entry: entry[0])]
            yield from step_lines(game, game.history[-1], by_seat, game.events[before:], words)
            asked = []
    if game.over:
        labels = [city_of(game, seat, words) for seat in range(game.players)]
        yield ""
        yield from score_table(game.score(), labels, words)
        yield words("terminal-won-by", names=words.listed([labels[seat] for seat in game.winners()]))


QUIET = (
    DiceEventKind.SHOOK,
    DiceEventKind.CHOSE_DIE,
    DiceEventKind.CROSSED,
    DiceEventKind.PASSED,
    DiceEventKind.SKIPPED,
)
"""Events that repeat what the line of the choice says."""


def step_lines(
    game: DiceGame, step: DiceStep, asked: list[int], events: list[DiceEvent], words: Words
) -> Iterator[str]:
    """One turn: how the dice lay, who chose what of how many options, and what came of it."""
    yield ""
    yield f"{words('step-dice-turn', turn=step.turn)}: {step.roll}"
    for (seat, action), options in zip(step.choices, asked, strict=True):
        yield f"  {city_of(game, seat, words)}: {action} ({words('count-options', n=options)})"
    for event in events:
        if event.kind not in QUIET:
            yield f"    {event.sentence(words)}"
    yield "    " + words("step-coins", coins=" ".join(str(score.coins) for score in game.score()))
