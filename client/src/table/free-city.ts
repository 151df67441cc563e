/** The third city of two players, which they play in turn. */
import type { CardTable, Message } from "../protocol/types";

/** The seat of the Free City, if the reader plays it this turn. */
export function playsFreeCity(table: CardTable): number | undefined {
  const city = table.view.cities.findIndex(({ chooser }, seat) => chooser === table.seat && seat !== table.seat);
  return city < 0 || table.view.phase !== "turn" ? undefined : city;
}

/** The card that the reader drew for the Free City this turn, as the news tell. */
export function drawnCard(table: CardTable, messages: readonly Message[]): string | undefined {
  if (playsFreeCity(table) === undefined) return undefined;
  const drew = messages.flatMap(({ news }) => news).findLast(({ kind }) => kind === "drew");
  return drew?.seat === table.seat ? drew.thing : undefined;
}
