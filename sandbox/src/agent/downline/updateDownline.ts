import { namesOf } from "@atrium/schema/records";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/openDatabase.ts";
import { PlatformError, wrongField } from "../../http/errors.ts";
import { members, type RestrictedBy, type Restriction, restrictions } from "../../member/member.tables.ts";
import { lockMoney } from "../../member/memberLocks.ts";
import { findMember, lockMember } from "../../member/members.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { endSessions } from "../../session/sessions.ts";
import type { Change } from "../audit/agentActions.tables.ts";
import { recordAction } from "../audit/agentActions.ts";
import { type Downline, memberIdIn } from "../downline.ts";
import { endSubAccountSessions } from "../subAccounts/subAccounts.ts";
import { noticeOfChanges, noticeOfLift } from "./downlineNotice.ts";
import { requireRebate, toRebate } from "./rebate.ts";

type Member = typeof members.$inferSelect;

const SHORTEST_REASON = 3;

/** What an agent wants to change; what is left out stays as it is. */
interface DownlineUpdate {
  account: string;
  status?: "ACTIVE" | "LOCKED" | undefined;
  canBet?: boolean | undefined;
  canTransfer?: boolean | undefined;
  canWithdraw?: boolean | undefined;
  /** In parts of 10,000; at least the present one, and at most the one of the agent directly above the account. */
  rebate?: number | undefined;
  /** Needed for everything but the rebate. */
  reason: string;
}

/**
 * Changes an account below an agent, records the action, and informs the member. A lock ends the member's sessions.
 * Throws DOWNLINE_NOT_FOUND, ACCOUNT_CLOSED, RESTRICTED_ABOVE for what only an agent above the caller can lift, and
 * VALIDATION_FAILED for a rebate outside its bounds or a missing reason.
 */
export async function updateDownline(
  { db, clock, events }: SessionPlatform,
  downline: Downline,
  { account, reason: typed, ...wanted }: DownlineUpdate,
): Promise<void> {
  const memberId = await memberIdIn(db, downline, account);
  const reason = typed.trim();
  await events.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
    const changes = changesOf(member, wanted);
    const above = await setAbove(tx, downline, member);
    const fixed = changes.filter(({ field }) => above.some((one) => one === field));
    if (fixed.length > 0) {
      throw new PlatformError("RESTRICTED_ABOVE", { fields: fixed.map(({ field }) => ({ field, rule: "above" })) });
    }
    const restrictedBy = nextRestrictedBy(member, above, wanted, downline.agentId);
    if (changes.length === 0) {
      // The same restriction by a higher agent: from now on it is the higher agent's.
      await tx.update(members).set({ restrictedBy }).where(eq(members.id, memberId));
      return;
    }
    if (changes.some(({ field }) => field !== "rebate") && reason.length < SHORTEST_REASON) {
      throw wrongField("reason", "required");
    }
    if (wanted.rebate !== undefined && wanted.rebate !== member.rebate) {
      const [upline] = await tx
        .select({ rebate: members.rebate })
        .from(members)
        .where(eq(members.id, member.uplineId ?? downline.agentId));
      requireRebate(wanted.rebate, { least: member.rebate, most: Math.max(upline?.rebate ?? 0, member.rebate) });
    }
    const at = clock.now();
    const { status, canBet, canTransfer, canWithdraw, rebate } = wanted;
    const lockedAt = status === undefined ? member.lockedAt : status === "LOCKED" ? (member.lockedAt ?? at) : null;
    await tx
      .update(members)
      .set({
        lockedAt,
        rebate: rebate ?? member.rebate,
        canBet: canBet ?? member.canBet,
        canTransfer: canTransfer ?? member.canTransfer,
        canWithdraw: canWithdraw ?? member.canWithdraw,
        restrictedBy,
      })
      .where(eq(members.id, memberId));
    const customerId = String(memberId);
    // Rounds that are under way end before a lock.
    if (changes.some(({ field }) => field === "status" || field === "canBet")) await lockMoney(tx, memberId);
    if (lockedAt && !member.lockedAt) {
      await endSessions(tx, memberId, "REVOKED", at);
      const ended = [memberId, ...(await endSubAccountSessions(tx, memberId, at))];
      await events.record(tx, ...ended.map((id) => ({ topic: "session", customerId: String(id) }) as const));
    }
    await recordAction(tx, {
      agentId: downline.agentId,
      kind: "ACCOUNT_CHANGED",
      memberId,
      changes,
      reason: reason || null,
      at,
    });
    await noticeOfChanges(tx, member, { changes, reason, at });
    await events.record(tx, { topic: "message", customerId });
    for (const setterId of settersOf(member, changes)) {
      if (setterId === downline.agentId) continue;
      await noticeOfLift(tx, await findMember(tx, setterId), { account, at });
      await events.record(tx, { topic: "message", customerId: String(setterId) });
    }
  });
}

/** The restrictions of an account that an agent above the caller has set. The caller cannot lift them. */
export async function setAbove(
  db: Database,
  { path }: Downline,
  { restrictedBy }: Pick<Member, "restrictedBy">,
): Promise<Restriction[]> {
  const setters = Object.values(restrictedBy);
  if (setters.length === 0) return [];
  const found = await db
    .select({ id: members.id, path: members.path })
    .from(members)
    .where(inArray(members.id, setters));
  const isAbove = (id: number) => found.some((one) => one.id === id && one.path !== path && path.startsWith(one.path));
  return restrictions.filter((field) => isAbove(restrictedBy[field] ?? 0));
}

const isRestricted = (member: Member, wanted: Pick<DownlineUpdate, Restriction>, field: Restriction): boolean => {
  if (field === "status") return wanted.status === undefined ? member.lockedAt !== null : wanted.status === "LOCKED";
  return !(wanted[field] ?? member[field]);
};

/** Who has set each restriction of the account from now on. */
function nextRestrictedBy(
  member: Member,
  above: readonly Restriction[],
  wanted: Pick<DownlineUpdate, Restriction>,
  agentId: number,
): RestrictedBy {
  const kept = restrictions.flatMap((field): [Restriction, number][] => {
    if (!isRestricted(member, wanted, field)) return [];
    const setter = member.restrictedBy[field];
    const isNew = wanted[field] !== undefined && !above.includes(field);
    if (isNew) return [[field, agentId]];
    return setter === undefined ? [] : [[field, setter]];
  });
  return Object.fromEntries(kept);
}

/** The agents who had set what was lifted. */
const settersOf = ({ restrictedBy }: Member, changes: readonly Change[]): ReadonlySet<number> =>
  new Set(
    restrictions.flatMap((field) => (changes.some((one) => one.field === field) ? (restrictedBy[field] ?? []) : [])),
  );

/** What is different from before. */
function changesOf(
  member: Member,
  { status, rebate, ...rights }: Omit<DownlineUpdate, "account" | "reason">,
): Change[] {
  const before = {
    status: member.lockedAt ? "LOCKED" : "ACTIVE",
    canBet: String(member.canBet),
    canTransfer: String(member.canTransfer),
    canWithdraw: String(member.canWithdraw),
    rebate: toRebate(member.rebate),
  };
  const after = {
    status,
    canBet: rights.canBet?.toString(),
    canTransfer: rights.canTransfer?.toString(),
    canWithdraw: rights.canWithdraw?.toString(),
    rebate: rebate === undefined ? undefined : toRebate(rebate),
  };
  return namesOf(before).flatMap((field) => {
    const next = after[field];
    return next === undefined || next === before[field] ? [] : [{ field, before: before[field], after: next }];
  });
}
