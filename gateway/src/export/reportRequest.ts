import type { ExportRecordInput } from "../__generated__/types.ts";
import type { Context } from "../request/context.ts";
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

/** A list that an input can ask for by the report's own name: by the same query as the screen. Undefined for another input. */
export const listReport =
  <Name extends ReportName & keyof ExportRecordInput, Query>(
    name: Name,
    queryOf: (filter: NonNullable<ExportRecordInput[Name]>) => Query,
    parametersOf: (query: Query) => ReportRequest["query"],
    readIn: (context: Context) => (query: Query, page: typeof oneRow) => Promise<{ total: number }>,
  ) =>
  (input: Partial<Pick<ExportRecordInput, Name>>, context: Context): Promise<ReportRequest> | undefined => {
    const filter = input[name];
    return filter ? requestOfList(name, queryOf(filter), parametersOf, readIn(context)) : undefined;
  };
