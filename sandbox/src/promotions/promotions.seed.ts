import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { PROMOTIONS } from "./promotions.data.ts";
import { promotions } from "./promotions.tables.ts";
import { PROMOTION_TEXTS } from "./promotions.texts.ts";
import { rulesOf } from "./rules.ts";

const DAY_MS = 86_400_000;

/** Thirteen promotions, at least one in each category. */
export async function seedPromotions(tx: Tx, { now }: SeedContext): Promise<void> {
  const rows = PROMOTIONS.map(({ id, category, daysAgo, lasts, facts }) => {
    const textOf = (field: "title" | "summary") =>
      inEveryLanguage((language) => {
        const texts = PROMOTION_TEXTS[language].promotions[id];
        if (!texts) throw new Error(`promotion ${id} has no texts`);
        return texts[field];
      });
    const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      id,
      category,
      titles: textOf("title"),
      summaries: textOf("summary"),
      rules: rulesOf(facts),
      publishedAt,
      startsAt: lasts === undefined ? null : publishedAt,
      endsAt: lasts === undefined ? null : new Date(now.getTime() + lasts * DAY_MS),
    };
  });
  await tx.insert(promotions).values(rows);
}
