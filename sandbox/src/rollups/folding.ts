import { sql } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Database } from "../db/openDatabase.ts";
import { repeat } from "../repeat.ts";

const EVERY_MS = 1_000;
/** Maximum number of changes of each kind per transaction. */
const BATCH = 20_000;

const Folded = z.object({ rows: z.tuple([z.object({ folded: z.number() })]) });

/** Adds all committed changes to the sums. Does nothing while another process does it. */
export async function foldRollups(db: Database): Promise<void> {
  let folded = 0;
  do {
    const answer = Folded.parse(await db.execute(sql`select fold_rollups(${BATCH}) as folded`));
    folded = answer.rows[0].folded;
  } while (folded >= BATCH);
}

/** Folds now and every second. Returns a function that stops it. */
export const startFolding = ({ db }: CorePlatform): (() => Promise<void>) =>
  repeat(EVERY_MS, "folding sums by day", () => foldRollups(db));
