/** What an edifice brought or took at the end of an Age, and what cities lost after it. */
import type { GameEvent, View } from "../protocol/types";

const LOSSES: ReadonlySet<string> = new Set(["lost_coins", "lost_card", "lost_tokens", "took_debt"]);
const GAINS: ReadonlySet<string> = new Set(["gained_coins", "gained_token", "dropped_defeats"]);
const OUTCOMES: ReadonlySet<string> = new Set(["project_built", "project_failed"]);

/** An edifice that was built or failed, if it is about one; what each city gained or lost; and whom it left alone. */
export interface Moment {
  readonly edifice: string;
  readonly built: boolean;
  /** How the edifice ended, in the words of the log. */
  readonly outcome: GameEvent | undefined;
  readonly changes: readonly GameEvent[];
  /** The cities with a pawn of the Age. */
  readonly pawns: readonly number[];
  /** Who has still to choose what to lose. */
  readonly choosing: readonly number[];
  /** Who has no pawn, and nothing to lose. */
  readonly empty: readonly number[];
}

/** The moment in the news of a turn: the view is the one after it, in which the Age may be the next. */
export function momentOf(news: readonly GameEvent[], view: View): Moment | undefined {
  const start = news.findIndex(({ kind }) => OUTCOMES.has(kind));
  const outcome = news[start];
  const built = outcome?.kind === "project_built";
  const changes = news.slice(Math.max(start, 0)).filter(({ kind }) => (built ? GAINS : LOSSES).has(kind));
  if (!outcome && !changes.length) return undefined;
  const place = view.edifices?.findIndex(({ edifice }) => edifice === outcome?.thing) ?? -1;
  const seats = outcome ? view.cities.map((_, seat) => seat) : [];
  const pawns = seats.filter((seat) => (view.cities[seat]?.pawns?.[place] ?? 0) > 0);
  const choosing = outcome && view.phase === "penalty" ? view.thinking : [];
  const touched = new Set([...pawns, ...choosing, ...changes.map(({ seat }) => seat)]);
  return {
    edifice: outcome?.thing ?? "",
    built,
    outcome,
    changes,
    pawns,
    choosing,
    empty: built ? [] : seats.filter((seat) => !touched.has(seat)),
  };
}

/** What a city lost after an edifice had failed belongs to the same moment while that is still shown. */
export const later = (moment: Moment, then: Moment): Moment => ({
  ...moment,
  changes: [...moment.changes, ...then.changes],
  choosing: moment.choosing.filter((seat) => !then.changes.some((change) => change.seat === seat)),
});
