import { hash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import type { ActiveSession } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { playBreakAt } from "../http/playBreak.ts";
import { members } from "../member/member.tables.ts";
import { lockMember } from "../member/members.ts";
import { subAccounts } from "../member/subAccounts.tables.ts";
import { type LoginMethod, type Origin, recordLogin, type SecondFactor, storedDevice } from "./history/history.ts";
import { loginTokens, sessions, unfinishedLogins } from "./session.tables.ts";

const MINUTE = 60_000;
const IDLE_MS = 30 * MINUTE;
const REMEMBERED_IDLE_MS = 24 * 60 * MINUTE;
const ABSOLUTE_MS = 24 * 60 * MINUTE;
const MAX_SESSIONS = 3;
/** `lastSeenAt` is written at most once a minute. */
const SEEN_MS = MINUTE;

type EndReason = "LOGOUT" | "REVOKED" | "EXPIRED";

/** A token of 256 random bits. */
export const newToken = () => randomBytes(32).toString("base64url");

/** The stored form of a token. */
export const hashToken = (token: string) => hash("sha256", token, "hex");

/** A session's row in the database. */
export type SessionRow = typeof sessions.$inferSelect;

const idleEnd = ({ lastSeenAt, remember }: SessionRow) =>
  new Date(lastSeenAt.getTime() + (remember ? REMEMBERED_IDLE_MS : IDLE_MS));

/** Absolute end of a session: after a day, or with its trial account. */
function absoluteEnd({ createdAt }: SessionRow, { endsAt }: { endsAt: Date | null }): Date {
  const end = new Date(createdAt.getTime() + ABSOLUTE_MS);
  return endsAt && endsAt < end ? endsAt : end;
}

export interface NewSession extends Origin {
  member: { id: number; endsAt: Date | null };
  remember: boolean;
  passwordDue?: boolean;
  /** How the member logged in. */
  method?: LoginMethod;
  secondFactor?: SecondFactor | undefined;
  at: Date;
}

/** Opens a session, records the login, and ends the oldest when there are more than three. The token is returned only here. */
export async function openSession(tx: Tx, session: NewSession) {
  const { member, remember, passwordDue = false, method = "PASSWORD", secondFactor, device, ip, country, at } = session;
  // One login per member at a time: two at once would each free one place only.
  await lockMember(tx, member.id);
  const open = await listSessions(tx, member.id, at);
  for (const { id } of open.slice(MAX_SESSIONS - 1)) await endSession(tx, id, "REVOKED", at);
  if (open.length === 0) await tx.update(members).set({ playingSince: at }).where(eq(members.id, member.id));

  const token = newToken();
  const row: SessionRow = {
    id: randomUUID(),
    memberId: member.id,
    tokenHash: hashToken(token),
    remember,
    passwordDue,
    device: storedDevice(device),
    ip,
    country: country ?? null,
    createdAt: at,
    lastSeenAt: at,
    endedAt: null,
    endReason: null,
  };
  await tx.insert(sessions).values(row);
  await recordLogin(tx, { memberId: member.id, sessionId: row.id, method, secondFactor, device, ip, country, at });
  return { token, sessionId: row.id, expiresAt: absoluteEnd(row, member) };
}

/** Ends an open session; does nothing to an ended one. */
export async function endSession(tx: Tx, id: string, reason: EndReason, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: at, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** Ends the logins of a member that wait for their second factor, and tokens that log in. */
export async function endWaitingLogins(tx: Tx, memberId: number): Promise<void> {
  await tx.delete(unfinishedLogins).where(eq(unfinishedLogins.memberId, memberId));
  await tx.delete(loginTokens).where(eq(loginTokens.memberId, memberId));
}

/** Ends the open sessions of a member, and logins that wait. Returns the number of sessions. */
export async function endSessions(tx: Tx, memberId: number, reason: EndReason, at: Date): Promise<number> {
  await endWaitingLogins(tx, memberId);
  const ended = await tx
    .update(sessions)
    .set({ endedAt: at, endReason: reason })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends the sessions that are over, each at the moment at which it ended. Returns their number. */
export async function endIdleSessions(db: Database, at: Date): Promise<number> {
  const idleMs = sql`case when ${sessions.remember} then ${REMEMBERED_IDLE_MS}::int else ${IDLE_MS}::int end`;
  const over = sql`least(${sessions.createdAt} + make_interval(secs => ${ABSOLUTE_MS}::int / 1000),
    ${sessions.lastSeenAt} + make_interval(secs => (${idleMs}) / 1000))`;
  const ended = await db
    .update(sessions)
    .set({ endedAt: over, endReason: "EXPIRED" satisfies EndReason })
    .where(and(isNull(sessions.endedAt), sql`${over} <= ${at.toISOString()}::timestamptz`))
    .returning({ id: sessions.id });
  return ended.length;
}

/** How a session's token is used. */
export interface SessionUse {
  /** False for a gateway's own reads: they don't keep an idle session open. */
  isActivity: boolean;
}

/**
 * The session of a token. Throws SESSION_REVOKED when it was ended from elsewhere, SESSION_EXPIRED when it is over, and
 * UNAUTHENTICATED for an unknown token.
 */
export async function findSession(
  db: Database,
  token: string,
  at: Date,
  { isActivity }: SessionUse = { isActivity: true },
): Promise<ActiveSession> {
  const [found] = await finding(db).execute({ tokenHash: hashToken(token) });
  if (!found) throw new PlatformError("UNAUTHENTICATED");
  const { session, member, rights, agent } = found;
  // A login may have passed while an agent locked the account. A sub-account ends with its agent.
  if (member.lockedAt || agent?.lockedAt || agent?.closedAt) throw new PlatformError("SESSION_REVOKED");
  if (session.endedAt) throw new PlatformError(session.endReason === "REVOKED" ? "SESSION_REVOKED" : "SESSION_EXPIRED");

  const expiresAt = absoluteEnd(session, member);
  if (at >= expiresAt || at >= idleEnd(session) || member.closedAt) {
    await endSession(db, session.id, "EXPIRED", at);
    throw new PlatformError("SESSION_EXPIRED");
  }
  const isSeenAnew = isActivity && at.getTime() - session.lastSeenAt.getTime() > SEEN_MS;
  if (isSeenAnew) await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, session.id));
  return {
    id: session.id,
    ...accountOf(member),
    language: member.language,
    passwordDue: session.passwordDue,
    hasFirstPassword: member.hasFirstPassword,
    playBreak: playBreakAt(member, at),
    subAccount: agent && { rights: rights ?? [], agent: { ...accountOf(agent), playBreak: playBreakAt(agent, at) } },
    actorId: null,
    createdAt: session.createdAt,
    idleExpiresAt: idleEnd(isSeenAnew ? { ...session, lastSeenAt: at } : session),
    expiresAt,
  };
}

const accountOf = ({ id, username, type, currency }: typeof members.$inferSelect) => ({
  memberId: id,
  username,
  type,
  currency,
});

const agents = alias(members, "agents");

/** Prepared, because each call of a member needs it. */
const finding = prepareOnce((tx) =>
  tx
    .select({ session: sessions, member: members, rights: subAccounts.rights, agent: agents })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(subAccounts, eq(subAccounts.memberId, members.id))
    .leftJoin(agents, eq(agents.id, subAccounts.agentId))
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .prepare("find_session"),
);

/** A member's open sessions, the latest first. */
export async function listSessions(db: Database, memberId: number, at: Date): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, memberId),
        isNull(sessions.endedAt),
        gt(sessions.createdAt, new Date(at.getTime() - ABSOLUTE_MS)),
      ),
    )
    .orderBy(desc(sessions.createdAt));
  return rows.filter((row) => idleEnd(row) > at);
}

/** Ends a member's sessions on all other devices, and logins that wait. Returns the number of sessions. */
export async function endOtherSessions(tx: Tx, memberId: number, keptId: string, at: Date): Promise<number> {
  await endWaitingLogins(tx, memberId);
  const ended = await tx
    .update(sessions)
    .set({ endedAt: at, endReason: "REVOKED" })
    .where(and(eq(sessions.memberId, memberId), ne(sessions.id, keptId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends another session of the same member; false when there is none with that id. */
export async function revokeSession(db: Database, memberId: number, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: at, endReason: "REVOKED" })
    .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Whether the login behind a game or a chat still lasts; true for guests, who have none. */
export async function hasLogin(tx: Tx, sessionId: string | null): Promise<boolean> {
  if (sessionId === null) return true;
  const [login] = await tx.select({ endedAt: sessions.endedAt }).from(sessions).where(eq(sessions.id, sessionId));
  return login?.endedAt === null;
}

/** Throws SESSION_EXPIRED when the login behind a game or a chat has ended. */
export async function requireLogin(tx: Tx, sessionId: string | null): Promise<void> {
  if (!(await hasLogin(tx, sessionId))) throw new PlatformError("SESSION_EXPIRED");
}
