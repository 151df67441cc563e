"""A bot that plays one game on a server, anything legal: python bot.py http://127.0.0.1:8077 dice."""

import json
import random
import sys
import time
from http.client import HTTPException
from urllib.request import Request, urlopen

headers = {"content-type": "application/json"}
broken = (OSError, HTTPException)


def ask(path, body):
    with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def messages():
    while True:
        try:
            with urlopen(Request(server + "/api/stream.ndjson", headers=headers)) as stream:
                for message in (json.loads(line) for line in stream if line.strip()):
                    headers["last-event-id"] = message["id"]  # where the next stream continues
                    yield message["data"]
        except broken:
            time.sleep(1)


if __name__ == "__main__":
    server, rules = sys.argv[1:]
    headers["authorization"] = "Bearer " + ask("/api/people", {"name": "Bot"})["token"]
    wanted = {"rules": rules, "options": {"players": 3}, "name": "Bot", "begin": True}
    table = ask("/api/tables", wanted)["table"]
    for now in (data["now"] for data in messages() if "now" in data and data["table"] == table):
        if now["state"] in ("over", "ended"):
            print([score["total"] for score in now["scores"]], "points; won by seats", now["winners"])
            break
        for seat, legal in list(now["legal"].items())[:1]:
            choice = {"action": random.choice(legal["options"])["action"], "seat": int(seat)}
            try:
                ask(f"/api/tables/{table}/choice", choice)
            except broken as problem:
                print(problem)  # the next message says what is possible now
