import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";

/** Lets caches keep a good answer for so many seconds, for everybody or (`private`) for the one who asked. */
export const shared = (seconds: number, scope: "public" | "private" = "public") =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header("Cache-Control", `${scope}, max-age=${seconds}`);
    c.header("Vary", "Language", { append: true });
  });
