/**
 * A cell of RFC 4180. Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers stay numbers. Some
 * spreadsheets split at semicolons and tabs: a cell with one is quoted, and what follows it is no formula either.
 */
function csvCell(text: string): string {
  const whole = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  const safe = whole.replace(/([;\t])(?=\s*[=+\-@＝＋－＠])/g, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Spreadsheets read a file as UTF-8 when it begins with this mark. */
export const byteOrderMark = "\uFEFF";
