import { and, count, eq, gt } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { members } from "../member/member.tables.ts";
import { AGENT_TYPES, TRIAL_TYPE } from "../member/memberTypes.ts";
import type { Platform } from "../platform.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { loginFailures } from "./session.tables.ts";
import { openSession } from "./sessions.ts";

const MINUTE = 60_000;
const FAILURE_WINDOW_MS = 30 * MINUTE;
const CAPTCHA_FROM = 3;
const LOCK_FROM = 5;
const PASSWORD_MAX_AGE_MS = 365 * 24 * 60 * MINUTE;

export type Member = typeof members.$inferSelect;

/** Where a login comes from. */
export interface Origin {
  ip: string;
  device: string | undefined;
  country: string | undefined;
}

export interface Credentials {
  username: string;
  password: string;
  captcha?: { id: string; text: string };
  side?: "MEMBER" | "AGENT";
}

// Compared when the account doesn't exist, so that both refusals take the same time.
const nobodysHash = hashPassword("nobody's password");

/** The account behind right credentials. Everything that is wrong about them is refused with the same words. */
export async function authenticate(
  platform: Platform,
  { username, password, captcha, side }: Credentials,
): Promise<Member> {
  const { db, clock, captchas } = platform;
  const name = username.trim().toLowerCase();
  const failures = await recentFailures(db, name, clock.now());
  if (failures.length >= LOCK_FROM) {
    const opens = Math.max(...failures.map((at) => at.getTime())) + FAILURE_WINDOW_MS;
    throw new PlatformError("ACCOUNT_LOCKED", { retryAfter: Math.ceil((opens - clock.now().getTime()) / 1000) });
  }
  if (failures.length >= CAPTCHA_FROM) {
    if (!captcha) throw new PlatformError("CAPTCHA_REQUIRED", { value: { captcha: true } });
    captchas.check(captcha.id, captcha.text);
  }
  const [member] = await db.select().from(members).where(eq(members.username, name));
  const matches = await verifyPassword(password, member?.passwordHash ?? (await nobodysHash));
  if (!member || !matches || member.type === TRIAL_TYPE) {
    await db.insert(loginFailures).values({ username: name, at: clock.now() });
    throw new PlatformError("LOGIN_FAILED", { value: { captcha: failures.length + 1 >= CAPTCHA_FROM } });
  }
  if (member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
  if (side === "MEMBER" && AGENT_TYPES.has(member.type)) throw new PlatformError("NOT_MEMBER_ACCOUNT");
  if (side === "AGENT" && !AGENT_TYPES.has(member.type)) throw new PlatformError("NOT_AGENT_ACCOUNT");
  await db.delete(loginFailures).where(eq(loginFailures.username, name));
  return member;
}

async function recentFailures(db: Database, username: string, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(
      and(eq(loginFailures.username, username), gt(loginFailures.at, new Date(now.getTime() - FAILURE_WINDOW_MS))),
    );
  return rows.map(({ at }) => at);
}

/** Opens a session for an account and answers what the contract tells of a login. */
export async function logIn(platform: Platform, member: Member, origin: Origin, remember: boolean) {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const { token, expiresAt } = await openSession(tx, { member, remember, ...origin, at: now });
    await tx
      .update(members)
      .set({ lastLoginAt: now, lastLoginIp: origin.ip, firstLoginAt: member.firstLoginAt ?? now })
      .where(eq(members.id, member.id));
    return {
      token,
      customerId: String(member.id),
      username: member.username,
      firstTimeLogin: member.firstLoginAt === null,
      passwordExpired: now.getTime() - member.passwordChangedAt.getTime() > PASSWORD_MAX_AGE_MS,
      weakPassword: member.passwordWeak,
      expiresAt: expiresAt.toISOString(),
      lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
      lastLoginIp: member.lastLoginIp,
    };
  });
}

/** How many trial accounts were opened from an address since then. */
export async function countTrials(db: Database, ip: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ trials: count().mapWith(Number) })
    .from(members)
    .where(and(eq(members.type, TRIAL_TYPE), eq(members.lastLoginIp, ip), gt(members.registeredAt, since)));
  return row?.trials ?? 0;
}
