import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import { lockMember } from "../member/members.ts";
import { foldedName } from "../member/personName.ts";
import { memberProfiles } from "../member/profile.tables.ts";
import { seal, unseal } from "../sealing.ts";
import { bankName } from "./banks.ts";
import { notifyMember } from "./notices.ts";
import { type PayoutAccount, payoutAccounts } from "./security.tables.ts";

const MOST = 5;
const COOLING_MS = 24 * 3_600_000;
const PURPOSE = "payout accounts";

/** When a new account can be used. */
export const usableFrom = ({ addedAt }: Pick<PayoutAccount, "addedAt">): Date =>
  new Date(addedAt.getTime() + COOLING_MS);

/** The number for the database. */
export const sealNumber = (secret: string, accountNo: string): Promise<string> => seal(secret, PURPOSE, accountNo);

/** A member's accounts, the first added first. */
export const listPayoutAccounts = (db: Database, memberId: number): Promise<PayoutAccount[]> =>
  db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt)))
    .orderBy(asc(payoutAccounts.addedAt), asc(payoutAccounts.id));

interface Wanted {
  memberId: number;
  id: string;
  currency: string;
  now: Date;
}

/**
 * A member's account for a withdrawal. Throws NOT_FOUND, VALIDATION_FAILED for an account in another currency, or
 * BANK_CARD_COOLING in its first 24 hours.
 */
export async function payoutAccountOf(tx: Tx, { memberId, id, currency, now }: Wanted): Promise<PayoutAccount> {
  const account = (await listPayoutAccounts(tx, memberId)).find((one) => one.id === id);
  if (!account) throw new PlatformError("NOT_FOUND");
  if (account.currency !== currency) throw wrongField("bankCardId", "currency");
  const waitMs = usableFrom(account).getTime() - now.getTime();
  if (waitMs > 0) throw new PlatformError("BANK_CARD_COOLING", { retryAfter: Math.ceil(waitMs / 1000) });
  return account;
}

/**
 * The name that a member's accounts must have: the payee name of the registration, or else the holder of the first
 * account; null before there is one.
 */
export async function payeeNameOf(db: Database, memberId: number): Promise<string | null> {
  const [profile] = await db
    .select({ payeeName: memberProfiles.payeeName })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  if (profile?.payeeName) return profile.payeeName;
  const [first] = await db
    .select({ holder: payoutAccounts.holder })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.memberId, memberId))
    .orderBy(asc(payoutAccounts.addedAt))
    .limit(1);
  return first?.holder ?? null;
}

interface NewAccount {
  bankCode: string;
  currency: string;
  holder: string;
  accountNo: string;
  branch: string | null;
}

/**
 * Adds an account. Throws VALIDATION_FAILED when the holder is not the member, BANK_CARD_EXISTS for a number that is on
 * the list, and BANK_CARD_LIMIT for a sixth account.
 */
export async function addPayoutAccount(
  { clock, config, events }: CorePlatform,
  memberId: number,
  { bankCode, currency, holder, accountNo, branch }: NewAccount,
): Promise<PayoutAccount> {
  const account: PayoutAccount = {
    id: randomUUID(),
    memberId,
    bankCode,
    currency,
    branch,
    holder,
    sealedNumber: await sealNumber(config.serviceKey, accountNo),
    last4: accountNo.slice(-4),
    addedAt: clock.now(),
    removedAt: null,
  };
  await events.transaction(async (tx) => {
    // One request per member at a time: simultaneous ones would each pass the limit.
    await lockMember(tx, memberId);
    const payee = await payeeNameOf(tx, memberId);
    if (payee !== null && foldedName(payee) !== foldedName(holder)) throw wrongField("holder", "payee");
    const known = await listPayoutAccounts(tx, memberId);
    for (const other of known) {
      if (other.bankCode !== bankCode || other.last4 !== account.last4) continue;
      if ((await unseal(config.serviceKey, PURPOSE, other.sealedNumber)) === accountNo) {
        throw wrongField("accountNo", "unique", { code: "BANK_CARD_EXISTS" });
      }
    }
    if (known.length >= MOST) throw new PlatformError("BANK_CARD_LIMIT");
    await tx.insert(payoutAccounts).values(account);
    const values = { account: nameOf(account) };
    await notifyMember(tx, events, { memberId, kind: "payoutAccountAdded", at: account.addedAt, values });
  });
  return account;
}

/** Removes an account from a member's list. Throws NOT_FOUND. */
export async function removePayoutAccount(
  { clock, events }: Pick<CorePlatform, "clock" | "events">,
  memberId: number,
  id: string,
): Promise<void> {
  const at = clock.now();
  await events.transaction(async (tx) => {
    const [removed] = await tx
      .update(payoutAccounts)
      .set({ removedAt: at })
      .where(and(eq(payoutAccounts.id, id), eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt)))
      .returning();
    if (!removed) throw new PlatformError("NOT_FOUND");
    await notifyMember(tx, events, {
      memberId,
      kind: "payoutAccountRemoved",
      at,
      values: { account: nameOf(removed) },
    });
  });
}

const nameOf = ({ bankCode, last4 }: PayoutAccount) => `${bankName(bankCode)} •••• ${last4}`;
