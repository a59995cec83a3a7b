import type { RewardKind, RewardStatus } from "../__generated__/types.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import type { PeriodQuery } from "../period/period.ts";
import { change, ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { RewardModel, RewardPage } from "./rewards.model.ts";
import { reward, rewardPage } from "./rewards.wire.ts";

/** A filter of rewards. */
export interface RewardQuery {
  period: PeriodQuery;
  kind?: RewardKind | undefined;
  status?: RewardStatus | undefined;
}

/** The filter as the platform's query parameters. */
export const rewardParameters = ({ period, kind, status }: RewardQuery) => ({ ...period, kind, status });

const calls = {
  list: ownRead("GET /wps/relay/MCSFE_rewardList", rewardPage),
  claim: change("POST /wps/relay/MCSFE_rewardClaim", reward),
};

/** The platform's ids of rewards are numbers. */
export const isRewardNumber = (internalID: string) => /^[1-9]\d{0,8}$/.test(internalID);

/** The platform calls for the caller's rewards. */
export const rewardsUpstream = (scope: Scope) => ({
  list: (query: RewardQuery, page: PageArgs): Promise<RewardPage> =>
    calls.list(scope, { query: { ...rewardParameters(query), ...page } }),

  /** One of the caller's rewards; null when it does not exist. */
  byId: (rewardId: string): Promise<RewardModel | null> => rowOf(calls.list(scope, oneRow({ rewardId })), rewardId),

  claim: (rewardId: string, idempotencyKey: string) => calls.claim(scope, { idempotencyKey, body: { rewardId } }),
});
