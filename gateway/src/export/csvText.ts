import { csvCell } from "@atrium/schema/csvCell";

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Spreadsheets read a file as UTF-8 when it begins with this mark. */
export const byteOrderMark = "\uFEFF";
