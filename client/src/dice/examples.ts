/** One effect of each kind, for the help. */
import type { Message } from "../catalogue";
import type { DieColour } from "../made/vocabulary";
import type { BoardEffect } from "./boards";

type Example = BoardEffect & { message: Message };

const NOTHING = { amount: 0, coins: 0, groups: [] as string[], colour: "" };
const building = (group: string): Message => ({ key: `building-${group}`, gaps: {} });
const die = (colour: DieColour): Message => ({ key: `die-${colour}`, gaps: {} });
const list = (...parts: Message[]): { list: Message[]; last: "or" } => ({ list: parts, last: "or" });

function example(kind: string, values: Partial<BoardEffect>, gaps: Message["gaps"]): Example {
  return { ...NOTHING, ...values, kind, message: { key: `dice-effect-${kind}`, gaps } };
}

const perSpace: Message = { key: "dice-per-points", gaps: { n: 1, building: building("agora") } };

export const EXAMPLES: readonly Example[] = [
  example("points", { amount: 3 }, { n: 3 }),
  example("coins", { amount: 4 }, { n: 4 }),
  example("attack", { amount: 3 }, { n: 3 }),
  example("defence", { amount: 1 }, {}),
  example("per_space", { amount: 1, groups: ["agora"] }, { gains: perSpace }),
  example("cross", { amount: 2, groups: ["university"] }, { n: 2, buildings: list(building("university")) }),
  example("another_action", {}, {}),
  example("build_free_die", {}, {}),
  example("die_minus", { amount: 1 }, { n: 1 }),
  example("die_zero", { colour: "blue" }, { colour: die("blue") }),
  example("coins_on_die", { coins: 2, colour: "grey" }, { n: 2, colour: die("grey") }),
  example("unlock", { colour: "black" }, { colour: die("black") }),
];
