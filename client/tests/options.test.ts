import { describe, expect, it } from "vitest";

import { mustAsk, offered, optionsOf, stageForms, standing, ways } from "../src/table/options";
import { legalOf, option, tableOf } from "./tables";

const EVEN = { left: 3, right: 3 };

describe("the cards on offer", () => {
  it("are the whole hand for one's own city", () => {
    const table = tableOf("wonderFree");
    expect(table.view.hand.length).toBeGreaterThan(1);
    expect(offered(table.view.hand, legalOf(table))).toEqual(table.view.hand);
  });

  it("leave out what only the hand has: the own choice, when the Free City chooses", () => {
    const { options, refusals, decision, question } = legalOf(tableOf("wonderFree"));
    const hand = ["observatory", "pantheon", "senate"];
    const left = { decision, question, options: options.filter(({ card }) => card === "senate"), refusals: [] };
    expect(offered(hand, left)).toEqual(["senate"]);
    const refused = refusals.map((refusal) => ({ ...refusal, card: "pantheon" })).slice(0, 1);
    expect(refused).toHaveLength(1);
    expect(offered(hand, { ...left, refusals: refused })).toEqual(["pantheon", "senate"]);
  });
});

describe("the options of a card", () => {
  const legal = legalOf(tableOf("wonderFree"));

  it("are grouped by what they do", () => {
    const { builds, stages, sell, refusal } = optionsOf(legal, "pantheon");
    expect(builds.map(({ action }) => action)).toEqual(["build pantheon R2", "build pantheon L2"]);
    expect(stages.map(({ kind }) => kind)).toEqual(["stage", "stage", "stage"]);
    expect(sell?.action).toBe("sell pantheon");
    expect(refusal).toBeUndefined();
  });

  it("are those of that card alone", () => {
    const { builds, stages, sell } = optionsOf(legal, "senate");
    expect([...builds, ...stages, sell].every((one) => one?.card === "senate")).toBe(true);
  });

  it("count a chain and the power of a wonder as ways to build", () => {
    expect(optionsOf(legal, "observatory").builds.map(({ kind }) => kind)).toEqual(["chain"]);
    expect(optionsOf(legal, "decorators_guild").builds.map(({ kind }) => kind)).toEqual(["free"]);
  });

  it("have the reason of the card, and the one of the stage beside it", () => {
    const found = optionsOf(legalOf(tableOf("secondThree")), "barracks");
    expect(found.refusal?.missing).toEqual({ ore: 1 });
    expect(found.stageRefusal?.missing).toEqual({ stone: 2 });
    expect(found.builds).toEqual([]);
  });
});

describe("the standing of a card", () => {
  const stand = (name: Parameters<typeof tableOf>[0], card: string): ReturnType<typeof standing> =>
    standing(optionsOf(legalOf(tableOf(name)), card));

  it.each([
    ["firstSeven", "arena", { standing: "chain", price: 0, source: "dispensary" }],
    ["firstSeven", "palace", { standing: "free", price: 0, source: "" }],
    ["firstSeven", "town_hall", { standing: "coins", price: 1, source: "" }],
    ["firstSeven", "academy", { standing: "not", price: 0, source: "" }],
    ["firstSeven", "siege_workshop", { standing: "not", price: 0, source: "" }],
    ["wonderFree", "magistrates_guild", { standing: "wonder", price: 0, source: "" }],
  ] as const)("is told for %s: %s", (name, card, told) => {
    expect(stand(name, card)).toEqual(told);
  });

  it("is the cheapest of several prices", () => {
    const builds = [option({ price: 4, left: 4 }), option({ price: 2, right: 2 })];
    expect(
      standing({ card: "baths", builds, stages: [], sell: undefined, refusal: undefined, stageRefusal: undefined }),
    ).toEqual({
      standing: "coins",
      price: 2,
      source: "",
    });
  });

  it("does not spend the power of the wonder on what costs nothing anyhow", () => {
    const question = { key: "ask-play_card", gaps: {} };
    const legal = { decision: "play_card", question, options: [option({}), option({ kind: "free" })], refusals: [] };
    expect(standing(optionsOf(legal, "baths")).standing).toBe("free");
    const paid = { ...legal, options: [option({ price: 1, bank: 1 }), option({ kind: "free" })] };
    expect(standing(optionsOf(paid, "baths")).standing).toBe("wonder");
  });
});

describe("ways to pay", () => {
  const left = option({ price: 2, left: 2 });
  const right = option({ price: 2, right: 2 });
  const both = option({ price: 3, left: 1, right: 2 });

  it("come cheapest first, whatever is preferred", () => {
    for (const payment of ["left", "right", "poorer", "ask"] as const)
      expect(ways([both, right, left], payment, EVEN).at(-1)).toBe(both);
  });

  it("come as preferred where they cost the same", () => {
    expect(ways([right, left], "left", EVEN)[0]).toBe(left);
    expect(ways([left, right], "right", EVEN)[0]).toBe(right);
  });

  it("pay the poorer neighbour first", () => {
    expect(ways([left, right], "poorer", { left: 5, right: 1 })[0]).toBe(right);
    expect(ways([right, left], "poorer", { left: 1, right: 5 })[0]).toBe(left);
  });

  it("stand between the extremes where both are paid", () => {
    const split = option({ price: 4, left: 2, right: 2 });
    const most = [option({ price: 4, right: 4 }), split, option({ price: 4, left: 4 })];
    expect(ways(most, "left", EVEN).map((one) => one.left)).toEqual([4, 2, 0]);
    expect(ways(most, "right", EVEN).map((one) => one.right)).toEqual([4, 2, 0]);
  });

  it("leave the list as it was", () => {
    const list = [both, right, left];
    ways(list, "left", EVEN);
    expect(list).toEqual([both, right, left]);
  });

  it("are asked about only if the person wants it and several cost the least", () => {
    expect(mustAsk([left, right, both], "ask")).toBe(true);
    expect(mustAsk([left, both], "ask")).toBe(false);
    expect(mustAsk([left, right], "poorer")).toBe(false);
  });
});

describe("the forms of a stage", () => {
  it("are one for each form, with and without taking part", () => {
    const { stages } = optionsOf(legalOf(tableOf("edificeUr")), "statue");
    const told = stageForms(stages).map(
      ({ form, join, options }) => `${form} ${String(join)} ${String(options.length)}`,
    );
    expect(told).toEqual(["age1 false 1", "age1 true 1", "age2 false 1", "age2 true 1", "age3 false 1", "age3 true 1"]);
  });

  it("keep the ways to pay of the halves of Carthage apart", () => {
    const halves = [
      option({ kind: "stage", form: "left", price: 2, left: 2 }),
      option({ kind: "stage", form: "left", price: 2, right: 2 }),
      option({ kind: "stage", form: "right", price: 2, left: 2 }),
    ];
    expect(stageForms(halves).map(({ form, options }) => [form, options.length])).toEqual([
      ["left", 2],
      ["right", 1],
    ]);
  });

  it("are a single one where nothing is to choose", () => {
    const found = stageForms(optionsOf(legalOf(tableOf("wonderFree")), "senate").stages);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ form: "", join: false });
    expect(found[0]?.options).toHaveLength(3);
  });
});
