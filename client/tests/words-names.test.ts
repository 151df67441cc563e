import { describe, expect, it } from "vitest";

import made from "../src/made/catalogue.json";
import { OTHERS } from "./languages";

interface Named {
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
}

const editions = Object.values(made.editions) as unknown as { cards: Record<string, Named> }[];
const cards = new Map<string, Named>(editions.flatMap((edition) => Object.entries(edition.cards)));

describe.each(Object.entries(OTHERS))("the names in %s", (_, { names }) => {
  it.each([
    ["cards", [...cards.keys()], names.cards],
    ["edifices", Object.keys(made.edifices), names.edifices],
    ["wonders", Object.keys(made.wonders), names.wonders],
    ["cities", Object.keys(made.wonders), names.cities],
  ])("of all %s are there, and of nothing else", (_kind, ids, told) => {
    expect(Object.keys(told).sort()).toEqual([...ids].sort());
    expect(Object.values(told).filter((name) => !name.trim())).toEqual([]);
  });

  it("are the same only for cards that have one name in English", () => {
    const by = new Map<string, Set<string>>();
    for (const [id, { name }] of cards)
      by.set(names.cards[id] ?? "", (by.get(names.cards[id] ?? "") ?? new Set<string>()).add(name));
    expect([...by].filter(([, english]) => english.size > 1)).toEqual([]);
  });
});

describe("the Dutch names of cards", () => {
  it("are those of the catalogue, in both editions", () => {
    const told = editions.flatMap((edition) => Object.entries(edition.cards)).filter(([, card]) => card.names["nl"]);
    expect(told.length).toBeGreaterThan(70);
    for (const [id, card] of told)
      expect({ id, name: OTHERS.nl.names.cards[id] }).toEqual({ id, name: card.names["nl"] });
  });
});
