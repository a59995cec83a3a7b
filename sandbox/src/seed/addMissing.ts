import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { checkLedger } from "../db/rewriteLedger.ts";
import { missingJackpots, seedJackpots } from "../jackpots/jackpots.seed.ts";
import { beginMissingLeaderboards } from "../leaderboards/leaderboards.seed.ts";
import { openAccounts, platformAccountId } from "../ledger/ledger.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import { renewPromotions } from "../promotions/promotions.seed.ts";
import { keepTrueGames } from "./keepTrueGames.ts";

/**
 * Adds what the seed of an older release did not have: promotions, leaderboards and jackpots, and takes games out of its
 * catalogue that nothing plays. Members and their past stay as they are. Call it after a migration and after a reset.
 */
export async function addMissing(tx: Tx, now: Date): Promise<void> {
  await keepTrueGames(tx);
  await renewPromotions(tx, now);
  await beginMissingLeaderboards(tx, now);
  if ((await missingJackpots(tx)).length === 0) return;
  const account = { id: platformAccountId("jackpots", CATALOGUE_CURRENCY), kind: "jackpots" };
  await openAccounts(tx, [{ ...account, currency: CATALOGUE_CURRENCY }], now);
  // Other processes may run: their postings wait until the house has paid in.
  await tx.execute(sql`lock table ledger_transactions in share row exclusive mode`);
  await seedJackpots(tx, { now });
  await checkLedger(tx);
}
