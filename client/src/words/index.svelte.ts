/** The words of the interface in the reader's language; only that one is loaded. */
import type { Gaps, Key, Words } from "../made/words/keys";
import { type Language, LANGUAGES, LOADERS } from "../made/words/languages";
import { settings } from "../settings/settings.svelte";

export { type Language, LANGUAGES };
export type { Key };

/** What fills the gaps of a message that is known only by its key at run time. */
export type AnyGaps = Readonly<Record<string, string | number>>;

/** The gaps of a message, or of all messages that a key can stand for. */
type All<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer U) => void ? U : never;
type Given<K extends Key> = [Gaps[K]] extends [undefined] ? [] : [gaps: All<Exclude<Gaps[K], undefined>>];

let spoken = $state.raw<{ language: Language; words: Words | undefined }>({ language: "en", words: undefined });

/** The language of a tag such as en-GB, if we speak it. */
function languageOf(tag: string): Language | undefined {
  const base = tag.toLowerCase().split("-")[0] ?? "";
  const known = base === "no" || base === "nn" ? "nb" : base;
  return Object.hasOwn(LANGUAGES, known) ? (known as Language) : undefined;
}

/** The language that is chosen, or the first of the browser's that we speak. */
export function preferred(chosen: string, browser: readonly string[]): Language {
  return [chosen, ...browser].map(languageOf).find(Boolean) ?? "en";
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  const { words } = await LOADERS[language]();
  spoken = { language, words };
  document.documentElement.lang = language;
}

/** Speak what the settings or the browser ask for; English where those words cannot be had. */
export async function speakPreferred(): Promise<void> {
  await speak(preferred(settings.language, navigator.languages)).catch(() => speak("en"));
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken.language;
}

/** A message by a key that nobody knew when this was built; nothing if there is none. */
export function lookUp(key: string, gaps: AnyGaps = {}): string | undefined {
  const message = (spoken.words as Readonly<Record<string, string | ((gaps: AnyGaps) => string)>> | undefined)?.[key];
  return typeof message === "function" ? message(gaps) : message;
}

/** What the interface says. */
export function t<K extends Key>(key: K, ...[gaps]: Given<K>): string {
  return lookUp(key, gaps as AnyGaps | undefined) ?? key;
}

/** Several words with commas and a last conjunction. */
export function listed(words: readonly string[], last: "and" | "or" = "and"): string {
  const end = words.at(-1) ?? "";
  const rest = words.slice(0, -1).join(", ");
  return rest ? t(`list-${last}`, { rest, last: end }) : end;
}

/** A text that begins a sentence. */
export const begun = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The country's form of the spoken language that the browser asks for; English without one is that of Europe. */
function locale(): string {
  const spoke = navigator.languages.find((tag) => languageOf(tag) === spoken.language && tag.includes("-"));
  return spoke ?? (spoken.language === "en" ? "en-GB" : spoken.language);
}

/** A moment of the past as a date and a time. */
export function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
}
