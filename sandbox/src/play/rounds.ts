import { createHash } from "node:crypto";
import type { Playable, Ticket } from "@atrium/arcade/engine";
import type { Round, RoundRequest } from "@atrium/arcade/wire";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import type { FreeSpins } from "../freeSpins/freeSpins.tables.ts";
import { useFreeSpin } from "../freeSpins/freeSpins.ts";
import { betIdAt } from "../games/betId.ts";
import { PlatformError } from "../http/errors.ts";
import { contributionOf } from "../jackpots/optIn.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { toDecimal, toMinor } from "../money.ts";
import type { Platform } from "../platform.ts";
import { secureRandom } from "../random/secureRandom.ts";
import { requireRoomForBet } from "../responsibleGaming/playLimits.ts";
import { requireNoRealityCheck } from "../responsibleGaming/realityCheck.ts";
import { lockMainFirst } from "./lockMainFirst.ts";
import { type PlayRound, type PlaySession, playRounds } from "./play.tables.ts";
import { freeSpinsState, lockSession, touchLogin } from "./playSessions.ts";
import { type CatalogueGame, limitsIn, type RoundGame } from "./roundGames.ts";
import { writeRound } from "./roundMoney.ts";

/**
 * A page counts its cycle from the answer, the server from the bet. This grace accepts every page that waits a cycle.
 */
const CYCLE_GRACE_MS = 150;

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
  const digest = createHash("sha256")
    .update(JSON.stringify([request.stake, request.choice, ...(request.freeSpins ? [request.freeSpins] : [])]))
    .digest("hex");
  try {
    return await transact(platform, (tx) => playNewRound(platform, tx, session.id, game, { ...request, digest }));
  } catch (error) {
    if (!(error instanceof PlatformError) && violatedConstraint(error) !== "play_rounds_pkey") throw error;
    // A round with this key was played earlier, or a moment ago by a simultaneous repeat.
    const [known] = await platform.db.select().from(playRounds).where(eq(playRounds.key, request.key));
    if (!known) throw error;
    if (known.sessionId !== session.id || known.digest !== digest) throw new PlatformError("IDEMPOTENCY_MISMATCH");
    return known;
  }
}

async function playNewRound(
  platform: Platform,
  tx: LedgerTx,
  sessionId: string,
  { game, rules }: RoundGame,
  request: RoundRequest & { digest: string },
): Promise<PlayRound> {
  // One round of a session at a time: simultaneous requests wait here for each other.
  const { session, login, canBet, hasPlayLimits, player, optedInTo } = await lockSession(tx, sessionId);
  const now = platform.clock.now();
  if (session.endedAt || login?.endedAt) throw new PlatformError("SESSION_EXPIRED");
  if (!canBet) throw new PlatformError("BET_NOT_ALLOWED");
  if (player) requireNoRealityCheck(platform, player, now);
  if (game.status !== "ACTIVE")
    throw new PlatformError("GAME_MAINTENANCE", { value: { endsAt: game.maintenanceEndsAt } });
  if (platform.config.rateLimits) awaitTurn(session, rules.cycleMs, now);

  const { stake, bet, ticket } = readTicket(session, game, rules, request, now);
  const outcome = rules.settleMs === 0 ? rules.draw(ticket.choice, stake, secureRandom) : undefined;
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
  const round: PlayRound = {
    key: request.key,
    sessionId,
    nodeId,
    digest: request.digest,
    choice: ticket.choice,
    stake,
    bet: paid,
    win: outcome?.win ?? 0n,
    status: outcome ? "SETTLED" : "OPEN",
    view: outcome?.view ?? null,
    // Neither play money of a purse nor a free spin is a bet of a member, so they are not in the betting record.
    betId: memberId === null || freeSpinsId !== null ? null : betIdAt(now, secureRandom),
    freeSpinsId,
    placedAt: now,
    settlesAt: new Date(now.getTime() + rules.settleMs),
    settledAt: outcome ? now : null,
  };
  const nextRoundAt = new Date(now.getTime() + rules.cycleMs);
  await writeRound(tx, session, game, { round, content: ticket.content, nextRoundAt, contribution });
  return round;
}

function awaitTurn({ nextRoundAt }: PlaySession, cycleMs: number, now: Date): void {
  const early = nextRoundAt.getTime() - now.getTime() - CYCLE_GRACE_MS;
  // More than a cycle away: the sandbox's clock was set back.
  if (early <= 0 || early > cycleMs) return;
  throw new PlatformError("RATE_LIMITED", { value: { retryAfterMs: early }, retryAfter: Math.ceil(early / 1000) });
}

function readTicket(session: PlaySession, game: CatalogueGame, rules: Playable, request: RoundRequest, at: Date) {
  const { min, max } = limitsIn(game, session.currency);
  const stake = toMinor(request.stake, session.currency);
  const bounds = { min: Number(toDecimal(min, session.currency)), max: Number(toDecimal(max, session.currency)) };
  if (stake === undefined || stake < min || stake > max || stake % min !== 0n) {
    throw new PlatformError("STAKE_OUT_OF_RANGE", { fields: [{ field: "stake", rule: "multiple", ...bounds }] });
  }
  const ticket: Ticket | undefined = rules.place(request.choice, at);
  if (!ticket) throw new PlatformError("VALIDATION_FAILED", { fields: [{ field: "choice", rule: "choice" }] });
  const bet = stake * BigInt(ticket.units);
  if (bet > max)
    throw new PlatformError("STAKE_OUT_OF_RANGE", { fields: [{ field: "choice", rule: "total", ...bounds }] });
  return { stake, bet, ticket };
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
