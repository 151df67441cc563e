"""What nobody is ever sent, and what nobody is sent before the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from heptapolis.game import Game
from heptapolis.server.live_table import FINISHED, LiveTable
from heptapolis.server.messages import messages_after, state_for
from server.in_process import everything
from server.random_play import TABLES, Played
from server.servers import Person, ServerProcess
from server.table_drivers import WEBHOOK, TableDriver

NEVER = (WEBHOOK, "person-of-seat")


def texts(table: LiveTable) -> str:
    """All that anyone is told of a table."""
    return json.dumps(everything(table))


def kept_for_the_end(table: LiveTable) -> list[str]:
    """What would tell every hand and every roll."""
    return [table.secret, str(table.seed), *(f'"{word}"' for word in table.contributions if word)]


@pytest.mark.parametrize("name", TABLES)
def test_seeds_secrets_and_contributions_are_told_after_the_end_and_ids_and_webhooks_never(name: str) -> None:
    played = Played(name, 3)
    for _ in range(40):
        if played.table.state in FINISHED:
            break
        sent = texts(played.table) + "".join(stream for heard in played.heard.values() for stream in heard)
        assert not [word for word in (*NEVER, *kept_for_the_end(played.table)) if word in sent]
        played.one()
    end = TableDriver.begun(*TABLES[name][:2], TABLES[name][2])
    end.play(Random(1))
    sent = texts(end.table)
    assert not [word for word in NEVER if word in sent]
    assert all(word in sent for word in (end.table.secret, *(word for word in end.table.contributions if word)))


@pytest.mark.parametrize("name", [name for name in TABLES if not name.startswith("dice")])
def test_hands_of_others_are_shown_after_the_end_alone(name: str) -> None:
    driver = TableDriver.begun(*TABLES[name][:2], TABLES[name][2])
    for _ in range(8):
        driver.step(Random(5))
    game = driver.table.game
    assert isinstance(game, Game)
    for viewer in (None, *range(game.players)):
        view = state_for(driver.table, viewer, is_host=False)["view"]
        assert view["deal"] is None
        assert view["hand"] == ([] if viewer is None else list(game.view(viewer).hand))
        assert "history" not in view
    driver.play(Random(5))
    assert state_for(driver.table, None, is_host=False)["view"]["deal"] == game.record.deal.to_json()


def test_cards_that_lie_face_down_are_known_only_to_whoever_put_them_there_until_the_end() -> None:
    driver = TableDriver.begun("second-edition", {"players": 3})
    game = driver.table.game
    assert isinstance(game, Game)
    sold = [game.view(seat).hand[0] for seat in range(3)]
    for seat in range(3):
        driver.choose(seat, f"sell {sold[seat]}")
    for end in (False, True):
        for viewer in (None, 0, 1, 2):
            news = [event for heard in messages_after(driver.table, viewer, 0) for event in heard["news"]]
            first = [event for event in news if event["kind"] == "sold"][:3]
            seen = [event["thing"] for event in first]
            assert seen == [card if end or seat == viewer else "?" for seat, card in enumerate(sold)]
        if not end:
            driver.play(Random(1))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), "", "--limit", "choices_a_second=500") as server:
        yield server


def all_answers(person: Person, table: str) -> str:
    """Everything that can be asked of a server about a table."""
    paths = [f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/news?after=0", f"/api/tables/{table}/hint"]
    paths += ["/api/tables?all_mine=true", "/api/history", f"/api/history/{table}/record"]
    paths += [f"/api/history/{table}/replay?decision=3&seat=1", "/api/me", "/api/rules", "/metrics"]
    answers = [person.ask("GET", path).text for path in paths]
    with person.stream(watch=(table,)) as messages:
        answers.append(json.dumps(next(messages)))
    return "\n".join(answers)


def play_if_asked(people: tuple[Person, ...], table: str, rng: Random) -> None:
    """Everyone who is asked chooses anything."""
    for person in people:
        if person.table(table).get("legal"):
            person.play_once(table, rng)


@pytest.mark.parametrize(("rules", "end"), [("second-edition", "over"), ("dice", "over"), ("first-edition", "ended")])
def test_over_the_wire_nothing_secret_comes_before_the_end(server: ServerProcess, rules: str, end: str) -> None:
    elsa, frida, wera = (server.person(name) for name in ("Elsa", "Frida", "Wera"))
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    more: dict[str, Any] = {"webhook": WEBHOOK, "public": True, "hints": True, "contribution": "words-of-elsa"}
    table = str(elsa.open_table(rules, seats=seats, begin=False, **more)["table"])
    frida.post(f"/api/tables/{table}/sit", {"name": "Frida", "contribution": "words-of-frida"})
    elsa.post(f"/api/tables/{table}/begin")
    ids = [person.token.split(".")[1] for person in (elsa, frida, wera)]
    rng, sent = Random(1), ""
    for _ in range(3):
        play_if_asked((elsa, frida), table, rng)
        sent += "".join(all_answers(person, table) for person in (elsa, frida, wera))
    assert wera.ask("GET", f"/api/history/{table}/record").json()["code"] == "record/unknown"
    assert not [word for word in (*ids, WEBHOOK, "words-of-", '"secret"', '"seed"') if word in sent]
    if end == "over":
        while elsa.table(table)["state"] != "over":
            play_if_asked((elsa, frida), table, rng)
    else:
        elsa.put(f"/api/tables/{table}/state", {"state": "ended"})
    shown = wera.table(table)["fair"]
    assert shown["contributions"] == ["words-of-elsa", "words-of-frida", ""]
    after = "".join(all_answers(person, table) for person in (elsa, frida, wera))
    assert shown["secret"] in after
    assert shown["secret"] not in sent
    assert not [word for word in (*ids, WEBHOOK) if word in after]
    assert wera.ask("GET", f"/api/history/{table}/record").is_success
