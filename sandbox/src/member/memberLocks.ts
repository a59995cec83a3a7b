import { and, eq } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { playBreakAt, requireNoBreak } from "../http/playBreak.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import type { members } from "./member.tables.ts";
import { lockMember } from "./members.ts";

type Member = typeof members.$inferSelect;

/**
 * Locks the row of a member before money moves. Waiting for the row takes time, so the function then reads the account again: it
 * throws SESSION_REVOKED when an agent has locked the account, and SESSION_EXPIRED when the account is closed.
 */
export async function lockOpenMember(tx: Tx, memberId: number): Promise<Member> {
  const member = await lockMember(tx, memberId);
  if (!member || member.closedAt) throw new PlatformError("SESSION_EXPIRED");
  if (member.lockedAt) throw new PlatformError("SESSION_REVOKED");
  return member;
}

/** The same for what nobody does during a break from play; it throws RG_TIME_OUT and RG_SELF_EXCLUDED as well. */
export async function lockActiveMember(tx: Tx, memberId: number, now: Date): Promise<Member> {
  const member = await lockOpenMember(tx, memberId);
  requireNoBreak(playBreakAt(member, now));
  return member;
}

/**
 * Lets no money of a member move until the transaction ends: every movement concerns a main account. Rounds that are
 * played together lock accounts and not members, so what forbids a member to play locks the money too.
 */
export const lockMoney = (tx: Tx, memberId: number) =>
  tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.kind, "main")))
    .orderBy(ledgerAccounts.id)
    .for("no key update");
