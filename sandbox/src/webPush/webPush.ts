import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import { sessions } from "../session/session.tables.ts";
import { pushNotices, pushSubscriptions } from "./webPush.tables.ts";

/** Devices of one member; the oldest one goes when there is another. */
const MOST_DEVICES = 10;
const AT_ONCE = 100;
/** Why a session ended when its member no longer uses the device. An expired session may begin again. */
const LEFT = ["LOGOUT", "REVOKED"];

/** A browser's subscription, as the Push API names its parts. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Adds a device to a session. A device that had another member belongs to this one from now on. */
export async function addDevice(
  { db, clock }: CorePlatform,
  { memberId, id: sessionId }: { memberId: number; id: string },
  subscription: Subscription,
): Promise<void> {
  const row = { memberId, sessionId, ...subscription, createdAt: clock.now() };
  await db.transaction(async (tx) => {
    // A new row, so that notifications for the previous member are not sent to this one.
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, subscription.endpoint));
    await tx.insert(pushSubscriptions).values(row);
    const kept = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.memberId, memberId))
      .orderBy(desc(pushSubscriptions.id))
      .limit(MOST_DEVICES);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.memberId, memberId), sql`${pushSubscriptions.id} not in (${kept})`));
  });
}

/** Lets the notifications of this transaction's messages to a member lead to the withdrawal. */
export const leadToWithdrawal = (tx: Tx, memberId: number) =>
  tx
    .update(pushNotices)
    .set({ kind: "WITHDRAWAL" })
    .where(
      sql`${pushNotices.createdAt} = now() and ${pushNotices.subscriptionId} in (
        select id from push_subscriptions where member_id = ${memberId})`,
    );

/**
 * Takes the notifications that wait; one gateway gets each of them. A device gets none after its member has logged out
 * there, and none of an account that is closed or locked. Old notifications are dropped.
 */
export async function takeNotices({ db }: CorePlatform) {
  return db.transaction(async (tx) => {
    const left = tx.select({ id: sessions.id }).from(sessions).where(inArray(sessions.endReason, LEFT));
    const shut = tx
      .select({ id: members.id })
      .from(members)
      .where(or(isNotNull(members.closedAt), isNotNull(members.lockedAt)));
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, left));
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.memberId, shut));
    await tx.delete(pushNotices).where(lt(pushNotices.createdAt, sql`now() - interval '1 hour'`));
    const next = tx
      .select({ id: pushNotices.id })
      .from(pushNotices)
      .orderBy(asc(pushNotices.id))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    const taken = await tx.delete(pushNotices).where(inArray(pushNotices.id, next)).returning();
    if (taken.length === 0) return [];
    const ids = [...new Set(taken.map(({ subscriptionId }) => subscriptionId))];
    const devices = await tx
      .select({ subscription: pushSubscriptions, language: members.language })
      .from(pushSubscriptions)
      .innerJoin(members, eq(members.id, pushSubscriptions.memberId))
      .where(inArray(pushSubscriptions.id, ids));
    return devices.flatMap(({ subscription, language }) => {
      const kinds = new Set(
        taken.flatMap(({ subscriptionId, kind }) => (subscriptionId === subscription.id ? [kind] : [])),
      );
      return [...kinds].map((kind) => ({ subscription, language, kind }));
    });
  });
}
