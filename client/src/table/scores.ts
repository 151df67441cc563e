/** The lines of the score sheet, and how a game was won by them. */
import { type Line, LINES } from "../made/vocabulary";
import type { Score } from "../protocol/types";

export const pointsOf = (score: Score, line: Line): number => score[line] ?? 0;

/** A number with a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : String(n));

/** The seats by points, best first. */
export function ranking(scores: readonly Score[]): number[] {
  return scores.map((_, seat) => seat).sort((a, b) => (scores[b]?.total ?? 0) - (scores[a]?.total ?? 0));
}

/** The lines in which one seat was ahead of another, the greatest lead first. */
export function leads(winner: Score, second: Score): { line: Line; lead: number }[] {
  return LINES.map((line) => ({ line, lead: pointsOf(winner, line) - pointsOf(second, line) }))
    .filter(({ lead }) => lead > 0)
    .sort((a, b) => b.lead - a.lead);
}

/** A moment of the course: what every seat would have scored. */
export interface Moment {
  readonly age: number;
  readonly turn: number;
  readonly points: readonly number[];
}

/** The moment from which a seat was ahead of all others for good. */
export function turningPoint(course: readonly Moment[], winner: number): Moment | undefined {
  let found: Moment | undefined;
  for (const moment of course) {
    const own = moment.points[winner] ?? 0;
    const ahead = moment.points.every((points, seat) => seat === winner || points < own);
    if (!ahead) found = undefined;
    else found ??= moment;
  }
  return found;
}
