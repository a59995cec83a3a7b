type Cell = string | number | bigint | Date | null;

/** More rows than this are not exported: the caller must narrow the report. */
export const CSV_MAX_ROWS = 50_000;

/**
 * A CSV file as spreadsheets read it: RFC 4180, UTF-8 with a byte order mark. Text that a spreadsheet would run as a
 * formula gets a leading apostrophe; numbers stay numbers.
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
