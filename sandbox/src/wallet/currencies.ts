import { and, eq, inArray, ne, sum } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { recordChange, transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { openMemberAccounts } from "../member/members.ts";
import { CURRENCIES } from "../site/brand.ts";
import type { Owner } from "./wallets.ts";

/** A member's wallet in a currency of the brand. */
export interface CurrencyWallet {
  currency: string;
  /** All money in it, in minor units. */
  balance: bigint;
  isOpen: boolean;
  /** Deposits, games and withdrawals use it. */
  isActive: boolean;
}

/** A member's wallets in the brand's currencies, opened or not. */
export async function currencyWallets(db: Tx, { memberId, currency: active }: Owner): Promise<CurrencyWallet[]> {
  const rows = await db
    .select({ currency: ledgerAccounts.currency, balance: sum(ledgerAccounts.balance).mapWith(BigInt) })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.memberId, memberId))
    .groupBy(ledgerAccounts.currency);
  const held = new Map(rows.map(({ currency, balance }) => [currency, balance]));
  return CURRENCIES.map((currency) => ({
    currency,
    balance: held.get(currency) ?? 0n,
    isOpen: held.has(currency),
    isActive: currency === active,
  }));
}

/** The currencies of members' wallets besides one, as a function of the member. */
export async function otherCurrencies(db: Tx, memberIds: readonly number[], besides: string) {
  const rows = await db
    .selectDistinct({ memberId: ledgerAccounts.memberId, currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.memberId, [...memberIds]), ne(ledgerAccounts.currency, besides)));
  return (member: number): string[] =>
    CURRENCIES.filter((known) => rows.some(({ memberId, currency }) => memberId === member && currency === known));
}

/** Makes the wallet in that currency the active one, and opens it the first time. Throws CURRENCY_NOT_OFFERED. */
export async function selectCurrency(platform: CorePlatform, memberId: number, currency: string): Promise<void> {
  if (!CURRENCIES.some((known) => known === currency)) throw new PlatformError("CURRENCY_NOT_OFFERED");
  await transact(platform, async (tx) => {
    await openMemberAccounts(tx, [{ id: memberId, currency }], platform.clock.now());
    await tx.update(members).set({ currency }).where(eq(members.id, memberId));
    // The member's windows read the balance again.
    recordChange(tx, memberId);
  });
}
