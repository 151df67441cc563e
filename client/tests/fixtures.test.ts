import { describe, expect, it } from "vitest";

import openapi from "../src/made/openapi.json";
import { EVENTS, legalOf, lobbyOf, messagesOf, NAMES, tableOf } from "./tables";
import { EVENT_KINDS } from "../src/made/vocabulary";

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

const SCHEMAS = openapi.components.schemas as unknown as Readonly<Record<string, Schema>>;

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
};

/** What is wrong with a value, seen through a schema. */
function faults(value: unknown, schema: Schema, at: string): string[] {
  if (schema.$ref) return faults(value, SCHEMAS[schema.$ref.split("/").at(-1) ?? ""] ?? {}, at);
  if (schema.anyOf) {
    // views and legal actions of other games are left open; here they must be those of the card game
    const named = schema.anyOf.some(({ $ref }) => $ref);
    const known = schema.anyOf.filter(({ additionalProperties }) => !named || additionalProperties !== true);
    const tried = known.map((one) => faults(value, one, at));
    return tried.some((found) => !found.length) ? [] : (tried.find((found) => found.length) ?? []);
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is ${String(value)}`];
  const type = schema.type === "integer" ? "number" : schema.type;
  if (type && typeOf(value) !== type) return [`${at} is ${typeOf(value)}, not ${type}`];
  if (Array.isArray(value)) return value.flatMap((part, n) => faults(part, schema.items ?? {}, `${at}[${String(n)}]`));
  if (typeOf(value) !== "object") return [];
  const parts = value as Record<string, unknown>;
  const known = schema.properties ?? {};
  const rest = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  return [
    ...(schema.required ?? []).filter((name) => !(name in parts)).map((name) => `${at} lacks ${name}`),
    ...Object.keys(parts)
      .filter((name) => schema.additionalProperties === false && !(name in known))
      .map((name) => `${at} has ${name}`),
    ...Object.entries(parts).flatMap(([name, part]) => faults(part, known[name] ?? rest, `${at}.${name}`)),
  ];
}

const of = (name: string, value: unknown): string[] => faults(value, SCHEMAS[name] ?? {}, name);

describe("the tables that the tests look at", () => {
  it.each(NAMES)("are what the document of the server says: %s", (name) => {
    expect(of("TableShown", tableOf(name))).toEqual([]);
    expect(messagesOf(name).flatMap((message) => of("Message", message))).toEqual([]);
    expect(messagesOf(name).length).toBeGreaterThan(0);
  });

  it("show lobbies and events in the same way", () => {
    expect([...of("TableShown", lobbyOf("host")), ...of("TableShown", lobbyOf("guest"))]).toEqual([]);
    expect(EVENTS.flatMap(({ rules: _, ...event }) => of("Event", event))).toEqual([]);
  });

  it("would not pass if a name were another", () => {
    const table = tableOf("secondThree");
    expect(of("TableShown", { ...table, seats: [{ seat: 0 }] })).toContain("TableShown.seats[0] lacks kind");
    expect(of("Legal", { ...legalOf(table), more: 1 })).toEqual(["Legal has more"]);
    expect(of("City", { ...table.view.cities[0], coins: "3" })).toEqual(["City.coins is string, not number"]);
  });

  it("have an event of every kind", () => {
    expect([...new Set(EVENTS.map((event) => event.kind))].sort()).toEqual([...EVENT_KINDS].sort());
  });
});
