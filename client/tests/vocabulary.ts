/** The words of the rules and of the server, read where they are written. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import openapi from "../src/made/openapi.json";

const CODE = join(process.cwd(), "..", "src", "heptapolis");
const SOURCES = join(process.cwd(), "src");

const python = (path: string): string => readFileSync(join(CODE, path), "utf8");

/** The members of an enumeration in small letters. */
function members(path: string, name: string): string[] {
  const body =
    python(path)
      .split(`class ${name}(`)[1]
      ?.split(/\nclass |\n\S/)[0] ?? "";
  const found = [...body.matchAll(/^ {4}([A-Z][A-Z0-9_]*) = /gm)].map(([, member = ""]) => member.toLowerCase());
  if (!found.length) throw new Error(`${path} has no ${name}`);
  return found;
}

/** The words in quotation marks of a part of a file. */
function quoted(path: string, from: string, to: string): string[] {
  const part = python(path).split(from)[1]?.split(to)[0] ?? "";
  const found = [...part.matchAll(/"([a-z_/-]+)"/g)].map(([, word = ""]) => word);
  if (!found.length) throw new Error(`${path} has nothing after ${from}`);
  return found;
}

export const EVENT_KINDS = members("vocab/cards/play.py", "EventKind");
export const ACTION_KINDS = members("vocab/cards/play.py", "ActionKind");
export const DECISIONS = members("vocab/cards/play.py", "Decision").filter((name) => name !== "none");
export const FORMS = members("vocab/cards/play.py", "Form").filter((name) => name !== "whole");
export const REASONS = members("vocab/reasons.py", "Reason");
export const BOTS = quoted("bots/names.py", "BOTS = {", "\n}").filter((name) => !name.includes(" "));
export const HINTS = [
  ...quoted("bots/cards/why.py", "WISHES = {", "\n}"),
  ...quoted("bots/cards/why.py", "REASONS = (", ")\n").filter((name) => name !== "dice"),
];
export const PROBLEMS = [...python("server/problems.py").matchAll(/^ {4}"([a-z/-]+)": \(/gm)].map(
  ([, code = ""]) => code,
);
export const REACTIONS = openapi.components.schemas.Said.properties.reaction.enum.filter(Boolean);
export const STATES = openapi.components.schemas.TableShown.properties.state.enum;

/** The sources of the client by their path, without its words and what is made. */
export function sources(): Map<string, string> {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const read = paths.filter(
    (path) => /\.(ts|svelte)$/.test(path) && !/^(made|words[/\\](en|da|nb|sv|nl)\.ts$)/.test(path),
  );
  return new Map(read.map((path) => [path, readFileSync(join(SOURCES, path), "utf8")]));
}
