/** An order of a table's rows, as the gateway takes it. */
export interface Sort<Key extends string = string> {
  readonly by: Key;
  readonly direction: "ASCENDING" | "DESCENDING";
}

/** A column of a table. `id` is the id of its heading's text. */
export interface Column {
  readonly id: string;
  /** The heading of its cells, when that is another text. */
  readonly cellId?: string;
  /** What the gateway compares; a column without it cannot be sorted. */
  readonly sortKey?: string;
  /** The cells are amounts: aligned at the end, and sorted with the largest first. */
  readonly isAmount?: boolean;
  /** The cells are times, sorted with the latest first. */
  readonly isTime?: boolean;
}

/** The order after a press on a heading: the column's usual direction first, the other one on the next press. */
export function nextSort(by: string, column: Column, current: Sort): Sort {
  if (current.by === by) return { by, direction: current.direction === "ASCENDING" ? "DESCENDING" : "ASCENDING" };
  return { by, direction: column.isAmount || column.isTime ? "DESCENDING" : "ASCENDING" };
}
