import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { sweep } from "../jobs/job.ts";
import { every } from "../jobs/schedule.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { secureRandom } from "../random/secureRandom.ts";
import { AT_ONCE, isNotPostponed, settleDue } from "../settling/settleDue.ts";
import { moveFed, payWins, type Win } from "./jackpotMoney.ts";
import { type JackpotFeed, jackpotFeeds, jackpotLevels, jackpots } from "./jackpots.tables.ts";

const SHARE_UNIT = 10_000n;

/** Adds the bets that feed jackpots to the levels, and sends the new amounts to subscribers at most once a second. */
export const fillJackpots = sweep<CorePlatform>({
  name: "fill-jackpots",
  schedule: every(1_000),
  setsAside: ["jackpotFeed"],
  hasWork: async ({ db }) => (await dueFeeds(db, 1)).length > 0,
  sweep: async (platform, signal) => {
    const { db, clock, events } = platform;
    const total = await settleDue(db, {
      kind: "jackpotFeed",
      due: () => dueFeeds(db),
      settle: (feeds) => transact(platform, (tx) => takeFeeds(tx, feeds, clock.now())),
      together: AT_ONCE,
      signal,
    });
    if (total > 0) await events.publish({ topic: "jackpot" });
    return total;
  },
});

/** The oldest bets that wait, without those that could not be taken and are tried again later. */
export const dueFeeds = (db: Tx, count = AT_ONCE) =>
  db
    .select({ id: jackpotFeeds.id, key: sql<string>`${jackpotFeeds.id}::text` })
    .from(jackpotFeeds)
    .where(isNotPostponed("jackpotFeed", jackpotFeeds.id))
    .orderBy(asc(jackpotFeeds.id))
    .limit(count);

type Level = Awaited<ReturnType<typeof lockLevels>>[number];

/**
 * Adds these bets to the levels, one after the other, pays what they win, and deletes them. Returns the number of those
 * that were still there. It locks the levels, so there is one caller at a time.
 */
export async function takeFeeds(
  tx: LedgerTx,
  given: readonly { id: bigint }[],
  at: Date,
  random = secureRandom,
): Promise<number> {
  const levels = await lockLevels(tx);
  const feeds = await deleteFeeds(tx, given);
  const fed = new Map<string, bigint>();
  const wins: Win[] = [];
  for (const feed of feeds) {
    for (const level of levels.filter(({ jackpotId }) => jackpotId === feed.jackpotId)) {
      const { added, isWon } = feedLevel(level, feed.stake, random);
      fed.set(level.currency, (fed.get(level.currency) ?? 0n) + added);
      if (!isWon) continue;
      wins.push({ ...level, ...feed });
      level.amount = level.seed;
    }
  }
  const last = feeds.at(-1);
  if (!last) return 0;
  await moveFed(tx, fed, last.id, at);
  await writeLevels(tx, levels);
  await payWins(tx, wins, at);
  return feeds.length;
}

/**
 * Adds the share of a stake to a level. Each unit that is fed is equally likely to be the one that wins, up to the last
 * one before `mustDropBy`: that needs no secret number in the database.
 */
function feedLevel(level: Level, stake: bigint, random: (bound: number) => number) {
  const share = stake * BigInt(level.shareBp) + BigInt(level.remainder);
  const left = level.mustDropBy - level.amount;
  const wanted = share / SHARE_UNIT;
  const added = wanted < left ? wanted : left;
  const isWon = added === left || (added > 0n && BigInt(random(Number(left))) < added);
  level.amount += added;
  level.remainder = Number(share % SHARE_UNIT);
  return { added, isWon };
}

/** All levels, locked. */
const lockLevels = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(jackpotLevels), currency: jackpots.currency })
    .from(jackpotLevels)
    .innerJoin(jackpots, eq(jackpots.id, jackpotLevels.jackpotId))
    .orderBy(asc(jackpotLevels.jackpotId), asc(jackpotLevels.level))
    .for("update", { of: jackpotLevels });

async function deleteFeeds(tx: Tx, given: readonly { id: bigint }[]): Promise<JackpotFeed[]> {
  const ids = given.map(({ id }) => id);
  const feeds = await tx.delete(jackpotFeeds).where(inArray(jackpotFeeds.id, ids)).returning();
  return feeds.sort((one, other) => Number(one.id - other.id));
}

async function writeLevels(tx: Tx, levels: readonly Level[]): Promise<void> {
  const rows = levels.map(({ jackpotId, level, amount, remainder }) => ({
    jackpotId,
    level,
    amount: String(amount),
    remainder,
  }));
  await tx.execute(sql`
    update ${jackpotLevels} set amount = fed.amount, remainder = fed.remainder
    from json_to_recordset(${JSON.stringify(rows)}::json) as fed ("jackpotId" int, level text, amount bigint, remainder int)
    where jackpot_levels.jackpot_id = fed."jackpotId" and jackpot_levels.level = fed.level`);
}
