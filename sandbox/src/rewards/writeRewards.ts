import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { rewards } from "./rewards.tables.ts";
import { expireReward } from "./rewards.ts";

/** Writes rewards, and lets those that wait expire. */
export async function writeRewards(
  tx: Tx,
  rows: readonly (typeof rewards.$inferInsert & { id: number })[],
): Promise<void> {
  await tx.insert(rewards).values([...rows]);
  await tx.execute(sql`select setval(pg_get_serial_sequence('rewards', 'id'), (select max(id) from rewards))`);
  const waiting = rows.filter(({ status }) => status === "AVAILABLE");
  const runs = waiting.map(({ id, claimBefore }) => ({ key: String(id), at: claimBefore, data: { id } }));
  await expireReward.enqueue(tx, ...runs);
}
