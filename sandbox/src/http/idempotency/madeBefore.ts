import { PlatformError } from "../errors.ts";

/** Who sent a request, and with which key. What the request makes keeps it in a unique column. */
export const requestKeyOf = ({ memberId, idempotencyKey }: { memberId: number; idempotencyKey: string }): string =>
  `${memberId}:${idempotencyKey}`;

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
