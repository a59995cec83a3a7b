/** The rows of one page that could be read. */
export interface Rows<T> {
  items: readonly T[];
  /** The indexes in the platform's page of rows that can't be read. They count for cursors and for the page's size. */
  gaps?: readonly number[] | undefined;
}

/** Leaves out the rows that can't be read, and notes their places. */
export function rowsIn<T>(list: readonly (T | null)[]): Rows<T> {
  const items = list.filter((row) => row !== null);
  if (items.length === list.length) return { items };
  return { items, gaps: list.flatMap((row, index) => (row === null ? index : [])) };
}

/** The rows at their places in the platform's page, with `undefined` for those that can't be read. */
export function placedRows<T>({ items, gaps = [] }: Rows<T>): readonly (T | undefined)[] {
  if (gaps.length === 0) return items;
  const rows: (T | undefined)[] = [...items];
  for (const index of gaps) rows.splice(index, 0, undefined);
  return rows;
}
