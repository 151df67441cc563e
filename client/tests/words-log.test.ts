import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { GameEvent, Message } from "../src/protocol/types";
import { type Language, speak } from "../src/words/index.svelte";
import { deedWords, eventWords, messageWords, thrownTogether } from "../src/words/log";
import { ALL } from "./languages";
import { EVENTS } from "./tables";

const who = (seat: number): string => `Player${String(seat)}`;
const said = ({ rules, ...event }: GameEvent & { rules: string }): string => eventWords(event, { shelf: rules, who });
const event = (kind: string, key: string, gaps: Record<string, unknown> = {}): string => {
  const told = {
    kind,
    seat: 1,
    thing: "",
    numbers: [],
    words: "",
    message: { key, gaps: { who: { seat: 1 }, ...gaps } },
  };
  return eventWords(told, { shelf: "second-edition", who });
};
const card = { card: "altar" };
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
  ["paused", { why: "absence" }],
  ["resumed", {}],
  ["resumed", { why: "absence" }],
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
    expect(event("built", "log-built", { card })).toBe("Player1 builds Altar.");
    expect(event("staged", "log-staged-card", { n: 2, card })).toBe("Player1 builds wonder stage 2 with Altar.");
    expect(event("staged", "log-staged", { n: 2 })).toBe("Player1 builds wonder stage 2.");
    expect(event("sold", "log-sold")).toBe("Player1 sells a card.");
  });

  it("says lists and messages within messages", () => {
    const left = { key: "log-paid-to", gaps: { n: 2, whom: { seat: 2 } } };
    const bank = { key: "log-paid-bank", gaps: { n: 1 } };
    expect(event("paid", "log-paid", { prices: { list: [left, bank], last: "and" } })).toBe(
      "Player1 pays 2 coins to Player2 and 1 coin to the bank.",
    );
    const won = { key: "log-fight-victory", gaps: { whom: { seat: 2 }, n: 3 } };
    const lost = { key: "log-fight-defeat", gaps: { whom: { seat: 0 }, n: 1 } };
    expect(event("fought", "log-fought", { left: won, right: lost })).toBe(
      "Player1 beats Player2 (+3) and loses to Player0 (−1).",
    );
  });

  it("says once that everyone discards the last card, and which one was one's own", () => {
    const thrown = (thing: string, seat: number): GameEvent => {
      const key = thing === "?" ? "log-threw_away" : "log-threw_away-card";
      const gaps = { who: { seat }, ...(thing === "?" ? {} : { card: { card: thing } }) };
      return { kind: "threw_away", seat, thing, numbers: [], words: "", message: { key, gaps } };
    };
    const events = [thrown("altar", 0), thrown("?", 1), thrown("?", 2)];
    const told = (cities: number): string[] =>
      thrownTogether(events, cities).map((one) => eventWords(one, { shelf: "second-edition", who }));
    expect(told(3)).toEqual(["Player0 discards Altar.", "Everyone discards their last card."]);
    expect(told(4)).toHaveLength(3); // one city plays its last card
  });

  it("says nothing about choices, which the game tells itself", () => {
    expect(message("chose", { seat: 1 })).toBeUndefined();
  });

  it("tells a deed in a few words", () => {
    const deed = (kind: string, thing: string, numbers: number[]): string =>
      deedWords("second-edition", { kind, seat: 0, thing, numbers, words: "", message: { key: "", gaps: {} } });
    expect(deed("staged", "?", [2])).toBe("Wonder stage 2");
    expect(deed("sold", "?", [])).toBe("Sell");
    expect(deed("chained", "altar", [])).toBe("Build: Altar");
  });
});
