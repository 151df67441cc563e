/** Every language with its words. */
import type { Key, Words } from "../src/made/words/keys";
import { type Language, LANGUAGES, LOADERS } from "../src/made/words/languages";

export const ALL = Object.keys(LANGUAGES) as Language[];
export const WORDS = Object.fromEntries(
  await Promise.all(ALL.map(async (language) => [language, (await LOADERS[language]()).words] as const)),
) as Record<Language, Words>;
export const KEYS = Object.keys(WORDS.en) as Key[];

/** A message with its gaps named instead of filled, for one and for many. */
export function readings(language: Language, key: Key): string[] {
  const message = WORDS[language][key] as string | ((gaps: unknown) => string);
  if (typeof message === "string") return [message];
  const gaps = (n: number): unknown =>
    new Proxy({}, { get: (_, name) => (name === "n" ? n : `{${String(name)}}`), has: () => true });
  return [message(gaps(1)), message(gaps(21))];
}
