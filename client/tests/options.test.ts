import { describe, expect, it } from "vitest";

import type { Option } from "../src/protocol/types";
import { mustAsk, offered, optionsOf, stageForms, standing, ways } from "../src/table/options";
import { bothWays, legalOf, type Name, offer, option, refusedFor, tableOf } from "./tables";

const EVEN = { left: 3, right: 3 };

describe("the cards on offer", () => {
  it("are the whole hand for one's own city", () => {
    const table = tableOf("wonderFree");
    expect(table.view.hand.length).toBeGreaterThan(1);
    expect(offered(table.view.hand, legalOf(table))).toEqual(table.view.hand);
  });

  it("leave out what only the hand has: the own choice, when the Free City chooses", () => {
    const table = tableOf("wonderFree");
    const { options, decision, question } = legalOf(table);
    const refused = refusedFor(table, "goods_short");
    const chained = offer(table, ({ kind }) => kind === "chain").card;
    const left = { decision, question, options: options.filter(({ card }) => card === chained), refusals: [] };
    const hand = [bothWays(table).card, refused.card, chained];
    expect(offered(hand, left)).toEqual([chained]);
    expect(offered(hand, { ...left, refusals: [refused] })).toEqual([refused.card, chained]);
  });
});

describe("the options of a card", () => {
  const table = tableOf("wonderFree");
  const legal = legalOf(table);

  it("are grouped by what they do", () => {
    const { card, left, right } = bothWays(table);
    const stage = bothWays(table, "stage");
    const { builds, stages, sell, refusal } = optionsOf(legal, card);
    expect(builds).toHaveLength(2);
    expect(builds).toEqual(expect.arrayContaining([left, right]));
    expect(stages).toHaveLength(2);
    expect(stages).toEqual(expect.arrayContaining([stage.left, stage.right]));
    expect(sell?.action).toBe(`sell ${card}`);
    expect(refusal).toBeUndefined();
  });

  it("are those of that card alone, and all of them", () => {
    for (const card of table.view.hand) {
      const { builds, stages, sell } = optionsOf(legal, card);
      expect(new Set([...builds, ...stages, sell])).toEqual(new Set(legal.options.filter((one) => one.card === card)));
    }
  });

  it.each(["chain", "free"])("count a chain and the power of a wonder as ways to build: %s", (kind) => {
    const { card } = offer(table, (option) => option.kind === kind);
    expect(optionsOf(legal, card).builds.map((build) => build.kind)).toEqual([kind]);
  });

  it("have the reason of the card, and the one of the stage beside it", () => {
    const found = optionsOf(legalOf(tableOf("secondThree")), "barracks");
    expect(found.refusal?.missing).toEqual({ ore: 1 });
    expect(found.stageRefusal?.missing).toEqual({ stone: 2 });
    expect(found.builds).toEqual([]);
  });

  it("have the reason why this card cannot go under the wonder, and why no card can be sold", () => {
    const refused = { words: "", message: { key: "", gaps: {} }, missing: {}, price: 0, purse: 0 };
    const chained = { ...refused, kind: "stage", card: "observatory", reason: "chained" };
    const kept = { ...refused, kind: "sell", card: "", reason: "free_city_plays" };
    const found = (card: string): ReturnType<typeof optionsOf> =>
      optionsOf({ ...legal, refusals: [chained, kept] }, card);
    expect(found("observatory")).toMatchObject({ refusal: undefined, stageRefusal: chained, sellRefusal: kept });
    expect(found("senate")).toMatchObject({ refusal: undefined, stageRefusal: undefined, sellRefusal: kept });
  });
});

describe("the standing of a card", () => {
  it.each<[string, Name, (option: Option) => boolean]>([
    ["chain", "firstSeven", ({ kind }) => kind === "chain"],
    ["free", "firstSeven", ({ kind, price }) => kind === "build" && price === 0],
    ["coins", "firstSeven", ({ kind, price }) => kind === "build" && price > 0],
    ["wonder", "wonderFree", ({ kind }) => kind === "free"],
  ])("is told of what can be built: %s", (told, name, wanted) => {
    const table = tableOf(name);
    const { card, price, source } = offer(table, wanted);
    expect(Boolean(source)).toBe(told === "chain");
    expect(standing(optionsOf(legalOf(table), card))).toEqual({ standing: told, price, source });
  });

  it.each(["goods_short", "already_built"])("is told of what cannot be built: %s", (reason) => {
    const table = tableOf("firstSeven");
    const { card } = refusedFor(table, reason);
    expect(standing(optionsOf(legalOf(table), card))).toEqual({ standing: "not", price: 0, source: "" });
  });

  it("is the cheapest of several prices", () => {
    const builds = [option({ price: 4, left: 4 }), option({ price: 2, right: 2 })];
    expect(standing({ ...optionsOf(legalOf(tableOf("secondThree")), "baths"), builds })).toEqual({
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
    const table = tableOf("edificeUr");
    const { stages } = optionsOf(legalOf(table), offer(table, ({ kind }) => kind === "stage").card);
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
    const table = tableOf("wonderFree");
    const { card, left, right } = bothWays(table, "stage");
    const found = stageForms(optionsOf(legalOf(table), card).stages);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ form: "", join: false });
    expect(found[0]?.options).toHaveLength(2);
    expect(found[0]?.options).toEqual(expect.arrayContaining([left, right]));
  });
});
