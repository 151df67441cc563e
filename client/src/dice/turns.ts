/** What happened in a dice game, turn by turn. */
import type { Message } from "../protocol/types";
import type { Happening } from "../table/turns";

export interface DiceTurn {
  /** Its number; what came before the first has none. */
  readonly turn: number;
  readonly happened: Happening[];
}

/** The turns in their order: one begins where the dice are shaken; its heading says so, no line does. */
export function diceTurns(messages: readonly Message[]): DiceTurn[] {
  let now: DiceTurn = { turn: 0, happened: [] };
  const turns = [now];
  for (const message of messages) {
    now.happened.push({ key: String(message.position), message });
    for (const [place, event] of message.news.entries()) {
      if (event.kind === "shook") {
        now = { turn: event.numbers[0] ?? 0, happened: [] };
        turns.push(now);
      } else now.happened.push({ key: `${String(message.position)}.${String(place)}`, message, event });
    }
  }
  return turns;
}
