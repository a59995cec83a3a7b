import { isRecord } from "../../basics/isRecord.ts";

/** Objects shorter than this are repeated where they occur. */
const shortest = 400;

/**
 * Moves objects that occur more than once below `paths` to schemas of their own. Their names come from the call and the
 * field where they occur first.
 */
export function withSharedSchemas(paths: Readonly<Record<string, unknown>>) {
  const counts = new Map<string, number>();
  count(paths, counts);
  const names = new Map<string, string>();
  const schemas: Record<string, unknown> = {};
  const moved = (value: unknown, steps: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((row) => moved(row, steps));
    if (!isRecord(value)) return value;
    const text = textOf(value);
    const known = names.get(text);
    if (known !== undefined) return reference(known);
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, isExample(key) ? part : moved(part, stepsTo(steps, key))]),
    );
    if ((counts.get(text) ?? 0) < 2) return inner;
    const name = freeName(steps, schemas);
    names.set(text, name);
    schemas[name] = inner;
    return reference(name);
  };
  const shorter = Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [path, moved(item, [path.split("/").at(-1) ?? ""])]),
  );
  return { paths: shorter, schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const isExample = (key: string) => key === "example";

function count(value: unknown, counts: Map<string, number>): void {
  if (Array.isArray(value)) for (const row of value) count(row, counts);
  if (!isRecord(value)) return;
  const text = textOf(value);
  const times = counts.get(text) ?? 0;
  if (text !== "") counts.set(text, times + 1);
  // What is inside an object that moves is counted once.
  if (times > 0) return;
  for (const [key, part] of Object.entries(value)) if (!isExample(key)) count(part, counts);
}

/** The text of an object that may move; otherwise an empty one. */
function textOf(value: Record<string, unknown>): string {
  const { properties } = value;
  if (!isRecord(properties) || (Object.keys(properties).length === 1 && "value" in properties)) return "";
  const text = JSON.stringify(value);
  return text.length < shortest ? "" : text;
}

/** Path of the call, then the names of fields. */
function stepsTo(steps: readonly string[], key: string): readonly string[] {
  const isWord = /^[a-zA-Z]\w*$/.test(key);
  const isKeyword = keywords.has(key);
  return isWord && !isKeyword ? [...steps, key] : steps;
}

const keywords = new Set(
  "get post put delete responses requestBody content schema properties items anyOf allOf value list parameters headers additionalProperties".split(
    " ",
  ),
);

function freeName([call = "", ...fields]: readonly string[], taken: Readonly<Record<string, unknown>>): string {
  const field = fields
    .at(-1)
    ?.replace(/ies$/, "y")
    .replace(/(?<![su])s$/, "");
  const name = pascal(field ?? `${call.replace(/^[A-Z0-9]+_(get|list)?/i, "")}_row`);
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}${number}`;
    if (!(free in taken)) return free;
  }
}

const pascal = (words: string) =>
  words.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, first: string) => first.toUpperCase());
