import { inArray } from "drizzle-orm";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import type { Database } from "../db/openDatabase.ts";
import type { Language } from "../http/languages.ts";
import { rewards } from "../rewards/rewards.tables.ts";
import type { Movement } from "./accountRecord.ts";

/** The names of the bonuses and rewards that movements were for, in a language, by the movements' references. */
export async function movementNames(
  db: Database,
  rows: readonly Movement[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const [bonusIds, rewardIds] = [idsIn(rows, "bonus"), idsIn(rows, "reward")];
  const [given, claimed] = await Promise.all([
    bonusIds.length === 0 ? [] : db.select().from(bonuses).where(inArray(bonuses.id, bonusIds)),
    rewardIds.length === 0 ? [] : db.select().from(rewards).where(inArray(rewards.id, rewardIds)),
  ]);
  return new Map([
    ...given.map(({ id, titles }) => [`bonus:${id}`, titles[language]] as const),
    ...claimed.map(({ id, titles }) => [`reward:${id}`, titles[language]] as const),
  ]);
}

/** The ids in references like `bonus:31`. */
const idsIn = (rows: readonly Movement[], kind: string) =>
  rows.flatMap(({ transaction: { reference } }) => {
    const [name, id] = reference?.split(":") ?? [];
    return name === kind && /^\d{1,9}$/.test(id ?? "") ? [Number(id)] : [];
  });
