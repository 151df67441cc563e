/** What every city did in the last turn. */
import { PLAYING_EVENTS } from "../made/vocabulary";
import type { Message } from "../protocol/types";
import { deedWords } from "../words/log";
import { turnsOf } from "./turns";

/** The deeds of one turn of the log in words, by seat; a city that played its last card too did two things. */
export function deedsIn(
  shelf: string,
  messages: readonly Message[],
  wanted?: { readonly age: number; readonly turn: number },
): Readonly<Record<number, string>> {
  const played = turnsOf(messages).filter(({ happened }) =>
    happened.some(({ event }) => event && PLAYING_EVENTS.has(event.kind)),
  );
  const found = wanted ? played.find(({ age, turn }) => age === wanted.age && turn === wanted.turn) : played.at(-1);
  const deeds: Record<number, string[]> = {};
  for (const { event } of found?.happened ?? [])
    if (event && PLAYING_EVENTS.has(event.kind)) (deeds[event.seat] ??= []).push(deedWords(shelf, event));
  return Object.fromEntries(Object.entries(deeds).map(([seat, words]) => [seat, words.join(" · ")]));
}
