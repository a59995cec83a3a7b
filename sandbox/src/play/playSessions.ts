import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { TRIAL_TYPE } from "../accountTypes.ts";
import { insertOne } from "../db/inserts.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import { PlatformError } from "../http/errors.ts";
import { memberAccountId, moving, openAccounts, platformAccountId, post } from "../ledger/ledger.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import type { Platform } from "../platform.ts";
import { PLAY_CURRENCY, TRIAL_PURSE } from "../session/login/freePlay.ts";
import { sessions } from "../session/session.tables.ts";
import { hashToken, newToken } from "../session/sessions.ts";
import { HOUR_MS, MINUTE_MS } from "../time/units.ts";
import { walletAccountId } from "../wallet/wallets.ts";
import { type PlaySession, type playLaunches, playSessions } from "./play.tables.ts";

/** A game ends after this time without a round. */
const IDLE_MS = 30 * MINUTE_MS;
const ABSOLUTE_MS = 12 * HOUR_MS;

type Launch = typeof playLaunches.$inferSelect;

/** Opens the game of a launch. Only this function returns the secret. */
export async function openPlaySession(platform: Platform, launch: Launch, { vassalage }: { vassalage: string }) {
  const now = platform.clock.now();
  const secret = newToken();
  const id = randomUUID();
  const session = await transact(platform, async (tx) => {
    const owner =
      launch.memberId === null ? await openPurse(tx, id, now) : await ownerOf(tx, launch.memberId, vassalage, now);
    return await insertOne(tx, playSessions, {
      id,
      secretHash: hashToken(secret),
      nodeId: launch.nodeId,
      memberId: launch.memberId,
      memberSessionId: launch.memberSessionId,
      roomId: launch.roomId,
      ...owner,
      language: launch.language,
      startedAt: now,
      lastSeenAt: now,
      nextRoundAt: now,
    });
  });
  return { session, secret };
}

async function ownerOf(tx: Tx, memberId: number, vassalage: string, at: Date) {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (!member) throw new PlatformError("UNAUTHENTICATED");
  const playMoney = member.type === TRIAL_TYPE;
  // Some vendors keep the players' money in their own wallets. Play money stays in the main wallet.
  const ofVendor = playMoney ? undefined : walletAccountId({ memberId, currency: member.currency }, vassalage);
  const accountId = ofVendor ?? memberAccountId(memberId, "main", member.currency);
  // A vendor's wallet may not exist yet.
  if (ofVendor) await openAccounts(tx, [{ id: ofVendor, memberId, kind: "vendor", currency: member.currency }], at);
  return { accountId, currency: member.currency, playMoney };
}

/** Opens a purse: an account of play money for one game session. */
async function openPurse(tx: LedgerTx, sessionId: string, at: Date) {
  const accountId = `purse:${sessionId}`;
  const house = platformAccountId("house", PLAY_CURRENCY);
  await openAccounts(tx, [{ id: accountId, kind: "purse", currency: PLAY_CURRENCY }], at);
  await post(tx, {
    key: accountId,
    kind: "ADJUST",
    at,
    entries: moving(TRIAL_PURSE, { from: house, to: accountId }),
  });
  return { accountId, currency: PLAY_CURRENCY, playMoney: true };
}

/**
 * The game session of a secret. Throws UNAUTHENTICATED for an unknown secret, SESSION_EXPIRED when the game or its
 * login has ended.
 */
export async function findPlaySession(db: Database, secret: string, at: Date): Promise<PlaySession> {
  const [found] = await finding(db).execute({ secretHash: hashToken(secret) });
  if (!found) throw new PlatformError("UNAUTHENTICATED");
  const { session, login } = found;
  const isOver =
    session.endedAt !== null ||
    at.getTime() - session.lastSeenAt.getTime() > IDLE_MS ||
    at.getTime() - session.startedAt.getTime() > ABSOLUTE_MS;
  if (isOver || (session.memberSessionId !== null && login?.endedAt !== null))
    throw new PlatformError("SESSION_EXPIRED");
  return session;
}

const finding = prepareOnce((tx) =>
  tx
    .select({ session: playSessions, login: { id: sessions.id, endedAt: sessions.endedAt } })
    .from(playSessions)
    .leftJoin(sessions, eq(sessions.id, playSessions.memberSessionId))
    .where(eq(playSessions.secretHash, sql.placeholder("secretHash")))
    .prepare("find_play_session"),
);

/** The condition on `play_sessions` that holds for games that are not over. */
export const isPlayingAt = (now: Date): SQL | undefined =>
  and(
    isNull(playSessions.endedAt),
    gt(playSessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
    gt(playSessions.startedAt, new Date(now.getTime() - ABSOLUTE_MS)),
  );

/** Ends a game. Bets that wait for their result are still settled. */
export async function endPlaySession({ db, clock }: Platform, id: string): Promise<void> {
  await db
    .update(playSessions)
    .set({ endedAt: clock.now() })
    .where(and(eq(playSessions.id, id), isNull(playSessions.endedAt)));
}
