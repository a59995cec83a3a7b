import { z } from "zod";
import { text } from "../http/input.ts";
import { MERCHANT_TIME_ZONE } from "../time/merchantTime.ts";
import type { Cells, RecordFile } from "./csv.ts";

/**
 * How a file is written for its reader: the columns in their order, each with its heading. `time` writes an instant in the
 * merchant's zone, `opposite` an amount with the other sign; `values` has texts for values.
 */
export const fileLayout = z
  .array(
    z.strictObject({
      column: text(40, 1),
      heading: text(100, 1),
      form: z.enum(["time", "opposite"]).optional(),
      values: z.record(text(40), text(100)).optional(),
    }),
  )
  .min(1)
  .max(40);
export type FileLayout = z.output<typeof fileLayout>;

/** A list's file in a layout. A column that the file lacks stays empty. */
export const laidOut = <Row, Column extends string>(
  file: RecordFile<Row, Column>,
  layout: FileLayout,
): RecordFile<Row, string> => ({
  name: file.name,
  columns: layout.map((_, place) => String(place)),
  headings: layout.map(({ heading }) => heading),
  cells: async (rows, db) =>
    (await file.cells(rows, db)).map((cells) =>
      Object.fromEntries(layout.map((column, place) => [place, cellOf(cells, column)])),
    ),
});

function cellOf(cells: Cells<string>, { column, form, values }: FileLayout[number]): Cells<string>[string] {
  const cell = Object.hasOwn(cells, column) ? (cells[column] ?? null) : null;
  if (cell === null || cell === "") return null;
  if (form === "time") return timeOf(cell instanceof Date ? cell : new Date(String(cell)));
  const written = String(cell);
  if (form === "opposite") return /^-?0*(\.0*)?$/.test(written) ? written : `-${written}`.replace(/^--/, "");
  return values && Object.hasOwn(values, written) ? (values[written] ?? written) : cell;
}

function timeOf(at: Date): string {
  const time = at.toTemporalInstant().toZonedDateTimeISO(MERCHANT_TIME_ZONE);
  return `${time.toPlainDate()} ${time.toPlainTime().toString({ smallestUnit: "second" })}`;
}
