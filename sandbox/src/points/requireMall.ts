import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";

/** Refuses calls while the operator offers no points. */
export const requireMall = ({ site }: SitePlatform) =>
  createMiddleware<AppEnv>(async (_, next) => {
    if (!site.isEnabled("POINT_MALL")) throw new PlatformError("FEATURE_DISABLED");
    await next();
  });
