import { describe, expect, it } from "vitest";

import type { GameEvent, Message } from "../src/protocol/types";
import { deedsIn } from "../src/table/deeds";

const event = (kind: string, seat: number, thing = "", ...numbers: number[]): GameEvent => ({
  kind,
  seat,
  thing,
  numbers,
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
const SHELF = "second-edition";
const MESSAGES = [
  told(1, event("age_began", 0, "", 1)),
  told(2, event("built", 0, "baths"), event("sold", 1, "?"), event("staged", 2, "?", 1), event("passed", 0, "", 1)),
];

describe("what every city did in the last turn", () => {
  it("is told until another turn is played", () => {
    expect(deedsIn(SHELF, MESSAGES)).toEqual({ 0: "Build: Baths", 1: "Sell", 2: "Wonder stage 1" });
    const next = told(3, event("built", 0, "altar"));
    expect(deedsIn(SHELF, [...MESSAGES, next])).toEqual({ 0: "Build: Altar" });
  });

  it("stays when someone plays a last card or builds from the discard pile", () => {
    const steps = [
      told(3, event("built", 0, "altar"), event("sold", 1, "?"), event("built", 2, "theater")),
      told(4, event("built", 0, "stockade")),
      told(5, event("dug", 2, "baths"), event("age_began", 0, "", 2)),
    ];
    expect(deedsIn(SHELF, [...MESSAGES, ...steps])).toEqual({
      0: "Build: Altar · Build: Stockade",
      1: "Sell",
      2: "Build: Theater · Build: Baths",
    });
  });

  it("is known of every turn of the game", () => {
    const next = told(3, event("built", 0, "altar"));
    expect(deedsIn(SHELF, [...MESSAGES, next], { age: 1, turn: 1 })[0]).toBe("Build: Baths");
    expect(deedsIn(SHELF, [...MESSAGES, next], { age: 1, turn: 2 })[0]).toBe("Build: Altar");
    expect(deedsIn(SHELF, [...MESSAGES, next], { age: 3, turn: 1 })).toEqual({});
  });
});
