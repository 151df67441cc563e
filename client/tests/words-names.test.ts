import { describe, expect, it } from "vitest";

import made from "../src/made/catalogue.json";
import { BOARDS } from "../src/made/vocabulary";
import { ALL, KEYS, WORDS } from "./languages";

const editions = Object.values(made.editions) as unknown as { cards: Record<string, { readonly name: string }> }[];
const cards = new Map(editions.flatMap((edition) => Object.entries(edition.cards)));
const ids = (kind: string): string[] =>
  KEYS.filter((key) => key.startsWith(`name-${kind}-`)).map((key) => key.slice(kind.length + 6));
const nameOf = (language: (typeof ALL)[number], kind: string, id: string): string =>
  (WORDS[language] as unknown as Record<string, string>)[`name-${kind}-${id}`] ?? "";

describe("names", () => {
  it.each([
    ["card", [...cards.keys()]],
    ["edifice", Object.keys(made.edifices)],
    ["wonder", Object.keys(made.wonders)],
    ["city", [...new Set([...Object.keys(made.wonders), ...BOARDS])]],
  ])("of every %s are there, and of nothing else", (kind, wanted) => {
    expect(ids(kind).sort()).toEqual([...wanted].sort());
  });

  it("in English are those of the catalogue, but for the places where they may break", () => {
    const plain = (kind: string, id: string): string => nameOf("en", kind, id).replaceAll("\u00ad", "");
    for (const [id, { name }] of cards) expect(plain("card", id)).toBe(name);
    for (const [id, { name }] of Object.entries(made.edifices)) expect(plain("edifice", id)).toBe(name);
    for (const [id, { city, name }] of Object.entries(made.wonders))
      expect([plain("city", id), plain("wonder", id)]).toEqual([city, name]);
  });

  it.each(ALL)("in %s are the same only for cards that have one name in English", (language) => {
    const by = new Map<string, Set<string>>();
    for (const [id, { name }] of cards) {
      const own = nameOf(language, "card", id);
      by.set(own, (by.get(own) ?? new Set<string>()).add(name));
    }
    expect([...by].filter(([, english]) => english.size > 1)).toEqual([]);
  });
});
