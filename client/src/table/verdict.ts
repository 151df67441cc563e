/** Who has won, in a sentence. */
import type { BegunTable } from "../protocol/types";
import { listed, t } from "../words/index.svelte";
import { playerName } from "./seating";

export function verdict(table: BegunTable): string {
  const [first, ...others] = table.winners ?? [];
  if (first === undefined) return "";
  if (others.length)
    return t("result-shared", { names: listed([first, ...others].map((seat) => playerName(table, seat))) });
  return first === table.seat ? t("result-you-won") : t("result-won", { name: playerName(table, first) });
}
