import type { Outcome, Playable } from "@atrium/arcade/engine";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import type { Platform } from "../platform.ts";
import { cancelBet, settleBet } from "../records/settleBet.ts";
import { lockMainFirst } from "./lockMainFirst.ts";
import { coveredOnMatch } from "./matchCover.ts";
import { drawDue } from "./matches.ts";
import { type PlayRound, type PlaySession, playRounds, playSessions } from "./play.tables.ts";
import { move } from "./roundMoney.ts";

/**
 * Settles a due round once and returns it. Without rules (the game was removed) the stake is returned.
 */
export async function settleRound(
  platform: Platform,
  key: string,
  rules: Playable | undefined,
): Promise<PlayRound | undefined> {
  return transact(platform, async (tx) => {
    const [found] = await tx
      .select({ sessionId: playRounds.sessionId })
      .from(playRounds)
      .where(eq(playRounds.key, key));
    if (!found) return undefined;
    // Locks are taken in the same order as in `playRound`.
    const [session] = await tx.select().from(playSessions).where(eq(playSessions.id, found.sessionId)).for("update");
    const [round] = await tx.select().from(playRounds).where(eq(playRounds.key, key)).for("update");
    const now = platform.clock.now();
    if (!session || round?.status !== "OPEN" || round.settlesAt > now) return round;
    if (!rules) return refund(tx, session, round, now);
    const covered = await coveredOnMatch(tx, session, round, rules);
    return pay(tx, session, round, { ...(await drawDue(platform, tx, { rules }, round)), covered }, now);
  });
}

/** Pays the win of a round and closes it. */
async function pay(
  tx: LedgerTx,
  session: PlaySession,
  round: PlayRound,
  { win, view, covered }: Outcome & { covered: bigint },
  at: Date,
): Promise<PlayRound> {
  await lockMainFirst(tx, session);
  if (win > 0n) {
    const reference = round.betId ?? round.key;
    await move(tx, session, { key: `win:${round.key}`, kind: "WIN", amount: win, at, reference });
    await addReturned(tx, session.id, win);
  }
  if (round.betId !== null)
    await settleBet(tx, { betId: round.betId, bet: round.bet, win, covered, currency: session.currency, at });
  return close(tx, round.key, { status: "SETTLED", win, view, settledAt: at });
}

/** Returns the stake of a game that was removed from the catalogue while the bet was open. */
async function refund(tx: LedgerTx, session: PlaySession, round: PlayRound, at: Date): Promise<PlayRound> {
  const reference = round.betId ?? round.key;
  await move(tx, session, { key: `refund:${round.key}`, kind: "REFUND", amount: round.bet, at, reference });
  await addReturned(tx, session.id, round.bet);
  if (round.betId !== null) await cancelBet(tx, { betId: round.betId, bet: round.bet, at });
  return close(tx, round.key, { status: "REFUNDED", win: 0n, settledAt: at });
}

async function close(tx: Tx, key: string, changes: Partial<PlayRound>): Promise<PlayRound> {
  const [closed] = await tx
    .update(playRounds)
    .set(changes)
    .where(and(eq(playRounds.key, key), eq(playRounds.status, "OPEN")))
    .returning();
  if (!closed) throw new Error(`round ${key} was closed twice`);
  return closed;
}

const addReturned = (tx: Tx, sessionId: string, amount: bigint) =>
  tx
    .update(playSessions)
    .set({ returned: sql`${playSessions.returned} + ${amount}` })
    .where(eq(playSessions.id, sessionId));
