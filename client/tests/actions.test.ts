import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { actionWords, partsOf } from "../src/table/actions";
import { hintWords } from "../src/table/hints";
import { type Language, speak } from "../src/words/index.svelte";
import { ALL } from "./languages";
import { NAMES, tableOf } from "./tables";
import { ACTION_KINDS, HINTS } from "../src/made/vocabulary";

const table = tableOf("secondThree");
const SAMPLES: Record<string, string> = { decline: "decline", take: "take gizah/day", forfeit: "forfeit 1+3" };
const sample = (kind: string): string => SAMPLES[kind] ?? `${kind} altar`;

describe.each(ALL)("actions in %s", (language: Language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak("en"));

  it("have words of their own for every kind", () => {
    const told = ACTION_KINDS.map((kind) => actionWords(table, 0, sample(kind)));
    for (const words of told) expect(words).toMatch(/^[^{}]+$/);
    expect(new Set(told).size).toBe(ACTION_KINDS.length);
  });

  it("are told of every option that any of the tables has", () => {
    for (const shown of NAMES.map((name) => tableOf(name)))
      for (const [seat, legal] of Object.entries(shown.legal))
        for (const { action } of legal.options)
          expect(actionWords(shown, Number(seat), action)).not.toMatch(/[{}]|undefined/);
  });

  it("have a reason for every hint of the server", () => {
    for (const why of HINTS) {
      const said = hintWords(table, { seat: 0, action: "build altar", bot: "rulebook", why, points: 2 });
      const bare = hintWords(table, {
        seat: 0,
        action: "build altar",
        bot: "rulebook",
        why: "something new",
        points: 0,
      });
      expect(said.length).toBeGreaterThan(bare.length);
      expect(said).not.toMatch(/[{}]/);
    }
  });
});

describe("actions in English", () => {
  it.each([
    ["build altar L2", "build Altar"],
    ["chain altar", "build Altar for free (chain)"],
    ["free altar", "build Altar for free with your wonder"],
    ["stage altar age2 join", "build stage 1 with Altar"],
    ["sell altar", "sell Altar"],
    ["pick altar", "build Altar from the discard pile"],
    ["take gizah/night", "play Gizah (night)"],
    ["lose altar", "lose Altar"],
    ["forfeit 1+3", "lose victory tokens worth 1, 3"],
    ["decline", "take nothing"],
  ])("%s is: %s", (action, words) => {
    expect(actionWords(table, 0, action)).toBe(words);
  });

  it("count the stages that stand", () => {
    expect(actionWords(tableOf("wonderFree"), 0, "stage senate L4")).toBe("build stage 3 with Senate");
  });

  it("come apart into a kind and a card", () => {
    expect(partsOf("build altar L2 R1")).toEqual({ kind: "build", card: "altar" });
    expect(partsOf("")).toEqual({ kind: "", card: "" });
  });
});
