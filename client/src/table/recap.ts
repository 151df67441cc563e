/** What a turn brought to every city, to be shown again: its card, the coins that changed hands, the powers it used. */
import { type EventKind, OUTCOME_EVENTS, PENALTY_EVENTS, PLAYING_EVENTS } from "../made/vocabulary";
import type { GameEvent } from "../protocol/types";
import { leftOf, rightOf } from "./seating";

/** What became of a card: it stands in the city, lies under the wonder, or was given away. */
type DeedKind = Extract<EventKind, "built"> | Extract<EventKind, "staged"> | Extract<EventKind, "sold">;

/** What a city did with a card; one that lies face down has no name here. */
export interface Deed {
  readonly seat: number;
  readonly card: string;
  readonly kind: DeedKind;
  /** The stage that was built. */
  readonly stage: number;
}

/** Coins on their way; nobody is the bank. */
export interface Payment {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly count: number;
}

/** A power that did something, by its drawing. */
export interface Power {
  readonly seat: number;
  readonly icon: string;
}

export interface Recap {
  readonly deeds: readonly Deed[];
  readonly payments: readonly Payment[];
  readonly powers: readonly Power[];
}

const POWERS: Readonly<Record<string, string>> = {
  chained: "chain",
  built_free: "free-build-each-age",
  dug: "build-from-discard",
  joined: "join",
  took_pawn: "pawn",
  dropped_defeats: "drop-defeats",
  gained_token: "victory-token",
};

/** What comes before the end of an Age: an edifice and the conflicts are told by themselves. */
function beforeTheEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ kind }) => OUTCOME_EVENTS.has(kind) || PENALTY_EVENTS.has(kind) || kind === "fought");
  return end < 0 ? events : events.slice(0, end);
}

function deedOf({ kind, seat, thing, numbers }: GameEvent): Deed {
  if (kind === "staged") return { seat, kind, card: "", stage: numbers[0] ?? 0 };
  if (kind === "sold") return { seat, kind, card: "", stage: 0 };
  return { seat, kind: "built", card: thing, stage: 0 };
}

function paymentsOf({ kind, seat, numbers }: GameEvent, cities: number, sale: number): Payment[] {
  const [first = 0, right = 0, bank = 0] = numbers;
  if (kind === "sold") return [{ from: undefined, to: seat, count: sale }]; // its coins are logged by no event
  if (kind === "gained_coins") return [{ from: undefined, to: seat, count: first }];
  if (kind !== "paid") return [];
  return [
    { from: seat, to: leftOf(seat, cities), count: first },
    { from: seat, to: rightOf(seat, cities), count: right },
    { from: seat, to: undefined, count: bank },
  ].filter(({ count }) => count > 0);
}

/** What the cities did in a turn, at a table where a card is sold for so much; nothing if no card was played. */
export function recapOf(news: readonly GameEvent[], cities: number, sale: number): Recap | undefined {
  const events = beforeTheEnd(news);
  const deeds = events.filter(({ kind }) => PLAYING_EVENTS.has(kind)).map(deedOf);
  if (!deeds.length) return undefined;
  return {
    deeds,
    payments: events.flatMap((event) => paymentsOf(event, cities, sale)),
    powers: events.flatMap(({ kind, seat }) => {
      const icon = POWERS[kind];
      return icon ? [{ seat, icon }] : [];
    }),
  };
}

/** Two steps of one turn as one. */
export const both = (first: Recap, then: Recap): Recap => ({
  deeds: [...first.deeds, ...then.deeds],
  payments: [...first.payments, ...then.payments],
  powers: [...first.powers, ...then.powers],
});

/** What a turn changed in the coins of each city. */
export function sums(payments: readonly Payment[]): Readonly<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const { from, to, count } of payments) {
    if (from !== undefined) found[from] = (found[from] ?? 0) - count;
    if (to !== undefined) found[to] = (found[to] ?? 0) + count;
  }
  return found;
}
