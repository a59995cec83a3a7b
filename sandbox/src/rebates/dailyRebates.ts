import { and, asc, inArray, isNull, max, sql } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import { sweep } from "../jobs/job.ts";
import { every } from "../jobs/schedule.ts";
import { fromPlatform, postAll } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { merchantDayOf, type ReportRange, rangeOfDays, startOfDayBefore } from "../reports/reportRange.ts";
import { AT_ONCE, isNotPostponed, settleDue } from "../settling/settleDue.ts";
import { type Rebate, rebateDays, rebates } from "./rebates.tables.ts";
import { reckonDay } from "./reckoning.ts";

/** Rebates that one transaction pays. */
const BATCH = 200;
/** Rebates of a day are worked out at 02:00 of the merchant's next day. */
const AFTER_MIDNIGHT_MS = 2 * 3_600_000;

/**
 * Works out the rebates of each day that is over, in one transaction for a day, then pays them. It goes on from the last
 * day that was worked out; a platform without one begins with the present day. Rebates of earlier days are paid first:
 * they do not wait for a day that cannot be worked out.
 */
export const dailyRebates = sweep<CorePlatform>({
  name: "daily-rebates",
  schedule: every(10_000),
  setsAside: ["rebate"],
  hasWork: async (platform) =>
    (await lastReckoned(platform)) !== lastEnded(platform).days.first || (await unpaid(platform, 1)).length > 0,
  async sweep(platform, signal) {
    const paid = await payAll(platform, signal);
    const ended = lastEnded(platform);
    let last = await lastReckoned(platform);
    if (last === null) await platform.db.insert(rebateDays).values({ day: ended.days.first }).onConflictDoNothing();
    while (last !== null && last < ended.days.first && !signal.aborted) {
      const day = dayAfter(last);
      await transact(platform, (tx) => reckonDay(tx, day));
      last = day.days.first;
    }
    return paid + (await payAll(platform, signal));
  },
});

/** The last of the merchant's days that is over by enough. */
const lastEnded = ({ clock }: CorePlatform): ReportRange =>
  merchantDayOf(startOfDayBefore(new Date(clock.now().getTime() - AFTER_MIDNIGHT_MS), 1));

async function lastReckoned({ db }: CorePlatform): Promise<string | null> {
  const [known] = await db.select({ day: max(rebateDays.day) }).from(rebateDays);
  return known?.day ?? null;
}

function dayAfter(day: string): ReportRange {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return rangeOfDays({ first: next, last: next });
}

const payAll = (platform: CorePlatform, signal: AbortSignal) =>
  settleDue(platform.db, {
    kind: "rebate",
    due: () => unpaid(platform),
    settle: (rows) => payRebates(platform, rows),
    together: BATCH,
    signal,
  });

const unpaid = ({ db }: CorePlatform, count = AT_ONCE) =>
  db
    .select({ id: rebates.id, key: sql<string>`${rebates.id}::text` })
    .from(rebates)
    .where(and(isNull(rebates.paidAt), isNotPostponed("rebate", rebates.id)))
    .orderBy(asc(rebates.id))
    .limit(count);

/** Pays those of the rebates that are not paid yet, in one transaction. Returns how many. */
const payRebates = (platform: CorePlatform, rows: readonly { id: number }[]): Promise<number> =>
  transact(platform, async (tx) => {
    const at = platform.clock.now();
    const ids = rows.map(({ id }) => id);
    const due = await tx
      .select()
      .from(rebates)
      .where(and(inArray(rebates.id, ids), isNull(rebates.paidAt)))
      .orderBy(asc(rebates.id))
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    await postAll(
      tx,
      due.map((rebate) => postingOf(rebate, at)),
    );
    const paid = due.map(({ id }) => id);
    await tx.update(rebates).set({ paidAt: at }).where(inArray(rebates.id, paid));
    return due.length;
  });

const postingOf = ({ id, memberId, day, currency, ownAmount, commission }: Rebate, at: Date) => {
  const amount = ownAmount + commission;
  return {
    key: `rebate:${id}`,
    kind: "REBATE" as const,
    at,
    reference: `rebate:${id}`,
    remark: day,
    entries: fromPlatform("promotions", { memberId, currency, amount }),
  };
};
