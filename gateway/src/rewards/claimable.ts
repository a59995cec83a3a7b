import { setTimeout as delay } from "node:timers/promises";
import { missionsUpstream } from "../missions/missions.upstream.ts";
import { promotionsUpstream } from "../promotions/promotions.upstream.ts";
import type { PushEvent } from "../push/subscription.ts";
import { raffleUpstream } from "../raffle/raffle.upstream.ts";
import { redEnvelopesUpstream } from "../redEnvelopes/redEnvelopes.upstream.ts";
import type { Context } from "../request/context.ts";
import { signInUpstream } from "../signIn/signIn.upstream.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { rewardsUpstream } from "./rewards.upstream.ts";

/** The list's answer has the number of all that can be claimed, and the tickets' the number of all that were not used. */
const onlyCount = { pageNo: 1, pageSize: 1 };
/** Bets change the balance each second. A count is six platform calls, so that a window gets one at most so often. */
const spacingMs = 5_000;

/**
 * How much the caller can claim now, of every kind: missions, rewards of the reward centre, promotions, tickets of the raffle,
 * today's sign-in, and open envelopes. The platform calls are made at the same time, and shared with the fields that need them
 * too. A kind whose call the platform lacks counts 0.
 */
export async function claimableCount({ upstream }: Context): Promise<number> {
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

/** Yields at the start and when the number of what the caller can claim changes. */
export async function* claimableChanges(context: Context): AsyncGenerator<PushEvent, void, void> {
  const probe = async () => String(await claimableCount(context));
  let known: number | undefined;
  for await (const event of context.services.push.watch("balance", context, probe, { startsAtOnce: true })) {
    const count = event.over === null ? await claimableCount(context) : undefined;
    if (event.over !== null || count !== known) {
      known = count;
      yield event;
    }
    // A client that leaves ends the wait, too.
    await delay(spacingMs, undefined, { ref: false, signal: context.scope.signal }).catch(() => undefined);
  }
}
