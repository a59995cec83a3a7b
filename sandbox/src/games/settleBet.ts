import { eq } from "drizzle-orm";
import { type LedgerTx, recordWin } from "../ledger/transact.ts";
import { bets } from "./bets.tables.ts";

interface PlayedBet {
  betId: string;
  bet: bigint;
  win: bigint;
  currency: string;
  at: Date;
}

/** Closes a played bet in the betting record. A stake that comes back unchanged is a draw, not a win. */
export async function settleBet(tx: LedgerTx, { betId, bet, win, currency, at }: PlayedBet): Promise<void> {
  const status = win === 0n ? "LOST" : win === bet ? "DRAW" : "WON";
  if (status === "WON") recordWin(tx, { amount: win, currency });
  await tx
    .update(bets)
    .set({ status, winAmount: win, validBet: status === "DRAW" ? 0n : bet, settledAt: at })
    .where(eq(bets.betId, betId));
}
