import { z } from "zod";
import { pageShape, toPage } from "../../paging/page.wire.ts";
import { movementRow, movementTotals, toMovement } from "../../records/accountRecord.wire.ts";
import { text } from "../../upstream/wire.ts";
import type { TeamTransactionModel, TeamTransactionPage } from "./transactions.model.ts";

const transaction = movementRow.extend({ account: text }).transform(
  (row): TeamTransactionModel => ({
    ...toMovement(row),
    account: row.account,
  }),
);

/** A page; rows that can't be read are left out. */
export const transactionPage = z
  .object({ ...pageShape(transaction), totals: movementTotals })
  .transform((page): TeamTransactionPage => toPage(page));
