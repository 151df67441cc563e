"""A game in the terminal: plain text, one thing per line, every state in words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import typer

from heptapolis.bots import Bot
from heptapolis.catalogue.cards import Card
from heptapolis.cli.person import ME, Leave, Person, tell
from heptapolis.errors import HeptapolisError
from heptapolis.game import Action, Game, Legal, Option, View
from heptapolis.game.cards.events import prices_paid
from heptapolis.game.cards.naming import card_name, speaking
from heptapolis.game.cards.text import (
    board_line,
    card_line,
    city_lines,
    city_of,
    edifice_lines,
    seat_name,
    stage_lines,
    taken_lines,
    where_line,
)
from heptapolis.vocab.cards.play import ActionKind, Decision
from heptapolis.vocab.messages import Name
from heptapolis.words import ENGLISH, Words


class Terminal(Person):
    """A card game; with two players the person and a bot take turns for the Free City."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], save: Path | None, words: Words = ENGLISH) -> None:
        super().__init__(game, bots, save, speaking(words, game.names, self.name_of))
        self.game = game

    def turn(self) -> None:
        """The bots choose, then the person; the last choice resolves the turn."""
        self.tell_news()
        choosers = {seat: self.game.chooser(seat) for seat in self.game.deciding()}
        for seat, player in choosers.items():
            if player != ME:
                self.table.choose(seat, self.bots[player].choose(self.game.view(player), seat))
        for seat, player in choosers.items():
            if player == ME:
                self.game.choose(seat, self.ask(seat))

    def name_of(self, seat: int) -> str:
        """A seat in a sentence: its city, or its player before the boards are taken."""
        return self.marked(city_of(self.game, seat, self.words), seat)

    def ask(self, seat: int) -> Action:
        """The person's answer to the open decision of a seat: their own, or the Free City's."""
        view = self.game.view(ME)
        legal = view.legal(seat)
        groups = groups_of(legal)
        if seat == ME:
            self.tell_table(view)
        self.tell_choices(view, legal)
        while True:
            answer = typer.prompt(">", prompt_suffix=" ").strip()
            if answer.lower() == "back" and legal.decision == Decision.PLAY_FOR_FREE_CITY:
                self.game.choose(ME, self.ask(ME))
                return self.ask(seat)
            action = self.understand(answer, groups, legal, view, seat)
            if action is not None:
                return action

    def tell_table(self, view: View) -> None:
        """The person's own city and both neighbours."""
        for seat in dict.fromkeys([ME, 1, self.game.cities - 1]):
            for line in city_lines(view, seat, self.words):
                typer.echo(line)
        if view.state.age:
            for line in list(edifice_lines(view, self.words))[view.state.age - 1 :][:1]:
                typer.echo(line)

    def tell_choices(self, view: View, legal: Legal) -> None:
        """Number the cards (or boards) and say what can be done with each."""
        question = self.words.say(legal.question)
        typer.echo(f"\n{where_line(view, self.words)} {question}.")
        for number, options in enumerate(groups_of(legal), 1):
            card = options[0].action.card
            typer.echo(f"{number}. {self.describe(card)}")
            ways = [self.way(option) for option in options if option.action.kind != ActionKind.STAGE]
            refusal = legal.why_not(ActionKind.BUILD, card) if legal.decision != Decision.TAKE_BOARD else None
            told = [self.words.listed(ways, "or")] if ways else []
            told += [self.words("terminal-not-built", why=self.words.say(refusal.why))] if refusal else []
            if told:
                typer.echo(f"   {'; '.join(told)}")
        self.tell_stage(legal)

    def tell_stage(self, legal: Legal) -> None:
        """What the next wonder stage costs, with any card; or why it cannot be built."""
        stage = legal.why_not(ActionKind.STAGE, "")
        if stage is not None:
            typer.echo(self.words("terminal-no-stage", why=self.words.say(stage.why)))
        ways = dict.fromkeys(self.way(option) for option in legal if option.action.kind == ActionKind.STAGE)
        if ways:
            typer.echo(self.words("terminal-stage-ways", ways=self.words.listed(list(ways), "or")))

    def describe(self, thing: str) -> str:
        """A card or board in one line."""
        names = self.game.names
        if not thing:
            return self.words("ask-decline")
        if thing.replace("+", "").isdecimal():
            return self.words("terminal-tokens", tokens=self.words.listed(thing.split("+")))
        if "/" in thing:
            return board_line(names.board(names.board_number(thing)), self.words)
        return card_line(names.card(names.card_number(thing)), self.words)

    def way(self, option: Option) -> str:
        """An option in words."""
        action, words = option.action, self.words
        form = words.say(action.form.message) if action.form else ""
        way = words(f"way-{action.kind.word}")
        way = words("way-in-form", way=way, form=form) if form else way
        way = words("way-joining", way=way) if action.join else way
        if option.price:
            prices = words.fill(prices_paid(action.left, action.right, option.bank))
            return words("way-for", way=way, price=prices)
        if action.kind == ActionKind.SELL:
            return words("way-for", way=way, price=words("table-coins", n=self.game.names.box.constants.sale))
        return way

    def understand(self, answer: str, groups: list[list[Option]], legal: Legal, view: View, seat: int) -> Action | None:
        """The action that an answer means; None if it was a question or could not be understood."""
        if answer.isdecimal():
            number = self.number_in(answer, len(groups))
            return None if number is None else self.choose_way(groups[number - 1])
        word, _, rest = answer.partition(" ")
        try:
            if word.upper() in ActionKind.__members__:
                return self.checked(Action.parse(f"{word.lower()} {rest}"), legal, seat)
            if word.lower() == "list":
                self.tell_choices(view, legal)
            else:
                self.answer_question(word.lower(), rest.strip(), view)
        except (HeptapolisError, ValueError) as fault:
            typer.echo(self.explained(fault))
        return None

    def checked(self, action: Action, legal: Legal, seat: int) -> Action | None:
        """The action if it is legal; otherwise the game says why not."""
        if action in legal.actions:
            return action
        self.game.choose(seat, action)  # raises the error that explains
        return None

    def choose_way(self, options: list[Option]) -> Action | None:
        """Of several ways to use a card, the one the person wants."""
        if len(options) == 1:
            return options[0].action
        for number, option in enumerate(options, 1):
            typer.echo(f"  {number}. {self.way(option)}")
        answer = typer.prompt(f"  {self.words('terminal-which-way')}", default="", show_default=False).strip()
        if answer.isdecimal() and len(answer) <= 20 and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1].action
        return None

    def answer_question(self, word: str, rest: str, view: View) -> None:
        """Everything that can be asked without choosing."""
        lines: list[str] = []
        if word == "table":
            lines = [line for seat in range(self.game.cities) for line in city_lines(view, seat, self.words)]
        elif word == "wonder":
            lines = (
                list(stage_lines(view, ME, self.words))
                if view.state.board[ME] >= 0
                else [self.words("terminal-no-board")]
            )
        elif word == "card":
            lines = [card_line(self.card_named(rest), self.words)]
        elif word == "edifices":
            lines = list(edifice_lines(view, self.words)) or [self.words("terminal-no-edifices")]
        elif word == "seen":
            lines = self.seen_lines(view)
        elif word == "log":
            lines = self.log_lines()
        elif word == "score":
            lines = self.score_lines()
        elif word == "save" and rest:
            self.write(Path(rest))
        elif word == "quit":
            raise Leave
        else:
            lines = [self.words("terminal-help-cards")]
        tell(lines)

    def card_named(self, name: str) -> Card:
        """The card with this name in the person's language or in English."""
        for card in self.game.names.box.cards:
            if card_name(self.words, card).lower() == name.lower():
                return card
        return self.game.names.box.card(name)

    def seen_lines(self, view: View) -> list[str]:
        """What the person may remember of the others' hands."""
        lines = []
        for seat, cards in view.hands_seen().items():
            names = ", ".join(str(self.words.fill(Name("card", card))) for card in cards)
            name, size = seat_name(view, seat, self.words), view.hand_size(seat)
            unseen = self.words("terminal-cards-unseen")
            lines.append(self.words("terminal-holds", name=name, n=size, cards=names or unseen))
        return lines

    def score_lines(self) -> list[str]:
        """The score sheet as the cities stand, and once the game is over what was taken on the way."""
        labels = list(self.game.seats)
        taken = taken_lines(self.game.score(), labels, self.words) if self.game.over else ()
        return [*super().score_lines(), *taken]


def groups_of(legal: Legal) -> list[list[Option]]:
    """The options card by card."""
    groups: dict[str, list[Option]] = {}
    for option in legal:
        groups.setdefault(option.action.card, []).append(option)
    return list(groups.values())
