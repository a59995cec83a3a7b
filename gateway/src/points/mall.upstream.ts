import type { PointRedeemStatus, PointRewardCategory, RedeemPointRewardInput } from "../__generated__/types.ts";
import { moment } from "../deadlines/moment.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type PointRedeemModel, type PointRewardModel, redeemed, redeemPage, rewardPage } from "./mall.wire.ts";
import { unlessDisabled } from "./points.upstream.ts";

/** A filter of redeems. */
export interface PointRedeemQuery {
  period: Readonly<Record<string, string>>;
  status?: PointRedeemStatus | undefined;
}

/** The filter as the platform's query parameters. */
export const redeemParameters = ({ period, status }: PointRedeemQuery) => ({ ...period, status });

const calls = {
  rewards: sharedRead("GET /wps/relay/PTS_rewardList", rewardPage, { maxAge: 30, followsSettings: true }),
  redeems: ownRead("GET /wps/relay/PTS_redeemHistory", redeemPage),
  redeem: change("POST /wps/relay/PTS_redeem", redeemed, { encrypt: true }),
};

const rewardIn = (read: Promise<Page<PointRewardModel>>, rewardId: string) =>
  rowOf(read.catch(unlessDisabled({ items: [], total: 0 })), rewardId);

/** The platform calls for the mall of points. */
export const mallUpstream = defineUpstream((scope) => ({
  /** No rewards where the operator offers no points. */
  rewards: (query: { category: PointRewardCategory | undefined }, page: PageArgs): Promise<Page<PointRewardModel>> =>
    calls.rewards(scope, { query: { ...query, ...page } }).catch(unlessDisabled({ items: [], total: 0 })),

  /** Null when it does not exist. */
  rewardById: (rewardId: string) => rewardIn(calls.rewards(scope, oneRow({ rewardId })), rewardId),

  /** The same with the stock of this moment; null also when it can't be read. */
  rewardNow: (rewardId: string) =>
    rewardIn(calls.rewards.since(moment(), scope, oneRow({ rewardId })), rewardId).catch(() => null),

  redeems: (query: PointRedeemQuery, page: PageArgs): Promise<Page<PointRedeemModel>> =>
    calls.redeems(scope, { query: { ...redeemParameters(query), ...page } }),

  /** One of the caller's redeems; null when it does not exist. */
  async redeemById(redeemId: string): Promise<PointRedeemModel | null> {
    if (!/^[\w-]{1,32}$/.test(redeemId)) return null;
    return rowOf(calls.redeems(scope, oneRow({ redeemId })), redeemId);
  },

  redeem: (rewardId: string, { quantity, password, address, idempotencyKey }: RedeemPointRewardInput) =>
    calls.redeem(scope, { idempotencyKey, body: { rewardId, quantity, password, ...(address && { address }) } }),
}));
