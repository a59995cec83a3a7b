import type { ReportName } from "./reports.ts";

/** A report that a caller wants as a file. */
export interface Asked {
  report: ReportName;
  /** The platform's parameters. */
  query: Readonly<Record<string, string | undefined>>;
  /** Number of its rows. */
  rows: number;
}

/** The page that is read to learn the number of rows of a list. */
export const onePage = { pageNo: 1, pageSize: 1 };
