import { and, eq, isNull } from "drizzle-orm";
import { AGENT_TYPES } from "../../accountTypes.ts";
import type { Database } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import { members } from "../../member/member.tables.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";

/** The agent of an affiliate code. Throws AFFILIATE_CODE_INVALID when it is nobody's. */
export async function agentOfCode(db: Database, code: string) {
  const inviter = await inviterOf(db, code);
  if (!inviter || !AGENT_TYPES.has(inviter.type)) throw new PlatformError("AFFILIATE_CODE_INVALID");
  return inviter;
}

/** Whose code it is: an agent's or a friend's. */
async function inviterOf(db: Database, code: string) {
  const [found] = await db
    .select({ id: members.id, path: members.path, type: members.type, uplineId: members.uplineId })
    .from(members)
    .where(and(eq(members.inviteCode, code.toUpperCase()), isNull(members.closedAt)));
  return found;
}

interface Invitation {
  affiliateCode?: string | undefined;
  domain?: string | undefined;
  referralCode?: string | undefined;
}

/** The agent that a new account belongs to, and the friend who brought it. */
export interface Inviters {
  upline: { id: number; path: string } | undefined;
  referrerId: number | undefined;
}

/**
 * Who gets a new account: the agent of the code that was typed, which has to be one's, or of the address that the site
 * was opened at, or whoever's link was followed. A friend brings their own agent. Links that lead to nobody are no fault.
 */
export async function invitersOf({ db, site }: SessionPlatform, given: Invitation): Promise<Inviters> {
  const friend = given.referralCode ? await inviterOf(db, given.referralCode) : undefined;
  const referrerId = friend?.id;
  if (given.affiliateCode) return { upline: await agentOfCode(db, given.affiliateCode), referrerId };
  const { affiliate } = site.brand;
  const own = affiliate && affiliate.domain === given.domain ? await inviterOf(db, affiliate.code) : undefined;
  if (own && AGENT_TYPES.has(own.type)) return { upline: own, referrerId };
  if (!friend || AGENT_TYPES.has(friend.type)) return { upline: friend, referrerId };
  const [upline] = friend.uplineId
    ? await db.select({ id: members.id, path: members.path }).from(members).where(eq(members.id, friend.uplineId))
    : [];
  return { upline, referrerId };
}
