/** What a bot would do, and why. */
import type { CardTable, Hint } from "../protocol/types";
import { t, lookUp } from "../words/index.svelte";
import { actionWords } from "./actions";

export function hintWords(table: CardTable, hint: Hint): string {
  const action = actionWords(table, hint.seat, hint.action);
  const why = lookUp(`hint-${hint.why}`, { n: hint.points }) ?? "";
  return `${t("table-hint-says", { action })} ${why}`.trim();
}
