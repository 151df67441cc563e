"""Opponents: which bot suits a person at a table that does not say who sits there."""

from __future__ import annotations

from sqlalchemy import Connection, select

from heptapolis.server.schema import result_seats, results

LAST_GAMES = 5
"""So many of the person's last finished games of the ruleset are looked at."""
EASY, HARD = "beginner", "rulebook"


def opponent_for(connection: Connection, person: str, rules: str) -> str:
    """The strong bot for who won most of the last games, the easy one for everybody else.

    Games that their host ended early do not count.
    """
    query = select(result_seats.c.won).join(results, results.c.table_id == result_seats.c.table_id)
    query = query.where(result_seats.c.person == person, results.c.rules == rules, results.c.ended.is_(False))
    won = connection.execute(query.order_by(results.c.finished.desc()).limit(LAST_GAMES)).scalars().all()
    return HARD if 2 * sum(won) > len(won) else EASY
