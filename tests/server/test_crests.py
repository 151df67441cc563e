"""Crests: what people choose, what they get where someone else has it, and what bots get."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heptapolis.server import commands
from heptapolis.server.crests import COLOURS, CRESTS, filled
from heptapolis.server.live_table import LiveTable
from server.servers import ServerProcess
from server.table_drivers import HOST, TableDriver, folded, person_in, terms_of


def shown(table: LiveTable) -> list[tuple[str, str]]:
    """The crests that everyone sees, which are those of the log."""
    assert folded(table).crests() == table.crests()
    return table.crests()


def seated(*crests: tuple[str, str], bots: int = 1) -> TableDriver:
    """A table of people who have chosen, and bots."""
    players = len(crests) + bots
    driver = TableDriver(terms_of("second-edition", {"players": players}, range(len(crests), players)))
    for place, crest in enumerate(crests):
        driver.do(commands.sit(driver.table, person_in(place), f"P{place}", place, "", crest=crest))
    return driver


def test_everyone_gets_a_crest_and_no_two_the_same() -> None:
    assert min(len(CRESTS), len(COLOURS)) >= 7
    assert len(set(filled([""] * 7, COLOURS))) == 7
    driver = seated(("", ""), ("ship", ""), ("", "blue"), ("key", "black"), bots=3)
    crests = shown(driver.table)
    for column in zip(*crests, strict=True):
        assert len(set(column)) == 7
    assert crests[1][0] == "ship"
    assert crests[2][1] == "blue"
    assert crests[3] == ("key", "black")


def test_who_comes_first_has_what_both_have_chosen() -> None:
    driver = seated(("lyre", "red"), ("lyre", "red"))
    first, second, bot = shown(driver.table)
    assert first == ("lyre", "red")
    assert "lyre" != second[0] != bot[0] != "lyre"
    assert "red" != second[1] != bot[1] != "red"


def test_a_bot_gives_way_to_a_person_before_the_game_and_nobody_during_it() -> None:
    driver = seated(("", ""))
    bot = shown(driver.table)[1]
    driver.do(commands.take_crest(driver.table, HOST, bot))
    assert shown(driver.table)[0] == bot != shown(driver.table)[1]
    driver.do(commands.begin(driver.table, HOST))
    crests = shown(driver.table)
    assert commands.take_crest(driver.table, HOST, crests[1]) == []
    free = next(crest for crest in CRESTS if crest not in (crests[0][0], crests[1][0]))
    driver.do(commands.take_crest(driver.table, HOST, (free, crests[1][1])))
    assert shown(driver.table) == [(free, crests[0][1]), crests[1]], "the colour is the bot's"


def test_a_free_seat_has_no_crest_and_whoever_leaves_takes_it_along() -> None:
    driver = seated(("star", "sky"))
    driver.do(commands.leave(driver.table, HOST))
    seats = driver.seen_by(None)["seats"]
    assert [(seat["kind"], seat["crest"]) for seat in seats] == [("open", ""), ("bot", CRESTS[1])]
    assert commands.take_crest(driver.table, HOST, ("star", "sky")) == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server


def test_a_crest_is_kept_with_the_person_and_reaches_every_table(server: ServerProcess) -> None:
    elsa = server.person()
    assert elsa.get("/api/me") == {"name": "Elsa"}
    before = elsa.open_table()["table"]
    assert elsa.put("/api/me", {"crest": "tree"}) == {"name": "Elsa", "crest": "tree"}
    assert elsa.put("/api/me", {"colour": "pink"}) == {"name": "Elsa", "crest": "tree", "colour": "pink"}
    for table in (before, elsa.open_table()["table"]):
        own = elsa.table(table)["seats"][0]
        assert (own["crest"], own["colour"]) == ("tree", "pink")
    server.restart()
    assert elsa.get("/api/me")["crest"] == "tree"
    assert elsa.put("/api/me", {"name": "Elsa L.", "crest": ""}) == {"name": "Elsa L.", "colour": "pink"}


@pytest.mark.parametrize(
    "wrong", [{"crest": "unicorn"}, {"colour": "beige"}, {"colour": 3}, {"shield": "tree"}], ids=str
)
def test_a_crest_that_does_not_exist_is_refused(server: ServerProcess, wrong: dict[str, object]) -> None:
    assert server.person().ask("PUT", "/api/me", wrong).json()["code"] == "request/malformed"
