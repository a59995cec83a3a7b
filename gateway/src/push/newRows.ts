import type { Subscription } from "./subscription.ts";

/** A row that is new, or the reason why the subscription ends. */
export type NewRow<T> = { over: null; value: T } | { over: Error; value: null };

/** A part of the list, the latest rows first. */
export interface RowPage<T> {
  rows: readonly T[];
  hasMore: boolean;
}

export interface NewRowsOptions<T> {
  /** Starts the subscription. */
  subscribe(): Subscription;
  /** The rows at the start. */
  first(): Promise<readonly T[]>;
  /** A page of the rows as of that moment or later. Pages count from 1. */
  read(moment: number, pageNo: number): Promise<RowPage<T>>;
  /** Most pages that are read for one event. */
  mostPages: number;
  /** Called when more rows were added between two reads than the pages hold. The earliest of them are left out. */
  onCut?(): void;
  keyOf(row: T): string;
  /** When the row came to be, in milliseconds since the epoch. */
  timeOf(row: T): number;
  /** Milliseconds for which the client had no stream before. Rows of that time are new. */
  missedMs: number;
}

/** Clocks of gateway and platform differ by less. */
const clockMs = 2_000;

/**
 * Chooses the rows of the time since the subscription's start, less the time that the client missed. Rows of the future
 * come from a platform with another clock, so their times say nothing.
 */
function rowsFrom<T>(start: number, { timeOf }: Pick<NewRowsOptions<T>, "timeOf">) {
  return (rows: readonly T[]): T[] => {
    const latest = Date.now() + clockMs;
    return rows.filter((row) => timeOf(row) >= start && timeOf(row) <= latest);
  };
}

/**
 * Yields the rows that are added to a list, the earliest first. Rows that exist when the subscription starts are left
 * out, except those that the client missed.
 */
export async function* newRows<T>(options: NewRowsOptions<T>): AsyncGenerator<NewRow<T>, void, void> {
  const { first, keyOf, timeOf, missedMs } = options;
  const keysOf = (rows: readonly T[]) => new Set(rows.map(keyOf));
  const start = Date.now() - missedMs - (missedMs > 0 ? clockMs : 0);
  const sinceStart = rowsFrom(start, options);
  const keysBefore = (rows: readonly T[]) => {
    const added = keysOf(sinceStart(rows));
    return new Set(rows.map(keyOf).filter((key) => !added.has(key)));
  };
  // Before the first read: otherwise an event during that read would be lost.
  const events = options.subscribe();
  let known = missedMs > 0 ? undefined : await first().then(keysBefore, () => undefined);
  for await (const { over, moment } of events) {
    if (over !== null) {
      yield { over, value: null };
      return;
    }
    // Without known rows, rows older than the subscription's start count as known.
    const isKnown = (row: T) => (known?.size ? known.has(keyOf(row)) : timeOf(row) < start);
    // This read rarely fails: the subscription has just read the same list.
    const rows = await readUntil(isKnown, moment, options).catch(() => undefined);
    if (rows === undefined) {
      events.repeat("changed");
      continue;
    }
    const before = known ?? keysBefore(rows);
    known = keysOf(rows);
    const added = rows
      .filter((row) => !before.has(keyOf(row)))
      .toReversed()
      .sort((a, b) => timeOf(a) - timeOf(b));
    for (const value of added) yield { over: null, value };
  }
}

/** Reads a page, and further ones up to a row that is known. A row that moves to the next page meanwhile comes once. */
async function readUntil<T>(
  isKnown: (row: T) => boolean,
  moment: number,
  { read, mostPages, keyOf, onCut }: NewRowsOptions<T>,
): Promise<T[]> {
  const found = new Map<string, T>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { rows, hasMore } = await read(moment, pageNo);
    const end = rows.findIndex(isKnown);
    const isLast = !hasMore || end >= 0;
    const added = pageNo === 1 || end < 0 ? rows : rows.slice(0, end);
    for (const row of added) if (!found.has(keyOf(row))) found.set(keyOf(row), row);
    if (!isLast && pageNo === mostPages) onCut?.();
    if (isLast || pageNo === mostPages) return [...found.values()];
  }
}
