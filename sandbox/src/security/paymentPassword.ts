import { plainDigits } from "@atrium/schema/typed";
import { eq } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import { hashPassword, verifyPassword } from "../member/password.ts";
import { goodPaymentPassword } from "../member/paymentPasswordRule.ts";
import { paymentPasswords } from "../member/paymentPasswords.tables.ts";
import { notifyMember } from "./notices.ts";

const MAX_FAILURES = 5;
const LOCK_MS = 24 * 3_600_000;

type Row = typeof paymentPasswords.$inferSelect;

/** A member's payment password; undefined when none is set. */
export async function findPaymentPassword(db: Database, memberId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId));
  return row;
}

/**
 * Throws PAYMENT_PASSWORD_NOT_SET, PAYMENT_PASSWORD_INVALID, or PAYMENT_PASSWORD_LOCKED for a day after five wrong tries.
 * Call it before the transaction that it allows, never inside: a wrong try must count although nothing else happens.
 */
export async function checkPaymentPassword(
  { db, clock }: Pick<CorePlatform, "db" | "clock">,
  memberId: number,
  typed: string,
  field = "paymentPassword",
): Promise<void> {
  const now = clock.now();
  const known = await findPaymentPassword(db, memberId);
  if (!known) throw new PlatformError("PAYMENT_PASSWORD_NOT_SET");
  if (known.lockedUntil && known.lockedUntil > now) throw locked(known.lockedUntil, now);
  // Before the transaction: on the embedded database, everybody waits for the end of it.
  const isRight = await verifyPassword(plainDigits(typed), known.hash);
  const refusal = await db.transaction(async (tx) => {
    // The lock lets simultaneous guesses pass one by one: those after the fifth wrong one are refused, right or not.
    const [row] = await tx.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId)).for("update");
    if (!row) return new PlatformError("PAYMENT_PASSWORD_NOT_SET");
    if (row.lockedUntil && row.lockedUntil > now) return locked(row.lockedUntil, now);
    if (isRight && row.hash === known.hash) {
      if (row.failures > 0) await setFailures(tx, memberId, 0, null);
      return undefined;
    }
    // A lock that is over gives five tries again.
    const failures = row.lockedUntil ? 1 : row.failures + 1;
    const lockedUntil = failures >= MAX_FAILURES ? new Date(now.getTime() + LOCK_MS) : null;
    await setFailures(tx, memberId, failures, lockedUntil);
    if (lockedUntil) return locked(lockedUntil, now);
    const value = { triesLeft: MAX_FAILURES - failures };
    return new PlatformError("PAYMENT_PASSWORD_INVALID", { value, fields: [{ field, rule: "wrong" }] });
  });
  if (refusal) throw refusal;
}

const locked = (until: Date, now: Date) =>
  new PlatformError("PAYMENT_PASSWORD_LOCKED", { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) });

const setFailures = (tx: Tx, memberId: number, failures: number, lockedUntil: Date | null) =>
  tx.update(paymentPasswords).set({ failures, lockedUntil }).where(eq(paymentPasswords.memberId, memberId));

/** Sets or replaces a payment password, ends its lock, and notifies the member. */
export async function setPaymentPassword(
  { db, clock, events }: Pick<CorePlatform, "db" | "clock" | "events">,
  memberId: number,
  typed: string,
): Promise<void> {
  const digits = goodPaymentPassword(typed, "paymentPassword");
  const known = await findPaymentPassword(db, memberId);
  if (known && (await verifyPassword(digits, known.hash))) {
    throw wrongField("paymentPassword", "reused", { code: "PASSWORD_REUSED" });
  }
  const changedAt = clock.now();
  const values = { hash: await hashPassword(digits), changedAt, failures: 0, lockedUntil: null };
  await events.transaction(async (tx) => {
    await tx
      .insert(paymentPasswords)
      .values({ memberId, ...values })
      .onConflictDoUpdate({ target: paymentPasswords.memberId, set: values });
    await notifyMember(tx, events, { memberId, kind: "paymentPassword", at: changedAt });
  });
}
