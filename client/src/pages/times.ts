/** Lengths of time that a table can be opened with. */
import { t } from "../words/index.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export const DECISION_TIMES = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY];
export const GAME_TIMES = [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR, 7 * DAY, 14 * DAY, 30 * DAY];
export const GRACES = [MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, DAY];

/** A length of time in its largest unit. */
export function clockWords(seconds: number): string {
  if (seconds >= DAY) return t("time-days", { n: seconds / DAY });
  if (seconds >= HOUR) return t("time-hours", { n: seconds / HOUR });
  if (seconds >= MINUTE) return t("time-minutes", { n: seconds / MINUTE });
  return t("time-seconds", { n: seconds });
}
