"""A game in the terminal: plain text, one thing a line, every state in words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import typer

from heptapolis.bots import Bot
from heptapolis.cli.person import ME, Leave, Person, number_in, tell
from heptapolis.errors import HeptapolisError
from heptapolis.game import Action, Event, Game, Legal, Option, View
from heptapolis.game.cards.events import price_words
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
from heptapolis.vocab.cards.goods import count_of
from heptapolis.vocab.cards.play import ActionKind, Decision

HELP = """Type the number of a card, then the number of a way to use it. Or one of:
  list         your cards and what you can do with them
  table        all cities
  wonder       the stages of your wonder
  card NAME    what a card does
  edifices     the edifices of the three Ages, if you play with them
  seen         cards you have seen in hands that others hold now
  log          what happened lately
  score        the score sheet as the cities stand
  save FILE    write the record of the game
  back         while you choose for the Free City: choose your own card again
  quit         leave the game
You may also type an action as a whole, such as: build altar, stage altar L2, stage altar left join, sell altar."""


class Terminal(Person):
    """A card game; with two players the person and a bot take turns for the Free City."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], save: Path | None) -> None:
        super().__init__(game, bots, save)
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

    def sentence(self, event: Event) -> str:
        """An event in words."""
        return event.sentence(self.name_of, self.game.names)

    def name_of(self, seat: int) -> str:
        """A seat in a sentence: its city, or its player before the boards are taken."""
        return city_of(self.game, seat) + (" (you)" if seat == ME else "")

    def ask(self, seat: int) -> Action:
        """The person's answer to the open decision of a seat: the own one, or the Free City."""
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
            for line in city_lines(view, seat):
                typer.echo(line)
        if view.state.age:
            for line in list(edifice_lines(view))[view.state.age - 1 :][:1]:
                typer.echo(line)

    def tell_choices(self, view: View, legal: Legal) -> None:
        """Number the cards (or boards) and say what can be done with each."""
        question = legal.decision.words
        typer.echo(f"\n{where_line(view)} {question[0].upper()}{question[1:]}.")
        for number, options in enumerate(groups_of(legal), 1):
            card = options[0].action.card
            typer.echo(f"{number}. {self.describe(card)}")
            ways = [self.way(option) for option in options if option.action.kind != ActionKind.STAGE]
            refusal = legal.why_not(ActionKind.BUILD, card) if legal.decision != Decision.TAKE_BOARD else None
            words = [*([" or ".join(ways)] if ways else []), *([f"not built: {refusal.words}"] if refusal else [])]
            if words:
                typer.echo(f"   {'; '.join(words)}")
        self.tell_stage(legal)

    def tell_stage(self, legal: Legal) -> None:
        """What the next wonder stage costs, with any card; or why it cannot be built."""
        stage = legal.why_not(ActionKind.STAGE, "")
        if stage is not None:
            typer.echo(f"No wonder stage: {stage.words}.")
        ways = dict.fromkeys(self.way(option) for option in legal if option.action.kind == ActionKind.STAGE)
        if ways:
            typer.echo(f"Or a card for the next wonder stage: {' or '.join(ways)}.")

    def describe(self, thing: str) -> str:
        """A card or board in one line."""
        names = self.game.names
        if not thing:
            return "Take nothing"
        if thing.replace("+", "").isdecimal():
            return f"Victory tokens worth {thing.replace('+', ' and ')}"
        if "/" in thing:
            return board_line(names.board(names.board_number(thing)))
        card = names.card(names.card_number(thing))
        return card_line(card, card.name, card.colour)

    def way(self, option: Option) -> str:
        """An option in words."""
        action = option.action
        price = price_words(action.left, action.right, option.bank)
        sale = f" for {count_of(self.game.names.box.constants.sale, 'coin')}" if action.kind == ActionKind.SELL else ""
        form = f" ({action.form.words})" if action.form else ""
        part = " and take part in the edifice" if action.join else ""
        return WAYS[action.kind] + form + part + (f" for {price}" if price else sale)

    def understand(self, answer: str, groups: list[list[Option]], legal: Legal, view: View, seat: int) -> Action | None:
        """The action that an answer means; None if it was a question or could not be understood."""
        if answer.isdecimal():
            number = number_in(answer, len(groups))
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
            typer.echo(str(fault))
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
        answer = typer.prompt("  way (empty: another card)", default="", show_default=False).strip()
        if answer.isdecimal() and len(answer) <= 20 and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1].action
        return None

    def answer_question(self, word: str, rest: str, view: View) -> None:
        """Everything that can be asked without choosing."""
        lines: list[str] = []
        if word == "table":
            lines = [line for seat in range(self.game.cities) for line in city_lines(view, seat)]
        elif word == "wonder":
            lines = list(stage_lines(view, ME)) if view.state.board[ME] >= 0 else ["You have no board yet."]
        elif word == "card":
            card = self.game.names.box.card(rest)
            lines = [card_line(card, card.name, card.colour)]
        elif word == "edifices":
            lines = list(edifice_lines(view)) or ["You play without edifices."]
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
            lines = [HELP]
        tell(lines)

    def seen_lines(self, view: View) -> list[str]:
        """What the person may remember of the others' hands."""
        lines = []
        for seat, cards in view.hands_seen().items():
            names = ", ".join(self.game.names.box.card(card).name for card in cards)
            lines.append(
                f"{seat_name(view, seat)} holds {view.hand_size(seat)} of: {names or 'cards you have not seen'}"
            )
        return lines

    def score_lines(self) -> list[str]:
        """The score sheet as the cities stand, and once the game is over what was taken on the way."""
        labels = list(self.game.seats)
        taken = taken_lines(self.game.score(), labels, self.game.names) if self.game.over else ()
        return [*super().score_lines(), *taken]


def groups_of(legal: Legal) -> list[list[Option]]:
    """The options card by card."""
    groups: dict[str, list[Option]] = {}
    for option in legal:
        groups.setdefault(option.action.card, []).append(option)
    return list(groups.values())


WAYS = {
    ActionKind.BUILD: "build",
    ActionKind.CHAIN: "build free by its chain",
    ActionKind.FREE: "build free by your wonder",
    ActionKind.STAGE: "put under the wonder",
    ActionKind.SELL: "sell",
    ActionKind.PICK: "build free",
    ActionKind.DECLINE: "decline",
    ActionKind.TAKE: "take",
    ActionKind.LOSE: "lose it",
    ActionKind.FORFEIT: "lose them",
}
