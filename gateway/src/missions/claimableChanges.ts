import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { missionsUpstream } from "./missions.upstream.ts";

/** Yields at the start and when the number of missions with a reward to claim changes. */
export async function* claimableChanges(context: Context): AsyncGenerator<PushEvent, void, void> {
  const read = () => context.upstream(missionsUpstream).claimableCount();
  const probe = async () => String(await read());
  let known: number | undefined;
  for await (const event of context.services.push.watch("balance", context, probe, { startsAtOnce: true })) {
    const count = event.over === null ? await read() : undefined;
    if (event.over === null && count === known) continue;
    known = count;
    yield event;
  }
}
