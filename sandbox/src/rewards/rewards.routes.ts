import { rewardKinds } from "@atrium/schema/values";
import { and, count, eq, lt, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { termsView } from "../freeSpins/terms.ts";
import type { AppEnv } from "../http/env.ts";
import { requireRealAccount } from "../http/guard.ts";
import { answerWith } from "../http/idempotency/answerWith.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, rowId } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { toDecimal } from "../money.ts";
import { partOf, recordQuery, recordRoute, wholeOf } from "../reports/recordRoute.ts";
import { type ReportRange, rangeIfAsked, rangeQuery } from "../reports/reportRange.ts";
import { firstWhile, orderOf } from "../reports/rowOrder.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Reward, rewardStatuses, rewards } from "./rewards.tables.ts";
import { claimReward } from "./rewards.ts";

const ListQuery = recordQuery().extend({
  ...rangeQuery,
  kind: z.enum(rewardKinds).optional(),
  status: z.enum(rewardStatuses).optional(),
  /** One reward. */
  rewardId: rowId.optional(),
});
const ClaimBody = z.object({ rewardId: rowId });

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

const latestFirst = orderOf(rewards, "desc", "grantedAt", "id");

/** What can be claimed comes first, by the time that is left. */
const claimableFirst = firstWhile<Reward>(eq(rewards.status, "AVAILABLE"), rewards.claimBefore, (reward) =>
  reward.status === "AVAILABLE" ? reward.claimBefore : undefined,
);

/** The condition for the rewards that could be claimed at some time of a range. */
const claimableIn = ({ from, until }: ReportRange) =>
  and(
    lt(rewards.grantedAt, until),
    sql`coalesce(${rewards.endedAt}, ${rewards.claimBefore}) >= ${from.toISOString()}::timestamptz`,
  );

/** A member's rewards. */
export const rewardRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get(
      "/wps/relay/MCSFE_rewardList",
      requireRealAccount,
      recordRoute(platform, {
        query: ListQuery,
        list(query, { session: { memberId, currency }, language, now }) {
          const range = rangeIfAsked(query, now);
          const own = eq(rewards.memberId, memberId);
          const where = and(
            own,
            range && claimableIn(range),
            query.kind && eq(rewards.kind, query.kind),
            query.status && eq(rewards.status, query.status),
            query.rewardId === undefined ? undefined : eq(rewards.id, query.rewardId),
          );
          const views = (rows: Reward[]) => rows.map((reward) => rewardView(reward, language));
          return {
            where,
            order: query.export ? latestFirst : [claimableFirst, ...latestFirst],
            select: (db, part) => partOf(db.select().from(rewards).$dynamic(), part),
            async whole(db) {
              const inCurrency = sql`case when ${rewards.currency} = ${currency} then ${rewards.amount} end`;
              const sums = await db
                .select({
                  count: count(),
                  amount: bigSum(inCurrency),
                  claimed: bigSum(sql`case when ${rewards.status} = 'CLAIMED' then ${inCurrency} end`),
                })
                .from(rewards)
                .where(where);
              const claimable = await db.$count(rewards, and(own, eq(rewards.status, "AVAILABLE")));
              const whole = wholeOf(sums, currency);
              return { ...whole, more: { ...whole.more, claimable } };
            },
            views,
            file: { name: "rewards", columns: COLUMNS, cells: views },
          };
        },
      }),
    )
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
