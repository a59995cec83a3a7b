import { and, eq, isNull, not, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import { PlatformError } from "../http/errors.ts";
import { jackpotGames, jackpotOptIns } from "../jackpots/jackpots.tables.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { members } from "../member/member.tables.ts";
import type { PlayingMember } from "../responsibleGaming/realityCheck.ts";
import { sessions } from "../session/session.tables.ts";
import { MINUTE_MS } from "../time/units.ts";
import { type PlaySession, playRounds, playSessions } from "./play.tables.ts";

/** A login, as far as its games need it. */
interface Login {
  id: string;
  endedAt: Date | null;
  lastSeenAt: Date;
}

/** A game session that this transaction has locked, with what decides whether it may play a round. */
export interface LockedSession {
  session: PlaySession;
  /** Balance of the account that pays, in minor units. */
  balance: bigint;
  login: Login | null;
  /** Whether the agents above allow the player to bet. */
  canBet: boolean;
  hasPlayLimits: boolean;
  /** Null for play money. */
  player: PlayingMember | null;
  /** The game's jackpot, if the player has opted in to it. */
  optedInTo: number | null;
  /** Whether a round has the given key already. */
  hasRound: boolean;
}

/** A game session that is about to play a round. */
interface AskedSession {
  sessionId: string;
  /** The round's key. */
  key: string;
}

/**
 * Locks a game session until the end of the transaction, and reads its login; null for guests, who have none, and can
 * always bet their play money.
 */
export async function lockSession(tx: Tx, asked: AskedSession): Promise<LockedSession> {
  const [found] = await locking(tx).execute(askedLists([asked]));
  if (!found) throw new PlatformError("UNAUTHENTICATED");
  return toLocked(found);
}

/**
 * Locks game sessions and their accounts, without waiting: it leaves out those that another transaction has locked. Returns the
 * locked ones by their ids.
 */
export async function lockFreeSessions(tx: Tx, asked: readonly AskedSession[]): Promise<Map<string, LockedSession>> {
  const found = await lockingFree(tx).execute(askedLists(asked));
  return new Map(found.map((one) => [one.session.id, toLocked(one)]));
}

const askedLists = (asked: readonly AskedSession[]) => ({
  sessionIds: asked.map(({ sessionId }) => sessionId),
  keys: asked.map(({ key }) => key),
});

const toLocked = ({ known, player, ...found }: FoundSession): LockedSession => ({
  ...found,
  canBet: player?.canBet ?? true,
  hasPlayLimits: player?.hasPlayLimits === true && !found.session.playMoney,
  player: found.session.playMoney ? null : player,
  hasRound: known !== null,
});

const sessionsToLock = (tx: Tx) =>
  tx
    .select({
      session: playSessions,
      balance: ledgerAccounts.balance,
      login: { id: sessions.id, endedAt: sessions.endedAt, lastSeenAt: sessions.lastSeenAt },
      player: {
        canBet: members.canBet,
        hasPlayLimits: members.hasPlayLimits,
        realityCheckMinutes: members.realityCheckMinutes,
        playingSince: members.playingSince,
      },
      optedInTo: jackpotOptIns.jackpotId,
      known: playRounds.key,
    })
    .from(playSessions)
    .innerJoin(
      // The database plans for ten rows here, and keeps its plan. For JSON it plans for a hundred rows, and reads whole tables.
      // For lists outside of a subquery it makes a new plan each time.
      sql`unnest((select ${sql.placeholder("sessionIds")}::uuid[]), (select ${sql.placeholder("keys")}::uuid[]))
        as asked (session_id, key)`,
      sql`asked.session_id = ${playSessions.id}`,
    )
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, playSessions.accountId))
    .leftJoin(sessions, eq(sessions.id, playSessions.memberSessionId))
    .leftJoin(members, eq(members.id, playSessions.memberId))
    .leftJoin(jackpotGames, eq(jackpotGames.nodeId, playSessions.nodeId))
    .leftJoin(
      jackpotOptIns,
      and(
        eq(jackpotOptIns.memberId, playSessions.memberId),
        eq(jackpotOptIns.jackpotId, jackpotGames.jackpotId),
        not(playSessions.playMoney),
      ),
    )
    .leftJoin(playRounds, eq(playRounds.key, sql`asked.key`));

type FoundSession = Awaited<ReturnType<typeof sessionsToLock>>[number];

const locking = prepareOnce((tx) =>
  sessionsToLock(tx).for("no key update", { of: playSessions }).prepare("lock_play_session"),
);

const lockingFree = prepareOnce((tx) =>
  sessionsToLock(tx)
    .for("no key update", { of: [playSessions, ledgerAccounts], skipLocked: true })
    .prepare("lock_free_play_sessions"),
);

/** Whether `touchLogin` has something to do. */
export const isTouchDue = ({ lastSeenAt }: Login, at: Date) => at.getTime() - lastSeenAt.getTime() > MINUTE_MS;

/** Records that a login is in use, at most once a minute, so that it does not end as idle while its games are played. */
export async function touchLogin(tx: Tx, login: Login, at: Date): Promise<void> {
  if (!isTouchDue(login, at)) return;
  await tx
    .update(sessions)
    .set({ lastSeenAt: at })
    .where(and(eq(sessions.id, login.id), isNull(sessions.endedAt)));
}
