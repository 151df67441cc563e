/** What went wrong last, lookUp to the reader once. */
import { OFFLINE, Problem } from "../protocol/api";
import { t, lookUp } from "../words/index.svelte";

/** `lost`: it was the line, so that it is over when the line is back. */
export const trouble: { words: string; lost: boolean } = $state({ words: "", lost: false });

/** A problem in the reader's language. */
export function problemWords(fault: unknown): string {
  if (!(fault instanceof Problem)) return t("problem-other", { message: String(fault) });
  return lookUp(`problem-${fault.code.replace("/", "-")}`) ?? t("problem-other", { message: fault.message });
}

/** Do something, and tell if it does not work; answers whether it did. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    trouble.words = "";
    await work();
    return true;
  } catch (fault) {
    trouble.words = problemWords(fault);
    trouble.lost = fault instanceof Problem && fault.code === OFFLINE;
    return false;
  }
}
