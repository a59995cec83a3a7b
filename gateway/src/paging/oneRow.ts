import type { Page } from "./connection.ts";

/** Asks a list for the one row that some parameters name. */
export const oneRow = <Parameters extends object>(parameters: Parameters) => ({
  query: { ...parameters, pageNo: 1, pageSize: 1 },
});

/** The row of a page with this number; null when there is none. */
export const rowOf = async <Row extends { internalID: string }>(
  page: Promise<Page<Row>>,
  internalID: string,
): Promise<Row | null> => (await page).items.find((row) => row.internalID === internalID) ?? null;
