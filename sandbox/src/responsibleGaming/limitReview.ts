import { and, eq } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import { members } from "../member/member.tables.ts";
import { later } from "../time/merchantTime.ts";

const MONTHS = 6;

type LimitedMember = Pick<typeof members.$inferSelect, "hasPlayLimits" | "limitsReviewedAt">;

/**
 * When a member last set, changed or reviewed the limits, once that is six months ago and the member is to be asked
 * whether they still fit. Null before that, and for members without limits.
 */
export function limitsUnreviewedSince({ hasPlayLimits, limitsReviewedAt }: LimitedMember, now: Date): Date | null {
  if (!hasPlayLimits || !limitsReviewedAt) return null;
  return later(limitsReviewedAt, { months: MONTHS }) <= now ? limitsReviewedAt : null;
}

/** Records that a member has reviewed the limits and keeps them. The next six months count from now. */
export async function keepPlayLimits({ db, clock }: CorePlatform, memberId: number): Promise<void> {
  await db
    .update(members)
    .set({ limitsReviewedAt: clock.now() })
    .where(and(eq(members.id, memberId), eq(members.hasPlayLimits, true)));
}
