import { isRecord } from "../basics/isRecord.ts";

/** What kind of value a place of ours has; a word is one of a list. */
type OurKind = "amount" | "instant" | "flag" | "whole" | "number" | "id" | "word" | "text" | "any";
/** And as theirs were seen. Seconds and milliseconds are instants, a bit is 1 or 0; `none` is nothing. */
type SeenKind = "decimal" | "seconds" | "millis" | "bit" | "zero" | "url" | "none";
export type Kind = OurKind | SeenKind;

/** A value with what is in it: the same for our schemas and for their answers. */
export interface Part {
  kinds: Set<Kind>;
  fields: Map<string, Part>;
  /** The rows of a list. */
  rows: Part | undefined;
  /** Words that were seen, or that our contract lists. */
  words: Set<string>;
  isNeeded: boolean;
}

export const emptyPart = (): Part => ({
  kinds: new Set(),
  fields: new Map(),
  rows: undefined,
  words: new Set(),
  isNeeded: false,
});

const mostRows = 50;
const mostWords = 60;
const mostFields = 200;

/** Adds a value that was seen to what is known of its place. */
export function partOfValue(value: unknown, part: Part = emptyPart()): Part {
  if (Array.isArray(value)) {
    part.rows ??= emptyPart();
    for (const row of value.slice(0, mostRows)) partOfValue(row, part.rows);
  } else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value)) {
      // A key that is no name may be a value: a telephone number, for instance.
      const isName = /^[A-Za-z_]\w{0,39}$/.test(name) && (part.fields.has(name) || part.fields.size < mostFields);
      if (isName) part.fields.set(name, partOfValue(field, part.fields.get(name)));
    }
  } else {
    const kind = kindOf(value);
    part.kinds.add(kind);
    if (kind === "word" && part.words.size < mostWords) part.words.add(String(value));
  }
  return part;
}

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return "flag";
  if (typeof value === "number") {
    if (value === 0) return "zero";
    if (value === 1) return "bit";
    if (!Number.isInteger(value)) return "number";
    if (value > 1e9 && value < 2.2e9) return "seconds";
    return value > 1e12 && value < 2.2e12 ? "millis" : "whole";
  }
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return "instant";
  if (/^-?\d+(\.\d+)?$/.test(text)) return "decimal";
  if (/^(https?:\/)?\/\S+$/.test(text)) return "url";
  return /^[A-Za-z][\w.-]{0,39}$/.test(text) ? "word" : "text";
}

/** A part of our contract, by its JSON Schema. */
export function partOfSchema(schema: unknown, definitions: Readonly<Record<string, unknown>>, depth = 0): Part {
  const part = emptyPart();
  if (!isRecord(schema) || depth > 8) return part;
  if (typeof schema.$ref === "string")
    return partOfSchema(definitions[schema.$ref.split("/").at(-1) ?? ""], definitions, depth + 1);
  const choices = [schema.anyOf ?? []].flat().map((choice) => partOfSchema(choice, definitions, depth + 1));
  const whole = [schema.allOf ?? []].flat().map((one) => partOfSchema(one, definitions, depth + 1));
  for (const one of [...choices, ...whole]) merge(part, one);
  // What one of several forms does without is not needed.
  const forms = choices.filter(({ fields }) => fields.size > 0);
  const isNeeded = (name: string) => forms.every(({ fields }) => fields.get(name)?.isNeeded ?? false);
  if (forms.length > 0)
    for (const [name, field] of part.fields) part.fields.set(name, { ...field, isNeeded: isNeeded(name) });
  const needed = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, field] of Object.entries(isRecord(schema.properties) ? schema.properties : {})) {
    const inside = partOfSchema(field, definitions, depth + 1);
    part.fields.set(name, { ...inside, isNeeded: needed.includes(name) });
  }
  if (isRecord(schema.items)) part.rows = partOfSchema(schema.items, definitions, depth + 1);
  if (Array.isArray(schema.enum)) for (const word of schema.enum) if (typeof word === "string") part.words.add(word);
  for (const kind of kindsOf(schema)) part.kinds.add(kind);
  if (part.kinds.has("text") && part.kinds.has("whole")) part.kinds = new Set(["id"]);
  return part;
}

const kindOfType: Readonly<Record<string, Kind>> = {
  boolean: "flag",
  integer: "whole",
  number: "number",
  string: "text",
};

function kindsOf({ type, format, enum: values, ...rest }: Readonly<Record<string, unknown>>): Kind[] {
  if (format === "decimal") return ["amount"];
  if (format === "date-time") return ["instant"];
  if (Array.isArray(values)) return ["word"];
  const known = [type].flat().flatMap((one) => (typeof one === "string" ? (kindOfType[one] ?? []) : []));
  const isOpen = type === undefined && !("properties" in rest || "items" in rest || "anyOf" in rest || "allOf" in rest);
  return isOpen ? ["any"] : known;
}

function merge(part: Part, other: Part): void {
  for (const kind of other.kinds) part.kinds.add(kind);
  for (const word of other.words) part.words.add(word);
  for (const [name, field] of other.fields) {
    const known = part.fields.get(name);
    if (known === undefined) part.fields.set(name, field);
    else merge(known, field);
  }
  if (part.rows && other.rows) merge(part.rows, other.rows);
  else part.rows ??= other.rows;
}

/** How well a value of theirs can be one of ours, from 0 to 1. */
const fits: Readonly<Partial<Record<Kind, Partial<Record<Kind, number>>>>> = {
  amount: { whole: 1, decimal: 1, number: 0.9, zero: 0.8, bit: 0.6, seconds: 0.8 },
  instant: { seconds: 1, millis: 1, instant: 1 },
  flag: { flag: 1, bit: 1, zero: 0.9 },
  whole: { whole: 1, bit: 0.9, zero: 0.9, decimal: 0.4 },
  number: { number: 1, whole: 0.9, zero: 0.8, bit: 0.8, decimal: 0.8 },
  id: { word: 1, whole: 1, decimal: 1, text: 0.9, bit: 0.8, zero: 0.3 },
  word: { word: 1, whole: 0.5, bit: 0.4, zero: 0.4 },
  text: { text: 1, word: 1, url: 0.9, decimal: 0.7, whole: 0.4 },
  any: {},
};

/** How well the values of their place can be ours; 0 when some of them can't. */
export function fit(ours: Part, theirs: Part): number {
  const seen = [...theirs.kinds].filter((kind) => kind !== "none");
  if (seen.length === 0) return 0.6;
  if (ours.kinds.size === 0 || ours.kinds.has("any")) return 0.6;
  return Math.min(...seen.map((kind) => Math.max(...[...ours.kinds].map((our) => fits[our]?.[kind] ?? 0))));
}

/** What a request takes, wherever it stands: in the path, the query or the body. */
export function inputsOf(placeholders: readonly string[], kind: Kind, ...parts: readonly Part[]): Part {
  const inPath = placeholders.map((name): [string, Part] => [
    name,
    { ...emptyPart(), kinds: new Set([kind]), isNeeded: true },
  ]);
  return { ...emptyPart(), fields: new Map([...inPath, ...parts.flatMap(({ fields }) => [...fields])]) };
}
