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

/** Allows caches to keep a guest's answer for some seconds. A member's answer is the member's own: it is not stored. */
export const sharedByGuests = (seconds: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    c.header("Vary", "Authorization", { append: true });
    if (!c.res.ok || c.req.header("Authorization") !== undefined) return;
    c.header("Cache-Control", `public, max-age=${seconds}`);
    c.header("Vary", "Language", { append: true });
  });
