/** Who sits where, seen from one seat: the next seat is the left neighbour, as at a real table. */
import type { BegunTable, CardTable, SeatShown } from "../protocol/types";
import { t } from "../words/index.svelte";
import { shelfOf } from "../catalogue";
import { botName } from "../words/people";
import { cityName, type Teller } from "../words/things";

export interface Seating {
  readonly own: number;
  readonly left: number;
  readonly right: number;
  /** The others in the order in which they sit, from the left round to the right. */
  readonly others: readonly number[];
}

/** Where a city meets the one on its left: which of them is ahead there, the first if it is more than nothing. */
export interface Border {
  readonly seat: number;
  readonly left: number;
  readonly lead: number;
}

export const leftOf = (seat: number, cities: number): number => (seat + 1) % cities;
export const rightOf = (seat: number, cities: number): number => (seat + cities - 1) % cities;

export function seatingOf(table: BegunTable): Seating {
  const cities = table.view.cities.length;
  const own = table.seat ?? 0;
  const left = leftOf(own, cities);
  const right = rightOf(own, cities);
  const others = Array.from({ length: cities }, (_, step) => (own + step) % cities).slice(2, -1);
  return { own, left, right, others };
}

/** The player of a seat; the Free City has none. */
export function playerName(table: BegunTable, seat: number): string {
  const shown = table.seats[seat];
  if (!shown) return t("table-free-city");
  return shown.kind === "bot" ? botName(shown.bot, seat) : shown.name;
}

/** The player who decides for a city: its own, or for the Free City the player who plays it this turn. */
export function chooserOf(table: BegunTable, seat: number): number {
  const city = table.view.cities[seat];
  return city && "chooser" in city ? city.chooser : seat;
}

/** The other players the table is waiting for, for their own city or for another that they play. */
export function awaited(table: BegunTable): number[] {
  return table.seats.filter(({ seat, thinking }) => thinking && seat !== table.seat).map(({ seat }) => seat);
}

/** Whether the game stands still for a city. Bots answer at once: they hold nobody up while a person thinks. */
export function holdsUp(table: BegunTable, seat: number): boolean {
  const isBot = (city: number): boolean => Boolean(table.seats[chooserOf(table, city)]?.bot);
  const { thinking } = table.view;
  return thinking.includes(seat) && (!isBot(seat) || thinking.every(isBot));
}

export function seatOf(table: BegunTable, seat: number): SeatShown | undefined {
  return table.seats[seat];
}

/** The city of a seat, or its player before the boards are chosen. */
export function cityOf(table: CardTable, seat: number): string {
  const board = table.view.cities[seat]?.board;
  return board ? cityName(shelfOf(table), board.split("/")[0] ?? "") : playerName(table, seat);
}

/** A name, with a mark if it is the reader's own. */
const marked = (table: BegunTable, seat: number, name: string): string =>
  seat === table.seat ? `${name} (${t("app-you")})` : name;

/** A player by name; the reader's own is marked. */
export const markedPlayer = (table: BegunTable, seat: number): string => marked(table, seat, playerName(table, seat));

/** A city by name; the reader's own is marked. */
export const markedCity = (table: CardTable, seat: number): string => marked(table, seat, cityOf(table, seat));

/** A player and the city, as the log speaks of them. */
export function called(table: CardTable, seat: number): string {
  const you = seat === table.seat ? [t("app-you")] : [];
  const inside = table.view.cities[seat]?.board ? [...you, cityOf(table, seat)] : you;
  return inside.length ? `${playerName(table, seat)} (${inside.join(", ")})` : playerName(table, seat);
}

/** How the things and people of a card game are called in what happened. */
export const tellerOf = (table: CardTable): Teller => ({
  shelf: shelfOf(table),
  who: (seat) => called(table, seat),
  player: (seat) => markedPlayer(table, seat),
});
