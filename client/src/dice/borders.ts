/** Where neighbours' barracks face each other: what attacks wrote down there, and what they met. */
import type { DiceView, GameEvent } from "../protocol/types";
import { type Border, leftOf } from "../table/seating";

/** What one city has at a border: all points of its attacks, those of the last turn, the defence of its wall. */
export interface Force {
  readonly points: number;
  readonly now: readonly number[];
  readonly defence: number;
}

export interface Front extends Border {
  /** What the first has on its western front, and the one on its left against it on its eastern. */
  readonly west: Force;
  readonly east: Force;
}

/** All borders at the end of a game, and the attacks of its last turn. */
export function bordersOf({ cities }: Pick<DiceView, "cities">, news: readonly GameEvent[]): Front[] {
  const attacks = news.filter(({ kind }) => kind === "attacked");
  const force = (seat: number, side: "west" | "east"): Force => ({
    points: Object.entries(cities[seat]?.written ?? {})
      .filter(([space]) => space.startsWith(`${side}_barracks`))
      .reduce((sum, [, points]) => sum + points, 0),
    now: attacks.filter((each) => each.seat === seat && each.thing === side).map(({ numbers: [n = 0] }) => n),
    defence: cities[seat]?.defence[side] ?? 0,
  });
  return cities.map((_, seat) => {
    const left = leftOf(seat, cities.length);
    const [west, east] = [force(seat, "west"), force(left, "east")];
    return { seat, left, lead: west.points - east.points, west, east };
  });
}
