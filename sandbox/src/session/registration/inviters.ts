import { and, eq, isNull } from "drizzle-orm";
import { AGENT_TYPES } from "../../accountTypes.ts";
import type { Database } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import { members } from "../../member/member.tables.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import type { InviteLink } from "./inviteLinks.tables.ts";
import { openInviteLink } from "./inviteLinks.ts";

/** The agent of an affiliate code. Throws AFFILIATE_CODE_INVALID when there is none. */
export async function agentOfCode(db: Database, code: string) {
  const inviter = await inviterOf(db, code);
  if (!inviter || !AGENT_TYPES.has(inviter.type)) throw new PlatformError("AFFILIATE_CODE_INVALID");
  return inviter;
}

/** The account of an invite code: an agent's or a friend's. */
async function inviterOf(db: Database, code: string) {
  const [found] = await db
    .select({ id: members.id, path: members.path, type: members.type, uplineId: members.uplineId })
    .from(members)
    .where(and(eq(members.inviteCode, code.toUpperCase()), isNull(members.closedAt), isNull(members.lockedAt)));
  return found;
}

interface Invitation {
  affiliateCode?: string | undefined;
  domain?: string | undefined;
  referralCode?: string | undefined;
}

/** The agent above a new account, the agent's link that was followed, and the friend who referred it. */
export interface Inviters {
  upline: { id: number; path: string } | undefined;
  link?: InviteLink | undefined;
  referrerId: number | undefined;
}

/**
 * The agent of a new account: that of the typed code, which must be an agent's; or that of the site's address; or that
 * of the followed link. A friend's link leads to the friend's agent. Unknown links, and links that are over, are ignored.
 */
export async function invitersOf({ db, site, clock }: SessionPlatform, given: Invitation): Promise<Inviters> {
  const followed = given.referralCode ? await openInviteLink(db, given.referralCode, clock.now()) : undefined;
  if (followed && !given.affiliateCode) return { ...followed, referrerId: undefined };
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
