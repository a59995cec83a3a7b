import { eq } from "drizzle-orm";
import { z } from "zod";
import { PLAYER_TYPE } from "../accountTypes.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { insertOne } from "../db/inserts.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { deferredJob } from "../jobs/job.ts";
import { accountClosings, type closingReasons } from "../member/closings.tables.ts";
import { type Closing, findClosing } from "../member/closings.ts";
import { members } from "../member/member.tables.ts";
import { lockMoney } from "../member/memberLocks.ts";
import { findMember, lockMember } from "../member/members.ts";
import { toDecimal } from "../money.ts";
import { notifyMember } from "../security/notices.ts";
import { endMarketing } from "../security/profile/marketing.ts";
import { endSessions } from "../session/sessions.ts";
import { giveUpMoney, moneyOf } from "./money.ts";
import { type OpenBusiness, openBusinessOf } from "./openBusiness.ts";

/** Time in which a member can still keep the account. */
const WAIT_MS = 24 * 3_600_000;

interface Request {
  memberId: number;
  reason: (typeof closingReasons)[number];
  /** The member agrees to lose what is too little for a withdrawal. */
  givesUpRemainder: boolean;
}

/**
 * Closes a player's account after 24 hours, and ends its sessions now; a repeat gets the same closing. Throws
 * ACCOUNT_NOT_EMPTY while there is money, a bet, a payment or a redeem under way, and FORBIDDEN for agents.
 */
export async function requestClosing(
  { events, clock }: CorePlatform,
  { memberId, reason, givesUpRemainder }: Request,
): Promise<{ closesAt: Date }> {
  const requestedAt = clock.now();
  return events.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const { type } = await findMember(tx, memberId);
    // The downline of an agent needs the operator.
    if (type !== PLAYER_TYPE) throw new PlatformError("FORBIDDEN");
    const known = await findClosing(tx, memberId);
    if (known) return known;
    const open = await openBusinessOf(tx, memberId);
    if (keepsOpen(open, givesUpRemainder)) {
      const left = (await moneyOf(tx, memberId)).filter(({ isWithdrawable }) => !isWithdrawable);
      const remainders = left.map(({ currency, total }) => ({ amount: toDecimal(total, currency), currency }));
      throw new PlatformError("ACCOUNT_NOT_EMPTY", { value: { open, remainders } });
    }
    const closesAt = new Date(requestedAt.getTime() + WAIT_MS);
    const closing = await insertOne(tx, accountClosings, { memberId, reason, givesUpRemainder, requestedAt, closesAt });
    await closeAccount.enqueue(tx, { key: String(closing.id), at: closesAt, data: { closingId: closing.id } });
    await notifyMember(tx, events, { memberId, kind: "closingRequested", at: requestedAt });
    await endSessions(tx, memberId, "LOGOUT", requestedAt);
    await events.record(tx, { topic: "session", customerId: String(memberId) });
    return { closesAt };
  });
}

/** Keeps the account of a member who asked to close it; does nothing without a closing. */
export async function keepAccount({ events, clock }: CorePlatform, memberId: number): Promise<void> {
  await events.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const closing = await findClosing(tx, memberId);
    if (!closing) return;
    await end(tx, closing, "KEPT");
    await notifyMember(tx, events, { memberId, kind: "closingKept", at: clock.now() });
  });
}

/** Closes an account after the wait, unless the member kept it or it holds something again. */
export const closeAccount = deferredJob<CorePlatform, { closingId: number }>({
  name: "close-account",
  data: z.strictObject({ closingId: z.int() }),
  run: async (tx, { events }, { closingId }, { at }) => {
    const [asked] = await tx.select().from(accountClosings).where(eq(accountClosings.id, closingId));
    if (!asked) return;
    const { memberId } = asked;
    await lockMember(tx, memberId);
    const closing = await findClosing(tx, memberId);
    if (closing?.id !== closingId) return;
    await lockMoney(tx, memberId);
    if (keepsOpen(await openBusinessOf(tx, memberId), closing.givesUpRemainder)) {
      await end(tx, closing, "NOT_EMPTY");
      return notifyMember(tx, events, { memberId, kind: "closingStopped", at });
    }
    await giveUpMoney(tx, memberId, closingId, at);
    await end(tx, closing, "CLOSED");
    await endMarketing(tx, memberId, at);
    await notifyMember(tx, events, { memberId, kind: "closed", at });
    await tx.update(members).set({ closedAt: at }).where(eq(members.id, memberId));
    await endSessions(tx, memberId, "LOGOUT", at);
    await events.record(tx, { topic: "session", customerId: String(memberId) });
  },
});

const keepsOpen = (open: readonly OpenBusiness[], givesUpRemainder: boolean): boolean =>
  open.some((business) => business !== "REMAINDER" || !givesUpRemainder);

const end = (tx: Tx, { id }: Closing, outcome: NonNullable<Closing["outcome"]>) =>
  tx.update(accountClosings).set({ outcome }).where(eq(accountClosings.id, id));
