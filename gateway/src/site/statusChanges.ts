import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "../request/context.ts";
import type { SystemStatusModel } from "./site.model.ts";
import { siteUpstream } from "./site.upstream.ts";

/** Each caller has a status of its own, so an event causes one read per caller: at most 100 a second. */
const spacingMs = 10;
const longestSpreadMs = 30_000;

/** Yields the site's status for this caller each time the platform reports a change. */
export async function* statusChanges(context: Context): AsyncGenerator<SystemStatusModel, void, void> {
  const { services, upstream } = context;
  const { push } = services;
  const read = () => upstream(siteUpstream).systemStatus();
  const probe = async () => {
    await delay(Math.random() * Math.min(longestSpreadMs, push.size * spacingMs));
    return JSON.stringify(await read());
  };
  for await (const { over } of push.follow("status", context, probe)) {
    if (over !== null) throw over;
    yield await read();
  }
}
