import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { server } from "../src/protocol/server.svelte";
import { chosenFor, sendChoice, sendLeftOver, unsent } from "../src/protocol/unsent.svelte";
import type { BegunTable } from "../src/protocol/types";
import { tableOf } from "./tables";

const table = { table: "abc", code: "ABCDEF", moment: 7 } as BegunTable;
const answer = { table: "abc", code: "ABCDEF", position: 1, seat: 0 };
let sent: { path: string; body: Record<string, unknown> }[] = [];
let answers: (() => Promise<Response>)[] = [];
const good = (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(answer)));
const late = (): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify({ code: "choice/late", message: "" }), { status: 409 }));
const lost = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  sent = [];
  answers = [];
  localStorage.clear();
  localStorage.setItem("heptapolis.known", "1");
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? "{}") as Record<string, unknown> });
    const next = answers.shift();
    return next ? next() : lost();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is chosen", () => {
  const shown = tableOf("secondThree", (cards) =>
    Object.assign(cards, { moment: 7, view: { ...cards.view, choices: { "0": "sell baths" } } }),
  );
  const meant = { table: shown.table, seat: 0, action: "sell altar", key: "k", moment: 7 };
  afterEach(() => {
    unsent.drop("k");
    server.line = "connecting";
  });

  it.each([
    ["what waits to be sent, without a line", "lost", 7, 0, "sell altar"],
    ["what the server has, with a line", "open", 7, 0, "sell baths"],
    ["what the server has, if what waits was meant for another moment", "lost", 6, 0, "sell baths"],
    ["nothing, if what waits is for another seat", "lost", 7, 1, undefined],
  ] as const)("is %s", (_, line, moment, seat, chosen) => {
    unsent.add({ ...meant, moment });
    server.line = line;
    expect(chosenFor(shown, seat)).toBe(chosen);
  });
});

describe("a choice", () => {
  it("is kept until the server has answered, with its key and its moment", async () => {
    answers = [good];
    const done = sendChoice(table, 0, "sell altar");
    expect(unsent.list).toMatchObject([{ table: "abc", seat: 0, action: "sell altar", moment: 7 }]);
    await done;
    expect(unsent.list).toEqual([]);
    expect(sent[0]?.body).toMatchObject({ seat: 0, action: "sell altar", moment: 7 });
    expect(sent[0]?.body["table"]).toBeUndefined();
  });

  it("is forgotten when it is refused, and the refusal is told", async () => {
    answers = [late];
    await expect(sendChoice(table, 0, "sell altar")).rejects.toMatchObject({ code: "choice/late" });
    expect(unsent.list).toEqual([]);
  });

  it("takes the place of an earlier one for the same seat, which is not sent again", async () => {
    vi.useFakeTimers();
    const first = sendChoice(table, 0, "sell altar").catch(() => undefined);
    await vi.advanceTimersByTimeAsync(50);
    const second = sendChoice(table, 0, "sell baths").catch(() => undefined);
    expect(unsent.list.map(({ action }) => action)).toEqual(["sell baths"]);
    await vi.advanceTimersByTimeAsync(300_000);
    await Promise.all([first, second]);
    expect(sent.filter(({ body }) => body["action"] === "sell altar").length).toBeLessThan(3);
    expect(unsent.list).toHaveLength(1); // for when the line is back
  });

  it("that was left over is sent once with the same key", async () => {
    const old = { table: "abc", seat: 0, action: "sell altar", key: "k", moment: 7 };
    localStorage.setItem("heptapolis.unsent", JSON.stringify([old]));
    const told = vi.fn();
    await sendLeftOver(told); // the line is still away
    expect(JSON.parse(localStorage.getItem("heptapolis.unsent") ?? "")).toEqual([old]);
    answers = [good];
    await sendLeftOver(told);
    await sendLeftOver(told);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual({ seat: 0, action: "sell altar", key: "k", moment: 7 });
    expect(told).not.toHaveBeenCalled();
  });

  it("that comes too late is told of, and not sent again", async () => {
    localStorage.setItem("heptapolis.unsent", JSON.stringify([{ table: "abc", seat: 0, action: "x", key: "k" }]));
    answers = [late];
    const told = vi.fn();
    await sendLeftOver(told);
    await sendLeftOver(told);
    expect(told).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
  });
});
