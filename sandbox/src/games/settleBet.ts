import { eq } from "drizzle-orm";
import { countTurnover } from "../bonuses/turnover.ts";
import { type LedgerTx, recordWin } from "../ledger/transact.ts";
import { bets } from "./bets.tables.ts";

interface PlayedBet {
  betId: string;
  bet: bigint;
  win: bigint;
  currency: string;
  at: Date;
}

/** How a bet that was played stands in the betting record. A stake that comes back unchanged is a draw, not a win. */
export function outcomeOfBet(bet: bigint, win: bigint) {
  const status = win === 0n ? "LOST" : win === bet ? "DRAW" : "WON";
  return { status, winAmount: win, validBet: status === "DRAW" ? 0n : bet } as const;
}

/** Closes a played bet in the betting record, and counts its turnover. Call it after its win was paid. */
export async function settleBet(tx: LedgerTx, { betId, bet, win, currency, at }: PlayedBet): Promise<void> {
  const outcome = outcomeOfBet(bet, win);
  if (outcome.status === "WON") recordWin(tx, { amount: win, currency });
  const [settled] = await tx
    .update(bets)
    .set({ ...outcome, settledAt: at })
    .where(eq(bets.betId, betId))
    .returning();
  if (settled) await countTurnover(tx, settled, at);
}
