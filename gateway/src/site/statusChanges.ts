import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "../request/context.ts";
import type { SystemStatusModel } from "./site.model.ts";
import { siteUpstream } from "./site.upstream.ts";

/** Each caller has a status of its own, so an event causes one read per caller: at most 100 a second. */
const spacingMs = 10;
const longestSpreadMs = 30_000;

/** The site's status for this caller, read at a moment that is not everybody's. */
export async function statusOf(context: Context): Promise<SystemStatusModel> {
  await delay(Math.random() * Math.min(longestSpreadMs, context.uncached().services.push.size * spacingMs));
  return context.upstream(siteUpstream).systemStatus();
}
