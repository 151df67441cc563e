/** What the reader can choose now: what is asked, or anew what was chosen before, for their own city or the Free City. */
import { PLAYING_DECISIONS } from "../made/vocabulary";
import type { CardTable, Legal } from "../protocol/types";

export interface Turn {
  /** The city that the hand is about. */
  readonly seat: number;
  /** What is asked for it. */
  readonly asked: Legal | undefined;
  /** What is asked, or may be chosen instead of an earlier choice. */
  readonly offer: Legal | undefined;
  /** Whether it is about a card of the hand. */
  readonly playing: boolean;
  /** All cities that the reader chooses for, in the order in which they do. */
  readonly seats: readonly number[];
}

/** The turn as it stands; `about` is the city that the reader turned to, if they still choose for it. */
export function turnOf(table: CardTable, about: number | undefined): Turn {
  const legal = table.state === "playing" ? table.legal : {};
  const numbers = (found: object): number[] => Object.keys(found).map(Number);
  const seats = [...new Set([...numbers(table.changes), ...numbers(legal)])].sort((a, b) => a - b);
  // the last one chosen for stays where it is, so that the hand does not change under the finger
  const usual = numbers(legal)[0] ?? seats.at(-1) ?? table.seat ?? 0;
  const seat = about !== undefined && seats.includes(about) ? about : usual;
  const asked = legal[String(seat)];
  const offer = asked ?? table.changes[String(seat)];
  return { seat, asked, offer, playing: !offer || PLAYING_DECISIONS.has(offer.decision), seats };
}
