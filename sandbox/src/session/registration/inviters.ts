import { and, eq, isNull } from "drizzle-orm";
import { AGENT_TYPES } from "../../accountTypes.ts";
import type { Database } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import { members } from "../../member/member.tables.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import type { InviteLink } from "./inviteLinks.tables.ts";
import { openInviteLink } from "./inviteLinks.ts";

/** Who invited a new account: the agent above it, the agent's link that the visitor opened, and the friend who gave a code. */
export interface Inviters {
  upline: { id: number; path: string } | undefined;
  link?: InviteLink | undefined;
  referrerId: number | undefined;
}

/** The inviters of a code: of an agent's link, of an agent or of a friend. Throws AFFILIATE_CODE_INVALID for others. */
export async function invitersOfCode(platform: SessionPlatform, code: string): Promise<Inviters> {
  const inviters = await findInviters(platform, code);
  if (!inviters) throw new PlatformError("AFFILIATE_CODE_INVALID");
  return inviters;
}

async function findInviters({ db, clock }: SessionPlatform, code: string): Promise<Inviters | undefined> {
  const followed = await openInviteLink(db, code, clock.now());
  if (followed) return { ...followed, referrerId: undefined };
  const inviter = await inviterOf(db, code);
  if (!inviter) return undefined;
  const upline = AGENT_TYPES.has(inviter.type) ? inviter : await memberOf(db, inviter.uplineId);
  return { upline, referrerId: inviter.id };
}

/** The account of an invite code: an agent's or a friend's. */
async function inviterOf(db: Database, code: string) {
  const [found] = await db
    .select({ id: members.id, path: members.path, type: members.type, uplineId: members.uplineId })
    .from(members)
    .where(and(eq(members.inviteCode, code.toUpperCase()), isNull(members.closedAt), isNull(members.lockedAt)));
  return found;
}

async function memberOf(db: Database, id: number | null) {
  if (id === null) return undefined;
  const [found] = await db.select({ id: members.id, path: members.path }).from(members).where(eq(members.id, id));
  return found;
}

interface Invitation {
  affiliateCode?: string | undefined;
  domain?: string | undefined;
  referralCode?: string | undefined;
}

/**
 * The inviters of a new account. A typed code counts first and must be valid, then the followed link of an agent, then
 * the agent of the site's address, then the code of the followed address. Other codes of addresses are ignored.
 */
export async function invitersOf(platform: SessionPlatform, given: Invitation): Promise<Inviters> {
  const { db, site } = platform;
  const followed = given.referralCode ? await findInviters(platform, given.referralCode) : undefined;
  const referrerId = followed?.referrerId;
  if (given.affiliateCode) {
    const typed = await invitersOfCode(platform, given.affiliateCode);
    // A typed code of an agent names no friend.
    const friendId = typed.referrerId === typed.upline?.id ? undefined : typed.referrerId;
    return { ...typed, referrerId: referrerId ?? friendId };
  }
  if (followed?.link) return followed;
  const { affiliate } = site.brand;
  const own = affiliate && affiliate.domain === given.domain ? await inviterOf(db, affiliate.code) : undefined;
  if (own && AGENT_TYPES.has(own.type)) return { upline: own, referrerId };
  return followed ?? { upline: undefined, referrerId };
}
