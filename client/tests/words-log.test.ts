import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { GameEvent, Message } from "../src/protocol/types";
import { type Language, speak } from "../src/words/index.svelte";
import { deedWords, eventWords, messageWords } from "../src/words/log";
import { ALL } from "./languages";
import { EVENTS } from "./tables";

const who = (seat: number): string => `Player${String(seat)}`;
const said = ({ rules, ...event }: GameEvent & { rules: string }): string => eventWords(event, { rules, who });
const event = (kind: string, thing = "", numbers: number[] = []): string =>
  eventWords({ kind, seat: 1, thing, numbers, words: "the sentence of the server" }, { rules: "second-edition", who });
const message = (kind: string, what: Record<string, unknown> = {}): string | undefined =>
  messageWords({ table: "t", position: 1, at: 0, kind, what, news: [] } as Message, who);

const AROUND: [string, Record<string, unknown>][] = [
  ["sat", { seat: 1, name: "Elsa" }],
  ["left", { seat: 1 }],
  ["began", {}],
  ["stood_in", { seat: 1, bot: "rulebook", why: "clock" }],
  ["stood_in", { seat: 1, bot: "rulebook", why: "away" }],
  ["stood_in", { seat: 1, bot: "rulebook", why: "host" }],
  ["returned", { seat: 1 }],
  ["paused", {}],
  ["resumed", {}],
  ["ended", {}],
];

describe.each(ALL)("the log in %s", (language: Language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak("en"));

  it.each(EVENTS.map((one) => [one.kind, one.thing === "?" ? "face down" : "open", one] as const))(
    "has a whole sentence of its own for %s (%s)",
    (_kind, _face, one) => {
      const own = said({ ...one, words: "NOT TRANSLATED" });
      expect(own).not.toMatch(/[{}]|undefined|NaN|\?|NOT TRANSLATED/);
      expect(own.length).toBeGreaterThan(4);
    },
  );

  it.each(AROUND)("has a whole sentence for what happens around the game: %s %o", (kind, what) => {
    expect(message(kind, what)).toMatch(/^[^{}]{4,}$/);
    expect(message(kind, what)).not.toMatch(/undefined|NaN/);
  });
});

describe("the log in English", () => {
  it("names who did what with which card", () => {
    expect(event("built", "altar")).toBe("Player1 builds Altar.");
    expect(event("staged", "altar", [2])).toBe("Player1 builds wonder stage 2 with Altar.");
    expect(event("staged", "?", [2])).toBe("Player1 builds wonder stage 2.");
    expect(event("sold", "?")).toBe("Player1 sells a card.");
  });

  it("tells payments by whom they go to, and leaves out what is nothing", () => {
    expect(event("paid", "", [2, 0, 1])).toBe("Player1 pays 2 to the left and 1 to the bank.");
    expect(event("paid", "", [0, 3, 0])).toBe("Player1 pays 3 to the right.");
  });

  it("tells a conflict from both sides", () => {
    expect(event("fought", "", [3, -1, 2])).toBe("Player1: victory on the left, defeat on the right.");
    expect(event("fought", "", [0, 5, 3])).toBe("Player1: a draw on the left, victory on the right.");
  });

  it("tells where hands pass", () => {
    expect([1, -1, 0].map((way) => event("passed", "", [way]))).toEqual([
      "Hands pass to the left.",
      "Hands pass to the right.",
      "Hands are swapped.",
    ]);
  });

  it("repeats the sentence of the server for what it does not know", () => {
    expect(event("rained")).toBe("the sentence of the server");
  });

  it("says nothing about choices, which the game tells itself", () => {
    expect(message("chose", { seat: 1 })).toBeUndefined();
  });

  it("tells a deed in a few words", () => {
    const deed = (kind: string, thing: string, numbers: number[]): string =>
      deedWords("second-edition", { kind, seat: 0, thing, numbers, words: "" });
    expect(deed("staged", "?", [2])).toBe("Wonder stage 2");
    expect(deed("sold", "?", [])).toBe("Sell");
    expect(deed("chained", "altar", [])).toBe("Build: Altar");
  });
});
