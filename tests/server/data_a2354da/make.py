"""Makes the data folder beside this file by playing at a server of commit a2354da; README.md tells how to run it."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

HERE = Path(__file__).parent
PORT = 20_771
YEAR_2100 = 4_102_444_800
"""Tokens live a year; the same code signs those that are kept for much longer, so that the test does not expire."""


class Person:
    """Someone in a browser, with a cookie."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.browser = httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=60)
        self.token = self.post("/api/people", {"name": name})["token"]
        assert self.browser.cookies["heptapolis"] == self.token

    def post(self, path: str, body: Any) -> Any:
        """The answer to a request."""
        return self.browser.post(path, json=body).raise_for_status().json()

    def table(self, table: str) -> Any:
        """A table as this person sees it."""
        return self.browser.get(f"/api/tables/{table}").raise_for_status().json()

    def play(self, table: str, decisions: int) -> Any:
        """Answer so many decisions with anything legal, or all until the end."""
        while (state := self.table(table))["state"] == "playing" and decisions:
            if not state["legal"]:
                time.sleep(0.05)
                continue
            seat, legal = next(iter(state["legal"].items()))
            action = random.Random(decisions).choice(legal["options"])["action"]
            self.post(f"/api/tables/{table}/choice", {"seat": int(seat), "action": action, "key": f"key-{decisions}"})
            decisions -= 1
        return state


def play() -> dict[str, Any]:
    """A finished game, one under way, and a lobby with a reserved seat."""
    elsa, frida = Person("Elsa"), Person("Frida")
    new = {"rules": "second-edition", "options": {"players": 3}, "name": "Elsa", "begin": True}
    finished = elsa.post("/api/tables", new | {"public": True, "contribution": "three blue candles"})["table"]
    assert elsa.play(finished, 1000)["state"] == "over"
    elsa.post(f"/api/tables/{finished}/say", {"words": "Well played!"})
    running = elsa.post("/api/tables", new | {"rules": "dice", "hints": True})["table"]
    elsa.play(running, 6)
    kinds = [{"kind": "open"}, {"kind": "invited"}, {"kind": "bot", "bot": "builder"}]
    lobby = elsa.post("/api/tables", new | {"seats": kinds, "begin": False})
    invitations = elsa.browser.get(f"/api/tables/{lobby['table']}/invitations").json()["invitations"]
    return {
        "finished": finished,
        "running": running,
        "position": elsa.table(running)["position"],
        "lobby": lobby["code"],
        "invitation": invitations[0]["invitation"],
        "seat": invitations[0]["seat"],
        "cookie": elsa.token,
        "token": frida.token,
    }


def long_lived(folder: Path, token: str) -> str:
    """A token for the same person, from the same code, that outlives this test."""
    people, settings = import_module("heptapolis.server.people"), import_module("heptapolis.server.settings")
    signer = people.Signer(settings.signing_key(folder))
    person = signer.person(token)
    assert person is not None
    return str(signer.token(person, now=YEAR_2100))


def wait() -> None:
    """Wait until the server answers."""
    for _ in range(600):
        try:
            httpx.get(f"http://127.0.0.1:{PORT}/api/health").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server does not answer")


def main() -> None:
    """Play, stop the server, and keep its folder."""
    command = [sys.executable, "-c", "from heptapolis.cli import main; main()"]
    with TemporaryDirectory() as name:
        folder = Path(name)
        server = subprocess.Popen([*command, "serve", "--data", name, "--port", str(PORT)])
        try:
            wait()
            kept = play()
        finally:
            server.terminate()
            server.wait(60)
        kept |= {each: long_lived(folder, kept[each]) for each in ("cookie", "token")}
        (HERE / "house.sqlite.gz").write_bytes(gzip.compress((folder / "house.sqlite").read_bytes(), mtime=0))
        shutil.copyfile(folder / "key", HERE / "key")
        (HERE / "kept.json").write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
