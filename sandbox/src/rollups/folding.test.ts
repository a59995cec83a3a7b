import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { betChanges } from "./rollups.tables.ts";

const CHANGES = 1_000;
const Scans = z.object({ rows: z.tuple([z.object({ scans: z.coerce.number() })]) });

const { db } = await openPlatformForFile();

test("many changes at once are folded by few scans, also when the table was empty for long", async () => {
  const amounts = { betAmount: 1_000n, validBet: 1_000n, winAmount: 0n };
  const change = {
    memberId: 3,
    day: "2026-11-01",
    currency: "VND",
    category: "RNG",
    status: "LOST",
    bets: 1,
    settledDay: "2026-11-02",
    validBets: 1,
    ...amounts,
  };
  const changes = Array.from({ length: CHANGES }, () => change);
  const fold = sql`select fold_rollups(${CHANGES})`;
  await db.insert(betChanges).values(changes);
  await db.execute(fold);
  // The database's own housekeeping does the same: the planner then expects that the table is empty.
  await db.execute(sql`vacuum (analyze, truncate false) rollup_bet_changes`);
  const scans = await db.transaction(async (tx) => {
    await tx.insert(betChanges).values(changes);
    await tx.execute(fold);
    const answer = await tx.execute(
      sql`select seq_scan + idx_scan as scans from pg_stat_xact_user_tables where schemaname = 'public' and relname = 'rollup_bet_changes'`,
    );
    return Scans.parse(answer).rows[0].scans;
  });
  expect(scans).toBeLessThan(CHANGES / 10);
});
