/** Who sits where, seen from one seat: the next seat is the left neighbour, as at a real table. */
import type { CardTable, SeatShown } from "../protocol/types";
import { t } from "../words/index.svelte";
import { shelfOf } from "../catalogue";
import { cityName } from "../words/things";

export interface Seating {
  readonly own: number;
  readonly left: number;
  readonly right: number;
  /** The others in the order in which they sit, from the left round to the right. */
  readonly others: readonly number[];
}

export const leftOf = (seat: number, cities: number): number => (seat + 1) % cities;
export const rightOf = (seat: number, cities: number): number => (seat + cities - 1) % cities;

export function seatingOf(table: CardTable): Seating {
  const cities = table.view.cities.length;
  const own = table.seat ?? 0;
  const left = leftOf(own, cities);
  const right = rightOf(own, cities);
  const others = Array.from({ length: cities }, (_, step) => (own + step) % cities).slice(2, -1);
  return { own, left, right, others };
}

/** The player of a seat; the Free City has none. */
export function playerName(table: CardTable, seat: number): string {
  const shown = table.seats[seat];
  if (!shown) return t("table-free-city");
  return shown.kind === "bot" ? t("bot-seat", { n: seat + 1 }) : shown.name;
}

/** The other players whom the table waits for, for their own city or for another that they play. */
export function awaited(table: CardTable): number[] {
  return table.seats.filter(({ seat, thinking }) => thinking && seat !== table.seat).map(({ seat }) => seat);
}

export function seatOf(table: CardTable, seat: number): SeatShown | undefined {
  return table.seats[seat];
}

/** The city of a seat, or its player before the boards are chosen. */
export function cityOf(table: CardTable, seat: number): string {
  const board = table.view.cities[seat]?.board;
  return board ? cityName(shelfOf(table), board.split("/")[0] ?? "") : playerName(table, seat);
}

/** A player and the city, as the log speaks of them. */
export function called(table: CardTable, seat: number): string {
  return `${playerName(table, seat)} (${cityOf(table, seat)})`;
}
