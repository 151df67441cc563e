/** The score sheets of a dice game, and how it was won by them. */
import { BUILDING_TINTS, DICE_LINES, type DiceLine } from "../made/vocabulary";
import type { DiceScore } from "../protocol/types";
import { buildingName } from "./words";

/** Colours of bars where buildings of one colour stand side by side. */
const BARS: Partial<Record<DiceLine, string>> = { wonder: "brown", gallery: "grey", east_barracks: "bronze" };

/** The lines of all score sheets: what each is called, the colour of its bar, the points of every seat. */
export function rowsOf(
  scores: readonly DiceScore[],
): { line: DiceLine; label: string; tone: string; points: number[] }[] {
  return DICE_LINES.map((line) => ({
    line,
    label: buildingName(line),
    tone: BARS[line] ?? BUILDING_TINTS[line],
    points: scores.map((score) => score[line]),
  }));
}

/** The seats by points, then by coins, best first. */
export function ranked(scores: readonly DiceScore[]): number[] {
  const rank = (score: DiceScore | undefined): number => (score ? score.total * 1000 + score.coins_left : 0);
  return scores.map((_, seat) => seat).sort((a, b) => rank(scores[b]) - rank(scores[a]));
}

/** The buildings in which one seat was ahead of another, the greatest lead first. */
export function leads(winner: DiceScore, second: DiceScore): { line: DiceLine; lead: number }[] {
  return DICE_LINES.map((line) => ({ line, lead: winner[line] - second[line] }))
    .filter(({ lead }) => lead > 0)
    .sort((a, b) => b.lead - a.lead);
}
