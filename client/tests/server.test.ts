import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Message, TableShown } from "../src/protocol/types";
import { answering, type Asked } from "./pages";
import { browser, openBrowser } from "./tabs";
import { messagesOf, tableOf } from "./tables";

const NEWS = "/api/tables/table/news?after=0";
const at = (position: number): TableShown =>
  tableOf("secondThree", (table) => (table.position = position)) as TableShown;
const message = (position: number, more: Partial<Message> = {}): Message => ({
  table: "table",
  position,
  at: 0,
  kind: "chose",
  what: {},
  news: [],
  ...more,
});

let asked: Asked[] = [];

/** A server that this page listens to, with some messages told already. */
async function listening(told: Message[] = []) {
  openBrowser();
  vi.resetModules();
  asked = answering({ [`GET ${NEWS}`]: { messages: told }, "GET /api/tables/CODE23": at(3) });
  const { server } = await import("../src/protocol/server.svelte");
  const { News } = await import("../src/table/news.svelte");
  await server.start();
  return { server, News };
}

beforeEach(() => localStorage.setItem("heptapolis.known", "1"));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the tables that a browser knows", () => {
  it("are as they were told last, whatever comes late", async () => {
    const { server } = await listening();
    server.keep(at(5));
    expect(server.keep(at(4)).position).toBe(5);
    expect(server.keep(at(6)).position).toBe(6);
  });

  it("are not set back by an answer that comes late, though the game has ended since", async () => {
    const { server } = await listening();
    server.keep({ ...at(6), state: "over" });
    expect(server.keep({ ...at(5), state: "playing" }).state).toBe("over");
  });

  it("change without a message when this browser sits down or the host pauses", async () => {
    const { server } = await listening();
    server.keep({ ...at(5), seat: null });
    expect(server.keep(at(5)).seat).toBe(0);
    expect(server.keep({ ...at(5), state: "paused" }).state).toBe("paused");
  });

  it("are forgotten when the server shows them no more", async () => {
    const { server } = await listening();
    server.keep(at(5));
    browser.wire.says("news", "x-5", message(5, { kind: "closed" }));
    expect(server.tables).toEqual({});
  });

  it("follow the stream", async () => {
    const { server } = await listening();
    browser.wire.opens();
    expect(server.line).toBe("open");
    browser.wire.says("news", "x-7", message(7, { now: at(7) }));
    expect(server.tables["table"]?.position).toBe(7);
  });

  it("are watched where this browser has no seat", async () => {
    const { server } = await listening();
    await server.look("CODE23");
    expect(browser.wire.url).not.toContain("watch=");
    const table = { ...at(3), seat: null };
    asked = answering({ "GET /api/tables/CODE23": table });
    await server.look("CODE23");
    expect(browser.wire.url).toContain("watch=table");
  });
});

describe("the news of a table", () => {
  const told = messagesOf("secondThree");
  const last = told.length;

  async function following() {
    const { News } = await listening(told);
    const fresh: number[] = [];
    const news = new News("table", (one) => fresh.push(one.position));
    const stop = news.start();
    await vi.waitFor(() => expect(news.messages).toHaveLength(last));
    return { news, fresh, stop };
  }

  it("are caught up with, and then heard one by one", async () => {
    const { news, fresh } = await following();
    browser.wire.says("news", "x", message(last + 1));
    browser.wire.says("news", "x", message(last + 2));
    expect(fresh).toEqual([last + 1, last + 2]);
    expect(news.messages.map(({ position }) => position)).toEqual([
      ...told.map(({ position }) => position),
      last + 1,
      last + 2,
    ]);
  });

  it("are heard once, and only of this table", async () => {
    const { fresh } = await following();
    browser.wire.says("news", "x", message(last + 1));
    browser.wire.says("news", "x", message(last + 1));
    browser.wire.says("news", "x", message(last + 2, { table: "another" }));
    expect(fresh).toEqual([last + 1]);
  });

  it("are asked for again where one is missing", async () => {
    await following();
    const before = asked.filter(({ path }) => path === NEWS).length;
    browser.wire.says("news", "x", message(last + 3));
    await vi.waitFor(() => expect(asked.filter(({ path }) => path === NEWS)).toHaveLength(before + 1));
  });

  it("are heard no more once nobody listens", async () => {
    const { fresh, stop } = await following();
    stop();
    browser.wire.says("news", "x", message(last + 1));
    expect(fresh).toEqual([]);
  });
});
