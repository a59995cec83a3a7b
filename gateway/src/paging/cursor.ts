import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { badInput } from "../errors/atriumError.ts";

/** Seals positions for one list with its filters. Cursors of other lists are refused. */
export interface CursorSeal {
  cursor(index: number): string;
  indexOf(cursor: string): number;
}

const longestCursor = 100;
const largestIndex = 100_000_000;
/** Filters may hold free text, so only a limited number of short ones is kept. */
const digests = new LRUCache<string, string>({ max: 1_000 });
const longestKept = 500;

/** The seal of a list. `filter` holds everything that decides which rows the list has, and in which order. */
export function cursorSeal(list: string, filter: object = {}): CursorSeal {
  const prefix = `${list}:${digestOf(JSON.stringify(filter))}:`;
  return {
    cursor: (index) => Buffer.from(prefix + index).toString("base64url"),
    indexOf(cursor) {
      const plain = cursor.length > longestCursor ? "" : Buffer.from(cursor, "base64url").toString("latin1");
      const position = plain.startsWith(prefix) ? plain.slice(prefix.length) : "";
      const index = /^(0|[1-9]\d{0,8})$/.test(position) ? Number(position) : Number.NaN;
      if (!(index <= largestIndex)) throw badInput("This cursor belongs to another list or to other filters.");
      return index;
    },
  };
}

function digestOf(filter: string): string {
  const known = digests.get(filter);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(filter).digest("base64url").slice(0, 8);
  if (filter.length <= longestKept) digests.set(filter, digest);
  return digest;
}
