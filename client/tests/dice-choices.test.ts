import { describe, expect, it } from "vitest";

import { progress } from "../src/dice/boards";
import { endsTurn, onlyWay, opened, plainWays, stepsOf, waysBySpace } from "../src/dice/choices";
import { scatter } from "../src/dice/motion";
import { leads, ranked } from "../src/dice/scores";
import { diceTurns } from "../src/dice/turns";
import { askedOf, BOARDS, diceMessages, diceOf, diceOption } from "./dice-tables";

describe("the choices of a turn", () => {
  const dear = diceOption({ chosen: "black", price: 3 });
  const cheap = diceOption({ chosen: "blue", price: 2 });
  const other = diceOption({ chosen: "blue", at: "agora.owl.1", price: 1 });

  it("are grouped by space, the cheapest first", () => {
    const ways = waysBySpace([dear, cheap, other]);
    expect(ways.get("agora.mask.1")).toEqual([cheap, dear]);
    expect(ways.get("agora.owl.1")).toEqual([other]);
  });

  it("count what choosing a die brings", () => {
    const rich = diceOption({ chosen: "black", price: 3, gain: 2 });
    expect(waysBySpace([cheap, rich]).get("agora.mask.1")).toEqual([rich, cheap]);
  });

  it("are those of a die that was picked", () => {
    expect([...waysBySpace([dear, cheap, other], "black").keys()]).toEqual(["agora.mask.1"]);
    expect(opened([dear, cheap, other])).toEqual(
      new Map([
        ["black", 1],
        ["blue", 2],
      ]),
    );
    expect(onlyWay([dear, cheap, other], "black")).toBe(dear);
    expect(onlyWay([dear, cheap, other], "blue")).toBeUndefined();
  });

  it("leave out what crosses off nothing", () => {
    const legal = askedOf(diceOf("act"));
    expect(plainWays(legal, "pass").map(({ action }) => action)).toEqual(["pass"]);
    expect(waysBySpace(legal.options).has("")).toBe(false);
    expect(plainWays(undefined, "pass")).toEqual([]);
  });

  it("end the turn where nothing is asked then", () => {
    expect(endsTurn(diceOption({}))).toBe(true);
    expect(endsTurn(diceOption({ then: "cross" }))).toBe(false);
  });

  it("tell which stage of the wonder each step built", () => {
    expect(stepsOf(["wonder", "cross wonder.2", "pass"], 2)).toEqual([
      { action: "wonder", built: 1 },
      { action: "cross wonder.2", built: 2 },
      { action: "pass", built: 2 },
    ]);
    expect(stepsOf([], 1)).toEqual([]);
  });
});

describe("boards", () => {
  it("have all buildings, shared or not", () => {
    for (const id of ["giza", "rhodes"]) expect(BOARDS.of(id).plans.size).toBe(9);
    expect(BOARDS.of("giza").spaces.size).toBe(56);
    expect(BOARDS.of("giza").space("agora.mask.1").cost).toBe(0);
  });

  it("complain of what they have not", () => {
    expect(() => BOARDS.of("atlantis")).toThrow("atlantis");
    expect(() => BOARDS.of("giza").space("agora.9")).toThrow("agora.9");
  });

  it("tell how far a building is", () => {
    expect(progress(BOARDS.of("giza").plan("wonder"), ["wonder.1", "agora.mask.1"])).toEqual({ done: 1, all: 3 });
  });
});

describe("a dice game", () => {
  it("is told turn by turn", () => {
    const turns = diceTurns(diceMessages("act"));
    expect(turns.at(-1)?.turn).toBe(diceOf("act").view.turn);
    expect(turns.flatMap(({ happened }) => happened).some(({ event }) => event?.kind === "shook")).toBe(false);
  });

  it("is won by buildings, and by coins where points are equal", () => {
    const { scores } = diceOf("over");
    const [winner, second] = ranked(scores ?? []).map((seat) => scores?.[seat]);
    if (!winner || !second) throw new Error("there are no scores");
    expect(winner.total).toBeGreaterThanOrEqual(second.total);
    const even = [
      { ...second, coins_left: 1 },
      { ...second, coins_left: 2 },
    ];
    expect(ranked(even)).toEqual([1, 0]);
    const found = leads(winner, second);
    expect(found.every(({ lead }) => lead > 0)).toBe(true);
    expect(found.map(({ lead }) => lead)).toEqual(found.map(({ lead }) => lead).sort((a, b) => b - a));
  });

  it("lays its dice the same for the same turn", () => {
    expect(scatter("blue 3")).toBe(scatter("blue 3"));
    for (const word of ["blue 1", "grey_a 7", ""]) expect(Math.abs(scatter(word))).toBeLessThanOrEqual(1);
  });
});
