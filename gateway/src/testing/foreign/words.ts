import { isRecord } from "../../lookup/isRecord.ts";

/** Our word for each of theirs. */
export interface Words {
  readonly words: Readonly<Record<string, string | number>>;
}

const ways = ["minor", "seconds", "bit", "number", "page", "list"] as const;

/**
 * How the foreign platform says a value. `minor`: an amount in hundredths, as a number. `seconds`: an instant in seconds since
 * 1970. `bit`: 1 or 0. `number`: a number where we have a text. `page`: a page, counted from 0. `list`: texts with commas
 * where we have a list.
 */
type Way = "same" | (typeof ways)[number] | Words | Fields;

/** A field of ours, by its path, and how they say it. An empty path is the whole value. */
type Said = string | readonly [path: string, way: Way];

/** Their fields, and ours for each. A value that is a list has these fields in its rows. */
export interface Fields {
  readonly [theirs: string]: Said;
}

/** `made_at=createdAt:seconds sum=amount:minor`: theirs, our path, and the way when it is not the same. */
export function fields(table: string, others: Fields = {}): Fields {
  const entries = (table.match(/\S+/g) ?? []).map((entry): [string, Said] => {
    const [, theirs = "", path = "", way] = /^(\w+)=([\w.]*)(?::(\w+))?$/.exec(entry) ?? [];
    const known = ways.find((one) => one === way);
    if (theirs === "" || (way !== undefined && known === undefined)) throw new Error(`"${entry}" is no field.`);
    return [theirs, known === undefined ? path : [path, known]];
  });
  return { ...Object.fromEntries(entries), ...others };
}

/** `wait=PENDING done=SUCCESS`: theirs and ours. */
export const words = (table: string): Words => ({
  words: Object.fromEntries(
    table.split(/\s+/).map((entry) => {
      const [theirs = "", ours = ""] = entry.split("=");
      return [theirs, /^\d+$/.test(ours) ? Number(ours) : ours];
    }),
  ),
});

const isWords = (way: Words | Fields): way is Words => isRecord(way.words);
const partsOf = (said: Said): readonly [string, Way] => (typeof said === "string" ? [said, "same"] : said);

/** A value of ours in their fields. What we don't have is left out. */
export function inTheirFields(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((row) => inTheirFields(row, fields));
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([theirs, said]) => {
      const [path, way] = partsOf(said);
      const found = at(value, path);
      return found === undefined ? [] : [[theirs, inTheirWay(found, way)]];
    }),
  );
}

function inTheirWay(value: unknown, way: Way): unknown {
  if (value === null || way === "same") return value;
  if (typeof way === "object") {
    if (!isWords(way)) return inTheirFields(value, way);
    return Object.entries(way.words).find(([, ours]) => ours === value)?.[0] ?? value;
  }
  if (way === "minor") return Number(value) * 100;
  if (way === "seconds") return Math.floor(Date.parse(String(value)) / 1000);
  if (way === "bit") return value === true ? 1 : 0;
  if (way === "page") return Number(value) - 1;
  if (way === "list") return Array.isArray(value) ? value.join(",") : value;
  return Number(value);
}

/** Their fields as ours. Fields that they do not know are ignored. */
export function inOurFields(value: Readonly<Record<string, unknown>>, fields: Fields): Record<string, unknown> {
  const ours: Record<string, unknown> = {};
  for (const [theirs, said] of Object.entries(fields)) {
    const [path, way] = partsOf(said);
    const found = value[theirs];
    if (found === undefined || found === null) continue;
    const [last = "", ...outer] = path.split(".").reverse();
    const holder = outer.reverse().reduce<Record<string, unknown>>((inner, key) => {
      const next = inner[key];
      const made = isRecord(next) ? next : {};
      inner[key] = made;
      return made;
    }, ours);
    holder[last] = inOurWay(found, way);
  }
  return ours;
}

function inOurWay(value: unknown, way: Way): unknown {
  if (typeof way === "object") {
    if (isWords(way)) return way.words[String(value)] ?? value;
    if (Array.isArray(value)) return value.flatMap((row) => (isRecord(row) ? [inOurFields(row, way)] : []));
    return isRecord(value) ? inOurFields(value, way) : value;
  }
  if (way === "minor") return value === "all" ? value : decimalOf(Number(value));
  if (way === "seconds") return new Date(Number(value) * 1000).toISOString();
  if (way === "bit") return Number(value) === 1;
  if (way === "page") return Number(value) + 1;
  if (way === "number") return String(value);
  return value;
}

/** A number of hundredths as a decimal: 150 is `1.50`. */
function decimalOf(hundredths: number): string {
  const [whole, rest] = [Math.trunc(hundredths / 100), Math.abs(hundredths % 100)];
  return rest === 0 ? `${whole}` : `${whole}.${`${rest}`.padStart(2, "0")}`;
}

function at(value: unknown, path: string): unknown {
  if (path === "") return value;
  return path.split(".").reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}
