/** The sources of the client by their path, without what is made. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(process.cwd(), "src");

export function sources(): Map<string, string> {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const read = paths.filter((path) => /\.(ts|svelte)$/.test(path) && !path.startsWith("made"));
  return new Map(read.map((path) => [path, readFileSync(join(SOURCES, path), "utf8")]));
}
