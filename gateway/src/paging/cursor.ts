import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { badInput } from "../errors/atriumError.ts";

/** A place in a list: the position of a row, and its key where the platform finds the rows beside a key. */
export interface Place {
  index: number;
  key?: string | undefined;
}

/** Seals places for one list with its filters. Cursors of other lists are refused. */
export interface CursorSeal {
  cursor(index: number, key?: string): string;
  placeOf(cursor: string): Place;
}

const longestCursor = 100;
const largestIndex = 100_000_000;
/** The form of a row's key. */
export const keyForm = /^[\w.~-]{1,64}$/;
/** Whether cursors can hold it. */
export const isKey = (value: unknown): value is string => typeof value === "string" && keyForm.test(value);

const placeForm = /^(0|[1-9]\d{0,8})(?::([\w.~-]{1,64}))?$/;
/** Filters may hold free text, so only a limited number of short ones is kept. */
const digests = new LRUCache<string, string>({ max: 1_000 });
const longestKept = 500;

/** The seal of a list. `filter` holds everything that decides which rows the list has, and in which order. */
export function cursorSeal(list: string, filter: object = {}): CursorSeal {
  const prefix = `${list}:${digestOf(JSON.stringify(filter))}:`;
  return {
    cursor(index, key) {
      const keyed = key === undefined ? undefined : Buffer.from(`${prefix}${index}:${key}`).toString("base64url");
      // A longer key is left out, so that the cursor is a position only.
      return keyed !== undefined && keyed.length <= longestCursor
        ? keyed
        : Buffer.from(prefix + index).toString("base64url");
    },
    placeOf(cursor) {
      const plain = cursor.length > longestCursor ? "" : Buffer.from(cursor, "base64url").toString("latin1");
      const [, index, key] = placeForm.exec(plain.startsWith(prefix) ? plain.slice(prefix.length) : "") ?? [];
      if (!(Number(index) <= largestIndex)) throw badInput("This cursor belongs to another list or to other filters.");
      return { index: Number(index), key };
    },
  };
}

function digestOf(filter: string): string {
  const known = digests.get(filter);
  if (known !== undefined) return known;
  const digest = hash("sha256", filter, "base64url").slice(0, 8);
  if (filter.length <= longestKept) digests.set(filter, digest);
  return digest;
}
