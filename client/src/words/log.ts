/** What happened, in sentences. */
import type { GameEvent, Message } from "../protocol/types";
import { listed, t } from "./index.svelte";
import { boardName, cardName, edificeName, roman, type Teller } from "./things";

const HIDDEN = "?";

function fight(token: number): string {
  return t(token > 0 ? "log-fight-won" : token < 0 ? "log-fight-lost" : "log-fight-drawn");
}

function prices([left = 0, right = 0, bank = 0]: readonly number[]): string {
  const parts = [
    [left, "log-paid-left"],
    [right, "log-paid-right"],
    [bank, "log-paid-bank"],
  ] as const;
  return listed(parts.filter(([n]) => n).map(([n, key]) => t(key, { n })));
}

/** One thing that happened in the game. */
export function eventWords(event: GameEvent, { rules, who }: Teller): string {
  const name = who(event.seat);
  const [n = 0, second = 0] = event.numbers;
  const card = (): string => cardName(rules, event.thing);
  switch (event.kind) {
    case "took_board":
      return t("log-took_board", { who: name, board: boardName(event.thing) });
    case "age_began":
      return t("log-age_began", { age: roman(n) });
    case "staged":
      if (event.thing === HIDDEN) return t("log-staged", { who: name, n });
      return t("log-staged-with", { who: name, n, card: card() });
    case "sold":
      return event.thing === HIDDEN ? t("log-sold", { who: name }) : t("log-sold-card", { who: name, card: card() });
    case "drew":
      return event.thing === HIDDEN ? t("log-drew", { who: name }) : t("log-drew-card", { who: name, card: card() });
    case "built":
    case "chained":
    case "built_free":
    case "dug":
    case "lost_card":
      return t(`log-${event.kind}`, { who: name, card: card() });
    case "paid":
      return t("log-paid", { who: name, prices: prices(event.numbers) });
    case "passed":
      return t(n > 0 ? "log-passed-left" : n < 0 ? "log-passed-right" : "log-passed-swap");
    case "fought":
      return t("log-fought", { who: name, left: fight(n), right: fight(second) });
    case "joined":
    case "project_built":
    case "project_failed":
      return t(`log-${event.kind}`, { who: name, edifice: edificeName(event.thing) });
    case "took_pawn":
      return t("log-took_pawn", { who: name, age: roman(n) });
    case "lost_tokens":
      return t("log-lost_tokens", { who: name, tokens: listed(event.numbers.map(String)) });
    case "gained_coins":
    case "gained_token":
    case "dropped_defeats":
    case "lost_coins":
    case "took_debt":
      return t(`log-${event.kind}`, { who: name, n: Math.abs(n) });
    case "threw_away":
    case "looked":
    case "declined":
      return t(`log-${event.kind}`, { who: name });
    case "ended":
      return t("log-ended");
    default:
      return event.words;
  }
}

/** What a city did in a turn, in two or three words. */
export function deedWords(rules: string, event: GameEvent): string {
  if (event.kind === "staged") return t("choice-stage", { n: event.numbers[0] ?? 0 });
  if (event.kind === "sold") return t("choice-sell");
  return `${t("choice-build")}: ${cardName(rules, event.thing)}`;
}

/** What happened around the game; nothing for what the game tells itself. */
export function messageWords(message: Message, name: (seat: number) => string): string | undefined {
  const seat = Number(message.what["seat"] ?? 0);
  switch (message.kind) {
    case "sat":
      return t("log-sat", { name: String(message.what["name"]) });
    case "left":
      return t("log-left", { n: seat + 1 });
    case "began":
      return t("log-began");
    case "stood_in":
      return t(`log-stood_in-${message.what["why"] as "clock" | "away" | "host"}`, { name: name(seat) });
    case "returned":
      return t("log-returned", { name: name(seat) });
    case "paused":
      return t("log-paused-by");
    case "resumed":
      return t("log-resumed-by");
    case "ended":
      return t("log-ended-by");
    default:
      return undefined;
  }
}
