import { PlatformError } from "../http/errors.ts";

type Cell = string | number | bigint | Date | null;

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

/**
 * A CSV file for spreadsheets: RFC 4180, UTF-8 with a byte order mark. Text that a spreadsheet would run as a formula
 * gets a leading apostrophe; numbers stay numbers.
 */
export function csvFile(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  const lines = [header.map(csvCell).join(",")];
  for (const row of rows) lines.push(row.map(csvCell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  const text = cell instanceof Date ? cell.toISOString() : String(cell);
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
