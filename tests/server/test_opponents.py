"""Who opens a table without saying who sits there meets bots that suit their last results."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from heptapolis.server.opponents import LAST_GAMES, opponent_for
from heptapolis.server.schema import result_seats, results
from server.in_process import open_server, run
from server.servers import ServerProcess


def write_games(connection: Connection, person: str, rules: str, games: str) -> None:
    """Finished games of a person, the oldest first: won (w), lost (l), or ended early when they were ahead (e)."""
    for number, game in enumerate(games):
        table = f"{person[:2]}{rules[:2]}{number}"
        about = {"rules": rules, "players": 3, "public": False, "record": "{}", "ended": game == "e"}
        connection.execute(insert(results), [{"table_id": table, "finished": float(number), **about}])
        seats = [(0, person, "", game != "l"), (1, "", "rulebook", game == "l")]
        connection.execute(
            insert(result_seats),
            [
                {"table_id": table, "seat": seat, "person": who, "name": "", "bot": bot, "points": 50, "won": won}
                for seat, who, bot, won in seats
            ],
        )


@pytest.mark.parametrize(
    ("games", "opponent"),
    [
        ("", "beginner"),
        ("w", "rulebook"),
        ("l", "beginner"),
        ("wl", "beginner"),
        ("lww", "rulebook"),
        ("wwwwwlllw", "beginner"),
        ("lllllwlww", "rulebook"),
        ("eeeee", "beginner"),
        ("wleee", "beginner"),
    ],
)
def test_who_won_most_of_the_last_games_meets_the_careful_bot(tmp_path: Path, games: str, opponent: str) -> None:
    async def ask() -> None:
        async with open_server(tmp_path) as server:
            await server.store.write(lambda connection: write_games(connection, "elsa", "second-edition", games))
            assert await server.store.read(partial(opponent_for, person="elsa", rules="second-edition")) == opponent

    assert LAST_GAMES == 5
    run(ask())


def test_results_of_other_people_and_in_other_rulesets_do_not_count(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_server(tmp_path) as server:
            await server.store.write(lambda connection: write_games(connection, "elsa", "dice", "www"))
            await server.store.write(lambda connection: write_games(connection, "frida", "second-edition", "www"))
            for person, rules, opponent in (
                ("elsa", "dice", "rulebook"),
                ("elsa", "second-edition", "beginner"),
                ("frida", "second-edition", "rulebook"),
                ("frida", "dice", "beginner"),
            ):
                found = await server.store.read(partial(opponent_for, person=person, rules=rules))
                assert (person, rules, found) == (person, rules, opponent)

    run(ask())


def test_a_table_without_seats_has_these_bots_and_one_with_seats_its_own(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        elsa = server.person()
        assert [seat["bot"] for seat in elsa.open_table()["seats"]] == ["", "beginner", "beginner"]
        assert [seat["bot"] for seat in elsa.open_table("dice", 2)["seats"]] == ["", "beginner"]
        described = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
        assert [seat["bot"] for seat in elsa.open_table(seats=described)["seats"]] == ["", "rulebook", "random"]
