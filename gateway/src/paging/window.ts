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
}

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
  const from = after == null || after === "" ? 0 : seal.indexOf(after) + 1;
  const end = before == null ? undefined : seal.indexOf(before);
  if (last == null) {
    const size = end === undefined ? pageSize : Math.max(0, Math.min(pageSize, end - from));
    return { start: from, size, pageSize, from };
  }
  if (end === undefined) return { start: undefined, size: pageSize, pageSize, from };
  const start = Math.max(from, end - pageSize);
  return { start, size: Math.max(0, end - start), pageSize, from };
}
