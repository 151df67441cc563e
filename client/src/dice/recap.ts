/** What a turn of dice brought to every city: its die, the spaces it crossed off, coins, attacks, what was set off. */
import {
  DICE_EARNING_EVENTS,
  DICE_PAYING_EVENTS,
  DICE_PLAYING_EVENTS,
  DICE_POWER_EVENTS,
  type DiceEventKind,
} from "../made/vocabulary";
import type { GameEvent, Message } from "../protocol/types";
import type { Payment } from "../table/recap";
import { leftOf, rightOf } from "../table/seating";

/** A space that was crossed off: with a die and its face, or by what came before. */
export interface Step {
  readonly space: string;
  readonly die?: string;
  readonly face?: string;
}

/** What a city did; one that passed has crossed off nothing. */
export interface Deed {
  readonly seat: number;
  readonly kind: DiceEventKind;
  readonly steps: readonly Step[];
}

/** Points that an attack wrote down, and the defence it met. */
export interface Attack {
  readonly from: number;
  readonly to: number;
  readonly points: number;
  readonly defence: number;
}

/** What was set off: an unlocked die, a finished building, a bonus, the first Agora, the end in sight. */
export interface Power {
  readonly seat: number;
  readonly kind: DiceEventKind;
  readonly thing: string;
}

export interface Recap {
  readonly deeds: readonly Deed[];
  readonly payments: readonly Payment[];
  readonly attacks: readonly Attack[];
  readonly powers: readonly Power[];
}

function stepsOf(events: readonly GameEvent[]): Step[] {
  let chosen: Pick<Step, "die" | "face"> = {};
  return events.flatMap(({ kind, thing }) => {
    if (kind === "chose_die") {
      const [die = "", face = ""] = thing.split(" ");
      chosen = { die, face };
    }
    if (kind !== "crossed") return [];
    const step = { space: thing, ...chosen };
    chosen = {};
    return [step];
  });
}

/** All that a city paid in the turn, and all that it got; the bank has no seat. */
function paymentsOf(seat: number, events: readonly GameEvent[]): Payment[] {
  const total = (kinds: ReadonlySet<string>): number =>
    events.filter(({ kind }) => kinds.has(kind)).reduce((sum, { numbers: [n = 0] }) => sum + n, 0);
  return [
    { from: seat, to: undefined, count: total(DICE_PAYING_EVENTS) },
    { from: undefined, to: seat, count: total(DICE_EARNING_EVENTS) },
  ].filter(({ count }) => count > 0);
}

/** What the cities did in a turn; nothing if nobody has done anything. */
export function recapOf(events: readonly GameEvent[], cities: number): Recap | undefined {
  const ofSeat = (seat: number): GameEvent[] => events.filter((event) => event.seat === seat);
  const deeds = Array.from({ length: cities }, (_, seat): Deed[] => {
    const steps = stepsOf(ofSeat(seat));
    const played = ofSeat(seat).find(({ kind }) => DICE_PLAYING_EVENTS.has(kind));
    return played ? [{ seat, kind: played.kind as DiceEventKind, steps }] : [];
  }).flat();
  if (!deeds.length) return undefined;
  return {
    deeds,
    payments: deeds.flatMap(({ seat }) => paymentsOf(seat, ofSeat(seat))),
    attacks: events.flatMap(({ kind, seat, thing, numbers: [points = 0, defence = 0] }) => {
      if (kind !== "attacked") return [];
      return [{ from: seat, to: (thing === "west" ? leftOf : rightOf)(seat, cities), points, defence }];
    }),
    powers: events
      .filter(({ kind }) => DICE_POWER_EVENTS.has(kind))
      .map(({ kind, seat, thing }) => ({ seat, kind: kind as DiceEventKind, thing })),
  };
}

/** The last turn that was told. */
export function lastRecap(messages: readonly Message[], cities: number): Recap | undefined {
  for (const { news } of messages.toReversed()) {
    const recap = recapOf(news, cities);
    if (recap) return recap;
  }
  return undefined;
}
