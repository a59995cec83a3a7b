import { byteOrderMark, csvLine } from "@atrium/schema/csvText";
import type { Database } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";

const MAX_ROWS = 50_000;

/** Maximum rows of a file; more throw EXPORT_TOO_LARGE, so that the caller narrows the report. */
export function csvRows(total: number): number {
  if (total > MAX_ROWS) throw new PlatformError("EXPORT_TOO_LARGE");
  return MAX_ROWS;
}

/** Headers that make a browser save the file under a name. */
export const csvHeaders = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${name}"`,
});

const CHUNK = 1_000;

/** A part of a list: the row before it, the number of all rows before it, and the number of its rows. */
export interface Part<Row> {
  last: Row | undefined;
  offset: number;
  limit: number;
}

/** At most `most` rows of a list, in parts that are read one after the other. */
export async function* partsOf<Row>(
  most: number,
  read: (part: Part<Row>) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (let offset = 0; offset < most; ) {
    const rows = await read({ last, offset, limit: Math.min(CHUNK, most - offset) });
    if (rows.length === 0) return;
    yield rows;
    offset += rows.length;
    last = rows.at(-1);
  }
}

/** The cells of a row by its columns. */
export type Cells<Column extends string> = Readonly<Record<Column, string | number | bigint | Date | null>>;

/** How a list is a file. */
export interface RecordFile<Row, Column extends string> {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly Column[];
  /** The first line, where it is not the columns' names. */
  headings?: readonly string[];
  cells: (rows: Row[], db: Database) => readonly Cells<Column>[] | Promise<readonly Cells<Column>[]>;
}

/**
 * A CSV file for spreadsheets: RFC 4180, UTF-8 with a byte order mark. Rows are read while the client takes them, and no more
 * of them after it has left.
 */
export function csvStream<Column extends string, Row>(
  columns: readonly Column[],
  parts: AsyncIterable<Row[]> | Iterable<Row[]>,
  cellsOf: (rows: Row[]) => readonly Cells<Column>[] | Promise<readonly Cells<Column>[]>,
  headings: readonly string[] = columns,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  const iterator = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  const lineOf = (cells: Cells<Column>) => csvLine(columns.map((column) => cellOf(cells[column])));
  return new ReadableStream({
    start: (stream) => stream.enqueue(bytes.encode(byteOrderMark + csvLine(headings))),
    async pull(stream) {
      const { done, value } = await iterator.next();
      if (done) stream.close();
      else stream.enqueue(bytes.encode((await cellsOf(value)).map(lineOf).join("")));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** A value as the text of its cell; an empty one for none. */
const cellOf = (cell: Cells<string>[string]) =>
  cell === null ? "" : cell instanceof Date ? cell.toISOString() : String(cell);
