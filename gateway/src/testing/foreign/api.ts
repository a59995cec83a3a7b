import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { isRecord } from "../../basics/isRecord.ts";

const call = z.strictObject({
  ours: z.string(),
  answers: z.string().default(""),
  asks: z.string().default(""),
  always: z.record(z.string(), z.unknown()).default({}),
  sealed: z.boolean().default(false),
});
export type ForeignCall = z.output<typeof call>;

/** The foreign platform's API. The file says how to read it. */
const { words, fields, calls } = z
  .strictObject({
    words: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))),
    fields: z.record(z.string(), z.string()),
    calls: z.record(z.string(), call),
  })
  .parse(parse(readFileSync(path.join(import.meta.dirname, "api.yaml"), "utf8")));

/** Every call by its method and path. */
export const foreignCalls: Readonly<Record<string, ForeignCall>> = Object.fromEntries(
  Object.entries(calls).map(([name, entry]) => [name.replace(" ", " /api/v1"), entry]),
);

interface Field {
  theirs: string;
  ours: string;
  way: string;
}

const known = new Map<string, readonly Field[]>();

/** The fields that a text names. */
export function fieldsOf(text: string): readonly Field[] {
  return known.getOrInsertComputed(text, () => (text.match(/\S+/g) ?? []).flatMap(fieldOf));
}

function fieldOf(entry: string): readonly Field[] {
  if (entry.startsWith("...")) return fieldsOf(fields[entry.slice(3)] ?? "");
  const [, theirs, ours = "", way = "same"] = /^(\w+)=(\w+)(?::(\w+))?$/.exec(entry) ?? [];
  if (theirs === undefined) throw new Error(`"${entry}" is no field.`);
  return [{ theirs, ours, way }];
}

export const theirWord = (table: string, ours: unknown): string | undefined =>
  Object.keys(words[table] ?? {}).find((word) => words[table]?.[word] === ours);
export const ourWord = (table: string, theirs: unknown) => words[table]?.[String(theirs)];

/** A value of ours in their fields. What we don't have is left out. */
export function inTheirFields(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((row) => inTheirFields(row, text));
  if (!isRecord(value)) return null;
  const found = fieldsOf(text).filter(({ ours }) => value[ours] !== undefined);
  return Object.fromEntries(found.map(({ theirs, ours, way }) => [theirs, inTheirWay(value[ours], way)]));
}

function inTheirWay(value: unknown, way: string): unknown {
  if (value === null || way === "same") return value;
  if (way in words) return theirWord(way, value) ?? value;
  if (way === "minor") return Number(value) * 100;
  if (way === "seconds") return Math.floor(Date.parse(String(value)) / 1000);
  if (way === "bit") return value === true ? 1 : 0;
  if (way === "csv") return Array.isArray(value) ? value.join(",") : value;
  return way === "number" ? Number(value) : inTheirFields(value, fields[way] ?? "");
}

/** Their fields as ours. Fields that they do not know are ignored. */
export function inOurFields(value: Readonly<Record<string, unknown>>, text: string): Record<string, unknown> {
  const found = fieldsOf(text).filter(({ theirs }) => value[theirs] !== undefined && value[theirs] !== null);
  return Object.fromEntries(found.map(({ theirs, ours, way }) => [ours, inOurWay(value[theirs], way)]));
}

function inOurWay(value: unknown, way: string): unknown {
  if (way in words) return ourWord(way, value) ?? value;
  if (way === "minor") return (Number(value) / 100).toFixed(2).replace(/\.00$/, "");
  if (way === "bit") return Number(value) === 1;
  if (way === "page") return Number(value) + 1;
  if (Array.isArray(value)) return value.flatMap((row) => (isRecord(row) ? [inOurFields(row, fields[way] ?? "")] : []));
  return way === "number" ? String(value) : value;
}
