import { z } from "zod";
import { rowsIn } from "../../paging/rowsIn.ts";
import { movementRow, movementTotals, toMovement } from "../../records/accountRecord.wire.ts";
import { count, text } from "../../upstream/wire.ts";
import type { TeamTransactionModel, TeamTransactionPage } from "./transactions.model.ts";

const transaction = movementRow.extend({ account: text }).transform(
  (row): TeamTransactionModel => ({
    ...toMovement(row),
    account: row.account,
  }),
);

/** A page; rows that can't be read are left out. */
export const transactionPage = z
  .object({ list: z.array(transaction.nullable().catch(null)), totalCount: count, totals: movementTotals })
  .transform(
    ({ list, totalCount, totals }): TeamTransactionPage => ({
      ...rowsIn(list),
      total: totalCount,
      totals,
    }),
  );
