/** A step of the build: the worker is one classic script, and knows every file of the version that it belongs to. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import type { Build } from "./kinds.ts";

export const WORKER = "worker.js";

const sum = (...texts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, 12);
};

export function listFiles(folder: string): Plugin {
  return {
    name: "heptapolis-worker",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const page = bundle["index.html"];
      const entry = Object.values(bundle).find((each) => each.type === "chunk" && each.isEntry && each !== worker);
      if (worker?.type !== "chunk" || page?.type !== "asset" || !entry) throw new Error("the build lacks its parts");
      if (worker.imports.length || /^\s*(im|ex)port\b/m.test(worker.code)) throw new Error("a worker imports nothing");
      const own = readdirSync(folder);
      const built = Object.keys(bundle).filter((name) => name !== WORKER && name !== "index.html");
      const files = [...built, ...own].map((name) => `/${name}`).sort();
      const whole = own.map((name) => readFileSync(join(folder, name)));
      const version = sum(worker.code, page.source, ...files, ...whole);
      const build: Build = { version, entry: `/${entry.fileName}`, files };
      worker.code = `const BUILD = ${JSON.stringify(build)};\n${worker.code}`;
    },
  };
}
