import { sql } from "drizzle-orm";
import { type Bonus, type BonusStatus, bonuses } from "../bonuses/bonuses.tables.ts";
import { expireBonus } from "../bonuses/bonuses.ts";
import type { Tx } from "../db/openDatabase.ts";
import { noonsBefore } from "../db/seedContext.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { memberAccountId, platformAccountId } from "../ledger/ledger.ts";
import { causeOf } from "../promotions/givePromotion.ts";
import { PROMOTION_TEXTS } from "../promotions/promotions.texts.ts";
import type { Movement } from "./history.ts";

const CURRENCY = "VND";
const DEMO = 3;
/** Promotions that `memberPromotions.seed.ts` says were claimed or approved. */
const OWNED = [8, 17];
const ALL: readonly string[] = [];

/** Promotion, amount in VND, turnover required and done, categories, state, days ago when it was issued and ended. */
const PAST: readonly [number, bigint, bigint, bigint, readonly string[], BonusStatus, number, number][] = [
  [3, 120_000n, 960_000n, 75_000n, ALL, "EXPIRED", 74, 44],
  [8, 88_000n, 880_000n, 880_000n, ALL, "COMPLETED", 26, 17],
  [17, 60_000n, 300_000n, 20_000n, ["SPORTS", "ESPORTS"], "FORFEITED", 12, 9],
  // Still active: it ends in 20 days.
  [9, 200_000n, 2_000_000n, 640_000n, ALL, "ACTIVE", 10, -20],
];

/** Bonuses of demo, one in each state, before the merchant's day that begins at `until`. */
export function pastBonuses(until: Date): Bonus[] {
  const daysAgo = noonsBefore(until);
  return PAST.map(([promotion, amount, turnoverRequired, turnoverDone, categories, status, issued, ended], index) => ({
    id: index + 1,
    memberId: DEMO,
    // Those that the member claimed or applied for belong to their promotions.
    cause: OWNED.includes(promotion) ? causeOf(promotion, DEMO) : `past:${index + 1}`,
    titles: inEveryLanguage((language) => PROMOTION_TEXTS[language].promotions[promotion]?.title ?? ""),
    amount,
    currency: CURRENCY,
    turnoverRequired,
    turnoverDone,
    categories: [...categories],
    holdsWithdrawals: false,
    status,
    issuedAt: daysAgo(issued),
    expiresAt: status === "EXPIRED" || status === "ACTIVE" ? daysAgo(ended) : daysAgo(issued - 30),
    endedAt: status === "ACTIVE" ? null : daysAgo(ended),
  }));
}

/** Writes the bonuses, and lets the active ones expire. */
export async function writeBonuses(tx: Tx, rows: readonly Bonus[]): Promise<void> {
  await tx.insert(bonuses).values([...rows]);
  await tx.execute(sql`select setval(pg_get_serial_sequence('bonuses', 'id'), ${rows.length})`);
  const active = rows.filter(({ status }) => status === "ACTIVE");
  await expireBonus.enqueue(
    tx,
    ...active.map(({ id, expiresAt }) => ({ key: String(id), at: expiresAt, data: { id } })),
  );
}

/** What the bonuses moved. */
export const movementsOf = (rows: readonly Bonus[]): Movement[] =>
  rows.flatMap(({ id, memberId, amount, currency, titles, status, issuedAt, endedAt }) => {
    const moved = { memberId, kind: "BONUS", reference: `bonus:${id}`, remark: titles.EN } as const;
    const held = memberAccountId(memberId, "bonus", currency);
    const operator = platformAccountId("promotions", currency);
    const main = memberAccountId(memberId, "main", currency);
    const issued = { ...moved, key: `bonus:${id}`, at: issuedAt, accountId: held, counterpartId: operator, amount };
    const counterpartId = status === "COMPLETED" ? main : operator;
    const ended = { ...moved, key: `bonusEnd:${id}`, accountId: held, counterpartId, amount: -amount };
    return endedAt ? [issued, { ...ended, at: endedAt }] : [issued];
  });

/** What a member got as cash. */
export const cashOf = (rows: readonly Bonus[], memberId: number): bigint =>
  rows.reduce((sum, row) => (row.memberId === memberId && row.status === "COMPLETED" ? sum + row.amount : sum), 0n);
