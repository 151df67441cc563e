"""The table in a browser: what is loaded, how soon one can play, how busy the page is while things move, Lighthouse.

A real server, a real Chromium without a screen, on this machine. Run: python bench/client.py [--no-lighthouse]
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Playwright, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]  # before this folder, which has a server.py of its own

from tools.chromium import find  # noqa: E402

from browser.windows import ARGUMENTS  # noqa: E402
from heptapolis.server.identity import COOKIE  # noqa: E402
from server.servers import Person, ServerProcess  # noqa: E402

LIGHTHOUSE = "lighthouse@12.8.2"
FRAME = 1 / 60
NOW, NOW_DICE = "button.now:not(.dice)", "button.now.dice"
"""Opens a table of cards at once, and one of dice."""
PARTS = ("RunTask", "Commit")
"""What a trace calls a piece of work of the main thread, and the handing over of a picture."""
MARKS = ("begun", "ended", "rested")
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
WATCHED = """({ id, first, last, press }) => new Promise((resolve) => {
  const watch = () => {
    const motions = document.getAnimations().filter((motion) => motion.id === id && motion.playState === "running");
    const [motion] = motions;
    if (!motion?.startTime) return requestAnimationFrame(watch);
    const { duration } = motion.effect.getTiming();
    const steps = motion.effect.getKeyframes();
    const after = () => setTimeout(() => {
      performance.mark("begun", { startTime: motion.startTime + steps.at(first).offset * duration });
      performance.mark("ended", { startTime: motion.startTime + steps.at(last).offset * duration });
      performance.mark("rested");
      resolve();
    });
    motion.finished.then(() => requestAnimationFrame(() => requestAnimationFrame(after)));
  };
  document.querySelector(press).click();
  watch();
})"""
"""Makes a choice and waits until a motion has ended and what follows is drawn; a motion waits before its first step."""
WAY, SEND = ".panel button.way:enabled", "[data-send]"
"""What makes a choice, of a card and at the dice table."""
PASSING = {"id": "pass", "first": 1, "last": 2, "press": WAY}
RECAP = {"id": "recap", "first": 1, "last": -2, "press": WAY}
DICE_RECAP = RECAP | {"press": SEND}
TUMBLING = {"id": "tumble", "first": 1, "last": 3, "press": SEND}
RUNS = 16
"""How many recaps are watched."""
DRAGS = 4
"""How many cards are dragged."""
THROWS = 4
"""How many times the dice are watched as they tumble."""
LAID_OUT = """() => new Promise((resolve) => {
  const began = performance.now();
  const seen = new MutationObserver(() => {
    if (!document.querySelector("[data-send]")) return;
    seen.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - began));
  });
  seen.observe(document.body, { subtree: true, childList: true });
  document.querySelector("[data-action='pass']").click();
})"""
"""Milliseconds from the press of a choice at the dice table until the page shows it."""
RESTED = """() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => { performance.mark("rested"); resolve(); }));
})"""
TABLES = ("second-edition", "dice")


def loaded(browser: Browser, url: str) -> None:
    """The bytes of a first visit to the home page, as they came over the line."""
    page = browser.new_context().new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_timeout(1500)
    print(f"first load of the home page: {sum(sizes) / 1024:.0f} KB in {len(sizes)} answers (limit 100 KB)", flush=True)
    page.context.close()


def play_now(browser: Browser, url: str, times: int = 5) -> None:
    """From the address to a hand that can be played, for someone who was never here."""
    taken = []
    for _ in range(times):
        page = browser.new_context().new_page()
        began = time.perf_counter()
        page.goto(url)
        page.locator(NOW).click()
        page.locator("ol.hand button.pick").first.wait_for()
        taken.append(time.perf_counter() - began)
        page.context.close()
    words = f"{statistics.median(taken):.2f} s, slowest {max(taken):.2f} s (limit 3 s)"
    print(f"a first visit to a playable hand: {words}", flush=True)


def shown(browser: Browser, url: str) -> None:
    """From the press of a button to what it shows, and how busy the page is while hands pass on a slow processor."""
    page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(url)
    page.locator(NOW).click()
    page.locator("ol.hand button.pick").first.wait_for()
    session = page.context.new_cdp_session(page)
    answers: list[float] = []
    passing: list[float] = []
    resting: list[float] = []
    for turn in range(5):  # after the sixth no hand passes
        opened(page)
        if turn < 2:
            answers.append(pressed(page))
            continue
        moving, still = traced(page, session, partial(page.evaluate, WATCHED, PASSING))
        passing += moving
        resting += still
    print(f"a choice shows itself after {max(answers):.0f} ms (limit 100 ms)", flush=True)
    words = f"{len(passing)} frames, median {statistics.median(passing):.1f} ms, longest {max(passing):.1f} ms"
    rest = f"longest frame as they come to rest {max(resting):.1f} ms"
    print(f"while hands pass, main thread at 4x throttle: {words} (limit 12 ms); {rest}", flush=True)
    page.context.close()


def opened(page: Page) -> None:
    """A card of the hand, ready to be played; whatever was shown before is over."""
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.locator(".recap").wait_for(state="detached")
    page.wait_for_timeout(800)
    page.locator("ol.hand button.pick").first.click()
    page.locator(WAY).first.wait_for()


def recaps(browser: Browser, url: str) -> None:
    """How busy the page is on a slow processor while it tells a turn again: the longest frame of each recap."""
    longest: list[float] = []
    after: list[float] = []
    while len(longest) < RUNS:
        page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
        page.goto(url)
        page.locator(NOW).click()
        page.locator("ol.hand button.pick").first.wait_for()
        session = page.context.new_cdp_session(page)
        for _ in range(min(5, RUNS - len(longest))):  # the sixth turn ends in a dialog
            opened(page)
            moving, still = traced(page, session, partial(page.evaluate, WATCHED, RECAP))
            longest.append(max(moving, default=0.0))
            after.append(max(still, default=0.0))
        page.context.close()
    report("recaps", longest, after)


def report(what: str, longest: list[float], after: list[float]) -> None:
    """Print how busy the page was while it told turns again."""
    words = f"median {statistics.median(longest):.1f} ms (limit 16 ms), slowest {max(longest):.1f} ms (limit 30 ms)"
    rest = f"as they go: median {statistics.median(after):.1f} ms, slowest {max(after):.1f} ms"
    print(f"longest frame of {len(longest)} {what}, main thread at 4x throttle: {words}; {rest}", flush=True)


def dice_recaps(browser: Browser, url: str) -> None:
    """The same at a dice table of seven."""
    page = dice_table(browser, url)
    session = page.context.new_cdp_session(page)
    longest: list[float] = []
    after: list[float] = []
    while len(longest) < RUNS:
        dice_laid_out(page)
        moving, still = traced(page, session, partial(page.evaluate, WATCHED, DICE_RECAP))
        longest.append(max(moving, default=0.0))
        after.append(max(still, default=0.0))
    report("recaps of dice at a table of seven", longest, after)
    page.context.close()


def dice_table(browser: Browser, url: str) -> Page:
    """A dice table of seven, opened."""
    page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.request.post(f"{url}/api/people", data={"name": "Mette"})
    page.add_init_script("localStorage.setItem('heptapolis.known', '1')")  # or the page asks to be someone else
    bots = [{"kind": "bot", "bot": "builder"}] * 6
    wanted = {"rules": "dice", "options": {"players": 7}, "seats": [{"kind": "open"}, *bots], "begin": True}
    answer = page.request.post(f"{url}/api/tables", data=wanted | {"name": "Mette"})
    page.goto(f"{url}/t/{answer.json()['code']}")
    return page


def dice(browser: Browser, url: str) -> None:
    """What the dice table loads when it is opened, how soon a choice shows itself, and how the dice tumble."""
    page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.locator(NOW_DICE).click()
    page.locator("[data-action='pass']").wait_for()
    page.wait_for_load_state("load")
    print(f"first load of the dice table, after the home page: {sum(sizes) / 1024:.0f} KB in {len(sizes)} answers")
    page.context.close()
    page = dice_table(browser, url)
    session = page.context.new_cdp_session(page)
    page.locator("[data-action='pass']").wait_for()
    page.wait_for_timeout(1600)
    print(f"a choice of dice shows itself after {page.evaluate(LAID_OUT):.0f} ms (limit 100 ms)", flush=True)
    page.keyboard.press("Escape")
    tumbling: list[float] = []
    resting: list[float] = []
    for _ in range(THROWS):
        dice_laid_out(page)
        during, after = traced(page, session, partial(page.evaluate, WATCHED, TUMBLING))
        tumbling += during
        resting += after
    words = f"{len(tumbling)} frames, median {statistics.median(tumbling):.1f} ms, longest {max(tumbling):.1f} ms"
    print(f"while dice tumble, main thread at 4x throttle: {words}; as they rest {max(resting):.1f} ms", flush=True)
    page.context.close()


def dice_laid_out(page: Page) -> None:
    """A choice that ends the turn, to be sent; whatever was shown before is over, and the dice lie still."""
    page.locator("[data-action='pass']").wait_for()
    page.locator(".recap").wait_for(state="detached")
    page.wait_for_timeout(1600)
    page.locator("[data-action='pass']").click()
    page.locator(SEND).wait_for()


def pressed(page: Page) -> float:
    """Milliseconds from the press of a way to pay until the page shows the choice, or the turn after it."""
    script = """() => new Promise((resolve) => {
      const button = document.querySelector(".panel button.way:enabled");
      const turn = () => document.querySelector(".stand").textContent;
      const [began, before] = [performance.now(), turn()];
      const seen = new MutationObserver(() => {
        if (!document.querySelector(".chose") && turn() === before) return;
        seen.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - began));
      });
      seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      button.click();
    })"""
    return float(page.evaluate(script))


def dragging(browser: Browser, url: str) -> None:
    """How busy the page is on a slow processor while a card is dragged over everything, and when it goes back."""
    page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(url)
    page.locator(NOW).click()
    cards = page.locator("ol.hand button.pick")
    cards.first.wait_for()
    session = page.context.new_cdp_session(page)
    moving: list[float] = []
    back: list[float] = []
    for place in range(DRAGS):
        box = cards.nth(place).bounding_box()
        if box is None:
            raise SystemExit("the card is not there")
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 30, steps=3)
        page.locator("[data-zone]").first.wait_for()

        def drag(x: float = x, y: float = y) -> None:
            page.evaluate("performance.mark('begun')")
            for step in range(1, 61):
                page.mouse.move(x + (683 - x) * step / 60, y - 30 - step * (y - 150) / 60)
            page.evaluate("performance.mark('ended')")
            page.mouse.move(2, 2)
            page.mouse.up()
            page.evaluate(RESTED)

        during, after = traced(page, session, drag)
        moving += during
        back += after
    words = f"{len(moving)} frames, median {statistics.median(moving):.1f} ms, longest {max(moving):.1f} ms"
    print(
        f"while a card is dragged, main thread at 4x throttle: {words} (limit 16 ms); "
        f"longest frame as it goes back {max(back):.1f} ms",
        flush=True,
    )
    page.context.close()


def traced(page: Page, session: CDPSession, act: Callable[[], object]) -> tuple[list[float], list[float]]:
    """Milliseconds of work on the main thread in each frame during a motion, and from its end to rest.

    What is done marks when the motion has begun and ended, and when all rests.
    """
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    done = []
    session.once("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
    act()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    marks = {event["name"]: event for event in events if event.get("name") in MARKS}
    own = [event for event in events if event.get("tid") == marks["begun"]["tid"] and event.get("name") in PARTS]
    begin, middle, end = (marks[name]["ts"] for name in MARKS)
    return frames_of(own, begin, middle), frames_of(own, middle, end)


def frames_of(events: list[dict[str, Any]], begin: float, end: float) -> list[float]:
    """Milliseconds of processor time for each frame: tasks until one hands a picture over, or while a frame lasts."""
    within = [event for event in events if event["ts"] < end and event["ts"] + event.get("dur", 0) >= begin]
    tasks, commits = ([event for event in within if event["name"] == name] for name in PARTS)
    frames: list[float] = []
    began = drawn = float("-inf")
    for task in sorted(tasks, key=lambda task: task["ts"]):
        if drawn > began or task["ts"] - began > 1e6 * FRAME:
            frames.append(0.0)
            began = task["ts"]
        frames[-1] += task.get("tdur", 0) / 1000
        drawn = max(
            [c["ts"] for c in commits if task["ts"] <= c["ts"] < task["ts"] + task.get("dur", 0)], default=drawn
        )
    return frames


def known_as(tools: Playwright, chromium: str, url: str, person: Person) -> Path:
    """The profile of a browser that is this person and has loaded nothing yet."""
    folder = Path(tempfile.mkdtemp())
    context = tools.chromium.launch_persistent_context(folder, executable_path=chromium, args=ARGUMENTS)
    later = time.time() + 3600
    context.add_cookies([{"name": COOKIE, "value": person.token, "url": url, "expires": later}])
    page = context.new_page()
    page.goto(f"{url}/api/health")
    page.evaluate("localStorage.setItem('heptapolis.known', '1')")
    context.close()
    return folder


def lighthouse(chromium: str, what: str, url: str, profile: Path | None = None) -> None:
    """What Lighthouse says of a page, on its slow phone."""
    flags = " ".join(["--headless=new", *ARGUMENTS, *([f"--user-data-dir={profile}"] if profile else [])])
    words = ["npm", "exec", "--yes", "--", LIGHTHOUSE, url, "--quiet", "--output=json", f"--chrome-flags={flags}"]
    words.append("--only-categories=performance,accessibility,best-practices")
    words += ["--disable-storage-reset"] if profile else []
    answer = subprocess.run(
        words, capture_output=True, text=True, env=os.environ | {"CHROME_PATH": chromium}, check=False
    )
    if answer.returncode:
        print(f"Lighthouse could not run: {answer.stderr.strip()[-300:]}")
        return
    report = json.loads(answer.stdout)
    found = report["categories"]
    scores = ", ".join(f"{name} {100 * part['score']:.0f}" for name, part in found.items())
    print(f"Lighthouse of {what}: {scores} (limit 95)", flush=True)
    refs = [ref for part in found.values() for ref in part["auditRefs"] if ref["weight"]]
    for audit in (report["audits"][ref["id"]] for ref in refs):
        if audit["score"] is not None and audit["score"] < 0.9:
            print(f"    {audit['title']}: {audit.get('displayValue') or audit['score']}", flush=True)


def main() -> None:
    chromium = find()
    if not chromium:
        raise SystemExit("There is no Chromium; try: python -m tools.chromium")
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        with sync_playwright() as tools:
            browser = tools.chromium.launch(executable_path=str(chromium), args=ARGUMENTS)
            loaded(browser, server.url)
            play_now(browser, server.url)
            shown(browser, server.url)
            recaps(browser, server.url)
            dice_recaps(browser, server.url)
            dice(browser, server.url)
            dragging(browser, server.url)
            browser.close()
        if "--no-lighthouse" not in sys.argv:
            lighthouse(str(chromium), "the home page", server.url)
            for rules in TABLES:
                person = server.person("Mette")
                code = person.open_table(rules)["code"]
                with sync_playwright() as tools:
                    profile = known_as(tools, str(chromium), server.url, person)
                lighthouse(str(chromium), f"a table of {rules}", f"{server.url}/t/{code}", profile)
                shutil.rmtree(profile)


if __name__ == "__main__":
    main()
