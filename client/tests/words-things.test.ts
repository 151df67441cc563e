import { afterAll, beforeAll, describe, expect, it } from "vitest";

import made from "../src/made/catalogue.json";
import { board, card, edifice, everythingOn, type Effect, type Gap, type Message, type Stage } from "../src/catalogue";
import { REASONS } from "../src/made/vocabulary";
import type { Refusal } from "../src/protocol/types";
import { type AnyGaps, type Language, lookUp, speak } from "../src/words/index.svelte";
import {
  boardName,
  cardName,
  cardWords,
  costName,
  edificeName,
  effectWords,
  goodsCounted,
  roman,
  say,
  stageWords,
  whyNot,
  wonderName,
} from "../src/words/things";
import { ALL } from "./languages";
import { NAMES, tableOf } from "./tables";

const EDITIONS = Object.keys(made.editions);
const SHELF = "second-edition";
const EDIFICES = Object.keys(made.edifices);
const CARDS = EDITIONS.flatMap((rules) => Object.keys(everythingOn(rules).cards).map((id) => ({ rules, id })));
const STAGES: Stage[] = EDITIONS.flatMap((rules) =>
  Object.keys(everythingOn(rules).boards).flatMap((id) => board(rules, id).stages),
);
const EFFECTS: Effect[] = [
  ...CARDS.flatMap(({ rules, id }) => card(rules, id).effects),
  ...STAGES.flatMap((stage) => Object.values(stage.forms).flat()),
  ...EDIFICES.flatMap((id) => [...edifice(SHELF, id).reward, edifice(SHELF, id).penalty]),
];

