import type { Page } from "./connection.ts";

/** Asks a list for the one row that some parameters name. */
export const oneRow = <Parameters extends object>(parameters: Parameters) => ({
  query: { ...parameters, pageNo: 1, pageSize: 1 },
});

/** The row with this number; null when there is none. */
export const rowIn = async <Row extends { internalID: string }>(
  rows: Promise<readonly Row[]>,
  internalID: string,
): Promise<Row | null> => (await rows).find((row) => row.internalID === internalID) ?? null;

/** That row of a page. */
export const rowOf = <Row extends { internalID: string }>(page: Promise<Page<Row>>, internalID: string) =>
  rowIn(
    page.then(({ items }) => items),
    internalID,
  );
