import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { termsView } from "../freeSpins/terms.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { answerWith } from "../http/idempotency/answerWith.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { toDecimal } from "../money.ts";
import { csvHeaders, csvRows, csvStream, partsOf } from "../reports/csv.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { type ReportRange, rangeIfAsked, rangeQuery } from "../reports/reportRange.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Reward, rewardKinds, rewardStatuses, rewards } from "./rewards.tables.ts";
import { claimReward } from "./rewards.ts";

const rewardId = z.coerce.number().int().min(1).max(2_147_483_647);
const ListQuery = pageQuery().extend({
  ...rangeQuery,
  kind: z.enum(rewardKinds).optional(),
  status: z.enum(rewardStatuses).optional(),
  /** One reward. */
  rewardId: rewardId.optional(),
  export: z.literal("csv").optional(),
});
const ClaimBody = z.object({ rewardId });

const COLUMNS = [
  "rewardId",
  "kind",
  "title",
  "amount",
  "turnoverRequired",
  "currency",
  "status",
  "grantedAt",
  "claimBefore",
  "endedAt",
] as const;

/** The condition for the rewards that a file has after one. */
const olderThan = ({ grantedAt, id }: Reward) =>
  sql`(${rewards.grantedAt}, ${rewards.id}) < (${grantedAt.toISOString()}::timestamptz, ${id})`;

/** The condition for the rewards that could be claimed at some time of a range. */
const claimableIn = ({ from, until }: ReportRange) =>
  and(
    lt(rewards.grantedAt, until),
    sql`coalesce(${rewards.endedAt}, ${rewards.claimBefore}) >= ${from.toISOString()}::timestamptz`,
  );

/** A member's rewards. */
export const rewardRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/MCSFE_rewardList", requireRealAccount, async (c) => {
      const { db, reportDb } = platform;
      const query = readQuery(c, ListQuery);
      const { memberId, currency } = c.var.session;
      const range = rangeIfAsked(query, platform.clock.now());
      const own = eq(rewards.memberId, memberId);
      const condition = and(
        own,
        range && claimableIn(range),
        query.kind && eq(rewards.kind, query.kind),
        query.status && eq(rewards.status, query.status),
        query.rewardId === undefined ? undefined : eq(rewards.id, query.rewardId),
      );
      if (query.export) {
        await takeReport(platform, memberId);
        const most = csvRows(await reportDb.$count(rewards, condition));
        const parts = partsOf<Reward>(most, ({ last, limit }) =>
          reportDb
            .select()
            .from(rewards)
            .where(and(condition, last && olderThan(last)))
            .orderBy(desc(rewards.grantedAt), desc(rewards.id))
            .limit(limit),
        );
        const file = csvStream(COLUMNS, parts, (reward) => rewardView(reward, c.var.language));
        return c.body(file, 200, csvHeaders("rewards.csv"));
      }
      const inCurrency = sql`case when ${rewards.currency} = ${currency} then ${rewards.amount} end`;
      const [totals] = await db
        .select({
          count: sql`count(*)`.mapWith(Number),
          amount: bigSum(inCurrency),
          claimed: bigSum(sql`case when ${rewards.status} = 'CLAIMED' then ${inCurrency} end`),
        })
        .from(rewards)
        .where(condition);
      const claimable = await db.$count(rewards, and(own, inArray(rewards.status, ["AVAILABLE"])));
      const rows = await db
        .select()
        .from(rewards)
        .where(condition)
        // What can be claimed comes first, by the time that is left.
        .orderBy(
          sql`case when ${rewards.status} = 'AVAILABLE' then ${rewards.claimBefore} end nulls last`,
          desc(rewards.grantedAt),
          desc(rewards.id),
        )
        .limit(query.pageSize)
        .offset(offsetOf(query));
      const list = rows.map((reward) => rewardView(reward, c.var.language));
      return ok(c, {
        ...toPage(list, totals?.count ?? 0, query),
        claimable,
        totals: {
          amount: toDecimal(totals?.amount ?? 0n, currency),
          claimed: toDecimal(totals?.claimed ?? 0n, currency),
          currency,
        },
      });
    })
    .post("/wps/relay/MCSFE_rewardClaim", requireRealAccount, idempotent(platform), async (c) => {
      const asked = await readJson(c, ClaimBody);
      return answerWith<Reward>(
        c,
        platform,
        (keepAnswer) => claimReward(platform, c.var.session.memberId, asked.rewardId, keepAnswer),
        (reward) => rewardView(reward, c.var.language),
      );
    });

/** A reward in the contract's form. */
export const rewardView = (reward: Reward, language: Language) => ({
  rewardId: String(reward.id),
  kind: reward.kind,
  title: reward.titles[language],
  amount: toDecimal(reward.amount, reward.currency),
  currency: reward.currency,
  turnoverRequired: toDecimal(reward.turnoverRequired, reward.currency),
  freeSpins: reward.freeSpins && termsView(reward.freeSpins, reward.currency),
  status: reward.status,
  grantedAt: reward.grantedAt.toISOString(),
  claimBefore: reward.claimBefore.toISOString(),
  endedAt: reward.endedAt?.toISOString() ?? null,
});
