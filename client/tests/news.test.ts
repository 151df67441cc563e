import { waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { server } from "../src/protocol/server.svelte";
import type { GameEvent, Message } from "../src/protocol/types";
import { News } from "../src/table/news.svelte";
import { answering } from "./pages";

const event = (kind: string, thing: string): GameEvent => ({
  kind,
  seat: 1,
  thing,
  numbers: [],
  words: "",
  message: { key: "log-ended", gaps: {} },
});
const told = (position: number, ...news: GameEvent[]): Message => ({
  table: "table",
  position,
  at: 0,
  kind: "chose",
  what: {},
  news,
});

let hear: (message: Message) => void = () => undefined;
beforeEach(() => {
  vi.spyOn(server, "listen").mockImplementation((listener) => {
    hear = listener;
    return () => true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the news of a table", () => {
  it("tell anew what lay face down when the game is over", async () => {
    const hidden = [told(1, event("sold", "?"))];
    answering({ "GET /api/tables/table/news?after=0": { messages: hidden } });
    const news = new News("table", () => undefined);
    news.start();
    await waitFor(() => expect(news.messages).toHaveLength(1));
    const last = told(2, event("ended", ""));
    answering({ "GET /api/tables/table/news?after=0": { messages: [told(1, event("sold", "altar")), last] } });
    hear(last);
    await waitFor(() => expect(news.messages[0]?.news[0]?.thing).toBe("altar"));
    expect(news.messages).toHaveLength(2);
  });
});
