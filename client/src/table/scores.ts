/** The lines of the score sheet, and how a game was won by them. */
import { type Line, LINES } from "../made/vocabulary";
import type { Score } from "../protocol/types";
import { t } from "../words/index.svelte";

export const pointsOf = (score: Score, line: Line): number => score[line] ?? 0;

/** The colours of the lines where they are bars. */
const BARS: Record<Line, string> = {
  military: "red",
  coins: "bronze",
  wonder: "brown",
  civil: "blue",
  commerce: "yellow",
  science: "green",
  guilds: "purple",
  edifice: "grey",
};

/** The lines that a game has: what each is called, the colour of its bar, the points of every seat. */
export function rowsOf(scores: readonly Score[]): { line: Line; label: string; tone: string; points: number[] }[] {
  return LINES.filter((line) => scores.some((score) => line in score)).map((line) => ({
    line,
    label: t(`score-${line}`),
    tone: BARS[line],
    points: scores.map((score) => pointsOf(score, line)),
  }));
}

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

/** A line of two score sheets: by how much one is behind the other; ahead is less than nothing. */
export interface Gap<L extends string> {
  readonly line: L;
  readonly gap: number;
}

/** The lines that differ, those in which the first is furthest behind at the top. */
export function gaps<L extends string>(
  lines: readonly L[],
  mine: Readonly<Partial<Record<L, number>>>,
  theirs: Readonly<Partial<Record<L, number>>>,
): Gap<L>[] {
  return lines
    .map((line) => ({ line, gap: (theirs[line] ?? 0) - (mine[line] ?? 0) }))
    .filter(({ gap }) => gap !== 0)
    .sort((a, b) => b.gap - a.gap);
}

/** The course by turns: a turn of several steps counts by its last. */
export const byTurns = (course: readonly Moment[]): Moment[] =>
  course.filter(({ age, turn }, place) => age !== course[place + 1]?.age || turn !== course[place + 1]?.turn);

/** A turn in which one seat fell back behind another. */
export interface Opening {
  readonly age: number;
  readonly turn: number;
  readonly opened: number;
}

/** The turns in which one seat lost the most to another, in their order. */
export function openings(course: readonly Moment[], mine: number, theirs: number, most = 3): Opening[] {
  let before = 0;
  const found = byTurns(course).map(({ age, turn, points }) => {
    const gap = (points[theirs] ?? 0) - (points[mine] ?? 0);
    const opened = gap - before;
    before = gap;
    return { age, turn, opened };
  });
  const worst = found
    .filter(({ opened }) => opened > 0)
    .sort((a, b) => b.opened - a.opened)
    .slice(0, most);
  return found.filter((turn) => worst.includes(turn));
}
