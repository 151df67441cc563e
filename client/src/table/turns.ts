/** What happened, turn by turn. */
import type { GameEvent, Message } from "../protocol/types";

/** A message, or one event of the game that came with it. */
export interface Happening {
  readonly key: string;
  readonly message: Message;
  readonly event?: GameEvent;
}

/** A turn of the log; what came before the first Age has none. */
export interface Turn {
  readonly age: number;
  readonly turn: number;
  readonly happened: Happening[];
}

/** The turns in their order. Where hands pass or an Age begins a turn begins: its heading says so, no line does. */
export function turnsOf(messages: readonly Message[]): Turn[] {
  let now: Turn = { age: 0, turn: 0, happened: [] };
  const turns = [now];
  const begin = (age: number, turn: number): void => {
    now = { age, turn, happened: [] };
    turns.push(now);
  };
  for (const message of messages) {
    now.happened.push({ key: String(message.position), message });
    for (const [place, event] of message.news.entries()) {
      if (event.kind === "age_began") begin(event.numbers[0] ?? 0, 1);
      else if (event.kind === "passed") begin(now.age, now.turn + 1);
      else now.happened.push({ key: `${String(message.position)}.${String(place)}`, message, event });
    }
  }
  return turns;
}
