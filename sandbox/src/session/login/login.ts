import { and, eq, isNotNull, or } from "drizzle-orm";
import { AFFILIATE_SUB_TYPE, AGENT_TYPES, TRIAL_TYPE } from "../../accountTypes.ts";
import type { Database } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import { guessing, needsCaptcha } from "../../http/limits/guesses.ts";
import { folded } from "../../member/folded.ts";
import { members } from "../../member/member.tables.ts";
import { hasSecondFactor } from "../../member/members.ts";
import { hashPassword, verifyPassword } from "../../member/password.ts";
import { isWeakPassword } from "../../member/passwordRule.ts";
import { subAccounts } from "../../member/subAccounts.tables.ts";
import { markOf, placeOf } from "../deviceMarks.ts";
import { isNewDevice, type LoginMethod, type Origin, recordLogin, type SecondFactor } from "../history/history.ts";
import { noticeNewDevice } from "../history/newDeviceNotice.ts";
import { noticeRecoveryCode } from "../secondFactor/notices.ts";
import { keepUnfinished } from "../secondFactor/unfinishedLogins.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { openSession } from "../sessions.ts";

const MINUTE = 60_000;
const PASSWORD_MAX_AGE_MS = 365 * 24 * 60 * MINUTE;

export type Member = typeof members.$inferSelect;

export interface Credentials {
  username: string;
  password: string;
  captcha?: { id: string; text: string };
  side?: "MEMBER" | "AGENT";
  /** Where the login comes from, for the member's history. */
  origin: Origin;
}

// Compared when the account does not exist or has no password, so that all refusals take the same time.
const unusedHash = hashPassword("a password of no account");

/** The account of valid credentials. Every kind of wrong credentials gets the same error. */
export async function authenticate(
  platform: SessionPlatform,
  { username, password, captcha, side, origin }: Credentials,
): Promise<Member> {
  const { db, clock, captchas } = platform;
  const account = folded(username);
  const [member] = await db.select().from(members).where(eq(members.username, account));
  const place = await placeOf(platform, origin, member?.id);
  const guess = { secret: "password", account, place, pace: { code: "ACCOUNT_LOCKED" } } as const;
  const wrong = await guessing(platform, guess, async () => {
    if (await needsCaptcha(platform, guess, platform.config.rateLimits)) {
      if (!captcha) throw new PlatformError("CAPTCHA_REQUIRED", { value: { captcha: true } });
      await captchas.check(captcha.id, captcha.text);
    }
    const hash = member && member.type !== TRIAL_TYPE ? member.passwordHash : await unusedHash;
    if ((await verifyPassword(password, hash)) && hash === member?.passwordHash) return;
    throw new PlatformError("LOGIN_FAILED");
  }).catch((error: unknown) => {
    if (error instanceof PlatformError && error.code === "LOGIN_FAILED") return error;
    throw error;
  });
  if (wrong || !member) {
    const fault = { method: "PASSWORD", fault: "CREDENTIALS", at: clock.now() } as const;
    if (member) await recordLogin(db, { ...origin, ...fault, memberId: member.id });
    throw new PlatformError("LOGIN_FAILED", { value: { captcha: await needsCaptcha(platform, guess, false) } });
  }
  if (member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
  if (side === "MEMBER" && AGENT_TYPES.has(member.type)) throw new PlatformError("NOT_MEMBER_ACCOUNT");
  if (side === "AGENT" && !AGENT_TYPES.has(member.type)) throw new PlatformError("NOT_AGENT_ACCOUNT");
  return member;
}

interface Manner {
  method: LoginMethod;
  origin: Origin;
  remember: boolean;
  /** The typed password, checked for weakness; left out for logins without one. */
  password?: string;
}

/**
 * Opens a session for an account and returns the login in the contract's form. For a member with a second factor it
 * returns the token of a login that waits for it.
 */
export async function logIn(platform: SessionPlatform, member: Member, { method, origin, remember, password }: Manner) {
  await refuseLocked(platform.db, member);
  const passwordAge = platform.clock.now().getTime() - member.passwordChangedAt.getTime();
  const passwordExpired = member.hasFirstPassword || (password !== undefined && passwordAge > PASSWORD_MAX_AGE_MS);
  const weakPassword = password !== undefined && isWeakPassword(password);
  const login = { method, remember, passwordExpired, weakPassword };
  if (await hasSecondFactor(platform.db, member.id)) {
    return keepUnfinished(platform, { ...login, memberId: member.id });
  }
  return enter(platform, member, { ...login, origin });
}

/** Refuses a locked account, and a sub-account of a locked or closed agent. */
async function refuseLocked(db: Database, { id, type, lockedAt }: Member): Promise<void> {
  const isOver = and(eq(subAccounts.memberId, id), or(isNotNull(members.lockedAt), isNotNull(members.closedAt)));
  const ended = db.select({ id: members.id }).from(subAccounts).innerJoin(members, eq(members.id, subAccounts.agentId));
  if (lockedAt || (type === AFFILIATE_SUB_TYPE && (await ended.where(isOver)).length > 0)) {
    throw new PlatformError("ACCOUNT_SUSPENDED");
  }
}

interface Entry {
  method: LoginMethod;
  origin: Origin;
  remember: boolean;
  passwordExpired: boolean;
  weakPassword: boolean;
  secondFactor?: SecondFactor;
}

/** Opens a session for an account that has proven everything it must, and notices a device that is new. */
export async function enter(platform: SessionPlatform, member: Member, entry: Entry) {
  await refuseLocked(platform.db, member);
  const { method, origin, remember, passwordExpired, weakPassword, secondFactor } = entry;
  const now = platform.clock.now();
  const customerId = String(member.id);
  // In strict jurisdictions every session ends after 30 idle minutes.
  const isRemembered = remember && !platform.site.profile.isStrict;
  const { token, expiresAt } = await platform.events.transaction(async (tx) => {
    const isNew = await isNewDevice(tx, member.id, origin, now);
    const passwordDue = passwordExpired || weakPassword;
    const opened = await openSession(tx, {
      member,
      remember: isRemembered,
      passwordDue,
      method,
      secondFactor,
      ...origin,
      at: now,
    });
    await tx
      .update(members)
      .set({ lastLoginAt: now, lastLoginIp: origin.ip, firstLoginAt: member.firstLoginAt ?? now })
      .where(eq(members.id, member.id));
    const hasRecovered = secondFactor === "RECOVERY_CODE";
    if (isNew) await noticeNewDevice(tx, member, origin, now);
    if (hasRecovered) await noticeRecoveryCode(tx, member, now);
    if (isNew || hasRecovered) await platform.events.record(tx, { topic: "message", customerId });
    // The login may have ended the oldest session.
    await platform.events.record(tx, { topic: "session", customerId });
    return opened;
  });
  const isTrial = member.type === TRIAL_TYPE;
  return {
    token,
    customerId,
    ...(!isTrial && { deviceMark: await markOf(platform, origin, member.id) }),
    username: member.username,
    firstTimeLogin: member.firstLoginAt === null,
    passwordExpired,
    weakPassword,
    expiresAt: expiresAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
    lastLoginIp: member.lastLoginAt ? member.lastLoginIp : null,
  };
}
