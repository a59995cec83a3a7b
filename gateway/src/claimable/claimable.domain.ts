import { setTimeout as delay } from "node:timers/promises";
import { isRealAccount } from "../auth/rights.ts";
import type { Domain } from "../graph/domain.ts";
import { missionsUpstream } from "../missions/missions.domain.ts";
import { promotionsUpstream } from "../promotions/promotions.upstream.ts";
import { raffleUpstream } from "../raffle/raffle.domain.ts";
import { redEnvelopesUpstream } from "../redEnvelopes/redEnvelopes.domain.ts";
import type { Context } from "../request/context.ts";
import { rewardsUpstream } from "../rewards/rewards.domain.ts";
import { signInUpstream } from "../signIn/signIn.domain.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { nextCountAt } from "./pace.ts";

/** The list's answer has the number of all that can be claimed, and the tickets' the number of all that were not used. */
const onlyCount = { pageNo: 1, pageSize: 1 };

/**
 * How much the caller can claim now, of every kind: missions, rewards of the reward centre, promotions, tickets of the raffle,
 * today's sign-in, and open envelopes. The platform calls are made at the same time. Other fields of the request share their
 * answers. When the platform has no call for a kind, that kind counts 0.
 */
async function claimableCount({ upstream }: Context): Promise<number> {
  const kinds = [
    upstream(missionsUpstream).claimableCount(),
    upstream(rewardsUpstream)
      .list({ period: {} }, onlyCount)
      .then((page) => page.claimableCount ?? 0),
    upstream(promotionsUpstream)
      .standings()
      .then((standings) => standings.filter(({ status }) => status === "CLAIM").length),
    upstream(raffleUpstream)
      .tickets({ isUsed: false }, onlyCount)
      .then(({ total }) => total),
    upstream(signInUpstream)
      .standing()
      .then(({ isSigned }) => (isSigned ? 0 : 1)),
    upstream(redEnvelopesUpstream).openCount(Date.now()),
  ];
  const counts = await Promise.all(kinds.map((kind) => kind.catch(unlessAbsent(0))));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** When the next count of each subscription was due last, by `nextCountAt`. */
const due = new WeakMap<Context, number>();

/** The number after an event. One that follows many others waits. A client that leaves ends the wait, too. */
async function nextCount(context: Context): Promise<number> {
  const now = Date.now();
  const at = nextCountAt(due.get(context), now);
  due.set(context, at);
  if (at > now) await delay(at - now, undefined, { ref: false, signal: context.scope.signal });
  return claimableCount(context);
}

/** What a member can claim, of every kind, as one number. */
export const claimable: Domain = {
  name: "claimable",
  resolvers: [
    {
      Member: {
        claimableCount: ({ kind }, _, context) => (isRealAccount(kind) ? claimableCount(context) : 0),
      },
    },
  ],
  watches: { claimableChanged: nextCount },
};
