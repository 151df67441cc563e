/** What went wrong last, told to the reader once. */
import { OFFLINE, Problem } from "../protocol/api";
import { t, lookUp } from "../words/index.svelte";

/** `lost`: it was the line, so that it is over when the line is back. */
export const trouble: { words: string; lost: boolean } = $state({ words: "", lost: false });

/** What is wrong with a box is for its author: the file, the entry and the reason, in English as in the files. */
const FAULTY_BOX = "box/faulty";

/** A problem in the reader's language. */
export function problemWords(fault: unknown): string {
  const told = fault instanceof Problem && lookUp(`problem-${fault.code.replace("/", "-")}`);
  return told || t("problem-other"); // what the server writes beside the code is English
}

/** What is wrong with a file that was sent, in English; empty if the problem is another. */
export function faultInFile(fault: unknown, code: string = FAULTY_BOX): string {
  return fault instanceof Problem && fault.code === code ? fault.message : "";
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
