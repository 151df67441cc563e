"""A dice game in the terminal: the sheet as text, one thing a line, every state in words."""

from __future__ import annotations

from pathlib import Path

import typer

from heptapolis.bots import Bot
from heptapolis.catalogue.dice import dice_box
from heptapolis.cli.person import ME, Leave, Person, number_in, tell
from heptapolis.errors import HeptapolisError, SetupError
from heptapolis.game import DiceAction, DiceGame, DiceView
from heptapolis.game.dice.action import KINDS, place_named
from heptapolis.game.dice.events import DiceEvent
from heptapolis.game.dice.legal import DiceLegal, DiceOption
from heptapolis.game.dice.text import city_line, city_of, forum_lines, sheet_lines, where_line
from heptapolis.vocab.cards.goods import count_of
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision

HELP = """Type the number of what you want to do. Or one of:
  list         what you can do now, and why the other dice are of no use
  dice         the dice in the Forum
  sheet [SEAT] your sheet, or another city's
  table        all cities in short
  space NAME   what a space of your board costs and does, such as: space agora.mask.1
  log          what happened lately
  score        the score sheet as the cities stand
  save FILE    write the record of the game
  back         take back your last choice of this turn
  quit         leave the game
You may also type an action as a whole, such as: build blue agora.mask.1, wonder, pass, cross market.coin.2, skip."""


class DiceTerminal(Person):
    """A dice game; the bots send when the person has, so that every choice of the turn can be taken back."""

    def __init__(self, game: DiceGame, bots: dict[int, Bot], save: Path | None) -> None:
        super().__init__(game, bots, save)
        self.game = game

    def turn(self) -> None:
        """The person goes through the own chain of choices, then the bots through theirs."""
        self.tell_news()
        self.tell_table(self.game.view(ME))
        while not self.sent():
            self.ask()
        turn = self.game.turn
        for seat in range(1, self.game.players):
            while self.game.turn == turn and not self.game.over and seat in self.game.deciding():
                self.game.choose(seat, self.bots[seat].choose(self.game.view(seat)))

    def sent(self) -> bool:
        """Whether the person has nothing left to decide; a chain of several choices is looked at once more."""
        if self.game.decision(ME) != DiceDecision.NONE:
            return False
        if len(self.game.chain(ME)) == 1:
            return True
        self.tell_news()
        before = self.game.chain(ME)
        while self.game.chain(ME) == before:
            answer = typer.prompt("Send your turn? Enter to send, back to take back", default="", show_default=False)
            if not answer.strip():
                return True
            self.understand(answer.strip(), self.game.view(ME).legal())
        return False

    def sentence(self, event: DiceEvent) -> str:
        """An event in words."""
        return event.sentence(self.name_of)

    def name_of(self, seat: int) -> str:
        """A seat in a sentence."""
        return city_of(self.game, seat) + (" (you)" if seat == ME else "")

    def tell_table(self, view: DiceView) -> None:
        """The dice, the own sheet, and both neighbours in short."""
        typer.echo(f"\n{where_line(view)}")
        tell(list(forum_lines(view)))
        tell(list(sheet_lines(view, ME)))
        for seat in dict.fromkeys([1, self.game.players - 1]):
            typer.echo(city_line(view, seat))

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
        question = legal.decision.words
        typer.echo(f"{question[0].upper()}{question[1:]}.")
        for number, option in enumerate(legal, 1):
            typer.echo(f"{number}. {self.describe(option)}")

    def describe(self, option: DiceOption) -> str:
        """An option in words."""
        action, box = option.action, dice_box()
        if action.kind == DiceActionKind.PASS:
            return f"Pass and take {count_of(box.numbers.pass_coins, 'coin')}"
        if action.kind == DiceActionKind.SKIP:
            return "Leave it at that"
        if action.kind == DiceActionKind.BONUS:
            return f"Bonus {action.space}: {next(b.sentence for b in box.bonuses if b.id == action.space)}"
        board = self.game.board(ME)
        if action.kind == DiceActionKind.WONDER:
            built = self.game.view(ME).state.count[ME][Building.WONDER]
            place = [place for place in board.places if place.building == Building.WONDER][built]
            what = f"Wonder, stage {built + 1}"
        else:
            place = place_named(board, action.space)
            what = f"{action.die}: {place.id}" if action.die else place.id
        price = f" for {count_of(option.price, 'coin')}" if option.price else ""
        gain = f", {count_of(option.gain, 'coin')} for choosing it" if option.gain else ""
        return f"{what}{price}{gain} ({place.space.sentence})"

    def understand(self, answer: str, legal: DiceLegal) -> None:
        """Do what an answer means: choose, take back, or tell something."""
        word, _, rest = answer.partition(" ")
        try:
            if answer.isdecimal() and len(legal):
                number = number_in(answer, len(legal))
                if number is not None:
                    self.game.choose(ME, legal.options[number - 1].action)
            elif word.lower() in KINDS:
                self.game.choose(ME, DiceAction.parse(f"{word.lower()} {rest}"))
            elif word.lower() == "back":
                self.take_back()
            else:
                self.answer_question(word.lower(), rest.strip(), legal)
        except (HeptapolisError, ValueError) as fault:
            typer.echo(str(fault))

    def take_back(self) -> None:
        """Undo the last choice; what it had led to is not news any more."""
        self.game.take_back(ME)
        self.shown = min(self.shown, len(self.game.view(ME).events))
        typer.echo("Taken back.")

    def answer_question(self, word: str, rest: str, legal: DiceLegal) -> None:
        """Everything that can be asked without choosing."""
        view, lines = self.game.view(ME), [HELP]
        if word == "list":
            self.tell_options(legal)
            lines = [f"{refusal.die or 'wonder'}: {refusal.words}" for refusal in legal.refusals]
        elif word == "dice":
            lines = list(forum_lines(view))
        elif word == "sheet":
            lines = list(sheet_lines(view, self.seat_named(rest)))
        elif word == "table":
            lines = [city_line(view, seat) for seat in range(self.game.players)]
        elif word == "space":
            place = place_named(self.game.board(ME), rest)
            lines = [
                f"{place.id}: costs {count_of(place.space.cost, 'resource')}; {place.space.sentence} "
                f"(confidence: {place.space.confidence.word})"
            ]
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

    def seat_named(self, name: str) -> int:
        """The seat with this number; without one the own."""
        numbers = [str(seat) for seat in range(self.game.players)]
        if name and name not in numbers:
            raise SetupError(f"there is no seat {name[:20]!r}; the seats are 0 to {numbers[-1]}.")
        return int(name) if name else ME
