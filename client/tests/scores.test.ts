import { describe, expect, it } from "vitest";

import type { Score } from "../src/protocol/types";
import { LINES } from "../src/made/vocabulary";
import { byTurns, gaps, leads, openings, pointsOf, ranking, signed, turningPoint } from "../src/table/scores";
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

describe("the gap to the winner", () => {
  it("is told by category, what cost the most first, and where one was ahead last", () => {
    const [mine, theirs] = [score({ civil: 3, science: 9, coins: 2 }), score({ civil: 10, military: 4, coins: 2 })];
    expect(gaps(LINES, mine, theirs)).toEqual([
      { line: "civil", gap: 7 },
      { line: "military", gap: 4 },
      { line: "science", gap: -9 },
    ]);
  });

  const course = [
    { age: 1, turn: 1, points: [3, 1] },
    { age: 1, turn: 2, points: [3, 4] }, // a turn of two steps
    { age: 1, turn: 2, points: [3, 6] },
    { age: 1, turn: 3, points: [9, 7] },
    { age: 2, turn: 1, points: [9, 12] },
    { age: 2, turn: 2, points: [9, 13] },
    { age: 2, turn: 3, points: [10, 13] },
  ];

  it("opened in some turns, told in their order", () => {
    expect(openings(course, 0, 1, 2)).toEqual([
      { age: 1, turn: 2, opened: 5 },
      { age: 2, turn: 1, opened: 5 },
    ]);
    expect(openings(course, 0, 1)).toHaveLength(3);
    expect(openings([], 0, 1)).toEqual([]);
  });

  it("counts a turn of several steps by its last", () => {
    expect(byTurns(course).map(({ points }) => points[1])).toEqual([1, 6, 7, 12, 13, 13]);
  });
});
