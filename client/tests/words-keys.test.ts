import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import made from "../src/made/catalogue.json";
import {
  BOARD_SIDES,
  BOARDS,
  BONUSES,
  BOTS,
  BUILDING_GROUPS,
  BUILDINGS,
  CLOCKS,
  COLOURS,
  COUNTED,
  CREST_COLOURS,
  CRESTS,
  DECISIONS,
  DICE_DECISIONS,
  DICE_EFFECT_KINDS,
  DIE_COLOURS,
  EFFECT_KINDS,
  EXPANSIONS,
  FACES,
  FORMS,
  GOODS,
  HINTS,
  LINES,
  PASSINGS,
  PROBLEMS,
  REACTIONS,
  REASONS,
  RULES,
  SIDES,
  STAND_IN_REASONS,
  STATES,
  SYMBOLS,
  WONDERS,
} from "../src/made/vocabulary";
import { SENTENCES as DICE_SENTENCES } from "../src/dice/DiceHelp.svelte";
import { MOTIONS, PAYMENTS, RECAPS, THEMES } from "../src/settings/settings.svelte";
import { SENTENCES } from "../src/table/HowToPlay.svelte";
import { ALL, KEYS, readings, WORDS } from "./languages";
import { sources } from "./sources";

const CARDS = [...new Set(Object.values(made.editions).flatMap((edition) => Object.keys(edition.cards)))];
const CITIES = Object.keys(made.wonders);

