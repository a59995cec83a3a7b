/**
 * A cell of RFC 4180. Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers stay numbers. Spreadsheets of
 * some languages split at semicolons, others at tabs, and then neither a quote nor a comma of ours means anything to them: what
 * follows such a sign or a line break inside of a cell is no formula either.
 */
function csvCell(text: string): string {
  const whole = /^[\s"]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  const safe = whole.replace(/([;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Spreadsheets read a file as UTF-8 when it begins with this mark. */
export const byteOrderMark = "\uFEFF";
