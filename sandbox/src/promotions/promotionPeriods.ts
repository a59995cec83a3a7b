import { allDays, type ReportRange, rangeOfDays } from "../reports/reportRange.ts";
import { dayOf } from "../time/merchantTime.ts";
import type { PromotionFacts } from "./promotions.data.ts";

/** A period of a promotion. */
export interface Period {
  /** Its name among the claims; no two periods have a name in common. */
  name: string;
  /** The days that count. */
  range: ReportRange;
  /** When the next one begins; null for a promotion that is given once. */
  endsAt: Date | null;
}

type Rhythm = Pick<PromotionFacts, "how" | "weekend">;

/** The name of the only period of a promotion that is given once. */
export const ONCE = "ONCE";

/** The period of a promotion at a moment: the merchant's day, the week from Monday, the month, or all days. */
export const periodAt = (rhythm: Rhythm, now: Date): Period => periodWith(rhythm, dayOf(now));

/** The period before that: its result can be claimed now. A promotion that is given once has none. */
export function periodBefore(rhythm: Rhythm, now: Date): Period | null {
  if (rhythm.how === "once") return null;
  const [first] = daysWith(rhythm, dayOf(now));
  return periodWith(rhythm, first.subtract({ days: 1 }));
}

/** The merchant's day at a moment, yyyy-MM-dd. */
export const dayAt = (at: Date): string => dayOf(at).toString();

function periodWith(rhythm: Rhythm, day: Temporal.PlainDate): Period {
  if (rhythm.how === "once") return { name: ONCE, range: rangeOfDays(allDays), endsAt: null };
  const [first, last] = daysWith(rhythm, day);
  const counted = rhythm.weekend ? last.subtract({ days: 1 }) : first;
  const name = { daily: `${first}`, weekly: `week ${first}`, monthly: `month ${first}` }[rhythm.how];
  const { until } = rangeOfDays({ first: last.toString(), last: last.toString() });
  return { name, range: rangeOfDays({ first: counted.toString(), last: last.toString() }), endsAt: until };
}

/** The first and the last day of the period with a day. */
function daysWith({ how }: Rhythm, day: Temporal.PlainDate): [first: Temporal.PlainDate, last: Temporal.PlainDate] {
  if (how === "weekly") {
    const monday = day.subtract({ days: day.dayOfWeek - 1 });
    return [monday, monday.add({ days: 6 })];
  }
  if (how === "monthly") return [day.with({ day: 1 }), day.with({ day: day.daysInMonth })];
  return [day, day];
}
