import { and, asc, eq, lt, sql } from "drizzle-orm";
import { bonusTurnoverOf } from "../bonuses/turnover.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { SettledBet } from "../games/settledBet.ts";
import { PlatformError } from "../http/errors.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { toDecimal } from "../money.ts";
import { earnByDeposit } from "../points/earning.ts";
import { grantDepositTickets } from "../raffle/raffle.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Deposit, deposits } from "../wallet/deposits.tables.ts";
import type { Owner } from "../wallet/wallets.ts";

const isUnplayedOf = ({ memberId, currency }: Owner) =>
  and(
    eq(deposits.memberId, memberId),
    eq(deposits.currency, currency),
    lt(deposits.turnoverDone, deposits.turnoverRequired),
  );

/** What `countBet`'s statement selects to say whether `countForDeposits` has something to do. */
export const hasUnplayedDeposit = sql<boolean>`exists (
  select from deposits where member_id = settled.member_id and turnover_done < turnover_required)`;

/**
 * Counts a settled bet towards the member's deposits that are not played once yet, the oldest first: what one does not
 * need counts for the next. Bonuses count the same bet on their own. Call it once for each bet, in the transaction that
 * settles it, with the main account locked.
 */
export async function countForDeposits(
  tx: LedgerTx,
  { memberId, currency, validBet }: Pick<SettledBet, "memberId" | "currency" | "validBet">,
  at: Date,
): Promise<void> {
  const unplayed = await tx
    .select()
    .from(deposits)
    .where(isUnplayedOf({ memberId, currency }))
    .orderBy(asc(deposits.endedAt), asc(deposits.depositId))
    .for("update");
  let rest = validBet;
  for (const deposit of unplayed) {
    if (rest === 0n) return;
    const lacking = deposit.turnoverRequired - deposit.turnoverDone;
    const counted = rest < lacking ? rest : lacking;
    const isPlayed = counted === lacking;
    await tx
      .update(deposits)
      .set({ turnoverDone: deposit.turnoverDone + counted, ...(isPlayed && { playedAt: at }) })
      .where(eq(deposits.depositId, deposit.depositId));
    if (isPlayed) await rewardPlayed(tx, deposit, at);
    rest -= counted;
  }
}

/** Gives what a deposit earns once it is played: tickets of the raffle and points. Missions read `playedAt`. */
export async function rewardPlayed(tx: LedgerTx, deposit: Deposit, at: Date): Promise<void> {
  await grantDepositTickets(tx, deposit, at);
  await earnByDeposit(tx, deposit, at);
}

/**
 * The turnover that a member needs before money of a wallet leaves, and how much of it is done, in minor units. A bet
 * counts for both the active bonuses that were given for deposits and the deposits that are not played once yet, so it is
 * that of the two of which more is left.
 */
export async function turnoverOf(tx: Tx, holder: Owner): Promise<{ required: bigint; done: bigint }> {
  const bonus = await bonusTurnoverOf(tx, holder);
  const [own = { required: 0n, done: 0n }] = await tx
    .select({ required: bigSum(deposits.turnoverRequired), done: bigSum(deposits.turnoverDone) })
    .from(deposits)
    .where(isUnplayedOf(holder));
  return own.required - own.done > bonus.required - bonus.done ? own : bonus;
}

/** Refuses while turnover is left: TURNOVER_NOT_MET says how much. Call it with the main account locked. */
export async function requireTurnover(tx: Tx, holder: Owner): Promise<void> {
  const { required, done } = await turnoverOf(tx, holder);
  if (done >= required) return;
  const remaining = toDecimal(required - done, holder.currency);
  throw new PlatformError("TURNOVER_NOT_MET", { value: { remaining, currency: holder.currency } });
}
