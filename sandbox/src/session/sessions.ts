import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { members } from "../member/member.tables.ts";
import { TRIAL_TYPE } from "../member/memberTypes.ts";
import { sessions } from "./session.tables.ts";

const MINUTE = 60_000;
const IDLE_MS = 30 * MINUTE;
const REMEMBERED_IDLE_MS = 24 * 60 * MINUTE;
const ABSOLUTE_MS = 24 * 60 * MINUTE;
const TRIAL_MS = 120 * MINUTE;
const MAX_SESSIONS = 3;
/** Being seen is written down once a minute, not at every call. */
const SEEN_MS = MINUTE;

type EndReason = "LOGOUT" | "REVOKED" | "EXPIRED";

/** Whoever a token stands for. */
export interface ActiveSession {
  id: string;
  memberId: number;
  username: string;
  type: number;
  currency: string;
  language: string;
  createdAt: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
}

/** 256 random bits for the caller to keep. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

type SessionRow = typeof sessions.$inferSelect;

const idleEnd = ({ lastSeenAt, remember }: SessionRow) =>
  new Date(lastSeenAt.getTime() + (remember ? REMEMBERED_IDLE_MS : IDLE_MS));

const absoluteEnd = ({ createdAt }: SessionRow, type: number) =>
  new Date(createdAt.getTime() + (type === TRIAL_TYPE ? TRIAL_MS : ABSOLUTE_MS));

export interface NewSession {
  member: { id: number; type: number };
  remember: boolean;
  device: string | undefined;
  ip: string;
  country: string | undefined;
  at: Date;
}

/** Opens a session; the oldest is ended when there would be more than three. The token is told here and never again. */
export async function openSession(tx: Tx, { member, remember, device, ip, country, at }: NewSession) {
  const open = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.memberId, member.id), isNull(sessions.endedAt)))
    .orderBy(asc(sessions.createdAt));
  for (const { id } of open.slice(0, Math.max(0, open.length - MAX_SESSIONS + 1)))
    await endSession(tx, id, "REVOKED", at);

  const token = newToken();
  const row: SessionRow = {
    id: randomUUID(),
    memberId: member.id,
    tokenHash: hashToken(token),
    remember,
    device: device?.slice(0, 200) ?? null,
    ip,
    country: country ?? null,
    createdAt: at,
    lastSeenAt: at,
    endedAt: null,
    endReason: null,
  };
  await tx.insert(sessions).values(row);
  return { token, sessionId: row.id, expiresAt: absoluteEnd(row, member.type) };
}

/** Ends a session that is open; does nothing to one that isn't. */
export async function endSession(tx: Tx, id: string, reason: EndReason, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: at, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/**
 * The session of a token. Throws SESSION_REVOKED when it was ended from elsewhere, SESSION_EXPIRED when it is over, and
 * UNAUTHENTICATED for a token that never was one.
 */
export async function findSession(db: Database, token: string, at: Date): Promise<ActiveSession> {
  const [found] = await db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!found) throw new PlatformError("UNAUTHENTICATED");
  const { session, member } = found;
  if (session.endedAt) throw new PlatformError(session.endReason === "REVOKED" ? "SESSION_REVOKED" : "SESSION_EXPIRED");

  const expiresAt = absoluteEnd(session, member.type);
  const idleExpiresAt = idleEnd(session);
  if (at >= expiresAt || at >= idleExpiresAt || member.closedAt) {
    await endSession(db, session.id, "EXPIRED", at);
    throw new PlatformError("SESSION_EXPIRED");
  }
  if (at.getTime() - session.lastSeenAt.getTime() > SEEN_MS) {
    await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, session.id));
  }
  return {
    id: session.id,
    memberId: member.id,
    username: member.username,
    type: member.type,
    currency: member.currency,
    language: member.language,
    createdAt: session.createdAt,
    idleExpiresAt,
    expiresAt,
  };
}

/** A member's open sessions, the latest first. */
export async function listSessions(db: Database, memberId: number, at: Date): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.createdAt));
  return rows.filter((row) => idleEnd(row) > at);
}

/** Ends another session of the same member; false when there is none of that id. */
export async function revokeSession(db: Database, memberId: number, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: at, endReason: "REVOKED" })
    .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends every session of a member but one. */
export async function revokeOtherSessions(tx: Tx, memberId: number, keepId: string, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: at, endReason: "REVOKED" })
    .where(and(eq(sessions.memberId, memberId), ne(sessions.id, keepId), isNull(sessions.endedAt)));
}
