/** What went wrong last, told to the reader once. */
import { OFFLINE, Problem } from "../protocol/api";
import { t, lookUp } from "../words/index.svelte";

/** `lost`: it was the line, so that it is over when the line is back. */
export const trouble: { words: string; lost: boolean } = $state({ words: "", lost: false });

/** What is wrong with a box is for its author: the file, the entry and the reason, in the language of the files. */
const FAULTY_BOX = "box/faulty";

/** A problem in the reader's language. */
export function problemWords(fault: unknown): string {
  const told = fault instanceof Problem && lookUp(`problem-${fault.code.replace("/", "-")}`);
  const words = told || t("problem-other"); // what the server writes beside the code is English
  return fault instanceof Problem && fault.code === FAULTY_BOX ? `${words} ${fault.message}` : words;
}

/** Do something, and report it if it fails; returns whether it worked. */
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
