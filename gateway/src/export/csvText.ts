/**
 * A cell of RFC 4180. Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers stay numbers.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Spreadsheets read a file as UTF-8 when it begins with this mark. */
export const byteOrderMark = "\uFEFF";
