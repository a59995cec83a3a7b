import { badInput } from "../errors/atriumError.ts";
import type { CursorSeal } from "./cursor.ts";

/** Relay's four arguments of a connection. */
export interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** The requested rows: at most `size`, from `start`, or at the end of the list when there is no `start`. */
export interface Window {
  start: number | undefined;
  size: number;
  /** Rows per page. At the edges of the list `size` is smaller. */
  pageSize: number;
  /** The first row that can be shown: the one after `after`. */
  from: number;
  /** The row beside which the window lies, where the cursor has a key. */
  beside: Beside;
}

/** Asks for the rows after or before one row, by its key. */
export type Beside = { after?: string | undefined; before?: string | undefined };

const largestPage = 100;

/** Reads the arguments. Refuses combinations that Relay's specification does not allow. */
export function windowOf(
  { first, after, last, before }: ConnectionArgs,
  seal: CursorSeal,
  defaultSize: number,
): Window {
  if (first != null && last != null) throw badInput("Pass `first` or `last`, not both.");
  const pageSize = first ?? last ?? defaultSize;
  if (pageSize < 1 || pageSize > largestPage) {
    throw badInput(`\`${first != null ? "first" : "last"}\` must be from 1 to ${largestPage}.`);
  }
  // The empty cursor stands for the place before the first row. `pageCursors` uses it for page 1.
  const start = after == null || after === "" ? undefined : seal.placeOf(after);
  const end = before == null ? undefined : seal.placeOf(before);
  const from = start === undefined ? 0 : start.index + 1;
  if (last == null) {
    const size = end === undefined ? pageSize : Math.max(0, Math.min(pageSize, end.index - from));
    return { start: from, size, pageSize, from, beside: end === undefined ? { after: start?.key } : {} };
  }
  if (end === undefined) return { start: undefined, size: pageSize, pageSize, from, beside: {} };
  const begin = Math.max(from, end.index - pageSize);
  const size = Math.max(0, end.index - begin);
  return { start: begin, size, pageSize, from, beside: start === undefined ? { before: end.key } : {} };
}
