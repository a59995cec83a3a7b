import { and, arrayContains, asc, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SettledBet } from "../games/settledBet.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { bonuses } from "./bonuses.tables.ts";
import { endBonus } from "./bonuses.ts";

/** A settled bet, as far as turnover needs it. */
type TurnoverBet = Pick<SettledBet, "memberId" | "gameCategory" | "currency" | "validBet">;

/** What `countBet`'s statement selects to say whether `countTurnover` has something to do. Most members have no bonus. */
export const hasActiveBonus = sql<boolean>`exists (
  select from bonuses where member_id = settled.member_id and status = 'ACTIVE')`;

/**
 * Counts a settled bet towards the member's active bonuses that its category counts for, the oldest first: what one does
 * not need counts for the next. A bonus that is played through becomes cash at once. Call it once for each bet, in the
 * transaction that settles it, with the main account locked.
 */
export async function countTurnover(tx: LedgerTx, bet: TurnoverBet, at: Date): Promise<void> {
  const { memberId, gameCategory, currency, validBet } = bet;
  const active = await tx
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
    .for("update");
  let rest = validBet;
  for (const bonus of active) {
    if (rest === 0n) return;
    const lacking = bonus.turnoverRequired - bonus.turnoverDone;
    if (rest < lacking) {
      await tx
        .update(bonuses)
        .set({ turnoverDone: bonus.turnoverDone + rest })
        .where(eq(bonuses.id, bonus.id));
      return;
    }
    await endBonus(tx, bonus, "COMPLETED", at);
    rest -= lacking;
  }
}

/** The turnover of a member's active bonuses that were given for deposits, and how much of it is done, in minor units. */
export async function bonusTurnoverOf(
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
