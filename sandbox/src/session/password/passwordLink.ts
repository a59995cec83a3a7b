import { fill } from "@atrium/arcade/texts";
import { and, eq, gt } from "drizzle-orm";
import { TRIAL_TYPE } from "../../accountTypes.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import { toLanguage } from "../../http/languages.ts";
import { folded } from "../../member/folded.ts";
import { members } from "../../member/member.tables.ts";
import { sendMail, sendSms } from "../../outbox/outbox.ts";
import { SESSION_TEXTS } from "../session.texts.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { hashToken, newToken } from "../sessions.ts";
import { passwordLinks } from "./passwords.tables.ts";
import { setPassword } from "./setPassword.ts";

const LIFETIME_MS = 30 * 60_000;

/**
 * E-mails a link for a new password if user name and e-mail address belong together; earlier links become invalid. The
 * answer does not show whether it did.
 */
export async function sendPasswordLink(platform: SessionPlatform, username: string, email: string): Promise<void> {
  const { db, clock } = platform;
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.username, folded(username)));
  if (!member || member.closedAt || member.type === TRIAL_TYPE) return;
  if (member.email === null || folded(member.email) !== folded(email)) return;

  await db.transaction((tx) => issuePasswordLink(platform, tx, member, clock.now()));
}

/**
 * Sends a member a link for a new password: by e-mail, or to the mobile number of a member without an address. Earlier
 * links become invalid. Throws CONTACT_MISSING when the member has neither.
 */
export async function issuePasswordLink(
  { config }: Pick<SessionPlatform, "config">,
  tx: Tx,
  member: typeof members.$inferSelect,
  at: Date,
): Promise<void> {
  const { id: memberId, username, email, mobile } = member;
  if (email === null && mobile === null) throw new PlatformError("CONTACT_MISSING");
  const token = newToken();
  // In the fragment: servers, logs and referrers never see it.
  const link = `${config.siteUrl.replace(/\/$/, "")}/reset-password#token=${token}`;
  const { linkTitle, linkText } = SESSION_TEXTS[toLanguage(member.language)].password;
  const text = fill(linkText, { username, link });
  await tx.delete(passwordLinks).where(eq(passwordLinks.memberId, memberId));
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  await tx.insert(passwordLinks).values({ tokenHash: hashToken(token), memberId, expiresAt });
  if (email !== null) await sendMail(tx, { to: email, subject: linkTitle, text, at });
  else if (mobile !== null) await sendSms(tx, { to: mobile, text, at });
}

/**
 * Sets a new password with a link's token, once, and returns the user name. A refused password leaves the link valid.
 */
export async function redeemPasswordLink(platform: SessionPlatform, token: string, password: string): Promise<string> {
  const { db, clock } = platform;
  const isGood = and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, clock.now()));
  const [found] = await db
    .select({ member: members })
    .from(passwordLinks)
    .innerJoin(members, eq(members.id, passwordLinks.memberId))
    .where(isGood);
  if (!found || found.member.closedAt) throw new PlatformError("RESET_LINK_INVALID");
  await setPassword(platform, found.member, { password, field: "newPassword" }, async (tx) => {
    // Deleting the link makes it single-use: the second of two simultaneous requests finds none.
    const used = await tx.delete(passwordLinks).where(isGood).returning({ id: passwordLinks.memberId });
    if (used.length === 0) throw new PlatformError("RESET_LINK_INVALID");
  });
  return found.member.username;
}