/** What can stand in the gap of a key that is built, by what stands before it. */
const BUILT: Record<string, readonly string[]> = {
  "about-bot-": BOTS,
  "ask-dice-": DICE_DECISIONS,
  "bot-": BOTS,
  "bot-face-": [...BOTS, "own"],
  "building-": [...BUILDINGS, ...BUILDING_GROUPS],
  "choice-form-": FORMS,
  "crest-": CRESTS,
  "crest-colour-": CREST_COLOURS,
  "dice-bonus-": BONUSES,
  "dice-die-": DIE_COLOURS,
  "die-": DIE_COLOURS,
  "dice-face-": FACES,
  "family-": COLOURS,
  "good-": GOODS,
  "help-": SENTENCES,
  "help-dice-": DICE_SENTENCES,
  "help-die-": DIE_COLOURS,
  "help-family-": COLOURS,
  "hint-": HINTS,
  "list-": ["and", "or"],
  "log-stood_in-": STAND_IN_REASONS,
  "name-card-": CARDS,
  "name-city-": [...CITIES, ...BOARDS],
  "name-edifice-": Object.keys(made.edifices),
  "name-wonder-": CITIES,
  "new-clock-": CLOCKS,
  "new-clock-hint-": CLOCKS,
  "new-expansion-": EXPANSIONS,
  "new-expansion-hint-": EXPANSIONS,
  "new-rules-": RULES,
  "new-sides-": SIDES,
  "new-sides-hint-": SIDES,
  "new-wonders-": WONDERS,
  "new-wonders-hint-": WONDERS,
  "problem-": [...PROBLEMS, "server/offline"].map((code) => code.replace("/", "-")),
  "react-": REACTIONS,
  "rules-": RULES,
  "score-": LINES,
  "settings-motion-": MOTIONS,
  "settings-payment-": PAYMENTS,
  "settings-recap-": RECAPS,
  "settings-theme-": THEMES,
  "side-": Object.values(BOARD_SIDES).flat(),
  "state-": STATES,
  "symbol-": SYMBOLS,
  "table-passes-": PASSINGS,
};
/** What sentences of effects, events, reasons and questions are made of; they come as data. */
const DATA = [
  ...COLOURS.map((colour) => `colour-${colour}`),
  ...COUNTED.map((thing) => `what-${thing}`),
  ...["own", "left", "right", "own-left", "own-right", "left-right", "own-left-right"].map((where) => `where-${where}`),
  ...["left", "right", "left-right"].map((side) => `from-${side}`),
  ...EFFECT_KINDS.map((kind) => `effect-${kind}`),
  ...DICE_EFFECT_KINDS.flatMap((kind) => [`dice-effect-${kind}`, `dice-short-${kind}`]),
  ...REASONS.map((reason) => `why-${reason}`),
  ...DECISIONS.map((decision) => `ask-${decision}`),
];
/** The keys that only a page can use; others may be those of the terminal. */
const PAGES = [...readFileSync(join("..", "messages", "en", "browser.ftl"), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
  ([, key = ""]) => key,
);

const SECTIONS = new Set(KEYS.map((key) => key.split("-")[0] ?? ""));
const TEXT = [...sources().values()].join("\n");
/** Every text that stands where `t` or `lookUp` takes a key, or that is a key. */
const called = [...TEXT.matchAll(/\b(?:t|lookUp)\(([^()]*)/g)].map(([, given = ""]) => given);
const named = called.flatMap((given) => [...given.matchAll(/"([a-z]+-[\w-]+)"/g)].map(([, key = ""]) => key));
const literals = new Set([
  ...named.filter((key) => SECTIONS.has(key.split("-")[0] ?? "")),
  ...[...TEXT.matchAll(/"([^"\n]+)"/g)]
    .map(([, text = ""]) => text)
    .filter((text) => (KEYS as string[]).includes(text)),
]);
const prefixes = new Set([...TEXT.matchAll(/\b(?:t|lookUp)\(`([\w-]+-)\$\{/g)].map(([, prefix = ""]) => prefix));
const built = [...prefixes].flatMap((prefix) =>
  (BUILT[prefix] ?? []).map((word) => ({ prefix, key: `${prefix}${word}` })),
);
const isKey = (key: string): boolean => (KEYS as string[]).includes(key);

/** The gaps of a text, each once. */
const gapsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, gap = ""]) => gap))].sort();

describe("the keys of the interface", () => {
  it("are built only in ways that this test knows", () => {
    expect([...prefixes].filter((prefix) => !(prefix in BUILT))).toEqual([]);
    expect(Object.keys(BUILT).filter((prefix) => !prefixes.has(prefix))).toEqual([]);
  });

  it("are never made of an unknown beginning", () => {
    expect([...TEXT.matchAll(/\b(?:t|lookUp)\(`\$\{/g)]).toEqual([]);
  });

  it("exist wherever the source names one", () => {
    expect(literals.size).toBeGreaterThan(250);
    expect([...literals].filter((key) => !isKey(key))).toEqual([]);
  });

  it("exist for everything that a built key can become", () => {
    expect(built.filter(({ key }) => !isKey(key)).map(({ key }) => key)).toEqual([]);
  });

  it("exist for what the sentences of effects are made of", () => {
    expect(DATA.filter((key) => !isKey(key))).toEqual([]);
  });

  it("of the pages are all used", () => {
    const used = new Set([...literals, ...built.map(({ key }) => key)]);
    expect(PAGES.length).toBeGreaterThan(250);
    expect(PAGES.filter((key) => !used.has(key))).toEqual([]);
  });
});

describe.each(ALL)("the words of %s", (language) => {
  it("have exactly the keys of English", () => {
    expect(Object.keys(WORDS[language]).sort()).toEqual([...KEYS].sort());
  });

  it("have the same gaps as English, for one and for many", () => {
    for (const key of KEYS) {
      const wanted = readings("en", key).map(gapsIn);
      expect({ key, gaps: readings(language, key).map(gapsIn) }).toEqual({ key, gaps: wanted });
    }
  });

  it("have no empty text, and nothing that is not filled", () => {
    const texts = KEYS.flatMap((key) => readings(language, key).map((text) => ({ key, text })));
    expect(texts.filter(({ text }) => !text.trim() || /undefined|NaN|\[object|\$\{|\{ ?\$/.test(text))).toEqual([]);
  });

  it("are told from one to many by a rule that holds in this language", () => {
    const rule = new Intl.PluralRules(language);
    for (let n = 0; n < 200; n += 1)
      expect({ n, form: rule.select(n) }).toEqual({ n, form: n === 1 ? "one" : "other" });
  });
});
