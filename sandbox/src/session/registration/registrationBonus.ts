import { and, eq } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/ledger.tables.ts";
import { memberAccountId, platformAccountId, post } from "../../ledger/ledger.ts";
import type { LedgerTx } from "../../ledger/transact.ts";
import { toDecimal, toMinor } from "../../money.ts";
import { REGISTRATION_BONUS } from "../../site/brand.ts";

const keyOf = (memberId: number) => `registrationBonus:${memberId}`;

/** Pays a new member what the registration page promises. It is paid at most once. */
export async function payRegistrationBonus(
  tx: LedgerTx,
  member: { readonly id: number; readonly currency: string },
  at: Date,
): Promise<void> {
  const { currency } = REGISTRATION_BONUS;
  const amount = toMinor(REGISTRATION_BONUS.amount, currency) ?? 0n;
  if (amount === 0n || member.currency !== currency) return;
  await post(tx, {
    key: keyOf(member.id),
    kind: "BONUS",
    at,
    reference: "registration",
    entries: [
      { accountId: platformAccountId("promotions", currency), amount: -amount },
      { accountId: memberAccountId(member.id, "main", member.currency), amount },
    ],
  });
}

/** What the member was paid for the registration; null when nothing was paid. */
export async function paidRegistrationBonus(tx: Tx, member: { readonly id: number; readonly currency: string }) {
  const [paid] = await tx
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.key, keyOf(member.id)),
        eq(ledgerEntries.accountId, memberAccountId(member.id, "main", member.currency)),
      ),
    );
  return paid ? { amount: toDecimal(paid.amount, member.currency), currency: member.currency } : null;
}
