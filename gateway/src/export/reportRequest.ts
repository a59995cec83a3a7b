import type { ReportName } from "./reports.ts";

/** A report that a caller wants as a file. */
export interface ReportRequest {
  report: ReportName;
  /** The platform's parameters. */
  query: Readonly<Record<string, string | undefined>>;
  /** Number of its rows. */
  rows: number;
}

const oneRow = { pageNo: 1, pageSize: 1 };

/** A list as a file. Reads one row by the screen's query, to learn the number of all. */
export async function requestOfList<Query>(
  report: ReportName,
  query: Query,
  parametersOf: (query: Query) => ReportRequest["query"],
  read: (query: Query, page: typeof oneRow) => Promise<{ total: number }>,
): Promise<ReportRequest> {
  const { total } = await read(query, oneRow);
  return { report, query: parametersOf(query), rows: total };
}
