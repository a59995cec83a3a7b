import { PLAYER_TYPE } from "../accountTypes.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { findMember } from "../member/members.ts";
import { allDays, type ReportRange, rangeOfDays, reportRange } from "../reports/reportRange.ts";
import { LEVELS, type Level, levelOf } from "./levels.ts";
import { findStanding, turnoverIn } from "./standing.ts";

/** A member's way through the club. Amounts are minor units of `CLUB_CURRENCY`. */
interface Progress {
  current: Level;
  /** Null at the highest level. */
  next: Level | null;
  /** Turnover that counts for the level. */
  counted: bigint;
  /** What keeps the level; null when nothing is needed. */
  keep: { month: ReportRange; turnover: bigint } | null;
}

/** The progress of a member. */
export async function progressOf({ db, clock }: CorePlatform, memberId: number): Promise<Progress> {
  const { rank, type, registeredAt } = await findMember(db, memberId);
  const current = levelOf(rank);
  const standing = await findStanding(db, memberId);
  const bet = standing?.counted ?? (await turnoverIn(db, memberId, allDays));
  const counted = bet < current.turnover ? current.turnover : bet;
  const month = checkedMonth(standing?.since ?? registeredAt, clock.now());
  return {
    current,
    next: LEVELS[current.rankLevel + 1] ?? null,
    counted,
    keep:
      type === PLAYER_TYPE && current.keepTurnover > 0n
        ? { month, turnover: await turnoverIn(db, memberId, month.days) }
        : null,
  };
}

/** The month at the end of which a level is checked: the present one, or the next one for a level of this month. */
function checkedMonth(since: Date, now: Date): ReportRange {
  const present = reportRange({ preset: "THIS_MONTH" }, now);
  if (!present) throw new Error("no range for THIS_MONTH");
  const first = Temporal.PlainDate.from(present.days.first).add({ months: since > present.from ? 1 : 0 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  return rangeOfDays({ first: first.toString(), last: last.toString() });
}
