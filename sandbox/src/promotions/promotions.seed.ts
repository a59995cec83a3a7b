import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { PROMOTIONS } from "./promotions.data.ts";
import { promotions } from "./promotions.tables.ts";
import { PROMOTION_TEXTS } from "./promotions.texts.ts";
import { rulesOf } from "./rules.ts";

const DAY_MS = 86_400_000;

/** A baker's dozen of promotions, in every category. */
export async function seedPromotions(tx: Tx, { now }: SeedContext): Promise<void> {
  const rows = PROMOTIONS.map(({ id, category, daysAgo, lasts, facts }) => {
    const texts = PROMOTION_TEXTS[id];
    if (!texts) throw new Error(`promotion ${id} has no words`);
    const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      id,
      category,
      ...texts,
      rules: rulesOf(facts),
      publishedAt,
      startsAt: lasts === undefined ? null : publishedAt,
      endsAt: lasts === undefined ? null : new Date(now.getTime() + lasts * DAY_MS),
    };
  });
  await tx.insert(promotions).values(rows);
}