/** What no sentence may have: a gap, a value that is not there, two spaces. */
const BROKEN = /[{}]|undefined|null|NaN|\[object| {2}|\s[.,]/;
const broken = (sentences: readonly string[]): string[] =>
  sentences.filter((said) => !said.trim() || BROKEN.test(said));

/** A message with all messages in its gaps. */
function parts(message: Message): Message[] {
  const inside = (gap: Gap): Message[] => {
    if (typeof gap !== "object") return [];
    if ("key" in gap) return parts(gap);
    return "list" in gap ? gap.list.flatMap(inside) : [];
  };
  return [message, ...Object.values(message.gaps).flatMap(inside)];
}

const refusal = (change: Partial<Refusal>): Refusal => ({
  kind: "build",
  card: "baths",
  reason: "already_built",
  words: "",
  message: { key: "why-already_built", gaps: {} },
  missing: {},
  price: 0,
  purse: 0,
  ...change,
});

describe.each(ALL)("things in %s", (language: Language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak("en"));

  it("have a whole sentence for every effect of every card, board and edifice", () => {
    expect(EFFECTS.length).toBeGreaterThan(300);
    expect(broken(EFFECTS.map(effectWords))).toEqual([]);
  });

  it("have every message that an effect is made of, with its gaps", () => {
    const faults: string[] = [];
    for (const message of EFFECTS.flatMap((effect) => parts(effect.message))) {
      if (lookUp(message.key) === undefined) faults.push(`${message.key} is missing`);
      else if (/undefined/.test(lookUp(message.key, message.gaps as AnyGaps) ?? ""))
        faults.push(`${message.key}: a gap is open`);
    }
    expect(faults).toEqual([]);
  });

  it("end every sentence of an effect with a full stop", () => {
    expect([...new Set(EFFECTS.map(effectWords))].filter((said) => !said.endsWith("."))).toEqual([]);
  });

  it("tell different effects by different sentences", () => {
    const by = new Map<string, Set<string>>();
    for (const effect of EFFECTS) {
      const drawn = JSON.stringify(effect.glyphs);
      by.set(effectWords(effect), (by.get(effectWords(effect)) ?? new Set<string>()).add(drawn));
    }
    expect([...by].filter(([, effects]) => effects.size > 1)).toEqual([]);
  });

  it("have words for every card, cost and stage", () => {
    expect(broken(CARDS.map(({ rules, id }) => cardWords(rules, id)))).toEqual([]);
    expect(broken(CARDS.map(({ rules, id }) => costName(card(rules, id).cost)))).toEqual([]);
    expect(broken(STAGES.map(stageWords))).toEqual([]);
  });

  it("have names for every card, board, wonder and edifice", () => {
    const boards = EDITIONS.flatMap((rules) =>
      Object.keys(everythingOn(rules).boards).map((id) => [rules, id] as const),
    );
    expect(broken(CARDS.map(({ rules, id }) => cardName(rules, id)))).toEqual([]);
    const named = boards.map(([rules, id]) => boardName(rules, id));
    expect(broken(named)).toEqual([]);
    expect(new Set(named).size).toBe(new Set(boards.map(([, id]) => id)).size);
    expect(broken(Object.keys(made.wonders).map((id) => wonderName(SHELF, id)))).toEqual([]);
    expect(broken(EDIFICES.map((id) => edificeName(SHELF, id)))).toEqual([]);
  });

  it("say why something is not possible, for every reason", () => {
    expect(REASONS.filter((reason) => lookUp(`why-${reason}`, {}) === undefined)).toEqual([]);
    const seen = NAMES.flatMap((name) => Object.values(tableOf(name).legal).flatMap((legal) => legal.refusals));
    const said = seen.map(whyNot);
    expect(said.length).toBeGreaterThan(10);
    expect(broken(said)).toEqual([]);
    expect(said.filter((text) => !/^\p{Lu}.*\.$|^\d.*\.$/u.test(text))).toEqual([]);
    expect(whyNot(refusal({}))).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe("things in English", () => {
  it("tell a card with everything that stands on it", () => {
    expect(cardWords("second-edition", "barracks")).toBe("Age I, Military. Costs 1 ore. 1 shield in every conflict.");
    expect(cardWords("second-edition", "library")).toContain("Free if you have Scriptorium.");
    expect(cardWords("second-edition", "altar")).toMatch(
      /^Age I, Civilian\. Free to build\. \d points\. Unlocks for free: /,
    );
  });

  it("tell a choice of goods apart from several goods", () => {
    const first = (id: string): string => card("second-edition", id).effects.map(effectWords).join(" ");
    expect(first("tree_farm")).toBe("Produces wood or clay every turn; your neighbours can buy it.");
    expect(first("foundry")).toBe("Produces 2 ore every turn; your neighbours can buy it.");
    expect(first("forum")).toBe("Produces glass, cloth or papyrus every turn; neighbours cannot buy it.");
  });

  it("tell where something is counted", () => {
    const said = (id: string): string => card("second-edition", id).effects.map(effectWords).join(" ");
    expect(said("haven")).toContain("each brown card in your city.");
    expect(said("magistrates_guild")).toBe("At the end, 1 point for each blue card in both neighbouring cities.");
    expect(said("vineyard")).toContain("in your city and both neighbouring cities");
  });

  it("say whatever a sentence can be made of", () => {
    const who = (seat: number): string => `Player${String(seat)}`;
    const gaps = { who: { seat: 1 }, card: { card: "altar" } };
    expect(say({ key: "log-built", gaps }, { shelf: SHELF, who })).toBe("Player1 builds Altar.");
    expect(say({ key: "log-took_board", gaps: { who: { player: 0 }, board: { board: "ur/day" } } })).toBe(
      "Seat 1 plays Ur (day).",
    );
    const things = { list: [{ edifice: "agora" }, { wonder: "ur" }, "x", 3], last: "or" } as const;
    expect(say({ key: "card-from", gaps: { cards: things } })).toBe(
      `Free if you have ${edificeName(SHELF, "agora")}, ${wonderName(SHELF, "ur")}, x or 3`,
    );
    expect(say({ key: "table-coins", gaps: { n: 1 } })).toBe("1 coin");
  });

  it("say that the income of this turn is for the next", () => {
    const reason = { key: "why-price_short", gaps: { n: 1, purse: 0 } };
    const coins = { key: "table-coins", gaps: { n: 3 } };
    expect(whyNot(refusal({ message: { key: "why-income-later", gaps: { reason, coins } } }))).toBe(
      "It costs 1 coin; you have 0 to spend, as income from this turn (3 coins) can only be spent from the next turn on.",
    );
  });

  it("show the key of a sentence that is not there", () => {
    expect(say({ key: "effect-unheard_of", gaps: {} })).toBe("effect-unheard_of");
  });

  it("tell the forms of a stage as a choice", () => {
    const forms = STAGES.filter((stage) => Object.keys(stage.forms).length > 1);
    expect(forms.length).toBeGreaterThan(0);
    for (const stage of forms) expect(stageWords(stage)).toMatch(/^Either: .+ Or: .+/);
  });

  it("count goods in the order of the game, and leave out those that are none", () => {
    expect(goodsCounted({ glass: 1, wood: 2, ore: 0 })).toBe("2 wood and 1 glass");
  });

  it("number the Ages as the cards do", () => {
    expect([1, 2, 3].map(roman)).toEqual(["I", "II", "III"]);
  });

  it("say what is short, and what it would cost", () => {
    const goods = {
      list: [{ key: "goods-more", gaps: { n: 2, good: { key: "good-stone", gaps: {} } } }],
      last: "and",
    };
    const why = (key: string, gaps: Record<string, unknown>): string => whyNot(refusal({ message: { key, gaps } }));
    expect(why("why-goods_short", { goods, kinds: 1 })).toBe(
      "You need 2 more stone, and neither neighbour can sell it to you.",
    );
    expect(why("why-coins_short", { n: 4, purse: 2 })).toBe(
      "Buying the missing resources costs 4 coins; you have 2 to spend.",
    );
    expect(why("why-price_short", { n: 1, purse: 0 })).toBe("It costs 1 coin; you have 0 to spend.");
  });
});
