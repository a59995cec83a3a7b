import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { noonsBefore, type SeedContext } from "../db/seedContext.ts";
import { type FreeSpins, freeSpins } from "../freeSpins/freeSpins.tables.ts";
import { expireFreeSpins } from "../freeSpins/freeSpins.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import { freeSpinsOf, planOf } from "../promotions/promotions.data.ts";
import { PROMOTION_TEXTS } from "../promotions/promotions.texts.ts";

const DEMO = 3;
/** The promotion that gave them. */
const PROMOTION = 24;

/** State, used spins, winnings in VND, days ago when they were given and when they ended. */
const PAST: readonly [FreeSpins["status"], number, bigint, number, number][] = [
  ["EXPIRED", 0, 0n, 20, 17],
  // The member can use these for two more days.
  ["ACTIVE", 8, 6_500n, 1, -2],
];

/** Free spins of demo. */
export async function seedFreeSpins(tx: Tx, { now }: SeedContext): Promise<void> {
  const terms = freeSpinsOf(planOf(PROMOTION).facts);
  if (!terms) throw new Error(`promotion ${PROMOTION} gives no free spins`);
  const daysAgo = noonsBefore(now);
  const titles = inEveryLanguage((language) => PROMOTION_TEXTS[language].promotions[PROMOTION]?.title ?? "");
  const rows = PAST.map(([status, used, winnings, issued, ended], index) => ({
    id: index + 1,
    memberId: DEMO,
    cause: `past:${index + 1}`,
    titles,
    games: [...terms.games],
    spins: terms.spins,
    used,
    stake: BigInt(terms.stake),
    currency: CATALOGUE_CURRENCY,
    turnover: terms.turnover,
    winnings,
    status,
    issuedAt: daysAgo(issued),
    expiresAt: daysAgo(ended),
    endedAt: status === "ACTIVE" ? null : daysAgo(ended),
  }));
  await tx.insert(freeSpins).values(rows);
  await tx.execute(sql`select setval(pg_get_serial_sequence('free_spins', 'id'), ${rows.length})`);
  const active = rows.filter(({ status }) => status === "ACTIVE");
  const runs = active.map(({ id, expiresAt }) => ({ key: String(id), at: expiresAt, data: { id } }));
  await expireFreeSpins.enqueue(tx, ...runs);
}
