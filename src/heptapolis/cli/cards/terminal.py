"""A game in the terminal: plain text, one thing per line, every state in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

import typer

from heptapolis.bots import Bot
from heptapolis.catalogue.cards import Card
from heptapolis.cli.person import ME, Leave, Person, tell
from heptapolis.errors import HeptapolisError, IllegalAction
from heptapolis.game import Action, Game, Legal, Option, View
from heptapolis.game.cards.events import Event, thrown_together
from heptapolis.game.cards.naming import card_name, city_name, speaking
from heptapolis.game.cards.text import (
    board_line,
    card_line,
    city_lines,
    city_of,
    edifice_lines,
    open_lines,
    seat_name,
    stage_lines,
    taken_lines,
    told,
    way_of,
    where_line,
)
from heptapolis.vocab.cards.play import ActionKind, Decision
from heptapolis.vocab.messages import Name, message
from heptapolis.words import ENGLISH, Words

GIVES_AWAY = (ActionKind.SELL, ActionKind.STAGE)
"""Ways in which a card does not come into the city."""
NOT_WITH_IT = {ActionKind.BUILD: "terminal-not-built", ActionKind.STAGE: "terminal-not-staged"}
NOT_WITH_ANY = {ActionKind.STAGE: "terminal-no-stage", ActionKind.SELL: "terminal-no-sale"}
"""How it is said that something cannot be done with a card, and that it cannot be done with any."""


class Terminal(Person):
    """A card game; with two players the person and a bot take turns for the Free City."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], save: Path | None, words: Words = ENGLISH) -> None:
        super().__init__(game, bots, save, speaking(words, game.names, self.name_of, self.player_of))
        self.game, self.acting = game, ME
        self.words_of_another = self.words.of_another()

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

    @property
    def spoken(self) -> Words:
        """The words for the acting city: second person for the player's own, third person for the Free City."""
        return self.words if self.acting == ME else self.words_of_another

    def name_of(self, seat: int) -> str:
        """A seat in a sentence: its city, or its player before the boards are taken."""
        return self.marked(city_of(self.game, seat, self.words), seat)

    def player_of(self, seat: int) -> str:
        """The player of a seat in a sentence."""
        return self.marked(self.game.seats[seat], seat)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """What happened, in sentences."""
        return [told(event, self.game, self.words) for event in thrown_together(events, self.game.cities)]

    def ask(self, seat: int) -> Action:
        """The person's answer to the open decision of a seat: their own, or the Free City's."""
        self.acting = seat
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
        """The person's own city and both neighbours, and what is in the middle."""
        tell(self.table_lines(view, dict.fromkeys([ME, 1, self.game.cities - 1])))
        if view.state.age:
            tell(list(edifice_lines(view, self.words))[view.state.age - 1 :][:1])

    def table_lines(self, view: View, seats: Iterable[int]) -> list[str]:
        """Some cities, and how many cards are discarded."""
        lines = [line for seat in seats for line in city_lines(view, seat, self.words)]
        return [*lines, self.words("table-discard", n=view.pile_size)] if view.state.age else lines

    def tell_choices(self, view: View, legal: Legal) -> None:
        """Number the cards (or boards) and say what can be done with each."""
        typer.echo(f"\n{where_line(view, self.words)} {self.question(legal)}.")
        for number, options in enumerate(groups_of(legal), 1):
            card = options[0].action.card
            typer.echo(f"{number}. {self.describe(card)}")
            ways = [self.way(option) for option in options if option.action.kind != ActionKind.STAGE]
            told = [self.words.listed(ways, "or")] if ways else []
            told += [
                self.words(NOT_WITH_IT[refusal.kind], why=self.spoken.say(refusal.why))
                for refusal in legal.refusals
                if refusal.card == card
            ]
            if told:
                typer.echo(f"   {'; '.join(told)}")
        self.tell_of_any_card(legal)

    def question(self, legal: Legal) -> str:
        """What is asked, and of which city if it is not the person's own."""
        if self.acting == ME:
            return self.words.say(legal.question)
        city = {"city": self.name_of(self.acting)}
        return self.words.say(message(f"terminal-asks-{legal.decision.word}", **city, **legal.question.gaps))

    def tell_of_any_card(self, legal: Legal) -> None:
        """What can be done with no card, and what the next wonder stage costs with any that can go under it."""
        for refusal in legal.refusals:
            if not refusal.card:
                typer.echo(self.words(NOT_WITH_ANY[refusal.kind], why=self.spoken.say(refusal.why)))
        ways = dict.fromkeys(self.way(option) for option in legal if option.action.kind == ActionKind.STAGE)
        if ways:
            some = any(refusal.kind == ActionKind.STAGE for refusal in legal.refusals)
            key = "terminal-stage-ways-others" if some else "terminal-stage-ways"
            typer.echo(self.words(key, ways=self.words.listed(list(ways), "or")))

    def describe(self, thing: str) -> str:
        """A card or board in one line."""
        names = self.game.names
        if not thing:
            return self.words("ask-decline")
        if thing.replace("+", "").isdecimal():
            return self.words("terminal-tokens", tokens=self.words.listed(thing.split("+")))
        if "/" in thing:
            return board_line(names.board(names.board_number(thing)), self.words)
        return card_line(names.card(names.card_number(thing)), self.spoken)

    def way(self, option: Option) -> str:
        """An option in words."""
        return self.spoken.say(way_of(option, self.acting, self.game.options))

    def understand(self, answer: str, groups: list[list[Option]], legal: Legal, view: View, seat: int) -> Action | None:
        """The action that an answer means; None if it was a question or could not be understood."""
        again = partial(self.understand, groups=groups, legal=legal, view=view, seat=seat)
        if answer.isdecimal():
            number = self.number_in(answer, len(groups))
            return None if number is None else self.choose_way(groups[number - 1], again)
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

    def choose_way(self, options: list[Option], otherwise: Callable[[str], Action | None]) -> Action | None:
        """Of the ways to use a card, the one the person wants; before a card is given up, always ask.

        Words are answered like those at the question before it, as if no card had been named.
        """
        if len(options) == 1 and options[0].action.kind not in GIVES_AWAY:
            return options[0].action
        for number, option in enumerate(options, 1):
            typer.echo(f"  {number}. {self.way(option)}")
        answer = typer.prompt(f"  {self.words('terminal-which-way')}", default="", show_default=False).strip()
        if answer.isdecimal():
            chosen = self.number_in(answer, len(options))
            return None if chosen is None else options[chosen - 1].action
        return otherwise(answer) if answer and answer.lower() != "back" else None

    def answer_question(self, word: str, rest: str, view: View) -> None:
        """Everything that can be asked without choosing."""
        lines: list[str] = []
        if word == "table":
            lines = self.table_lines(view, range(self.game.cities))
        elif word in ("city", "wonder"):
            lines = self.city_answer(word, rest, view)
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

    def city_answer(self, word: str, name: str, view: View) -> list[str]:
        """Everything open in a city, or the stages of its wonder; the person's own if none is named."""
        seat = self.seat_named(name) if name else ME
        if seat is None:
            cities = [f"{seat} ({self.name_of(seat)})" for seat in range(self.game.cities)]
            return [self.words("terminal-no-seat", name=name[:20], cities=", ".join(cities))]
        words = self.words if seat == ME else self.words_of_another
        if word == "city":
            return list(open_lines(view, seat, words))
        return list(stage_lines(view, seat, words)) if view.state.board[seat] >= 0 else [words("terminal-no-board")]

    def seat_named(self, name: str) -> int | None:
        """The seat with this number, city or player; None if there is none."""
        for seat in range(self.game.cities):
            board = self.game.board(seat)
            called = [str(seat), self.game.seats[seat], *([city_name(self.words, board.wonder)] if board else [])]
            if name.lower() in map(str.lower, called):
                return seat
        return None

    def explained(self, fault: Exception) -> str:
        """Why something did not work, said of the Free City where it acts."""
        if self.acting == ME or not isinstance(fault, IllegalAction):
            return super().explained(fault)
        why, city = self.spoken.say(fault.why), self.name_of(self.acting)
        cannot = self.words("terminal-city-cannot", city=city, action=fault.action, why=why)
        return f"{cannot}\n{self.words('terminal-try', options=fault.tries)}"

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
        taken = taken_lines(self.game.score(), self.labels(), self.words) if self.game.over else ()
        return [*super().score_lines(), *taken]

    def labels(self) -> list[str]:
        """Whose column of the score sheet is whose; the Free City in the person's language."""
        players = self.game.seats[: self.game.players]
        return [*players, *[self.words("table-free-city")] * (self.game.cities - self.game.players)]


def groups_of(legal: Legal) -> list[list[Option]]:
    """The options card by card."""
    groups: dict[str, list[Option]] = {}
    for option in legal:
        groups.setdefault(option.action.card, []).append(option)
    return list(groups.values())
