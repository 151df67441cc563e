"""The table in a browser: what is loaded, how soon one can play, how busy the page is while hands pass, Lighthouse.

A real server, a real Chromium without a screen, on this machine. Run: python bench/client.py [--no-lighthouse]
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]  # before this folder, which has a server.py of its own

from tools.chromium import find  # noqa: E402

from browser.windows import ARGUMENTS  # noqa: E402
from server.servers import ServerProcess  # noqa: E402

LIGHTHOUSE = "lighthouse@12.8.2"
FRAME = 1 / 60
PARTS = ("RunTask", "Commit")
"""What a trace calls a piece of work of the main thread, and the handing over of a picture."""
MARKS = ("passing", "passed", "rested")
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
PASSED = """() => new Promise((resolve) => {
  const watch = () => {
    const motion = document.getAnimations().find(({ id, playState }) => id === "pass" && playState === "running");
    if (!motion?.startTime) return requestAnimationFrame(watch);
    const { duration } = motion.effect.getTiming();
    const [, leaves, arrives] = motion.effect.getKeyframes();
    const after = () => setTimeout(() => {
      performance.mark("passing", { startTime: motion.startTime + leaves.offset * duration });
      performance.mark("passed", { startTime: motion.startTime + arrives.offset * duration });
      performance.mark("rested");
      resolve();
    });
    motion.finished.then(() => requestAnimationFrame(() => requestAnimationFrame(after)));
  };
  document.querySelector(".panel button.way:enabled").click();
  watch();
})"""
"""Makes a choice and waits until the new hand has come and what follows is drawn."""


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
        page.locator("button.now:not(.dice)").click()
        page.locator("ol.hand button.pick").first.wait_for()
        taken.append(time.perf_counter() - began)
        page.context.close()
    words = f"{statistics.median(taken):.2f} s, slowest {max(taken):.2f} s (limit 3 s)"
    print(f"a first visit to a playable hand: {words}", flush=True)


def shown(browser: Browser, url: str) -> None:
    """From the press of a button to what it shows, and how busy the page is while hands pass on a slow processor."""
    page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(url)
    page.locator("button.now:not(.dice)").click()
    page.locator("ol.hand button.pick").first.wait_for()
    session = page.context.new_cdp_session(page)
    answers: list[float] = []
    passing: list[float] = []
    resting: list[float] = []
    for turn in range(5):  # after the sixth no hand passes
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        page.wait_for_timeout(800)
        page.locator("ol.hand button.pick").first.click()
        way = page.locator(".panel button.way:enabled").first
        way.wait_for()
        if turn < 2:
            answers.append(pressed(page))
            continue
        moving, still = traced(page, session)
        passing += moving
        resting += still
    print(f"a choice shows itself after {max(answers):.0f} ms (limit 100 ms)", flush=True)
    words = f"{len(passing)} frames, median {statistics.median(passing):.1f} ms, longest {max(passing):.1f} ms"
    rest = f"longest frame as they come to rest {max(resting):.1f} ms"
    print(f"while hands pass, main thread at 4x throttle: {words} (limit 12 ms); {rest}", flush=True)
    page.context.close()


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


def traced(page: Page, session: CDPSession) -> tuple[list[float], list[float]]:
    """Milliseconds of work on the main thread in each frame while the hands pass, and while they come to rest."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    done = []
    session.once("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
    page.evaluate(PASSED)
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    marks = {event["name"]: event for event in events if event.get("name") in MARKS}
    own = [event for event in events if event.get("tid") == marks["passing"]["tid"] and event.get("name") in PARTS]
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


def lighthouse(chromium: str, url: str) -> None:
    """What Lighthouse says of the home page, on its slow phone."""
    flags = "--headless=new " + " ".join(ARGUMENTS)
    words = ["npm", "exec", "--yes", "--", LIGHTHOUSE, url, "--quiet", "--output=json", f"--chrome-flags={flags}"]
    words.append("--only-categories=performance,accessibility,best-practices")
    answer = subprocess.run(
        words, capture_output=True, text=True, env=os.environ | {"CHROME_PATH": chromium}, check=False
    )
    if answer.returncode:
        print(f"Lighthouse could not run: {answer.stderr.strip()[-300:]}")
        return
    found = json.loads(answer.stdout)["categories"]
    scores = ", ".join(f"{name} {100 * part['score']:.0f}" for name, part in found.items())
    print(f"Lighthouse: {scores} (limit 95)", flush=True)


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
            browser.close()
        if "--no-lighthouse" not in sys.argv:
            lighthouse(str(chromium), server.url)


if __name__ == "__main__":
    main()
