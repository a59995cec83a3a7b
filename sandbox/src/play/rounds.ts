import { hash } from "node:crypto";
import type { Round, RoundRequest } from "@atrium/arcade/gameMessages";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import type { FreeSpins } from "../freeSpins/freeSpins.tables.ts";
import { useFreeSpin } from "../freeSpins/freeSpins.ts";
import { PlatformError } from "../http/errors.ts";
import { contributionOf } from "../jackpots/optIn.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { toDecimal } from "../money.ts";
import type { Platform } from "../platform.ts";
import { requireRoomForBet } from "../responsibleGaming/playLimits.ts";
import { type AskedRound, drawRound, newRound } from "./drawRound.ts";
import { lockMainFirst } from "./lockMainFirst.ts";
import { type PlayRound, type PlaySession, playRounds } from "./play.tables.ts";
import { playTogether } from "./playTogether.ts";
import type { RoundGame } from "./roundGames.ts";
import { writeRounds } from "./roundMoney.ts";
import { lockSession, touchLogin } from "./sessionLocks.ts";
import { freeSpinsState } from "./sessionState.ts";

/**
 * Plays a round in one transaction: takes the bet and, for games without a delay, draws and pays. A repeated key
 * returns the same round; with another request it is refused with IDEMPOTENCY_MISMATCH. A round that names free spins uses
 * one of them in place of money, or is refused with FREE_SPINS_OVER.
 */
export async function playRound(
  platform: Platform,
  session: PlaySession,
  game: RoundGame,
  request: RoundRequest,
): Promise<PlayRound> {
  const digest = hash(
    "sha256",
    JSON.stringify([request.stake, request.choice, ...(request.freeSpins ? [request.freeSpins] : [])]),
    "hex",
  );
  const asked = { session, game, request, digest };
  try {
    return (await playTogether(platform, asked)) ?? (await transact(platform, (tx) => playAlone(platform, tx, asked)));
  } catch (error) {
    if (!(error instanceof PlatformError) && violatedConstraint(error) !== "play_rounds_pkey") throw error;
    // A round with this key was played earlier, or a moment ago by a simultaneous repeat.
    const [known] = await platform.db.select().from(playRounds).where(eq(playRounds.key, request.key));
    if (!known) throw error;
    if (known.sessionId !== session.id || known.digest !== digest) throw new PlatformError("IDEMPOTENCY_MISMATCH");
    return known;
  }
}

/** Plays any round, and throws why it is refused. */
async function playAlone(platform: Platform, tx: LedgerTx, asked: AskedRound): Promise<PlayRound> {
  const { session: given, request } = asked;
  // The member before the session and the money: a break that has begun meanwhile has ended the login that is read next.
  if (given.memberId !== null && !given.playMoney) await lockActiveMember(tx, given.memberId, platform.clock.now());
  // One round of a session at a time: simultaneous requests wait here for each other.
  const locked = await lockSession(tx, { sessionId: given.id, key: request.key });
  const { session, login, hasPlayLimits, optedInTo } = locked;
  const now = platform.clock.now();
  const drawn = drawRound(platform, locked, asked, now);
  const { bet, outcome } = drawn;
  const freeSpinsId = request.freeSpins === undefined ? null : Number(request.freeSpins);
  // A bet that is settled later takes no part, because it may be refunded after it has won. Free spins take no part.
  const { memberId, nodeId, currency } = session;
  const contribution =
    outcome && optedInTo !== null && memberId !== null && freeSpinsId === null
      ? await contributionOf(tx, optedInTo, { memberId, nodeId, currency, stake: bet })
      : undefined;
  const paid = bet + (contribution?.amount ?? 0n);
  if (hasPlayLimits && memberId !== null && freeSpinsId === null)
    await requireRoomForBet(tx, { memberId, currency }, paid, now);
  await lockMainFirst(tx, session);
  if (freeSpinsId !== null) {
    if (!outcome) throw new PlatformError("FREE_SPINS_OVER");
    await useFreeSpin(tx, session, { freeSpinsId, stake: bet, win: outcome.win }, now);
  }
  if (login) await touchLogin(tx, login, now);
  const round = newRound(session, asked, drawn, now, { freeSpinsId, contribution });
  await writeRounds(tx, [round]);
  return round.round;
}

/** A round of this session; undefined for a round of another one. */
export async function findRound(db: Database, sessionId: string, key: string): Promise<PlayRound | undefined> {
  const [round] = await db
    .select()
    .from(playRounds)
    .where(and(eq(playRounds.key, key), eq(playRounds.sessionId, sessionId)));
  return round;
}

/** A round in the form that the page gets. `used` are the free spins that paid for it. */
export const toRound = (round: PlayRound, currency: string, used: FreeSpins | null): Round => ({
  key: round.key,
  status: round.status,
  stake: toDecimal(round.stake, currency),
  bet: toDecimal(round.bet, currency),
  win: toDecimal(round.win, currency),
  view: round.status === "SETTLED" ? round.view : null,
  settlesAt: round.status === "OPEN" ? round.settlesAt.toISOString() : null,
  freeSpins: used && freeSpinsState(used),
});
