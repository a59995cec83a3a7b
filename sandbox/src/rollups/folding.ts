import { sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import { sweep } from "../jobs/job.ts";
import { every } from "../jobs/schedule.ts";
import { betChanges, moneyChanges } from "./rollups.tables.ts";

/** Maximum number of changes of each kind per transaction, so that it ends well before the statement time-out. */
const BATCH = 5_000;

const Folded = z.object({ rows: z.tuple([z.object({ folded: z.number() })]) });

/**
 * Adds all committed changes to the sums and returns their number; after the signal it ends early. Does nothing while
 * another process does it.
 */
export async function foldRollups(db: Database, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let folded = 0;
  do {
    const answer = Folded.parse(await db.execute(sql`select fold_rollups(${BATCH}) as folded`));
    folded = answer.rows[0].folded;
    total += folded;
  } while (folded >= BATCH && !signal?.aborted);
  return total;
}

/** Adds changes to the sums soon after they were made. */
export const foldSums = sweep<CorePlatform>({
  name: "fold-sums",
  schedule: every(1_000),
  hasWork: async ({ db }) => {
    const [bet, money] = [betChanges, moneyChanges].map((table) => db.select({ id: table.id }).from(table).limit(1));
    const [change] = bet && money ? await unionAll(bet, money).limit(1) : [];
    return change !== undefined;
  },
  sweep: ({ db }, signal) => foldRollups(db, signal),
});
