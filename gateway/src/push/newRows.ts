import type { Subscription } from "./subscription.ts";

/** A row that is new, or the reason why the subscription ends. */
export type NewRow<T> = { over: null; row: T } | { over: Error; row: null };

export interface NewRowsOptions<T> {
  /** Starts the subscription. */
  subscribe(): Subscription;
  /** The rows at the start. */
  first(): Promise<readonly T[]>;
  /** The rows as of that moment or later. */
  read(moment: number): Promise<readonly T[]>;
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
  const { first, read, keyOf, timeOf, missedMs } = options;
  const keysOf = (rows: readonly T[]) => new Set(rows.map(keyOf));
  const sinceStart = rowsFrom(Date.now() - missedMs - (missedMs > 0 ? clockMs : 0), options);
  const keysBefore = (rows: readonly T[]) => {
    const added = keysOf(sinceStart(rows));
    return new Set(rows.map(keyOf).filter((key) => !added.has(key)));
  };
  // Before the first read: otherwise an event during that read would be lost.
  const events = options.subscribe();
  let known = missedMs > 0 ? undefined : await first().then(keysBefore, () => undefined);
  for await (const { over, moment } of events) {
    if (over !== null) {
      yield { over, row: null };
      return;
    }
    // The subscription has just read this list, so this seldom fails.
    const rows = await read(moment).catch(() => undefined);
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
    for (const row of added) yield { over: null, row };
  }
}
