import type { Readable } from "node:stream";
import { byteOrderMark, csvLine } from "@atrium/schema/csvText";
import { zoneName } from "@atrium/schema/zoneName";
import { parse } from "csv-parse";
import type { FileColumn } from "../agent/savedFilters/savedFilters.upstream.ts";
import { entryOf } from "../basics/entryOf.ts";
import { findText, textIn, textsFrom } from "../language/texts.ts";
import { opposite } from "../upstream/wire.ts";
import type { ExportColumn, ExportReport } from "./exportReport.ts";

/** How a file is written for a reader. */
export interface FileReader {
  language: string;
  /** The merchant's time zone, in which the file's times are. */
  timeZone: string;
}

const chunkLength = 32_768;

/**
 * The platform's file with the columns, headings and values of the reader's language. Rows are read while the reader
 * takes them, so a file of any length needs little memory.
 */
export async function* exportFile(source: Readable, report: ExportReport, reader: FileReader): AsyncGenerator<string> {
  const parser = parse({ bom: true, columns: true, maxRecordSize: 100_000 });
  source.on("error", (error) => parser.destroy(error));
  const rows: AsyncIterable<Readonly<Record<string, string>>> = source.pipe(parser);
  let chunk = byteOrderMark + csvLine(report.columns.map((column) => headingOf(column, reader)));
  try {
    for await (const row of rows) {
      chunk += csvLine(report.columns.map((column) => cellOf(column, row[column.field] ?? "", reader)));
      if (chunk.length < chunkLength) continue;
      yield chunk;
      chunk = "";
    }
    yield chunk;
  } finally {
    source.destroy();
  }
}

/** How a platform that sends a report by itself writes its file: as `exportFile` does. */
export const layoutOf = ({ columns }: ExportReport, reader: FileReader): FileColumn[] =>
  columns.map((column) => {
    const { field, form } = column;
    const written = { column: field, heading: headingOf(column, reader) };
    if (form === undefined) return written;
    if (form === "time" || form === "opposite") return { ...written, form };
    return { ...written, values: typeof form === "string" ? textsFrom(reader.language, form) : textsOf(form, reader) };
  });

const textsOf = (ids: Readonly<Record<string, string>>, { language }: FileReader) =>
  Object.fromEntries(Object.entries(ids).map(([value, id]) => [value, textIn(language, id)]));

function headingOf({ heading, form }: ExportColumn, { language, timeZone }: FileReader): string {
  const text = textIn(language, heading);
  return form === "time" ? `${text} (${zoneName(timeZone)})` : text;
}

function cellOf({ form }: ExportColumn, text: string, { language, timeZone }: FileReader): string {
  if (form === undefined || text === "") return text;
  if (form === "opposite") return opposite(text);
  if (form === "time") return timeIn(text, timeZone);
  const id = typeof form === "string" ? `${form}${text}` : entryOf(form, text);
  return (id !== undefined && findText(language, id)) || text;
}

/** An instant as a spreadsheet reads it, in a time zone; the text itself when it is no instant. */
function timeIn(text: string, timeZone: string): string {
  try {
    const at = Temporal.Instant.from(text).toZonedDateTimeISO(timeZone);
    return `${at.toPlainDate()} ${at.toPlainTime().toString({ smallestUnit: "second" })}`;
  } catch {
    return text;
  }
}
