import { eq } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { PlatformError } from "../errors.ts";

interface Request {
  memberId: number;
  idempotencyKey: string;
}

/** Who sent a request, and with which key. What the request makes keeps it in a unique column. */
export const requestKeyOf = ({ memberId, idempotencyKey }: Request): string => `${memberId}:${idempotencyKey}`;

/** The condition for the row that a request made. */
export const isMadeBy = (request: Request, table: { requestKey: AnyPgColumn }) =>
  eq(table.requestKey, requestKeyOf(request));

/**
 * The row that an earlier request with the same key made; undefined when there was none. Throws IDEMPOTENCY_MISMATCH when that
 * request asked for something else. Calls with encrypted bodies need it: two encryptions of one body differ.
 */
export async function madeBefore<Row>(
  rows: PromiseLike<readonly Row[]>,
  isSame: (row: Row) => boolean | Promise<boolean>,
): Promise<Row | undefined> {
  const [row] = await rows;
  if (row !== undefined && !(await isSame(row))) throw new PlatformError("IDEMPOTENCY_MISMATCH");
  return row;
}
