import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AGENT_TYPES, TRIAL_TYPE } from "../accountTypes.ts";
import type { SignedInEnv } from "./env.ts";
import { PlatformError } from "./errors.ts";

/** Paths that work while a password change is due: the change itself, and the data of the bars around every screen. */
const BEFORE_A_CHANGE: ReadonlySet<string> = new Set([
  "/wps/member/password",
  "/wps/member/info/funds/consolidated",
  "/wps/relay/CSP_chatUnreadCount",
  "/wps/relay/GCS_merchantWallet",
]);

function requireLastingPassword({ var: { mustChangePassword }, req }: Context<SignedInEnv>): void {
  if (mustChangePassword && !BEFORE_A_CHANGE.has(req.path)) throw new PlatformError("PASSWORD_CHANGE_REQUIRED");
}

/** Refuses guests. */
export const requireSession = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.var.session) throw c.var.sessionFault ?? new PlatformError("UNAUTHENTICATED");
  await next();
});

/** Refuses guests, trial accounts, and members with a password change due. */
export const requireRealAccount = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.var.session) throw c.var.sessionFault ?? new PlatformError("UNAUTHENTICATED");
  if (c.var.session.type === TRIAL_TYPE) throw new PlatformError("TRIAL_ACCOUNT");
  requireLastingPassword(c);
  await next();
});

/** Refuses everyone but agents, and agents with a password change due. */
export const requireAgent = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.var.session) throw c.var.sessionFault ?? new PlatformError("UNAUTHENTICATED");
  if (c.var.session.type === TRIAL_TYPE) throw new PlatformError("TRIAL_ACCOUNT");
  if (!AGENT_TYPES.has(c.var.session.type)) throw new PlatformError("FORBIDDEN");
  requireLastingPassword(c);
  await next();
});
