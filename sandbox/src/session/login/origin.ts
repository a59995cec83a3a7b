import type { Context } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { countryOf } from "../../site/location.ts";
import type { Origin } from "./login.ts";

/** Where a login comes from, as far as HTTP tells. */
export const originOf = (c: Context<AppEnv>): Origin => ({
  ip: c.var.clientIp,
  device: c.req.header("X-Device-Name") ?? c.req.header("User-Agent"),
  country: countryOf(c.var.clientIp),
});
