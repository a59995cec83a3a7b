import type { PageCursors, PageInfo } from "../__generated__/types.ts";
import { type CursorSeal, cursorSeal } from "./cursor.ts";
import { pageCursorsOf } from "./pageCursors.ts";
import { type ConnectionArgs, type Window, windowOf } from "./window.ts";

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
export interface Page<T> {
  items: readonly T[];
  total: number;
}

/** A page number, counted from 1, and at most 100 rows a page. */
export interface PageArgs {
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
 * are read and cut; an index is never rounded to a page. `page` is one of them, for its further fields.
 */
export async function pageConnection<T, P extends Page<T>>(
  args: ConnectionArgs,
  options: ListOptions,
  fetchPage: (page: PageArgs) => Promise<P & Page<T>>,
): Promise<Connection<T> & { page: P }> {
  const seal = cursorSeal(options.list, options.filter ?? {});
  const window = windowOf(args, seal, options.defaultSize);
  const { start, size } =
    window.start === undefined ? await lastOf(window, fetchPage) : { ...window, start: window.start };
  const { pageSize } = window;
  const skip = start % pageSize;
  const pageNo = Math.floor(start / pageSize) + 1;
  const [head, tail] = await Promise.all([
    fetchPage({ pageNo, pageSize }),
    // Only a window that continues after the first page needs the second one.
    skip + size > pageSize ? fetchPage({ pageNo: pageNo + 1, pageSize }) : undefined,
  ]);
  const items = [...head.items.slice(0, pageSize), ...(tail?.items ?? [])].slice(skip, skip + size);
  return { ...connectionOf(seal, items, { start, pageSize, total: head.total }), page: head };
}

/** Makes a connection from a complete list. */
export function arrayConnection<T>(args: ConnectionArgs, options: ListOptions, rows: readonly T[]): Connection<T> {
  const seal = cursorSeal(options.list, options.filter ?? {});
  const window = windowOf(args, seal, options.defaultSize);
  const { start, size } = window.start === undefined ? endOf(window, rows.length) : { ...window, start: window.start };
  return connectionOf(seal, rows.slice(start, start + size), { start, pageSize: window.pageSize, total: rows.length });
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

function connectionOf<T>(
  seal: CursorSeal,
  rows: readonly T[],
  at: { start: number; pageSize: number; total: number },
): Connection<T> {
  const edges = rows.map((node, index) => ({ node, cursor: seal.cursor(at.start + index) }));
  return {
    edges,
    totalCount: at.total,
    pageInfo: {
      hasPreviousPage: at.start > 0 && at.total > 0,
      hasNextPage: rows.length > 0 && at.start + rows.length < at.total,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    pageCursors: pageCursorsOf(seal, at),
  };
}
