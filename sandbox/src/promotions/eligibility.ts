import type { members } from "../member/member.tables.ts";
import { CATALOGUE_CURRENCY } from "../money.ts";
import { later } from "../time/merchantTime.ts";
import type { PromotionFacts } from "./promotions.data.ts";

/** Members are new for so long. The rules of the promotions say it. */
const NEW_DAYS = 30;

/** What the rules ask of a member. */
export type Holder = Pick<typeof members.$inferSelect, "id" | "currency" | "rank" | "registeredAt">;

/** Whether a promotion is for that member. Its amounts are in VND. */
export function isFor({ who, rank = 1, firstDays }: PromotionFacts, member: Holder, at: Date): boolean {
  if (member.currency !== CATALOGUE_CURRENCY) return false;
  if (who === "vip") return member.rank >= rank;
  if (who === "all") return true;
  // The result of the last day is claimed on the day after.
  const days = firstDays === undefined ? NEW_DAYS : firstDays + 1;
  return at < later(member.registeredAt, { days });
}
