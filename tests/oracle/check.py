"""Replay the games that another implementation recorded, and say where ours differs.

    python tests/oracle/check.py FILE...

Every legal set, the coins, shields, stages, pile and edifice after each turn, penalties, conflicts, the final cities,
the score lines and the winners are compared. What the source does otherwise, and its README rules on, is counted as
explained. The exit code is 0 when nothing differs, 1 on a mismatch, 2 when a file cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # run as a script, `oracle` is not yet a package

from heptapolis.errors import HeptapolisError
from heptapolis.game import Deal, Game
from oracle import ours
from oracle.games import KINDS, PENALTIES, PER_SEAT, SHEET, SKIP, Asked, BadInputError, Listed, Recorded, read_file

AGREES, DIFFERS, BAD_INPUT = 0, 1, 2

# The rows of the README's table that change a list or a result, by the names of its flags.
NAME_ONCE = "from_discard_name_once"
NOTHING_TO_PICK = "from_discard_nothing_to_pick"
TURN_6_INCOME = "last_card_uses_turn6_income"
NOT_IN_PILE = "penalty_cards_not_in_pile"
WASTED_FREE_BUILD = "free_build_of_a_card_without_cost"
CHOSEN_AUTOMATICALLY = "{kind}_chosen_automatically"

# What the README says without a flag: a pile after a turn or before a dig is smaller by the cards lost as penalties.
SMALLER_PILE = "pile_without_penalty_cards"


@dataclass
class Report:
    """What the check has found."""

    games: int = 0
    decisions: int = 0
    stopped: int = 0
    not_compared: int = 0
    mismatches: list[str] = field(default_factory=list)
    explained: Counter[str] = field(default_factory=Counter)

    @property
    def exit_code(self) -> int:
        """What the command returns."""
        return DIFFERS if self.mismatches else AGREES

    def summary(self) -> str:
        """The numbers, one per line."""
        lines = [
            f"games checked          {self.games}",
            f"decisions              {self.decisions}",
            f"mismatches             {len(self.mismatches)}",
            f"explained deviations   {self.explained.total()}",
            *(f"  {kind}: {count}" for kind, count in sorted(self.explained.items())),
            f"games stopped          {self.stopped} (the source's choice is not legal by our ruling)",
            f"decisions not compared {self.not_compared}",
        ]
        return "\n".join(lines)


class Replay:
    """One recorded game on our rules."""

    def __init__(self, recorded: Recorded, report: Report) -> None:
        self.recorded, self.report = recorded, report
        deal = Deal(recorded.boards, recorded.hands, recorded.edifices)
        self.game = Game(
            recorded.rules, recorded.players, deal=deal, expansions=["edifice"] if recorded.edifice else []
        )

    def differ(self, where: object, what: str) -> None:
        """Note a mismatch."""
        self.report.mismatches.append(f"{self.recorded.id}: {where}: {what}")

    def expect(self, where: object, what: str, theirs: object, ours: object) -> bool:
        """Both must be equal; tells whether they are."""
        if theirs != ours:
            self.differ(where, f"{what}: oracle {theirs}, ours {ours}")
        return theirs == ours

    def run(self) -> None:
        """All decisions in their order, each turn and each Age when it is over, and the end."""
        asked_all = self.recorded.asked
        for number, asked in enumerate(asked_all):
            self.report.decisions += 1
            if not self.answer(asked):
                self.report.not_compared += len(asked_all) - number - 1
                return
            following = asked_all[number + 1] if number + 1 < len(asked_all) else None
            if asked.kind not in PENALTIES and (following is None or not following.is_in_turn_of(asked)):
                self.compare_turn(asked.age, asked.turn)
            if following is None or following.age != asked.age:
                self.compare_age(asked.age)
        if self.game.over:
            self.compare_end()
        else:
            self.differ("end", f"the oracle's game is over, ours is at {self.game.position}")

    def asks(self, asked: Asked) -> bool:
        """Whether our game asks the same now."""
        game, state = self.game, self.game.view().state
        is_now = (asked.age, asked.turn) == (state.age, state.turn) and asked.seat in game.deciding()
        return is_now and game.decision(asked.seat) == KINDS[asked.kind]

    def answer(self, asked: Asked) -> bool:
        """Compare the legal set and choose as the oracle did; False if the game cannot go on."""
        if self.has_nothing_to_pick(asked):
            self.report.explained[NOTHING_TO_PICK] += 1
            return True
        if asked.held is not None:
            held = ours.victories_held(self.game, asked.seat, asked.age)
            self.expect(asked, "victory tokens", asked.held, held)
        if self.has_no_choice(asked):
            self.compare_loss(asked)
            return True
        game, seat = self.game, asked.seat
        if not self.asks(asked):
            open_now = ", ".join(f"seat {other} {game.decision(other).name}" for other in game.deciding())
            self.differ(asked, f"we do not ask this now; ours is at {game.position}, asked: {open_now or 'nobody'}")
            return False
        actions = game.legal(seat).actions
        by_listed = {ours.listed(action): action for action in actions}
        if len(by_listed) < len(actions):
            self.differ(asked, "our list names an action twice")
        self.compare_legal(asked, set(by_listed))
        if asked.pile is not None:
            self.compare_pile(asked, asked.pile)
        if asked.chosen in by_listed:
            game.choose(seat, by_listed[asked.chosen])
            return True
        if asked.strict is not None and asked.chosen in asked.legal - asked.strict:
            self.report.stopped += 1
        else:
            self.differ(asked, f"the oracle's choice {asked.chosen} is not legal here")
        return False

    def has_no_choice(self, asked: Asked) -> bool:
        """Whether this is a penalty with one possible answer; ours is paid without asking (R-54)."""
        is_certain = asked.kind in PENALTIES and len(asked.legal) == 1 and not asked.automatic
        return is_certain and not self.asks(asked)

    def compare_loss(self, asked: Asked) -> None:
        """A penalty that was paid without asking is what the oracle took."""
        self.expect(asked, "legal", set(asked.legal), {asked.chosen})
        paid = [ours.listed_loss(event) for event in ours.losses(self.game, asked.age) if event.seat == asked.seat]
        self.expect(asked, "paid without asking", [asked.chosen], paid)

    def has_nothing_to_pick(self, asked: Asked) -> bool:
        """Whether the source asks about a pile without a usable card; we let the seat look and ask nothing."""
        looked = bool(self.game.history) and asked.seat in self.game.history[-1].looks
        skips = asked.kind == "from_discard" and asked.legal == {SKIP} == {asked.chosen}
        return skips and looked and not self.asks(asked)

    def compare_legal(self, asked: Asked, listed: set[Listed]) -> None:
        """The legal sets are equal, but for what the README rules on."""
        theirs = set(asked.legal)
        if asked.strict is not None and asked.kind == "last_card" and asked.strict != asked.legal:
            self.report.explained[TURN_6_INCOME] += 1
            theirs = set(asked.strict)
        if asked.also and asked.also <= self.picks_of_lost_cards():
            self.report.explained[NOT_IN_PILE] += 1
            theirs |= asked.also
        elif asked.also:
            self.differ(asked, f"not all of {sorted(asked.also)} were lost as penalties")
        if wasted := {action for action in theirs - listed if self.wastes_a_free_build(action)}:
            self.report.explained[WASTED_FREE_BUILD] += 1
            theirs -= wasted
        if asked.automatic and len(theirs) > 1:
            self.report.explained[CHOSEN_AUTOMATICALLY.format(kind=asked.kind)] += 1
        if asked.name_once and theirs < listed and self.by_name(theirs) == self.by_name(listed):
            self.report.explained[NAME_ONCE] += 1
        elif theirs != listed:
            only_theirs, only_ours = (sorted(only, key=str) for only in (theirs - listed, listed - theirs))
            self.differ(asked, f"legal: only oracle {only_theirs}, only ours {only_ours}")

    def wastes_a_free_build(self, action: Listed) -> bool:
        """Whether an action spends a free build on a card that costs nothing, which we do not offer."""
        cost = self.game.names.box.card(str(action[1])).cost if action[0] == "free" else None
        return cost is not None and not (cost.coins or cost.goods)

    def picks_of_lost_cards(self) -> set[Listed]:
        """Builds of cards that were lost as penalties."""
        return {("pick", card) for card in ours.lost_cards(self.game.events)}

    def compare_pile(self, asked: Asked, pile: tuple[str, ...]) -> None:
        """The discard pile that a seat looks through; the oracle's is without the cards lost as penalties."""
        lost = ours.lost_cards(self.game.events)
        is_equal = self.expect(asked, "discard pile", sorted([*pile, *lost]), sorted(self.game.view(asked.seat).pile))
        if is_equal and lost:
            self.report.explained[SMALLER_PILE] += 1

    def by_name(self, actions: set[Listed]) -> set[Listed]:
        """Picks by the name of the card, since Loom, Press and Glassworks exist in two Ages."""
        box = self.game.names.box
        return {("pick", box.card(str(action[1])).name) if action[0] == "pick" else action for action in actions}

    def compare_turn(self, age: int, turn: int) -> None:
        """Cities, pile and edifice after a turn. Ours may have gone on to penalties and conflicts, which are undone."""
        where, theirs = f"Age {age} after turn {turn}", self.recorded.after_turn[age, turn]
        cities = ours.before_losses(self.game, age)
        for what in PER_SEAT:
            self.expect(where, what, theirs[what], [city[what] for city in cities])
        lost, lost_now = (len(ours.lost_cards(events)) for events in (self.game.events, ours.losses(self.game, age)))
        ours_less = self.game.view().pile_size - lost
        if self.expect(where, "discard pile size", theirs["discard_pile"], ours_less) and lost > lost_now:
            self.report.explained[SMALLER_PILE] += 1
        if self.recorded.edifice:
            is_last = turn == self.game.names.box.constants.turns
            self.expect(where, "edifice", theirs["edifice"], ours.progress(self.game, age, age_is_over=is_last))

    def compare_age(self, age: int) -> None:
        """The edifice and the conflicts at the end of an Age."""
        if self.recorded.edifice:
            settled = vars(ours.settled(self.game, age))
            for what, theirs in vars(self.recorded.settled[age]).items():
                self.expect(f"Age {age} edifice", what, theirs, settled[what])
            asked = [one.seat for one in self.recorded.asked if one.kind in PENALTIES and one.age == age]
            chosen = [event.seat for event in ours.losses(self.game, age) if event.kind in ours.LOSSES_OF_CHOICE]
            self.expect(f"Age {age} edifice", "seats that lose cards or tokens", sorted(asked), chosen)
        fought, cities = self.recorded.conflicts[age], ours.cities(self.game)
        self.expect(f"Age {age} conflicts", "shields", fought["shields"], [city["shields"] for city in cities])
        tokens = [city["tokens"][age - 1] for city in cities]
        self.expect(f"Age {age} conflicts", "tokens left and right", fought["left_right"], tokens)

    def compare_end(self) -> None:
        """The final cities, the score sheets and the winners."""
        sheets = zip(
            self.recorded.final, self.recorded.breakdown, ours.cities(self.game), self.game.score(), strict=True
        )
        for seat, (final, breakdown, city, score) in enumerate(sheets):
            where = f"end seat {seat}"
            for what in PER_SEAT:
                self.expect(where, what, final[what], city[what])
            self.expect(where, "cards", final["cards"], sorted(city["cards"]))
            self.expect(where, "tokens", final["tokens"], ours.tokens(city))
            self.expect(where, "debts", final["debts"], ours.debts(city))
            sheet = {theirs: score.lines.get(line, 0) for theirs, line in SHEET.items()}
            self.expect(where, "score", breakdown, sheet | {"total": score.total})
        self.expect("end", "winners", self.recorded.winner, self.game.winners())


def check_game(recorded: Recorded, report: Report) -> None:
    """Check one game."""
    report.games += 1
    try:
        replay = Replay(recorded, report)
    except HeptapolisError as fault:
        report.mismatches.append(f"{recorded.id}: our rules refuse the deal: {fault}")
        return
    replay.run()


def check_games(games: Iterable[Recorded]) -> Report:
    """Check games one after another."""
    report = Report()
    for recorded in games:
        check_game(recorded, report)
    return report


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="check.py", description="Replay recorded games and say where ours differs.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="recorded games, .jsonl or .jsonl.gz")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="print the first N mismatches (20)")
    options = parser.parse_args(arguments)
    try:
        report = check_games(recorded for file in options.files for recorded in read_file(file))
    except BadInputError as fault:
        sys.stderr.write(f"check.py: {fault}\n")
        return BAD_INPUT
    for mismatch in report.mismatches[: options.show]:
        sys.stdout.write(f"mismatch  {mismatch}\n")
    if len(report.mismatches) > options.show:
        sys.stdout.write(f"... and {len(report.mismatches) - options.show} more; see --show\n")
    sys.stdout.write(report.summary() + "\n")
    return report.exit_code


if __name__ == "__main__":
    sys.exit(main())
