import { and, arrayContains, asc, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { bonuses } from "./bonuses.tables.ts";
import { endBonus, lockMainAccount } from "./bonuses.ts";

/** A bet that was settled just now. Amounts are minor units. */
export interface SettledBet {
  memberId: number;
  gameCategory: string;
  currency: string;
  /** The part that counts as turnover. */
  validBet: bigint;
  playMoney: boolean;
}

/**
 * Counts a settled bet towards the member's oldest active bonus that its category counts for. A bonus that is played
 * through becomes cash at once. Call it once for each bet, in the transaction that settles it, after the money.
 */
export async function countTurnover(tx: LedgerTx, bet: SettledBet, at: Date): Promise<void> {
  const { memberId, gameCategory, currency, validBet, playMoney } = bet;
  if (validBet === 0n || playMoney) return;
  // Most members have no bonus: one prepared read says so.
  const [any] = await activeBonus(tx).execute({ memberId });
  if (!any) return;
  await lockMainAccount(tx, bet);
  const [bonus] = await tx
    .select()
    .from(bonuses)
    .where(
      and(
        isActiveOf(memberId),
        eq(bonuses.currency, currency),
        or(eq(sql`cardinality(${bonuses.categories})`, 0), arrayContains(bonuses.categories, [gameCategory])),
      ),
    )
    .orderBy(asc(bonuses.id))
    .limit(1)
    .for("update");
  if (!bonus) return;
  const turnoverDone = bonus.turnoverDone + validBet;
  if (turnoverDone >= bonus.turnoverRequired) await endBonus(tx, bonus, "COMPLETED", at);
  else await tx.update(bonuses).set({ turnoverDone }).where(eq(bonuses.id, bonus.id));
}

/**
 * What a member must bet before a withdrawal in a currency, and what of it is done, in minor units: the bonuses that were given for
 * deposits and are active. Both are 0 when nothing holds withdrawals.
 */
export async function turnoverOf(
  tx: Tx,
  { memberId, currency }: { memberId: number; currency: string },
): Promise<{ required: bigint; done: bigint }> {
  const [sums] = await tx
    .select({ required: bigSum(bonuses.turnoverRequired), done: bigSum(bonuses.turnoverDone) })
    .from(bonuses)
    .where(and(isActiveOf(memberId), eq(bonuses.currency, currency), eq(bonuses.holdsWithdrawals, true)));
  return sums ?? { required: 0n, done: 0n };
}

const isActiveOf = (memberId: number) => and(eq(bonuses.memberId, memberId), eq(bonuses.status, "ACTIVE"));

const activeBonus = (tx: Tx) =>
  tx
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(and(eq(bonuses.memberId, sql.placeholder("memberId")), sql`${bonuses.status} = 'ACTIVE'`))
    .limit(1)
    .prepare("active_bonus");
