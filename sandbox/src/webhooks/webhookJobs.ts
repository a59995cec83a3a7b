import { arrayContains, sql } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { calendarJob, sweep } from "../jobs/job.ts";
import { cron, every } from "../jobs/schedule.ts";
import { merchantDayOf, startOfDayBefore } from "../reports/reportRange.ts";
import { betChanges, memberBetDays } from "../rollups/rollups.tables.ts";
import { endIdleSessions } from "../session/sessions.ts";
import { type WebhookEventType, webhookEndpoints } from "./webhooks.tables.ts";

const isWanted = async (tx: Tx, event: WebhookEventType): Promise<boolean> =>
  (await tx.$count(webhookEndpoints, arrayContains(webhookEndpoints.events, [event]))) > 0;

/** Reports the bets of each member by currency, for each of the merchant's days, ten minutes after its end. */
export const reportBetDays = calendarJob<CorePlatform>({
  name: "bet-days",
  schedule: cron("10 0 * * *"),
  missed: "each",
  run: async (tx, _, { at }) => {
    if (!(await isWanted(tx, "BETS_DAY"))) return;
    const day = merchantDayOf(startOfDayBefore(at, 1)).days.first;
    const columns = sql.raw("member_id, currency, status, bets, bet_amount, valid_bet, win_amount");
    await tx.execute(sql`
      select note_webhook('BETS_DAY', member_id, ${at.toISOString()}::timestamptz, jsonb_build_object(
        'day', ${day}::text, 'currency', currency, 'bets', sum(bets), 'stake', sum(bet_amount)::text,
        'validStake', sum(valid_bet)::text, 'payout', sum(win_amount)::text,
        'unsettled', coalesce(sum(bets) filter (where status = 'UNSETTLED'), 0)))
      from (select ${columns} from ${memberBetDays} where day = ${day}
        union all select ${columns} from ${betChanges} where day = ${day}) as sums
      group by member_id, currency having sum(bets) > 0 order by member_id, currency`);
  },
});

/** Ends sessions that nobody used for too long. They end by themselves at their next use, which would be told too late. */
export const endIdle = sweep<CorePlatform>({
  name: "idle-sessions",
  schedule: every(60_000),
  hasWork: ({ db }) => isWanted(db, "SESSION_ENDED"),
  sweep: ({ db, clock }) => endIdleSessions(db, clock.now()),
});
