/** What a bot would do, and why. */
import type { CardTable, Hint } from "../protocol/types";
import { en } from "../words/en";
import { type Key, t } from "../words/index.svelte";
import { actionWords } from "./actions";

export function hintWords(table: CardTable, hint: Hint): string {
  const action = actionWords(table, hint.seat, hint.action);
  const key = `hint.${hint.why}`;
  const why = key in en ? t(key as Key, { n: hint.points }) : "";
  return `${t("table.hintSays", { action })} ${why}`.trim();
}
