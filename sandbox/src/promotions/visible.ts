import { and, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { type Promotion, promotions } from "./promotions.tables.ts";

/** Promotions that have ended stay visible for so long. */
const ENDED_MS = 14 * 86_400_000;

/** The condition for promotions that people see: published, and not over for long. */
export const isShown = (now: Date) =>
  and(
    lte(promotions.publishedAt, now),
    or(isNull(promotions.endsAt), gt(promotions.endsAt, new Date(now.getTime() - ENDED_MS))),
  );

/** Those of some promotions that people see now. */
export const shownPromotions = async (tx: Tx, ids: readonly number[], now: Date): Promise<Promotion[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(promotions)
        .where(and(isShown(now), inArray(promotions.id, [...ids])));

/** A promotion that people see now. */
export async function shownPromotion(tx: Tx, id: number, now: Date): Promise<Promotion | undefined> {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(and(isShown(now), eq(promotions.id, id)));
  return row;
}
