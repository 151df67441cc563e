import { describe, expect, it } from "vitest";

import made from "../src/made/catalogue.json";
import { COLOURS, GOODS, SYMBOLS } from "../src/catalogue";
import { CARD_RULES } from "../src/protocol/types";
import { SENTENCES } from "../src/table/HowToPlay.svelte";
import { LINES } from "../src/table/scores";
import { en } from "../src/words/en";
import { formsOf, gapsIn, OTHERS, WORDS } from "./languages";
import {
  BOTS,
  DECISIONS,
  EVENT_KINDS,
  FORMS,
  HINTS,
  PROBLEMS,
  REACTIONS,
  REASONS,
  sources,
  STATES,
} from "./vocabulary";

const CATALOGUE = JSON.stringify(made);
const EFFECTS = [...new Set([...CATALOGUE.matchAll(/"kind":"(\w+)"/g)].map(([, kind = ""]) => kind))];
const SIDES = [...new Set(Object.values(made.editions).flatMap((edition) => Object.keys(edition.boards)))].map(
  (board) => board.split("/")[1] ?? "",
);

/** What can stand in the gap of a key that is built, by what stands before it. */
const BUILT: Record<string, readonly string[]> = {
  "ask.": DECISIONS,
  "bot.": BOTS,
  "choice.form.": FORMS,
  "colour.": COLOURS,
  "effect.": EFFECTS,
  "family.": COLOURS,
  "from.": ["left", "right"],
  "good.": GOODS,
  "help.": SENTENCES,
  "help.family.": COLOURS,
  "hint.": HINTS,
  "log.": EVENT_KINDS,
  "log.stood_in.": ["clock", "away", "host"],
  "new.clock.": ["none", "decision", "game"],
  "new.clockHint.": ["none", "decision", "game"],
  "new.rules.": CARD_RULES,
  "new.sides.": ["first", "second", "random", "choice"],
  "new.sidesHint.": ["first", "second", "random", "choice"],
  "new.wonders.": ["random", "draft"],
  "new.wondersHint.": ["random", "draft"],
  "problem.": [...PROBLEMS, "server/offline"],
  "react.": REACTIONS,
  "rules.": [...CARD_RULES, "dice"],
  "score.": LINES,
  "settings.motion.": ["auto", "full", "none"],
  "settings.payment.": ["poorer", "left", "right", "ask"],
  "settings.theme.": ["auto", "light", "dark"],
  "side.": SIDES,
  "state.": STATES,
  "symbol.": SYMBOLS,
  "table.passes.": ["left", "right", "swap"],
  "what.": [...COLOURS, "wonder_stage", "defeat_token"],
  "where.": ["own", "left", "right"],
  "why.": REASONS,
};
/** Of these lists a key may be missing: the source says something else then. */
const OPEN = new Set(["effect.", "log.", "problem.", "why."]);

const SECTIONS = new Set(Object.keys(en).map((key) => key.split(".")[0] ?? ""));
const TEXT = [...sources().values()].join("\n");
const isKeyLike = (text: string): boolean => /^[a-z]+\.[\w./-]+$/.test(text) && SECTIONS.has(text.split(".")[0] ?? "");
const literals = new Set([...TEXT.matchAll(/"([^"\n]+)"/g)].map(([, text = ""]) => text).filter(isKeyLike));
const prefixes = new Set(
  [...TEXT.matchAll(/`([a-z]+(?:\.[\w]+)*\.)\$\{/g)]
    .map(([, prefix = ""]) => prefix)
    .filter((prefix) => isKeyLike(`${prefix}x`)),
);
const built = [...prefixes].flatMap((prefix) =>
  (BUILT[prefix] ?? []).map((word) => ({ prefix, key: `${prefix}${word}` })),
);

describe("the keys of the interface", () => {
  it("are built only in ways that this test knows", () => {
    expect([...prefixes].filter((prefix) => !(prefix in BUILT))).toEqual([]);
    expect(Object.keys(BUILT).filter((prefix) => !prefixes.has(prefix))).toEqual([]);
  });

  it("exist wherever the source names one", () => {
    expect([...literals].filter((key) => !(key in en))).toEqual([]);
  });

  it("exist for everything that a built key can become", () => {
    expect(built.filter(({ prefix, key }) => !OPEN.has(prefix) && !(key in en)).map(({ key }) => key)).toEqual([]);
  });

  it("are all used", () => {
    const used = new Set([...literals, ...built.map(({ key }) => key)]);
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
  });
});

describe.each(Object.entries(OTHERS))("the words of %s", (language, { words }) => {
  it("have exactly the keys of English", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });

  it("have the same gaps in every phrase and every plural form", () => {
    for (const [key, phrase] of Object.entries(WORDS.en)) {
      const wanted = gapsIn(Object.values(formsOf(phrase)).join(" "));
      const told = words[key as keyof typeof en];
      for (const [form, text] of Object.entries(formsOf(told)))
        expect({ key, form, gaps: gapsIn(text) }).toEqual({ key, form, gaps: wanted });
    }
  });

  it("have no empty text", () => {
    const texts = Object.entries(words).flatMap(([key, phrase]) =>
      Object.values(formsOf(phrase)).map((text) => ({ key, text })),
    );
    expect(texts.filter(({ text }) => !text.trim())).toEqual([]);
  });

  it("have plural forms where English has them, all that the language needs", () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect(needed).toEqual(expect.arrayContaining(["one", "other"]));
    for (const [key, phrase] of Object.entries(WORDS.en)) {
      const told = words[key as keyof typeof en];
      expect({ key, plural: typeof told !== "string" }).toEqual({ key, plural: typeof phrase !== "string" });
      if (typeof told !== "string")
        expect({ key, forms: Object.keys(told).sort() }).toEqual({ key, forms: [...needed].sort() });
    }
  });
});

describe("the plural forms of English", () => {
  it("are one and other, with the same gaps", () => {
    const plurals = Object.values(WORDS.en).filter((phrase) => typeof phrase !== "string");
    expect(plurals.length).toBeGreaterThan(20);
    for (const phrase of plurals) {
      expect(Object.keys(phrase)).toEqual(["one", "other"]);
      expect(gapsIn(phrase.one ?? "")).toEqual(gapsIn(phrase.other ?? ""));
      expect(gapsIn(phrase.other ?? "")).toContain("n");
    }
  });
});
