import { describe, expect, it } from "vitest";

import type { Score } from "../src/protocol/types";
import { LINES } from "../src/made/vocabulary";
import { leads, pointsOf, ranking, signed, turningPoint } from "../src/table/scores";
import { tableOf } from "./tables";

const score = (change: Partial<Score>): Score => ({
  wonder: 0,
  coins: 0,
  military: 0,
  civil: 0,
  commerce: 0,
  science: 0,
  guilds: 0,
  total: 0,
  coins_left: 0,
  ...change,
});

describe("the score sheet", () => {
  it("has lines that add up to the total of the server", () => {
    const scores = [...(tableOf("over").scores ?? []), ...(tableOf("firstSeven").scores ?? [])];
    expect(scores).toHaveLength(10);
    for (const one of scores) expect(LINES.reduce((sum, line) => sum + pointsOf(one, line), 0)).toBe(one.total);
  });

  it("counts a line that is not played as nothing", () => {
    expect(pointsOf(score({}), "edifice")).toBe(0);
  });

  it("writes a true minus", () => {
    expect([-3, 0, 7].map(signed)).toEqual(["−3", "0", "7"]);
  });

  it("ranks the seats by points, equals by seat", () => {
    expect(ranking([score({ total: 20 }), score({ total: 41 }), score({ total: 20 }), score({ total: 33 })])).toEqual([
      1, 3, 0, 2,
    ]);
  });

  it("tells where a winner was ahead, the greatest lead first", () => {
    const told = leads(score({ civil: 10, science: 9, military: -1 }), score({ civil: 8, science: 1, military: 5 }));
    expect(told).toEqual([
      { line: "science", lead: 8 },
      { line: "civil", lead: 2 },
    ]);
  });
});

describe("the turning point", () => {
  const course = [
    [5, 1],
    [5, 6],
    [8, 7],
    [9, 8],
  ].map((points, turn) => ({ age: 1, turn: turn + 1, points }));

  it("is the moment from which the winner was ahead for good", () => {
    expect(turningPoint(course, 0)?.turn).toBe(3);
  });

  it("is none for someone who was not ahead in the end", () => {
    expect(turningPoint(course, 1)).toBeUndefined();
  });

  it("is not a moment of equal points", () => {
    expect(turningPoint([{ age: 1, turn: 1, points: [4, 4] }], 0)).toBeUndefined();
  });
});
