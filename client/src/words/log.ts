/** What happened, in sentences. */
import type { StandInReason } from "../made/vocabulary";
import type { GameEvent, Message } from "../protocol/types";
import type { Message as Sentence } from "../catalogue";
import { t } from "./index.svelte";
import { cardName, say, type Teller } from "./things";

/** A card that is face down for the reader. */
const HIDDEN = "?";

/** One thing that happened in the game. */
export const eventWords = (event: GameEvent, teller: Teller): string => say(event.message as Sentence, teller);

/** The events with one for all last cards that the reader has not seen, where every city discards its own. */
export function thrownTogether(events: readonly GameEvent[], cities: number): GameEvent[] {
  const thrown = events.filter((event) => event.kind === "threw_away");
  const first = thrown.find((event) => event.thing === HIDDEN);
  if (!first || thrown.length !== cities) return [...events];
  const message = { key: "log-threw_away-all", gaps: {} };
  return events.flatMap((event) => {
    if (event === first) return [{ ...event, message }];
    return event.kind === "threw_away" && event.thing === HIDDEN ? [] : [event];
  });
}

/** What a city did in a turn, in two or three words. */
export function deedWords(shelf: string, event: GameEvent): string {
  if (event.kind === "staged") return t("choice-stage", { n: event.numbers[0] ?? 0 });
  if (event.kind === "sold") return t("choice-sell");
  return `${t("choice-build")}: ${cardName(shelf, event.thing)}`;
}

/** What happened around the game; nothing for what the game reports itself. */
export function messageWords(message: Message, name: (seat: number) => string): string | undefined {
  const seat = Number(message.what["seat"] ?? 0);
  switch (message.kind) {
    case "sat":
      return t("log-sat", { name: String(message.what["name"]) });
    case "left":
      return t("log-left", { n: seat + 1 });
    case "removed":
      return t("log-removed", { name: String(message.what["name"]) });
    case "handed":
      return t(message.what["why"] ? "log-handed-away" : "log-handed", { name: String(message.what["name"]) });
    case "terms_set":
      return t("log-terms_set");
    case "began":
      return t("log-began");
    case "stood_in":
      return t(`log-stood_in-${message.what["why"] as StandInReason}`, { name: name(seat) });
    case "returned":
      return t("log-returned", { name: name(seat) });
    case "paused":
      return t(message.what["why"] === "absence" ? "log-waits" : "log-paused-by");
    case "resumed":
      return t(message.what["why"] === "absence" ? "log-goes-on" : "log-resumed-by");
    case "ended":
      return t("log-ended-by");
    default:
      return undefined;
  }
}
