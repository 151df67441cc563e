/** Every language with its words, and English as the one they follow. */
import type { Language, Names, Phrase, Words } from "../src/words/index.svelte";
import { LANGUAGES } from "../src/words/index.svelte";
import * as da from "../src/words/da";
import { en } from "../src/words/en";
import * as nb from "../src/words/nb";
import * as nl from "../src/words/nl";
import * as sv from "../src/words/sv";

export const ALL = Object.keys(LANGUAGES) as Language[];
export const OTHERS: Record<Exclude<Language, "en">, { words: Words; names: Names }> = { da, nb, sv, nl };
export const WORDS: Record<Language, Words> = { en, da: da.words, nb: nb.words, sv: sv.words, nl: nl.words };

/** The gaps of a text, each once. */
export const gapsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, gap = ""]) => gap))].sort();

/** A phrase by its plural forms; one without has the form `text`. */
export const formsOf = (phrase: Phrase): Record<string, string> =>
  typeof phrase === "string" ? { text: phrase } : { ...phrase };
