import type { PageCursors, PageInfo } from "../__generated__/types.ts";
import { type CursorSeal, cursorSeal, isKey } from "./cursor.ts";
import { pageCursorsOf } from "./pageCursors.ts";
import { placedRows, type Rows } from "./rowsIn.ts";
import { type Beside, type ConnectionArgs, type Window, windowOf } from "./window.ts";

/** A row in a list. */
interface Edge<T> {
  cursor: string;
  node: T;
}

/** One page of a list. All connection types have these fields. */
export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
  totalCount: number;
  pageCursors: PageCursors;
}

/** A page of the platform's list, with the size of the whole list. */
export interface Page<T> extends Rows<T> {
  total: number;
  /** The platform's key of each row at its place, also of those that can't be read. */
  keys?: readonly string[] | undefined;
  /**
   * Set when the rows lie beside the row of `after` or `before`, whatever the page number: whether there are more of them in
   * that direction.
   */
  hasMore?: boolean | undefined;
}

/**
 * A page number, counted from 1, and at most 100 rows a page. A platform that finds rows by a key answers with those after or
 * before it; other platforms do not read the key.
 */
export interface PageArgs extends Beside {
  pageNo: number;
  pageSize: number;
}

/** The name and filters of a list. Cursors are valid for them only. */
export interface ListOptions {
  list: string;
  /** Everything that decides which rows the list has, and in which order. */
  filter?: object | null | undefined;
  /** Number of rows without `first` or `last`. */
  defaultSize: number;
}

/**
 * Makes a connection from numbered pages. A window of n rows lies in at most two pages of n rows, so one or two pages
 * are read and cut; an index is never rounded to a page. When the cursor has the key of a row, the platform finds the page
 * beside that row: one page is read, at any depth. The connection has the further fields of its first page, such as sums.
 */
export async function pageConnection<T, P extends Page<T>>(
  args: ConnectionArgs,
  options: ListOptions,
  fetchPage: (page: PageArgs) => Promise<P & Page<T>>,
): Promise<Connection<T> & Omit<P, keyof Page<T>>> {
  const seal = cursorSeal(options.list, options.filter ?? {});
  const window = windowOf(args, seal, options.defaultSize);
  const { start, size } =
    window.start === undefined ? await lastOf(window, fetchPage) : { ...window, start: window.start };
  const { pageSize, beside } = window;
  const skip = start % pageSize;
  const pageNo = Math.floor(start / pageSize) + 1;
  const isKeyed = beside.after !== undefined || beside.before !== undefined;
  const fetchSecond = () =>
    // Only a window that continues after the first page needs the second one.
    skip + size > pageSize ? fetchPage({ pageNo: pageNo + 1, pageSize }) : undefined;
  const [head, second] = await Promise.all([
    fetchPage({ pageNo, pageSize, ...beside }),
    isKeyed ? undefined : fetchSecond(),
  ]);
  const { items, gaps, keys, total, hasMore, ...more } = head;
  const first = placesIn(head).slice(0, pageSize);
  const at = { start, pageSize, total };
  if (isKeyed && hasMore !== undefined) return { ...more, ...connectionOf(seal, first, { ...at, beside, hasMore }) };
  const tail = isKeyed ? await fetchSecond() : second;
  const places = [...first, ...(tail ? placesIn(tail) : [])].slice(skip, skip + size);
  return { ...more, ...connectionOf(seal, places, at) };
}

/**
 * Makes a connection from a complete list. With `keyOf` a cursor names its row: rows that come or go elsewhere move no window.
 * When the row itself has gone, the window begins where it stood.
 */
export function arrayConnection<T>(
  args: ConnectionArgs,
  options: ListOptions,
  rows: readonly T[],
  keyOf?: (row: T) => string,
): Connection<T> {
  const seal = cursorSeal(options.list, options.filter ?? {});
  const window = windowOf(args, seal, options.defaultSize);
  const keys = rows.map((row) => (keyOf && isKey(keyOf(row)) ? keyOf(row) : undefined));
  const { start, size } =
    window.start === undefined
      ? endOf(window, rows.length)
      : besideRow({ ...window, start: window.start }, (key) => keys.indexOf(key));
  const places = rows.slice(start, start + size).map((row, place) => ({ row, key: keys[start + place] }));
  return connectionOf(seal, places, { start, pageSize: window.pageSize, total: rows.length });
}

/** The window beside the row of its cursor, wherever that is now. */
function besideRow(
  { start, size, pageSize, beside: { after, before } }: Window & { start: number },
  placeOf: (key: string) => number,
): { start: number; size: number } {
  if (after !== undefined) {
    const place = placeOf(after);
    return { start: place < 0 ? Math.max(0, start - 1) : place + 1, size };
  }
  const end = before === undefined ? -1 : placeOf(before);
  const begin = Math.max(0, end - pageSize);
  return end < 0 ? { start, size } : { start: begin, size: end - begin };
}

/** Reads `last` without `before`: the start depends on the list's length. */
async function lastOf<T>(
  window: Window,
  fetchPage: (page: PageArgs) => Promise<Page<T>>,
): Promise<{ start: number; size: number }> {
  return endOf(window, (await fetchPage({ pageNo: 1, pageSize: window.pageSize })).total);
}

function endOf({ from, size }: Window, total: number): { start: number; size: number } {
  const start = Math.max(from, total - size);
  return { start, size: Math.max(0, total - start) };
}

/** A row at its place in the list; a row that can't be read has a place, but no edge. */
interface Placed<T> {
  row: T | undefined;
  key?: string | undefined;
}

const placesIn = <T>(page: Page<T>): Placed<T>[] =>
  placedRows(page).map((row, index) => ({ row, key: page.keys?.[index] }));

interface Situation {
  start: number;
  pageSize: number;
  total: number;
  beside?: Beside;
  /** Whether there are more rows in the direction of `beside`. */
  hasMore?: boolean;
}

function connectionOf<T>(seal: CursorSeal, places: readonly Placed<T>[], at: Situation): Connection<T> {
  const { start, total, beside, hasMore } = at;
  const edges = places.map(({ row, key }, index) => ({ node: row, cursor: seal.cursor(start + index, key) }));
  const last = places.length === 0 ? undefined : { index: start + places.length - 1, key: places.at(-1)?.key };
  return {
    edges: edges.filter((edge): edge is Edge<T> => edge.node !== undefined),
    totalCount: total,
    pageInfo: {
      hasPreviousPage: beside?.before === undefined ? start > 0 && total > 0 : hasMore === true,
      hasNextPage: beside?.after === undefined ? places.length > 0 && start + places.length < total : hasMore === true,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    pageCursors: pageCursorsOf(seal, at, last),
  };
}
