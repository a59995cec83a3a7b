import { count, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { rowId } from "../http/input.ts";
import { findMember } from "../member/members.ts";
import { toDecimal } from "../money.ts";
import { recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { rangeIfAsked, rangeQuery } from "../reports/reportRange.ts";
import { rewards } from "../rewards/rewards.tables.ts";
import { bigSum } from "../rollups/bigSum.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { qualifiedReferrals } from "./referral.tables.ts";
import { countFriends, friendList, isBrought } from "./referral.ts";
import { QUALIFYING_AMOUNT, rewardOf, TIERS } from "./tiers.ts";

const ListQuery = recordQuery().extend({
  ...rangeQuery,
  /** One friend. */
  friendId: rowId.optional(),
});

/** A member's invitation and the friends who followed it; only while the brand has the promotion. */
export function referralRoutes(platform: SitePlatform) {
  const { db, config, site } = platform;
  const requirePromotion = () => {
    if (!site.isEnabled("REFERRAL_PROMOTION")) throw new PlatformError("FEATURE_DISABLED");
  };

  return new Hono<AppEnv>()
    .get("/wps/relay/MCSFE_referralSummary", requireRealAccount, async (c) => {
      requirePromotion();
      const { memberId } = c.var.session;
      const { inviteCode, currency } = await findMember(db, memberId);
      if (inviteCode === null) throw new PlatformError("NOT_FOUND");
      const inCurrency = sql`case when ${rewards.currency} = ${currency} then ${rewards.amount} end`;
      const [earned] = await db
        .select({ qualified: count(), rewards: bigSum(inCurrency) })
        .from(qualifiedReferrals)
        .leftJoin(rewards, isBrought)
        .where(eq(qualifiedReferrals.referrerId, memberId));
      return ok(c, {
        referralCode: inviteCode,
        link: `${config.siteUrl.replace(/\/+$/, "")}/register?referralCode=${inviteCode}`,
        invited: await countFriends(db, { referrerId: memberId }),
        qualified: earned?.qualified ?? 0,
        rewardTotal: toDecimal(earned?.rewards ?? 0n, currency),
        qualifyingAmount: toDecimal(QUALIFYING_AMOUNT[currency] ?? 0n, currency),
        currency,
        tiers: TIERS.map(({ from }) => ({ from, reward: toDecimal(rewardOf(from, currency), currency) })),
      });
    })
    .get(
      "/wps/relay/MCSFE_referralList",
      requireRealAccount,
      recordRoute(platform, {
        query: ListQuery,
        list({ friendId, ...query }, { session: { memberId }, now }) {
          requirePromotion();
          // All friends ever without a range.
          return friendList({ referrerId: memberId, range: rangeIfAsked(query, now), friendId });
        },
      }),
    );
}
