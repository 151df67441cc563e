/** How the edifice of an Age ended: what it brought or took from each city. */
import { OUTCOME_EVENTS, PENALTY_EVENTS, REWARD_EVENTS } from "../made/vocabulary";
import type { GameEvent, View } from "../protocol/types";

/** An edifice that was built or failed, what each city gained or lost by it, and whom it left alone. */
export interface Outcome {
  /** That it was built or failed; nothing where only a loss is told that was still to be chosen. */
  readonly end: GameEvent | undefined;
  readonly built: boolean;
  readonly changes: readonly GameEvent[];
  /** The cities with a pawn of the Age. */
  readonly pawns: readonly number[];
  /** Who has still to choose what to lose. */
  readonly choosing: readonly number[];
  /** Who has no pawn, and nothing to lose. */
  readonly empty: readonly number[];
}

/** The outcome in the news of a turn, if there is one; the view is the one after it, maybe in the next Age. */
export function outcomeOf(news: readonly GameEvent[], view: View): Outcome | undefined {
  const start = news.findIndex(({ kind }) => OUTCOME_EVENTS.has(kind));
  const end = news[start];
  const built = end?.kind === "project_built";
  const changes = news
    .slice(Math.max(start, 0))
    .filter(({ kind }) => (built ? REWARD_EVENTS : PENALTY_EVENTS).has(kind));
  if (!end && !changes.length) return undefined;
  const age = view.edifices?.findIndex(({ edifice }) => edifice === end?.thing) ?? -1;
  const seats = end ? view.cities.map((_, seat) => seat) : [];
  const pawns = seats.filter((seat) => (view.cities[seat]?.pawns?.[age] ?? 0) > 0);
  const choosing = end && view.phase === "penalty" ? view.thinking : [];
  const touched = new Set([...pawns, ...choosing, ...changes.map(({ seat }) => seat)]);
  return { end, built, changes, pawns, choosing, empty: built ? [] : seats.filter((seat) => !touched.has(seat)) };
}

/** With what a city lost a step later. */
export const withLoss = (outcome: Outcome, loss: Outcome): Outcome => ({
  ...outcome,
  changes: [...outcome.changes, ...loss.changes],
  choosing: outcome.choosing.filter((seat) => !loss.changes.some((change) => change.seat === seat)),
});
