import { createHash } from "node:crypto";
import type { Playable, Ticket } from "@atrium/arcade/engine";
import type { Round, RoundRequest } from "@atrium/arcade/wire";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { betIdAt } from "../games/betId.ts";
import { PlatformError } from "../http/errors.ts";
import { transact } from "../ledger/transact.ts";
import { toDecimal, toMinor } from "../money.ts";
import type { Platform } from "../platform.ts";
import { secureRandom } from "../secureRandom.ts";
import { requireLogin } from "../session/sessions.ts";
import { type CatalogueGame, limitsIn, type RoundGame } from "./catalogue.ts";
import { type PlayRound, type PlaySession, playRounds, playSessions } from "./play.tables.ts";
import { touchSessions } from "./playSessions.ts";
import { move, recordBet } from "./roundMoney.ts";
import { pay } from "./settlement.ts";

/**
 * A page counts its cycle from the answer, the server from the bet. This grace accepts every page that waits a cycle.
 */
const CYCLE_GRACE_MS = 150;

/**
 * Plays a round in one transaction: takes the bet and, for games without a delay, draws and pays. A repeated key
 * returns
 * the same round; with another request it is refused with IDEMPOTENCY_MISMATCH.
 */
export async function playRound(
  platform: Platform,
  session: PlaySession,
  { game, rules }: RoundGame,
  request: RoundRequest,
): Promise<PlayRound> {
  const digest = createHash("sha256")
    .update(JSON.stringify([request.stake, request.choice]))
    .digest("hex");
  return transact(platform, async (tx) => {
    // One round of a session at a time: simultaneous requests and repeats wait here for each other.
    const [current] = await tx.select().from(playSessions).where(eq(playSessions.id, session.id)).for("update");
    if (!current) throw new PlatformError("UNAUTHENTICATED");
    const [known] = await tx.select().from(playRounds).where(eq(playRounds.key, request.key));
    if (known) {
      if (known.sessionId !== session.id || known.digest !== digest) throw new PlatformError("IDEMPOTENCY_MISMATCH");
      return known;
    }
    const now = platform.clock.now();
    if (current.endedAt) throw new PlatformError("SESSION_EXPIRED");
    await requireLogin(tx, current.memberSessionId);
    if (game.status !== "ACTIVE")
      throw new PlatformError("GAME_MAINTENANCE", { value: { endsAt: game.maintenanceEndsAt } });
    if (platform.config.rateLimits) awaitTurn(current, rules.cycleMs, now);

    const { stake, bet, ticket } = readTicket(current, game, rules, request, now);
    // A purse belongs to no member: it is not in the betting record.
    const betId = current.memberId === null ? null : betIdAt(now, secureRandom);
    const reference = betId ?? request.key;
    await move(tx, current, { key: `bet:${request.key}`, kind: "BET", amount: -bet, at: now, reference });
    if (betId !== null)
      await recordBet(tx, current, game, { betId, key: request.key, bet, content: ticket.content, at: now });

    const [round] = await tx
      .insert(playRounds)
      .values({
        key: request.key,
        sessionId: current.id,
        nodeId: current.nodeId,
        digest,
        choice: ticket.choice,
        stake,
        bet,
        status: "OPEN",
        betId,
        placedAt: now,
        settlesAt: new Date(now.getTime() + rules.settleMs),
      })
      .returning();
    if (!round) throw new Error("the round was not inserted");
    await touchSessions(tx, current, now);
    await tx
      .update(playSessions)
      .set({
        rounds: sql`${playSessions.rounds} + 1`,
        staked: sql`${playSessions.staked} + ${bet}`,
        nextRoundAt: new Date(now.getTime() + rules.cycleMs),
      })
      .where(eq(playSessions.id, current.id));
    return rules.settleMs === 0 ? pay(tx, current, round, rules.draw(ticket.choice, stake, secureRandom), now) : round;
  });
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

/** A round in the form that the page gets. */
export const toRound = (round: PlayRound, currency: string): Round => ({
  key: round.key,
  status: round.status,
  stake: toDecimal(round.stake, currency),
  bet: toDecimal(round.bet, currency),
  win: toDecimal(round.win, currency),
  view: round.status === "SETTLED" ? round.view : null,
  settlesAt: round.status === "OPEN" ? round.settlesAt.toISOString() : null,
});
