import type { Context } from "hono";
import type { AppEnv } from "../http/env.ts";
import { countryOf } from "../site/location.ts";
import type { Origin } from "./history/history.ts";

/** The origin of a login, from its HTTP request. */
export const originOf = (c: Context<AppEnv>): Origin => ({
  ip: c.var.clientIp,
  device: c.req.header("X-Device-Name") ?? c.req.header("User-Agent"),
  country: countryOf(c.var.clientIp),
  mark: c.req.header("X-Device-Mark")?.slice(0, 2_000),
});
