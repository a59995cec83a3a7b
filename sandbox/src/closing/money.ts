import { and, eq, ne } from "drizzle-orm";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { endBonus } from "../bonuses/bonuses.ts";
import type { Tx } from "../db/openDatabase.ts";
import { freeSpins } from "../freeSpins/freeSpins.tables.ts";
import { endFreeSpins } from "../freeSpins/freeSpins.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { moving, platformAccountId, postAll } from "../ledger/ledger.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { withdrawRules } from "../withdrawals/withdrawRules.ts";

/** A member's money in one currency, in minor units. */
interface Held {
  currency: string;
  total: bigint;
  /** Whether a withdrawal is possible: the money without that of bonuses reaches the smallest one. */
  isWithdrawable: boolean;
}

/** A member's money by currency; only currencies with money. */
export async function moneyOf(tx: Tx, memberId: number): Promise<Held[]> {
  const sums = new Map<string, { total: bigint; cash: bigint }>();
  for (const { currency, kind, balance } of await accountsWithMoney(tx, memberId)) {
    const { total, cash } = sums.get(currency) ?? { total: 0n, cash: 0n };
    sums.set(currency, { total: total + balance, cash: kind === "bonus" ? cash : cash + balance });
  }
  return [...sums].map(([currency, { total, cash }]) => {
    const least = withdrawRules(currency)?.min;
    return { currency, total, isWithdrawable: least !== undefined && cash >= least };
  });
}

/**
 * Moves all of a member's money to the house, for a closing. Free spins end, and active bonuses are forfeited. Call
 * `lockMoney` before.
 */
export async function giveUpMoney(tx: LedgerTx, memberId: number, closingId: number, at: Date): Promise<void> {
  const usable = and(eq(freeSpins.memberId, memberId), eq(freeSpins.status, "ACTIVE"));
  for (const own of await tx.select().from(freeSpins).where(usable).orderBy(freeSpins.id).for("update")) {
    await endFreeSpins(tx, own, "EXPIRED", at);
  }
  const active = and(eq(bonuses.memberId, memberId), eq(bonuses.status, "ACTIVE"));
  for (const bonus of await tx.select().from(bonuses).where(active).orderBy(bonuses.id).for("update")) {
    await endBonus(tx, bonus, "FORFEITED", at);
  }
  const postings = (await accountsWithMoney(tx, memberId)).map(({ id, currency, balance }) => ({
    key: `close:${closingId}:${id}`,
    kind: "ADJUST" as const,
    at,
    reference: `closing:${closingId}`,
    entries: moving(balance, { from: id, to: platformAccountId("house", currency) }),
  }));
  if (postings.length > 0) await postAll(tx, postings);
}

const accountsWithMoney = (tx: Tx, memberId: number) =>
  tx
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberId, memberId), ne(ledgerAccounts.balance, 0n)))
    .orderBy(ledgerAccounts.id);
