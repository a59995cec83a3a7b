import { sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { later } from "../time/merchantTime.ts";
import { PROMOTIONS } from "./promotions.data.ts";
import { promotions } from "./promotions.tables.ts";
import { PROMOTION_TEXTS } from "./promotions.texts.ts";
import { rulesOf } from "./rules.ts";

/** The promotions: at least one in each category, one that begins later, and one that is over. */
export async function seedPromotions(tx: Tx, { now }: SeedContext): Promise<void> {
  await tx.insert(promotions).values(rowsOf(now));
}

/** Adds the promotions that this release has and an older one did not have. Texts and rules are those of this release. */
export async function renewPromotions(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(promotions)
    .values(rowsOf(now))
    .onConflictDoUpdate({
      target: promotions.id,
      set: {
        category: sql`excluded.category`,
        titles: sql`excluded.titles`,
        summaries: sql`excluded.summaries`,
        rules: sql`excluded.rules`,
        // A promotion that has no end now had one in an older release.
        startsAt: sql`case when excluded.starts_at is null then null else ${promotions.startsAt} end`,
        endsAt: sql`case when excluded.ends_at is null then null else ${promotions.endsAt} end`,
      },
    });
}

function rowsOf(now: Date): (typeof promotions.$inferInsert)[] {
  const inDays = (days?: number) => (days === undefined ? null : later(now, { days }));
  return PROMOTIONS.map(({ id, category, daysAgo, startsIn, lasts, facts }) => {
    const textOf = (field: "title" | "summary") =>
      inEveryLanguage((language) => {
        const texts = PROMOTION_TEXTS[language].promotions[id];
        if (!texts) throw new Error(`promotion ${id} has no texts`);
        return texts[field];
      });
    const publishedAt = later(now, { days: -daysAgo });
    return {
      id,
      category,
      titles: textOf("title"),
      summaries: textOf("summary"),
      rules: rulesOf(facts),
      publishedAt,
      startsAt: inDays(startsIn) ?? (lasts === undefined ? null : publishedAt),
      endsAt: inDays(lasts),
    };
  });
}
