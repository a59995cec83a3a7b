import type { Translated } from "../http/languages.ts";

/** The cells of a table of words: a row per line, cells separated by `|`. */
export const readRows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split("|"));

/** A text from cells in the order EN, CN, VI, TH, ID, PT. */
export const toTranslated = ([
  EN = "",
  CN = "",
  VI = "",
  TH = "",
  ID = "",
  PT = "",
]: readonly string[]): Translated => ({
  EN,
  CN,
  VI,
  TH,
  ID,
  PT,
  TY: EN,
});

/** Reads a table `EN|CN|VI|TH|ID|PT`. */
export const words = (table: string): Translated[] => readRows(table).map(toTranslated);

/** Reads a table `code|EN|CN|VI|TH|ID|PT`. */
export const wordsByCode = (table: string): ReadonlyMap<string, Translated> =>
  new Map(readRows(table).map(([code = "", ...rest]) => [code, toTranslated(rest)]));
