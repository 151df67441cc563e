"""Replay the games that another implementation recorded, and say where ours differs.

    python tests/oracle/check.py FILE...

Every legal set, the coins, shields, stages and pile after each turn, the conflicts, the final cities, the score lines
and the winners are compared. What the source does otherwise, and its README rules on, is counted as explained.
The exit code is 0 when nothing differs, 1 on a mismatch, 2 when a file cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # run as a script, `oracle` is not yet a package

from heptapolis.errors import HeptapolisError
from heptapolis.game import Deal, Game
from oracle.games import KINDS, PER_SEAT, SHEET, SKIP, Asked, BadInputError, Listed, Recorded, listed, read_file

AGREES, DIFFERS, BAD_INPUT = 0, 1, 2

# The rows of the README's table that change a list or a result, by the names of its flags.
NAME_ONCE = "from_discard_name_once"
NOTHING_TO_PICK = "from_discard_nothing_to_pick"
TURN_6_INCOME = "last_card_uses_turn6_income"


@dataclass
class Report:
    """What the check has found."""

    games: int = 0
    left_out: int = 0
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
        """The numbers, one a line."""
        lines = [
            f"games checked          {self.games}",
            f"left out (edifice)     {self.left_out}",
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
        self.game = Game(recorded.rules, recorded.players, deal=Deal(recorded.boards, recorded.hands))

    def differ(self, where: object, what: str) -> None:
        """Note a mismatch."""
        self.report.mismatches.append(f"{self.recorded.id}: {where}: {what}")

    def expect(self, where: object, what: str, theirs: object, ours: object) -> None:
        """Both must be equal."""
        if theirs != ours:
            self.differ(where, f"{what}: oracle {theirs}, ours {ours}")

    def run(self) -> None:
        """All decisions in their order, each turn when it is over, and the end."""
        asked_all = self.recorded.asked
        for number, asked in enumerate(asked_all):
            self.report.decisions += 1
            if not self.answer(asked):
                self.report.not_compared += len(asked_all) - number - 1
                return
            following = asked_all[number + 1 : number + 2]
            if not following or (following[0].age, following[0].turn) != (asked.age, asked.turn):
                self.compare_turn(asked.age, asked.turn)
        if self.game.over:
            self.compare_end()
        else:
            self.differ("end", f"the oracle's game is over, ours is at {self.game.position}")

    def answer(self, asked: Asked) -> bool:
        """Compare the legal set and choose as the oracle did; False if the game cannot go on."""
        if self.has_nothing_to_pick(asked):
            self.report.explained[NOTHING_TO_PICK] += 1
            return True
        game, seat = self.game, asked.seat
        state = game.view().state
        if (
            (asked.age, asked.turn) != (state.age, state.turn)
            or seat not in game.deciding()
            or game.decision(seat) != KINDS[asked.kind]
        ):
            open_now = ", ".join(f"seat {other} {game.decision(other).name}" for other in game.deciding())
            self.differ(asked, f"we do not ask this now; ours is at {game.position}, asked: {open_now or 'nobody'}")
            return False
        actions = game.legal(seat).actions
        ours = {listed(action): action for action in actions}
        if len(ours) < len(actions):
            self.differ(asked, "our list names an action twice")
        self.compare_legal(asked, set(ours))
        if asked.pile is not None:
            self.expect(asked, "discard pile", asked.pile, tuple(sorted(game.view(seat).pile)))
        if asked.chosen in ours:
            game.choose(seat, ours[asked.chosen])
            return True
        if asked.strict is not None and asked.chosen in asked.legal - asked.strict:
            self.report.stopped += 1
        else:
            self.differ(asked, f"the oracle's choice {asked.chosen} is not legal here")
        return False

    def has_nothing_to_pick(self, asked: Asked) -> bool:
        """Whether the source asks about a pile without a usable card; we let the seat look and ask nothing."""
        game = self.game
        asks = asked.seat in game.deciding() and game.decision(asked.seat) == KINDS[asked.kind]
        looked = bool(game.history) and asked.seat in game.history[-1].looks
        return asked.kind == "from_discard" and asked.legal == {SKIP} == {asked.chosen} and looked and not asks

    def compare_legal(self, asked: Asked, ours: set[Listed]) -> None:
        """The legal sets are equal, but for what the README rules on."""
        theirs = set(asked.legal)
        if asked.strict is not None and asked.kind == "last_card" and asked.strict != asked.legal:
            self.report.explained[TURN_6_INCOME] += 1
            theirs = set(asked.strict)
        if asked.name_once and theirs < ours and self.by_name(theirs) == self.by_name(ours):
            self.report.explained[NAME_ONCE] += 1
        elif theirs != ours:
            only_theirs, only_ours = (sorted(only, key=str) for only in (theirs - ours, ours - theirs))
            self.differ(asked, f"legal: only oracle {only_theirs}, only ours {only_ours}")

    def by_name(self, actions: set[Listed]) -> set[Listed]:
        """Picks by the name of the card, since Loom, Press and Glassworks exist in two Ages."""
        box = self.game.names.box
        return {("pick", box.card(str(action[1])).name) if action[0] == "pick" else action for action in actions}

    def cities(self) -> list[dict[str, Any]]:
        """Our cities as plain values."""
        view = self.game.view()
        return [view.city_json(seat) for seat in range(self.game.players)]

    def compare_turn(self, age: int, turn: int) -> None:
        """Cities and pile after a turn. In turn 6 the conflicts are settled too; they change none of these."""
        where, theirs, cities = f"Age {age} after turn {turn}", self.recorded.after_turn[age, turn], self.cities()
        for what in PER_SEAT:
            self.expect(where, what, theirs[what], [city[what] for city in cities])
        self.expect(where, "discard pile size", theirs["discard_pile"], self.game.view().pile_size)
        if turn == self.game.names.box.constants.turns:
            fought = self.recorded.conflicts[age]
            self.expect(f"Age {age} conflicts", "shields", fought["shields"], [city["shields"] for city in cities])
            tokens = [city["tokens"][age - 1] for city in cities]
            self.expect(f"Age {age} conflicts", "tokens left and right", fought["left_right"], tokens)

    def compare_end(self) -> None:
        """The final cities, the score sheets and the winners."""
        sheets = zip(self.recorded.final, self.recorded.breakdown, self.cities(), self.game.score(), strict=True)
        for seat, (final, breakdown, city, score) in enumerate(sheets):
            where = f"end seat {seat}"
            for what in PER_SEAT:
                self.expect(where, what, final[what], city[what])
            self.expect(where, "cards", final["cards"], sorted(city["cards"]))
            tokens = sorted(token for conflicts in city["tokens"] for token in conflicts if token)
            self.expect(where, "tokens", final["tokens"], tokens)
            sheet = {theirs: score.lines[ours] for theirs, ours in SHEET.items()}
            self.expect(where, "score", breakdown, sheet | {"edifice": 0, "total": score.total})
        self.expect("end", "winners", self.recorded.winner, self.game.winners())


def check_game(recorded: Recorded, report: Report) -> None:
    """Check one game. Games with Edifice wait for the rules of Edifice: this is the place to let them in."""
    if recorded.edifice:
        report.left_out += 1
        return
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
