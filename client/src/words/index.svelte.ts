/** The words of the interface in the reader's language: keys with gaps, and plural forms where a number is told. */
import { settings } from "../settings/settings.svelte";
import { en } from "./en";

/** A text, or its plural forms; `{name}` is a gap. */
export type Phrase = string | { readonly [form in Intl.LDMLPluralRule]?: string };
export type Key = keyof typeof en;
export type Words = { readonly [key in Key]: Phrase };
export type Gaps = Readonly<Record<string, string | number>>;

export const LANGUAGES = { en: "English", da: "Dansk", nb: "Norsk bokmål", sv: "Svenska", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Exclude<Language, "en">, () => Promise<{ words: Words; names: Names }>> = {
  da: () => import("./da"),
  nb: () => import("./nb"),
  sv: () => import("./sv"),
  nl: () => import("./nl"),
};

/** Names of cards, edifices and wonders, by their id; what is missing is told in English. */
export interface Names {
  readonly cards: Readonly<Record<string, string>>;
  readonly edifices: Readonly<Record<string, string>>;
  readonly wonders: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
}

const NO_NAMES: Names = { cards: {}, edifices: {}, wonders: {}, cities: {} };
let spoken = $state.raw<{ language: Language; words: Words; names: Names }>({
  language: "en",
  words: en,
  names: NO_NAMES,
});

/** The language that is chosen, or the first of the browser's that we speak. */
export function preferred(chosen: string, browser: readonly string[]): Language {
  for (const tag of [chosen, ...browser]) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    const known = base === "no" || base === "nn" ? "nb" : base;
    if (Object.hasOwn(LANGUAGES, known)) return known as Language;
  }
  return "en";
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  const { words, names } = language === "en" ? { words: en, names: NO_NAMES } : await LOADERS[language]();
  spoken = { language, words, names };
  document.documentElement.lang = language;
}

/** Speak what the settings or the browser ask for; English where those words cannot be had. */
export async function speakPreferred(): Promise<void> {
  await speak(preferred(settings.language, navigator.languages)).catch(() => undefined);
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken.language;
}

/** The names of things in the language that is spoken now. */
export function names(): Names {
  return spoken.names;
}

/** Makers of words for a language are slow to make: each is made once. */
function kept<T>(make: (tongue: string) => T): (tongue: string) => T {
  const made = new Map<string, T>();
  return (tongue) => {
    let found = made.get(tongue);
    if (found === undefined) made.set(tongue, (found = make(tongue)));
    return found;
  };
}

const plurals = kept((tongue) => new Intl.PluralRules(tongue));
const lists = {
  and: kept((tongue) => new Intl.ListFormat(tongue, { type: "conjunction" })),
  or: kept((tongue) => new Intl.ListFormat(tongue, { type: "disjunction" })),
};

/** A phrase with its gaps filled; `n` chooses the plural form. */
export function filled(phrase: Phrase, gaps: Gaps, tongue: string): string {
  let text: string | undefined;
  if (typeof phrase === "string") text = phrase;
  else text = phrase[plurals(tongue).select(Number(gaps["n"] ?? 0))] ?? phrase.other;
  return (text ?? "").replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}

/** What the interface says. */
export function t(key: Key, gaps: Gaps = {}): string {
  return filled(spoken.words[key], gaps, spoken.language);
}

/** Several words with commas and a last conjunction. */
export function listed(words: readonly string[], last: "and" | "or" = "and"): string {
  return lists[last](spoken.language).format(words);
}

/** A moment of the past as a date and a time. */
export function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(spoken.language, { dateStyle: "medium", timeStyle: "short" });
}
