import type { Outcome, Playable, Ticket } from "@atrium/arcade/engine";
import type { RoundRequest } from "@atrium/arcade/gameMessages";
import { betIdAt } from "../games/betId.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import type { Contribution } from "../jackpots/optIn.ts";
import { toDecimal, toMinor } from "../money.ts";
import type { Platform } from "../platform.ts";
import { secureRandom } from "../random/secureRandom.ts";
import { requireNoRealityCheck } from "../responsibleGaming/realityCheck.ts";
import { gameTime } from "./matches.ts";
import type { PlayRound, PlaySession } from "./play.tables.ts";
import { type CatalogueGame, limitsIn, type RoundGame } from "./roundGames.ts";
import type { NewRound } from "./roundMoney.ts";
import type { LockedSession } from "./sessionLocks.ts";

/**
 * A page counts its cycle from the answer, the server from the bet. This grace accepts every page that waits a cycle.
 */
const CYCLE_GRACE_MS = 150;

/** A round that a page asks for. */
export interface AskedRound {
  session: PlaySession;
  game: RoundGame;
  request: RoundRequest;
  /** Digest of the request. */
  digest: string;
}

/** A round that was drawn, and not yet written. */
export interface Drawn {
  stake: bigint;
  /** The stake times its shots or chips. */
  bet: bigint;
  ticket: Ticket;
  /** Undefined for a game with a delay, which is drawn later. */
  outcome: Outcome | undefined;
  /** The part of the bet that its own parts cover for each other. */
  covered: bigint;
  /** Milliseconds until the result; 0 for a game without a delay. */
  settleMs: number;
}

/** Checks a round, and draws its outcome. The caller has locked the game session. Throws the refusal. */
export function drawRound(
  platform: Platform,
  { session, login, canBet, player }: LockedSession,
  { game: { game, rules }, request }: AskedRound,
  now: Date,
): Drawn {
  if (session.endedAt || login?.endedAt || (session.memberSessionId !== null && login === null))
    throw new PlatformError("SESSION_EXPIRED");
  if (!canBet) throw new PlatformError("BET_NOT_ALLOWED");
  if (player) requireNoRealityCheck(platform, player, now);
  if (game.status !== "ACTIVE")
    throw new PlatformError("GAME_MAINTENANCE", { value: { endsAt: game.maintenanceEndsAt } });
  if (platform.config.rateLimits) awaitTurn(session, rules.cycleMs, now);
  const gameNow = gameTime(platform, now);
  const read = readTicket(session, game, rules, request, gameNow);
  const settleMs = rules.settleMs(read.ticket.choice, gameNow);
  const outcome = settleMs === 0 ? rules.draw(read.ticket.choice, read.stake, secureRandom) : undefined;
  return {
    ...read,
    settleMs,
    outcome,
    covered: outcome ? rules.covered([{ choice: read.ticket.choice, stake: read.stake }]) : 0n,
  };
}

/** Makes the rows of a drawn round. Most rounds have neither free spins nor a contribution to a jackpot. */
export function newRound(
  session: PlaySession,
  { game: { game, rules }, request, digest }: AskedRound,
  { stake, bet, ticket, outcome, covered, settleMs }: Drawn,
  now: Date,
  { freeSpinsId = null, contribution }: { freeSpinsId?: number | null; contribution?: Contribution | undefined } = {},
): NewRound {
  const round: PlayRound = {
    key: request.key,
    sessionId: session.id,
    nodeId: session.nodeId,
    digest,
    choice: ticket.choice,
    stake,
    bet: bet + (contribution?.amount ?? 0n),
    win: outcome?.win ?? 0n,
    status: outcome ? "SETTLED" : "OPEN",
    view: outcome?.view ?? null,
    // Neither play money of a purse nor a free spin is a bet of a member, so they are not in the betting record.
    betId: session.memberId === null || freeSpinsId !== null ? null : betIdAt(now, secureRandom),
    freeSpinsId,
    placedAt: now,
    settlesAt: new Date(now.getTime() + settleMs),
    settledAt: outcome ? now : null,
  };
  const nextRoundAt = new Date(now.getTime() + rules.cycleMs);
  return { session, game, round, content: ticket.content, nextRoundAt, contribution, covered };
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
    throw wrongField("stake", "multiple", { code: "STAKE_OUT_OF_RANGE", ...bounds });
  }
  const ticket: Ticket | undefined = rules.place(request.choice, at);
  if (!ticket) throw wrongField("choice", "choice");
  const bet = stake * BigInt(ticket.units);
  if (bet > max) throw wrongField("choice", "total", { code: "STAKE_OUT_OF_RANGE", ...bounds });
  return { stake, bet, ticket };
}
