import { and, eq, inArray, isNull, ne, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../db/openDatabase.ts";
import { deposits } from "../deposits/deposits.tables.ts";
import { OPEN_STATES } from "../deposits/deposits.ts";
import { bets } from "../games/bets.tables.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { withdrawals } from "../withdrawals/withdrawals.tables.ts";

/** What keeps an account open, as the wire spells it. */
export type OpenBusiness = "BALANCE" | "BETS" | "DEPOSITS" | "WITHDRAWALS";

/** What keeps a member's account open: money in any wallet and currency, bets, and payments that can still come. */
export async function openBusinessOf(tx: Tx, memberId: number): Promise<OpenBusiness[]> {
  const checks: readonly (readonly [OpenBusiness, PgTable, SQL | undefined])[] = [
    ["BALANCE", ledgerAccounts, and(eq(ledgerAccounts.memberId, memberId), ne(ledgerAccounts.balance, 0n))],
    ["BETS", bets, and(eq(bets.memberId, memberId), eq(bets.status, "UNSETTLED"))],
    ["DEPOSITS", deposits, and(eq(deposits.memberId, memberId), inArray(deposits.state, OPEN_STATES))],
    ["WITHDRAWALS", withdrawals, and(eq(withdrawals.memberId, memberId), isNull(withdrawals.endedAt))],
  ];
  const found: OpenBusiness[] = [];
  for (const [business, table, condition] of checks) {
    if ((await tx.$count(table, condition)) > 0) found.push(business);
  }
  return found;
}
