import { randomUUID } from "node:crypto";
import type { FreeSpinsState, SessionState } from "@atrium/arcade/wire";
import { and, eq, gt, inArray, isNull, type SQL } from "drizzle-orm";
import { TRIAL_TYPE } from "../accountTypes.ts";
import type { Database, Tx } from "../db/openDatabase.ts";
import type { FreeSpins } from "../freeSpins/freeSpins.tables.ts";
import { usableFreeSpins } from "../freeSpins/freeSpins.ts";
import { PlatformError } from "../http/errors.ts";
import { optInShareOf } from "../jackpots/optIn.ts";
import { balanceOf, memberAccountId, openAccounts, platformAccountId, post } from "../ledger/ledger.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal } from "../money.ts";
import type { Platform } from "../platform.ts";
import { PLAY_CURRENCY, TRIAL_PURSE } from "../session/login/freePlay.ts";
import { hashToken, newToken, requireLogin } from "../session/sessions.ts";
import { walletAccountId } from "../wallet/wallets.ts";
import { type PlaySession, type playLaunches, playRounds, playSessions } from "./play.tables.ts";

const MINUTE = 60_000;
/** A game ends after this time without a round. */
const IDLE_MS = 30 * MINUTE;
const ABSOLUTE_MS = 12 * 60 * MINUTE;

type Launch = typeof playLaunches.$inferSelect;

/** Opens the game of a launch. Only this function returns the secret. */
export async function openPlaySession(platform: Platform, launch: Launch, { vassalage }: { vassalage: string }) {
  const now = platform.clock.now();
  const secret = newToken();
  const id = randomUUID();
  const session = await transact(platform, async (tx) => {
    const owner =
      launch.memberId === null ? await openPurse(tx, id, now) : await ownerOf(tx, launch.memberId, vassalage, now);
    const [row] = await tx
      .insert(playSessions)
      .values({
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
      })
      .returning();
    if (!row) throw new Error("the play session was not inserted");
    return row;
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
    entries: [
      { accountId: house, amount: -TRIAL_PURSE },
      { accountId, amount: TRIAL_PURSE },
    ],
  });
  return { accountId, currency: PLAY_CURRENCY, playMoney: true };
}

/**
 * The game session of a secret. Throws UNAUTHENTICATED for an unknown secret, SESSION_EXPIRED when the game or its
 * login has ended.
 */
export async function findPlaySession(db: Database, secret: string, at: Date): Promise<PlaySession> {
  const [session] = await db
    .select()
    .from(playSessions)
    .where(eq(playSessions.secretHash, hashToken(secret)));
  if (!session) throw new PlatformError("UNAUTHENTICATED");
  const isOver =
    session.endedAt !== null ||
    at.getTime() - session.lastSeenAt.getTime() > IDLE_MS ||
    at.getTime() - session.startedAt.getTime() > ABSOLUTE_MS;
  if (isOver) throw new PlatformError("SESSION_EXPIRED");
  await requireLogin(db, session.memberSessionId);
  return session;
}

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

const jackpotShareOf = async (tx: Tx, { memberId, nodeId, currency, playMoney }: PlaySession) =>
  memberId === null || playMoney ? 0 : optInShareOf(tx, { memberId, nodeId, currency });

/** The state of a game session that its page shows. */
export async function sessionState(tx: Database | Tx, sessionId: string, at: Date): Promise<SessionState> {
  const [session] = await tx.select().from(playSessions).where(eq(playSessions.id, sessionId));
  if (!session) throw new PlatformError("UNAUTHENTICATED");
  const open = await tx
    .select({ key: playRounds.key })
    .from(playRounds)
    .where(and(eq(playRounds.sessionId, sessionId), inArray(playRounds.status, ["OPEN"])));
  const free = await usableFreeSpins(tx, session, at);
  return {
    balance: toDecimal(await balanceOf(tx, session.accountId), session.currency),
    staked: toDecimal(session.staked, session.currency),
    returned: toDecimal(session.returned, session.currency),
    rounds: session.rounds,
    serverTime: at.toISOString(),
    open: open.map(({ key }) => key),
    freeSpins: free && freeSpinsState(free),
    jackpotShare: await jackpotShareOf(tx, session),
  };
}

/** Free spins in the form that the page gets. */
export const freeSpinsState = ({
  id,
  spins,
  used,
  stake,
  winnings,
  turnover,
  currency,
}: FreeSpins): FreeSpinsState => ({
  id: String(id),
  spins,
  left: spins - used,
  stake: toDecimal(stake, currency),
  winnings: toDecimal(winnings, currency),
  turnover,
});
