/** Events of a game with as little as a test needs. */
import type { GameEvent } from "../src/protocol/types";

export const event = (kind: string, seat: number, thing = "", ...numbers: number[]): GameEvent => ({
  kind,
  seat,
  thing,
  numbers,
  words: "",
  message: { key: `log-${kind}`, gaps: {} },
});
