import { Batches } from "../batches.ts";
import { memberAccountId } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { logError } from "../log.ts";
import type { Platform } from "../platform.ts";
import { type AskedRound, drawRound, newRound } from "./drawRound.ts";
import type { PlayRound } from "./play.tables.ts";
import { type NewRound, writeRounds } from "./roundMoney.ts";
import { isTouchDue, type LockedSession, lockFreeSessions } from "./sessionLocks.ts";

const LIMITS = {
  mostItems: 32,
  enough: 8,
  atOnce: 2,
  // A batch may wait for a lock. After this time the next batch starts beside it.
  lateMs: 250,
  mostLate: 2,
  mostWaiting: 1_000,
};

const batchesOf = new WeakMap<Platform, Batches<AskedRound, PlayRound>>();

/**
 * Plays a round in one transaction with those that other players play at this moment. Returns undefined when the round needs a
 * transaction of its own: it needs more statements, the platform refuses it, or it would wait for a lock.
 */
export function playTogether(platform: Platform, asked: AskedRound): Promise<PlayRound | undefined> {
  const batches = batchesOf.get(platform) ?? openBatches(platform);
  return batches.add(asked);
}

function openBatches(platform: Platform): Batches<AskedRound, PlayRound> {
  const batches = new Batches<AskedRound, PlayRound>({
    work: (asked) => playAll(platform, asked),
    // One statement cannot change an account twice.
    keyOf: ({ session }) => session.accountId,
    ...LIMITS,
    failed: (error) => logError("rounds are played one by one, because they failed together", error),
  });
  batchesOf.set(platform, batches);
  return batches;
}

/** Plays those rounds that `plainRound` accepts, and returns them. */
const playAll = (platform: Platform, asked: readonly AskedRound[]): Promise<ReadonlyMap<AskedRound, PlayRound>> =>
  transact(platform, async (tx) => {
    const found = await lockFreeSessions(
      tx,
      asked.map(({ session, request }) => ({ sessionId: session.id, key: request.key })),
    );
    const now = platform.clock.now();
    const drawn = new Map<AskedRound, NewRound>();
    for (const one of asked) {
      const locked = found.get(one.session.id);
      const round = locked && plainRound(platform, locked, one, now);
      if (round) drawn.set(one, round);
    }
    if (drawn.size > 0) await writeRounds(tx, [...drawn.values()]);
    return new Map([...drawn].map(([one, { round }]) => [one, round]));
  });

/** Draws a round that one statement can write. Returns undefined for other rounds. */
function plainRound(platform: Platform, locked: LockedSession, asked: AskedRound, now: Date): NewRound | undefined {
  const { session, login, hasPlayLimits, optedInTo, hasRound, balance } = locked;
  if (asked.request.freeSpins !== undefined || hasPlayLimits || optedInTo !== null || hasRound) return undefined;
  if (login && isTouchDue(login, now)) return undefined;
  const { memberId, currency, accountId } = session;
  if (memberId !== null && accountId !== memberAccountId(memberId, "main", currency)) return undefined;
  try {
    const drawn = drawRound(platform, locked, asked, now);
    return balance < drawn.bet ? undefined : newRound(session, asked, drawn, now);
  } catch {
    // The round is played again in its own transaction, which throws the reason.
    return undefined;
  }
}
