import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Line, Stream } from "../src/protocol/stream";
import type { Message } from "../src/protocol/types";
import { openBrowser } from "./tabs";

const news = (position: number): Message => ({ table: "t", position, at: 0, kind: "chose", what: {}, news: [] });

let browser = openBrowser();

/** A tab with what it was told. */
function openTab(): { stream: Stream; heard: number[]; lines: Line[] } {
  const heard: number[] = [];
  const lines: Line[] = [];
  const stream = new Stream(
    (message) => heard.push(message.position),
    (line) => lines.push(line),
  );
  stream.start();
  return { stream, heard, lines };
}

const asked = (): URLSearchParams => new URL(browser.wire.url, "http://server").searchParams;

beforeEach(() => {
  vi.useFakeTimers();
  browser = openBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the stream of a browser", () => {
  it("is one, whatever the number of tabs", () => {
    for (let tab = 0; tab < 3; tab += 1) openTab();
    expect(browser.wires).toHaveLength(1);
  });

  it("tells all tabs what the server says, once", () => {
    const tabs = [openTab(), openTab(), openTab()];
    browser.wire.opens();
    browser.wire.says("news", "a-1", news(1));
    browser.wire.says("news", "a-2", news(2));
    expect(tabs.map(({ heard }) => heard)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  it("tells all tabs how the line is, and one that comes later too", () => {
    const [first, second] = [openTab(), openTab()];
    browser.wire.opens();
    const third = openTab();
    expect([first, second, third].map(({ lines }) => lines.at(-1))).toEqual(["open", "open", "open"]);
    browser.wire.breaks();
    expect([first, second, third].map(({ lines }) => lines.at(-1))).toEqual(["lost", "lost", "lost"]);
  });

  it("is taken over when the tab that had it is closed, from the last id on", () => {
    openTab();
    const second = openTab();
    browser.wire.says("news", "a-7", news(7));
    browser.closeLeader();
    expect(browser.wires).toHaveLength(2);
    expect(asked().get("last_id")).toBe("a-7");
    browser.wire.says("news", "a-8", news(8));
    expect(second.heard).toEqual([7, 8]);
  });

  it("asks for everything when nothing was heard yet", () => {
    openTab();
    expect(asked().has("last_id")).toBe(false);
  });
});

describe("a table that is watched", () => {
  it("is asked for with the line, with all others, once", () => {
    const { stream } = openTab();
    for (const table of ["one", "two", "one"]) stream.watch(table);
    expect(browser.wires).toHaveLength(3);
    expect(browser.wires.filter(({ readyState }) => readyState !== 2)).toHaveLength(1);
    expect(asked().getAll("watch")).toEqual(["one", "two"]);
  });

  it("is asked for by the tab that has the line, for any other", () => {
    openTab();
    const second = openTab();
    second.stream.watch("one");
    expect(asked().getAll("watch")).toEqual(["one"]);
  });

  it("is still watched when a third tab takes the line over", () => {
    openTab();
    openTab();
    openTab().stream.watch("one");
    browser.closeLeader();
    expect(asked().getAll("watch")).toEqual(["one"]);
  });
});

describe("too many tables that are watched", () => {
  it("are forgotten from the oldest on, since the server takes no more", () => {
    const { stream } = openTab();
    for (let table = 0; table < 25; table += 1) stream.watch(`t${String(table)}`);
    expect(asked().getAll("watch")).toHaveLength(20);
    expect(asked().getAll("watch").at(-1)).toBe("t24");
    stream.watch("t5"); // seen again, so it is the newest
    for (let table = 30; table < 49; table += 1) stream.watch(`t${String(table)}`);
    expect(asked().getAll("watch")).toContain("t5");
  });
});

describe("a browser without locks, as on a server in the network without https", () => {
  it("has a line for each tab, and each hears the server once", () => {
    Reflect.deleteProperty(navigator, "locks");
    const tabs = [openTab(), openTab()];
    expect(browser.wires).toHaveLength(2);
    for (const wire of browser.wires) wire.says("news", "a-1", news(1));
    expect(tabs.map(({ heard }) => heard)).toEqual([[1], [1]]);
  });
});

describe("a line that is lost", () => {
  it("is opened again after a while if the browser has given up", () => {
    openTab();
    browser.wire.breaks();
    expect(browser.wires).toHaveLength(1);
    vi.advanceTimersByTime(2500);
    expect(browser.wires).toHaveLength(2);
  });

  it("is tried ever more rarely while the server refuses it, and soon again once it was open", () => {
    openTab();
    for (let refused = 0; refused < 8; refused += 1) {
      browser.wire.breaks();
      vi.advanceTimersByTime(40_000);
    }
    const before = browser.wires.length;
    browser.wire.breaks();
    vi.advanceTimersByTime(20_000);
    expect(browser.wires).toHaveLength(before);
    vi.advanceTimersByTime(20_000);
    expect(browser.wires).toHaveLength(before + 1);
    browser.wire.opens();
    browser.wire.breaks();
    vi.advanceTimersByTime(2500);
    expect(browser.wires).toHaveLength(before + 2);
  });

  it("is left to the browser while that tries itself", () => {
    openTab();
    browser.wire.breaks(false);
    vi.advanceTimersByTime(9000);
    expect(browser.wires).toHaveLength(1);
  });

  it("is opened again when it was quiet for too long, but not while the server is alive", () => {
    openTab();
    browser.wire.opens();
    for (let quarter = 0; quarter < 8; quarter += 1) {
      vi.advanceTimersByTime(15_000);
      browser.wire.says("alive");
    }
    expect(browser.wires).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(browser.wires.length).toBeGreaterThan(1);
  });

  it("is opened again too while nobody sees the tab that has it", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    openTab();
    browser.wire.opens();
    vi.advanceTimersByTime(60_000);
    expect(browser.wires.length).toBeGreaterThan(1);
    vi.restoreAllMocks();
  });

  it("is opened again when any tab comes into view after a sleep", () => {
    openTab();
    openTab();
    browser.wire.opens();
    vi.setSystemTime(Date.now() + 3_600_000); // timers slept too
    browser.channels.at(-1)?.postMessage({ kind: "wake" });
    expect(browser.wires).toHaveLength(2);
  });

  it("is opened at once when the browser is online again", () => {
    openTab();
    dispatchEvent(new Event("online"));
    expect(browser.wires).toHaveLength(2);
  });
});
