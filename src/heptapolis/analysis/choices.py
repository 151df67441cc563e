"""One decision: what each option promised, which one was best, and how far the choice was from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from heptapolis.analysis.estimates import Estimate, Outlook, difference_of, outlook_of
from heptapolis.analysis.grades import Grade, grade_of
from heptapolis.analysis.outlooks import PLAYOUTS, POLICY, Looker
from heptapolis.analysis.room import room_of
from heptapolis.errors import SetupError
from heptapolis.game import Record, Table
from heptapolis.game.given import whole_number
from heptapolis.game.rulesets import fold
from heptapolis.game.table import checked_record
from heptapolis.vocab.messages import Gap, Message

NO_LOSS = Estimate(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class JudgedOption:
    """One option of a decision: as it is typed, as players speak of it, and what it promised all players."""

    action: str
    told: Gap
    outlook: Outlook


@dataclass(frozen=True)
class JudgedChoice:
    """A decision of a record, judged by what its player could know."""

    number: int
    """Its place among the decisions of the record, from 0."""
    where: Message
    seat: int
    player: int
    """Who decided: the seat's own player, or for the Free City its holder."""
    action: str
    told: Gap
    """The same as players speak of it."""
    best: str
    best_told: Gap
    options: tuple[JudgedOption, ...]
    """Every option; nothing where there was only one."""
    loss: Estimate
    """How much win chance the choice cost, from further playouts of only it and the best one."""
    grade: Grade

    @property
    def outlooks(self) -> dict[str, Outlook]:
        """What every option promised."""
        return {option.action: option.outlook for option in self.options}

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "decision": self.number,
            "seat": self.seat,
            "player": self.player,
            "action": self.action,
            "best": self.best,
            "grade": self.grade.word,
            "loss": self.loss.to_json(),
            "options": [{"action": option.action, **option.outlook.to_json()} for option in self.options],
        }


def judge(
    record: Record,
    decision: int,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    threads: int | None = 1,
    policy: str = POLICY,
) -> JudgedChoice:
    """Judge a decision of a record, by its number from 0.

    >>> from heptapolis import Options
    >>> from heptapolis.simulation import simulated_game
    >>> record = simulated_game(Options(), 1, bots="builder").record
    >>> choice = judge(record, 30, playouts=50)
    >>> choice.action == str(record.decisions[30][1]), choice.best in choice.outlooks
    (True, True)
    """
    count = len(checked_record(record).decisions)
    if not 0 <= whole_number(decision, "decision") < count:
        raise SetupError(f"the record has no decision {decision}; they are counted from 0 to {count - 1}.")
    table = fold(record, decision)
    player = table.chooser(record.decisions[decision][0])
    turns = sum(who == player for who in choosers(record, decision))
    return judged(Looker(record.options, playouts, seed, threads, policy), record, decision, table, turns)


def choosers(record: Record, decisions: int) -> list[int]:
    """Who made each of the first decisions of a record."""
    table, found = fold(record, 0), []
    for seat, action in record.decisions[:decisions]:
        found.append(table.chooser(seat))
        table.choose(seat, action)
    return found


def judged(looker: Looker, record: Record, number: int, table: Table, earlier: int) -> JudgedChoice:
    """Judge a decision at the table as it was; `earlier` is how many its player had made before."""
    seat, action = record.decisions[number]
    player, options, room = table.chooser(seat), table.legal(seat).options, room_of(table)
    texts, chosen, where = [str(option.action) for option in options], str(action), room.where(table)
    if chosen not in texts:  # the rules of its time allowed what those of today do not
        return JudgedChoice(number, where, seat, player, chosen, chosen, chosen, chosen, (), NO_LOSS, Grade.FORCED)
    mine, names = texts.index(chosen), [room.told(option, seat, table) for option in options]
    if len(options) == 1:
        told = names[mine]
        return JudgedChoice(number, where, seat, player, chosen, told, chosen, told, (), NO_LOSS, Grade.FORCED)
    view, chance, actions = table.view(player), looker.chance("choice", player, earlier), [o.action for o in options]
    ends = looker.ends(view, seat, actions, chance)
    outlooks = [outlook_of(ends, place) for place in range(len(options))]
    best = best_of(ends.win_shares[:, :, player], ends.points, player)
    loss, grade = NO_LOSS, Grade.BEST
    if best != mine:
        # other playouts than those by which the best was found: in them it was also the luckiest
        again = looker.ends(view, seat, [actions[best], actions[mine]], chance).win_shares[:, :, player]
        loss = difference_of(again[0], again[1])
        grade = grade_of(loss)
    judged_options = tuple(map(JudgedOption, texts, names, outlooks))
    return JudgedChoice(
        number, where, seat, player, chosen, names[mine], texts[best], names[best], judged_options, loss, grade
    )


def best_of(shares: Any, points: Any, player: int) -> int:
    """The option that wins most; of equal ones the one that is further ahead of the best of the others."""
    others = np.delete(points, player, axis=2).max(axis=2)
    margins = (points[:, :, player] - others).mean(axis=1)
    return int(np.lexsort((margins, shares.mean(axis=1)))[-1])


def counts_of(choices: Sequence[JudgedChoice]) -> dict[Grade, int]:
    """How many choices have each name."""
    return {grade: sum(choice.grade is grade for choice in choices) for grade in Grade}
