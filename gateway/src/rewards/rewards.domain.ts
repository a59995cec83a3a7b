import { rewardKinds } from "@atrium/schema/values";
import { z } from "zod";
import type { RewardFilter, RewardKind, RewardStatus } from "../__generated__/types.ts";
import { platformValue } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { freeSpinTerms } from "../freeSpins/freeSpinTerms.wire.ts";
import type { Domain } from "../graph/domain.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { type PeriodQuery, periodQueryIfAsked } from "../period/period.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, decimal, idText, instant, known, maybeInstant, text } from "../upstream/wire.ts";

const reward = z
  .object({
    rewardId: idText,
    kind: known(rewardKinds, "UNKNOWN"),
    title: text,
    amount: decimal,
    currency: text,
    turnoverRequired: decimal.nullish(),
    freeSpins: freeSpinTerms,
    status: known(["AVAILABLE", "CLAIMED", "EXPIRED"], "UNKNOWN"),
    claimBefore: instant,
    endedAt: maybeInstant,
  })
  .transform(({ rewardId, amount, currency, turnoverRequired, freeSpins, ...row }) => ({
    ...row,
    internalID: rewardId,
    amount: { amount, currency },
    turnoverRequired:
      turnoverRequired == null || Number(turnoverRequired) === 0 ? null : { amount: turnoverRequired, currency },
    freeSpins: freeSpins ?? null,
  }));

const totals = z.object({ amount: decimal, claimed: decimal, currency: text }).transform((sums) => ({
  amount: { amount: sums.amount, currency: sums.currency },
  claimed: { amount: sums.claimed, currency: sums.currency },
}));

/** A page, with the number of those that can be claimed and the sums over the whole list; rows that can't be read are left out. */
const page = z
  .object({ ...pageShape(reward), claimable: count.nullish(), totals: totals.nullish().catch(null) })
  .transform(({ claimable, totals: sums, ...rows }) => ({
    ...toPage(rows),
    claimableCount: claimable ?? null,
    totals: sums ?? null,
  }));

declare module "../graph/models.ts" {
  interface Models {
    Reward: z.output<typeof reward>;
    RewardTotals: z.output<typeof totals>;
  }
}

/** A filter of rewards. */
interface RewardQuery {
  period: PeriodQuery;
  kind?: RewardKind | undefined;
  status?: RewardStatus | undefined;
}

/** The filter as the platform's query parameters. */
export const rewardParameters = ({ period, kind, status }: RewardQuery) => ({ ...period, kind, status });

const calls = {
  list: ownRead("GET /wps/relay/MCSFE_rewardList", page),
  claim: change("POST /wps/relay/MCSFE_rewardClaim", reward),
};

/** The platform calls for the caller's rewards. */
export const rewardsUpstream = defineUpstream((scope) => ({
  list: (query: RewardQuery, part: PageArgs) => calls.list(scope, { query: { ...rewardParameters(query), ...part } }),
  byId: (rewardId: string) => rowOf(calls.list(scope, oneRow({ rewardId })), rewardId),
  claim: (rewardId: string, idempotencyKey: string) => calls.claim(scope, { idempotencyKey, body: { rewardId } }),
}));

/** What a filter asks for. */
export const rewardQuery = (filter: RewardFilter | null | undefined): RewardQuery => ({
  period: periodQueryIfAsked(filter?.period),
  kind: platformValue("kind", filter?.kind),
  status: platformValue("status", filter?.status),
});

/** The member's rewards, which wait to be claimed. */
export const rewards: Domain = {
  name: "rewards",
  resolvers: [
    {
      Member: {
        rewards: recordField("rewards", byFilter(rewardQuery), ({ upstream }) => upstream(rewardsUpstream).list),
      },
      Mutation: {
        claimReward: (_, { input }, { upstream, language }) =>
          mutate({ language }, async () => {
            const rewardId = requireKey("Reward", input.rewardId);
            return { reward: await upstream(rewardsUpstream).claim(rewardId, input.idempotencyKey) };
          }),
      },
    },
  ],
  nodes: { Reward: (key, { upstream }) => upstream(rewardsUpstream).byId(key) },
  watches: {
    rewardsChanged: ({ upstream }) => upstream(rewardsUpstream).list({ period: {} }, { pageNo: 1, pageSize: 20 }),
  },
};
