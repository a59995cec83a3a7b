import { createMiddleware } from "hono/factory";
import { AGENT_TYPES, TRIAL_TYPE } from "../member/memberTypes.ts";
import type { SignedInEnv } from "./env.ts";
import { PlatformError } from "./errors.ts";

/** Refuses guests. */
export const requireSession = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.var.session) throw c.var.sessionFault ?? new PlatformError("UNAUTHENTICATED");
  await next();
});

/** Refuses guests and trial accounts. */
export const requireRealAccount = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.var.session) throw c.var.sessionFault ?? new PlatformError("UNAUTHENTICATED");
  if (c.var.session.type === TRIAL_TYPE) throw new PlatformError("TRIAL_ACCOUNT");
  await next();
});

/** Refuses everyone but agents. */
export const requireAgent = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.var.session) throw c.var.sessionFault ?? new PlatformError("UNAUTHENTICATED");
  if (c.var.session.type === TRIAL_TYPE) throw new PlatformError("TRIAL_ACCOUNT");
  if (!AGENT_TYPES.has(c.var.session.type)) throw new PlatformError("FORBIDDEN");
  await next();
});
