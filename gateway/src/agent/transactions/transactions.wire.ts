import { z } from "zod";
import { pageShape, toPage } from "../../paging/page.wire.ts";
import { movementRow, movementTotals, toMovement } from "../../records/accountRecord.wire.ts";
import { text } from "../../upstream/wire.ts";

const transaction = movementRow.extend({ account: text }).transform((row) => ({
  ...toMovement(row),
  account: row.account,
}));

/** A page; rows that can't be read are left out. */
export const transactionPage = z
  .object({ ...pageShape(transaction), totals: movementTotals })
  .transform((page) => toPage(page));

export type TeamTransactionModel = z.output<typeof transaction>;
export type TeamTransactionPage = z.output<typeof transactionPage>;
