import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { jackpotLevels, jackpots } from "./jackpots.tables.ts";

/** The highest prize of all jackpots now, in minor units of its currency; undefined when there are none. */
export async function highestJackpot({ db }: { db: Database }) {
  const [highest] = await db
    .select({ amount: jackpotLevels.amount, currency: jackpots.currency })
    .from(jackpotLevels)
    .innerJoin(jackpots, eq(jackpots.id, jackpotLevels.jackpotId))
    .orderBy(desc(jackpotLevels.amount), asc(jackpots.id))
    .limit(1);
  return highest;
}
