import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";

/** Allows caches to keep a successful answer for some seconds: for everybody, or (`private`) for its caller. */
export const shared = (seconds: number, scope: "public" | "private" = "public") =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header("Cache-Control", `${scope}, max-age=${seconds}`);
    c.header("Vary", "Language", { append: true });
  });
