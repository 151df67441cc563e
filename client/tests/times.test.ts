import { describe, expect, it } from "vitest";

import openapi from "../src/made/openapi.json";
import { clockWords, DECISION_TIMES, GAME_TIMES, GRACES } from "../src/pages/times";

const { seconds, grace } = openapi.components.schemas.Clock.properties;

describe("lengths of time", () => {
  it.each([
    [1, "1 second"],
    [30, "30 seconds"],
    [60, "1 minute"],
    [300, "5 minutes"],
    [3600, "1 hour"],
    [86_400, "1 day"],
    [7 * 86_400, "7 days"],
  ])("of %i seconds are told in the largest unit: %s", (length, words) => {
    expect(clockWords(length)).toBe(words);
  });

  it("that are offered are whole numbers of their unit, and grow", () => {
    for (const times of [DECISION_TIMES, GAME_TIMES, GRACES]) {
      expect(times.map(clockWords).filter((words) => !/^\d+ [a-z]+$/.test(words))).toEqual([]);
      expect([...times].sort((a, b) => a - b)).toEqual(times);
      expect(new Set(times).size).toBe(times.length);
    }
  });

  it("that are offered are those that the server takes", () => {
    for (const time of [...DECISION_TIMES, ...GAME_TIMES]) expect(time).toBeLessThanOrEqual(seconds.maximum);
    const graces = grace.anyOf[0] as { minimum: number; maximum: number };
    for (const time of GRACES) expect(time >= graces.minimum && time <= graces.maximum).toBe(true);
  });
});
