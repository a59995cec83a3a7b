import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError, wrongField } from "../../http/errors.ts";
import { toLanguage } from "../../http/languages.ts";
import { countersOfAccount } from "../../http/limits/guesses.ts";
import { members } from "../../member/member.tables.ts";
import { notify } from "../../member/notify.ts";
import { ownPassword } from "../../member/ownPassword.ts";
import { hashPassword, verifyPassword } from "../../member/password.ts";
import { requireGoodPassword } from "../../member/passwordRule.ts";
import type { Member } from "../login/login.ts";
import { sessions } from "../session.tables.ts";
import { SESSION_TEXTS } from "../session.texts.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { endOtherSessions, endSessions } from "../sessions.ts";
import { formerPasswords, passwordLinks } from "./passwords.tables.ts";

/** Number of former passwords that cannot be used again, besides the current one. */
const FORMER = 4;

interface NewPassword {
  password: string;
  /** Name of the password's form field. */
  field: string;
  /** The session that stays open; all others end. */
  keepSession?: string;
}

/**
 * Changes a password if the rules allow it. It ends the other sessions, open links, logins that wait for their second factor
 * and what failed logins have locked, and notifies the owner. `allow` runs inside the same transaction: when it throws, nothing changes.
 */
export async function setPassword(
  { db, clock, events, site, attempts }: SessionPlatform,
  member: Member,
  { password, field, keepSession }: NewPassword,
  allow: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  requireGoodPassword(password, { username: member.username, field, rule: site.passwordRule });
  await refuseFormer(db, member, password, field);
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  await events.transaction(async (tx) => {
    await allow(tx);
    const changed = await tx
      .update(members)
      .set({ passwordHash, passwordChangedAt: at, hasFirstPassword: false })
      .where(and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash)))
      .returning({ id: members.id });
    // Another request changed the password meanwhile: the checked one is no longer current.
    if (changed.length === 0) throw new PlatformError("PASSWORD_INCORRECT");
    await keepFormer(tx, member);
    await tx.delete(passwordLinks).where(eq(passwordLinks.memberId, member.id));
    await attempts.forget(countersOfAccount({ secret: "password", account: member.username }), tx);
    await attempts.forget(countersOfAccount(ownPassword(member.id)), tx);
    if (keepSession === undefined) await endSessions(tx, member.id, "REVOKED", at);
    else await endOtherSessions(tx, member.id, keepSession, at);
    await tx.update(sessions).set({ passwordDue: false }).where(eq(sessions.memberId, member.id));
    await tellOwner(tx, member, at);
    const customerId = String(member.id);
    await events.record(tx, { topic: "session", customerId }, { topic: "message", customerId });
  });
}

async function refuseFormer(tx: Tx, member: Member, password: string, field: string): Promise<void> {
  const former = await tx
    .select({ hash: formerPasswords.hash })
    .from(formerPasswords)
    .where(eq(formerPasswords.memberId, member.id));
  const hashes = [member.passwordHash, ...former.map(({ hash }) => hash)];
  const matches = await Promise.all(hashes.map((hash) => verifyPassword(password, hash)));
  if (matches.includes(true)) throw wrongField(field, "reused", { code: "PASSWORD_REUSED" });
}

async function keepFormer(tx: Tx, { id, passwordHash }: Member): Promise<void> {
  await tx.insert(formerPasswords).values({ memberId: id, hash: passwordHash });
  const latest = tx
    .select({ id: formerPasswords.id })
    .from(formerPasswords)
    .where(eq(formerPasswords.memberId, id))
    .orderBy(desc(formerPasswords.id))
    .limit(FORMER);
  await tx.delete(formerPasswords).where(and(eq(formerPasswords.memberId, id), notInArray(formerPasswords.id, latest)));
}

async function tellOwner(tx: Tx, member: Member, at: Date): Promise<void> {
  const { changedTitle: title, changedText: content } = SESSION_TEXTS[toLanguage(member.language)].password;
  await notify(tx, member, { title, content }, at);
}
