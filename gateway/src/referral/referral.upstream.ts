import { UpstreamError } from "../errors/upstreamError.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { ReferralFriendModel, ReferralModel } from "./referral.model.ts";
import { friendPage, referral } from "./referral.wire.ts";

const calls = {
  summary: ownRead("GET /wps/relay/MCSFE_referralSummary", referral),
  friends: ownRead("GET /wps/relay/MCSFE_referralList", friendPage),
};

/** Codes of a platform without the promotion, or of an account without an invitation. */
const isNone = (error: unknown) =>
  error instanceof UpstreamError && (error.code === "FEATURE_DISABLED" || error.code === "NOT_FOUND");

/** The platform calls for the caller's invitation of friends. */
export const referralUpstream = (scope: Scope) => ({
  /** Null when the brand has no invitations. */
  async summary(): Promise<ReferralModel | null> {
    try {
      return await calls.summary(scope);
    } catch (error) {
      if (isNone(error)) return null;
      throw error;
    }
  },

  friends: (period: Readonly<Record<string, string>>, page: PageArgs): Promise<Page<ReferralFriendModel>> =>
    calls.friends(scope, { query: { ...period, ...page } }),

  /** One of the caller's friends; null when there is no such friend. */
  async friendById(friendId: string): Promise<ReferralFriendModel | null> {
    if (!/^[1-9]\d{0,8}$/.test(friendId)) return null;
    try {
      const { items } = await calls.friends(scope, { query: { friendId, pageNo: 1, pageSize: 1 } });
      return items.find(({ internalID }) => internalID === friendId) ?? null;
    } catch (error) {
      if (isNone(error)) return null;
      throw error;
    }
  },
});
