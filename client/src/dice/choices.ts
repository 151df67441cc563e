/** The choices of a dice turn: by space, by die, and what is chosen before it is sent. */
import type { DiceLegal, DiceOption } from "../protocol/types";

/** The ways to cross off each space, the cheapest first; with a die only those with it. */
export function waysBySpace(options: readonly DiceOption[], die = ""): Map<string, DiceOption[]> {
  const ways = new Map<string, DiceOption[]>();
  for (const option of options)
    if (option.at && (!die || option.chosen === die)) ways.set(option.at, [...(ways.get(option.at) ?? []), option]);
  for (const each of ways.values()) each.sort((one, other) => one.price - one.gain - (other.price - other.gain));
  return ways;
}

/** How many spaces each die opens. */
export function opened(options: readonly DiceOption[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { chosen } of options) if (chosen) found.set(chosen, (found.get(chosen) ?? 0) + 1);
  return found;
}

/** The only option with a die, if there is one only. */
export function onlyWay(options: readonly DiceOption[], die: string): DiceOption | undefined {
  const ways = options.filter(({ chosen }) => chosen === die);
  return ways.length === 1 ? ways[0] : undefined;
}

/** The options that cross off no space. */
export const plainWays = (legal: DiceLegal | undefined, kind: string): DiceOption[] =>
  (legal?.options ?? []).filter((option) => option.kind === kind);

/** Whether nothing is left to decide after an option. */
export const endsTurn = (option: DiceOption): boolean => option.then === "none";

/** The steps of a turn so far: each action, and for a stage of the wonder which one. */
export function stepsOf(chain: readonly string[], builtNow: number): { action: string; built: number }[] {
  let built = builtNow - chain.filter((action) => action === "wonder" || isStage(action)).length;
  return chain.map((action) => {
    if (action === "wonder" || isStage(action)) built += 1;
    return { action, built };
  });
}

const isStage = (action: string): boolean => action.startsWith("cross wonder");
