import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { pointRedeems } from "../points/mall.tables.ts";
import { deposits, OPEN_STATES } from "../wallet/deposits.tables.ts";
import { withdrawals } from "../withdrawals/withdrawals.tables.ts";
import { moneyOf } from "./money.ts";

/**
 * What keeps an account open, as the wire spells it. A remainder is money of which nothing can be withdrawn; a member may
 * give it up.
 */
export type OpenBusiness = "BALANCE" | "REMAINDER" | "BETS" | "DEPOSITS" | "WITHDRAWALS" | "REDEEMS";

/**
 * What keeps a member's account open: money in any wallet and currency, bets, payments that can still come, and redeems that
 * nobody has decided.
 */
export async function openBusinessOf(tx: Tx, memberId: number): Promise<OpenBusiness[]> {
  const checks: readonly (readonly [OpenBusiness, PgTable, SQL | undefined])[] = [
    ["BETS", bets, and(eq(bets.memberId, memberId), eq(bets.status, "UNSETTLED"))],
    ["DEPOSITS", deposits, and(eq(deposits.memberId, memberId), inArray(deposits.state, OPEN_STATES))],
    ["WITHDRAWALS", withdrawals, and(eq(withdrawals.memberId, memberId), isNull(withdrawals.endedAt))],
    ["REDEEMS", pointRedeems, and(eq(pointRedeems.memberId, memberId), eq(pointRedeems.status, "IN_PROCESS"))],
  ];
  const found: OpenBusiness[] = [];
  const money = await moneyOf(tx, memberId);
  if (money.some(({ isWithdrawable }) => isWithdrawable)) found.push("BALANCE");
  if (money.some(({ isWithdrawable }) => !isWithdrawable)) found.push("REMAINDER");
  for (const [business, table, condition] of checks) {
    if ((await tx.$count(table, condition)) > 0) found.push(business);
  }
  return found;
}
