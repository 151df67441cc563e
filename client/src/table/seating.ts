/** Who sits where, seen from one seat: the next seat is the left neighbour, as at a real table. */
import type { CardTable, City, SeatShown } from "../protocol/types";
import { type Key, t } from "../words/index.svelte";
import { cityName } from "../words/things";

export interface Seating {
  readonly own: number;
  readonly left: number;
  readonly right: number;
  /** The others in the order in which they sit, from the left round to the right. */
  readonly others: readonly number[];
}

export function seatingOf(table: CardTable): Seating {
  const cities = table.view.cities.length;
  const own = table.seat ?? 0;
  const left = (own + 1) % cities;
  const right = (own + cities - 1) % cities;
  const others = Array.from({ length: cities }, (_, step) => (own + step) % cities).slice(2, -1);
  return { own, left, right, others };
}

/** The player of a seat; the Free City has none. */
export function playerName(table: CardTable, seat: number): string {
  const shown = table.seats[seat];
  if (!shown) return t("table.freeCity");
  return shown.kind === "bot" ? botName(shown.bot, seat) : shown.name;
}

/** A bot by its way of playing and its seat. */
export function botName(bot: string, seat: number): string {
  const name = t("bot.named", { bot: t(`bot.${bot}` as Key) });
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${String(seat + 1)}`;
}

export function seatOf(table: CardTable, seat: number): SeatShown | undefined {
  return table.seats[seat];
}

/** The city of a seat, or its player before the boards are chosen. */
export function cityOf(table: CardTable, seat: number): string {
  const board = table.view.cities[seat]?.board;
  return board ? cityName(board.split("/")[0] ?? "") : playerName(table, seat);
}

/** A player and the city, as the log speaks of them. */
export function called(table: CardTable, seat: number): string {
  return `${playerName(table, seat)} (${cityOf(table, seat)})`;
}

/** Points of tokens so far: those of conflicts with the left and the right, and with edifices victories from elsewhere. */
export function conflictPoints(city: City): number {
  const tokens = city.tokens.flat();
  const counted = city.victory_tokens ? [...city.victory_tokens, ...tokens.filter((token) => token < 0)] : tokens;
  return counted.reduce((sum, token) => sum + token, 0);
}
