"""A dice game in the terminal: the sheet as text, one thing per line, every state in words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import typer

from heptapolis.bots import Bot
from heptapolis.catalogue.dice import dice_box
from heptapolis.catalogue.dice.board import Place
from heptapolis.cli.person import ME, Leave, Person, tell
from heptapolis.errors import HeptapolisError, SetupError
from heptapolis.game import DiceAction, DiceGame, DiceView
from heptapolis.game.dice.action import KINDS, place_named
from heptapolis.game.dice.legal import DiceLegal, DiceOption, DiceRefusal
from heptapolis.game.dice.naming import bonus_name, speaking
from heptapolis.game.dice.text import city_line, city_of, forum_lines, sheet_lines, where_line
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision
from heptapolis.words import ENGLISH, Words


class DiceTerminal(Person):
    """A dice game; the bots send when the person has, so that every choice of the turn can be taken back."""

    def __init__(self, game: DiceGame, bots: Mapping[int, Bot], save: Path | None, words: Words = ENGLISH) -> None:
        super().__init__(game, bots, save, speaking(words, self.name_of))
        self.game = game

    def turn(self) -> None:
        """The person goes through their own chain of choices, then the bots through theirs."""
        self.tell_news()
        self.tell_table(self.game.view(ME))
        while not self.sent():
            self.ask()
        turn = self.game.turn
        for seat in range(1, self.game.players):
            while self.game.turn == turn and not self.game.over and seat in self.game.deciding():
                self.table.choose(seat, self.bots[seat].choose(self.game.view(seat), seat))

    def sent(self) -> bool:
        """Whether the person has nothing left to decide; a chain of several choices is looked at once more."""
        if self.game.decision(ME) != DiceDecision.NONE:
            return False
        if len(self.game.chain(ME)) == 1:
            return True
        self.tell_news()
        before = self.game.chain(ME)
        while self.game.chain(ME) == before:
            answer = typer.prompt(self.words("terminal-send"), default="", show_default=False)
            if not answer.strip():
                return True
            self.understand(answer.strip(), self.game.view(ME).legal())
        return False

    def name_of(self, seat: int) -> str:
        """A seat in a sentence."""
        return self.marked(city_of(self.game, seat, self.words), seat)

    def tell_table(self, view: DiceView) -> None:
        """The dice, their own sheet, and both neighbours in short."""
        typer.echo(f"\n{where_line(view, self.words)}")
        tell(list(forum_lines(view, self.words)))
        tell(list(sheet_lines(view, ME, self.words)))
        for seat in dict.fromkeys([1, self.game.players - 1]):
            typer.echo(city_line(view, seat, self.words))

    def ask(self) -> None:
        """Let the person answer the open decision, or take back the last choice."""
        self.tell_news()
        legal = self.game.view(ME).legal()
        self.tell_options(legal)
        before = (self.game.chain(ME), self.game.turn)
        while (self.game.chain(ME), self.game.turn) == before:
            self.understand(typer.prompt(">", prompt_suffix=" ").strip(), legal)

    def tell_options(self, legal: DiceLegal) -> None:
        """Number the options."""
        typer.echo(f"{self.words.say(legal.decision.question)}.")
        for number, option in enumerate(legal, 1):
            typer.echo(f"{number}. {self.describe(option)}")

    def describe(self, option: DiceOption) -> str:
        """An option in words."""
        action, box, words = option.action, dice_box(), self.words
        if action.kind == DiceActionKind.PASS:
            return words("terminal-pass", n=box.numbers.pass_coins)
        if action.kind == DiceActionKind.SKIP:
            return words("terminal-skip")
        if action.kind == DiceActionKind.BONUS:
            effects = next(bonus.message for bonus in box.bonuses if bonus.id == action.space)
            return words("terminal-bonus", bonus=bonus_name(words, action.space), effects=words.say(effects))
        what, place = self.place_of(action)
        what = words("way-for", way=what, price=words("table-coins", n=option.price)) if option.price else what
        gain = f", {words('terminal-for-choosing', n=option.gain)}" if option.gain else ""
        return f"{what}{gain} ({words.say(place.space.message)})"

    def place_of(self, action: DiceAction) -> tuple[str, Place]:
        """The space of an action, and what it is called."""
        board = self.game.board(ME)
        if action.kind == DiceActionKind.WONDER:
            built = self.game.view(ME).state.count[ME][Building.WONDER]
            place = [place for place in board.places if place.building == Building.WONDER][built]
            return self.words("terminal-wonder-stage", n=built + 1), place
        place = place_named(board, action.space)
        return f"{action.die}: {place.id}" if action.die else place.id, place

    def understand(self, answer: str, legal: DiceLegal) -> None:
        """Do what an answer means: choose, take back, or show something."""
        word, _, rest = answer.partition(" ")
        try:
            if answer.isdecimal() and len(legal):
                number = self.number_in(answer, len(legal))
                if number is not None:
                    self.game.choose(ME, legal.options[number - 1].action)
            elif word.lower() in KINDS:
                self.game.choose(ME, DiceAction.parse(f"{word.lower()} {rest}"))
            elif word.lower() == "back":
                self.take_back()
            else:
                self.answer_question(word.lower(), rest.strip(), legal)
        except (HeptapolisError, ValueError) as fault:
            typer.echo(self.explained(fault))

    def take_back(self) -> None:
        """Undo the last choice; what it had led to is not news any more."""
        self.game.take_back(ME)
        self.shown = min(self.shown, len(self.game.view(ME).events))
        typer.echo(self.words("terminal-taken-back"))

    def answer_question(self, word: str, rest: str, legal: DiceLegal) -> None:
        """Everything that can be asked without choosing."""
        view, lines = self.game.view(ME), [self.words("terminal-help-dice")]
        if word == "list":
            self.tell_options(legal)
            lines = [self.refused(refusal) for refusal in legal.refusals]
        elif word == "dice":
            lines = list(forum_lines(view, self.words))
        elif word == "sheet":
            lines = list(sheet_lines(view, self.seat_named(rest), self.words))
        elif word == "table":
            lines = [city_line(view, seat, self.words) for seat in range(self.game.players)]
        elif word == "space":
            lines = [self.space_line(place_named(self.game.board(ME), rest))]
        elif word == "log":
            lines = self.log_lines()
        elif word == "score":
            lines = self.score_lines()
        elif word == "save" and rest:
            self.write(Path(rest))
            lines = []
        elif word == "quit":
            raise Leave
        tell(lines)

    def refused(self, refusal: DiceRefusal) -> str:
        """Why a die is of no use, or the wonder cannot be built."""
        return f"{refusal.die or self.words('terminal-wonder')}: {self.words.say(refusal.why)}"

    def space_line(self, place: Place) -> str:
        """A space in one line."""
        words, space = self.words, place.space
        return words(
            "terminal-space",
            space=place.id,
            cost=words("terminal-resources", n=space.cost),
            effects=words.say(space.message),
            confidence=words.say(space.confidence.message),
        )

    def seat_named(self, name: str) -> int:
        """The seat with this number; without one their own."""
        numbers = [str(seat) for seat in range(self.game.players)]
        if name and name not in numbers:
            raise SetupError(f"there is no seat {name[:20]!r}; the seats are 0 to {numbers[-1]}.")
        return int(name) if name else ME
