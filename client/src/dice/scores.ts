/** The score sheets of a dice game, and how it was won by them. */
import { DICE_LINES, type DiceLine } from "../made/vocabulary";
import type { DiceScore } from "../protocol/types";

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
