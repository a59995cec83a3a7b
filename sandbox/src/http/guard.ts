import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { AGENT_TYPES, TRIAL_TYPE } from "../accountTypes.ts";
import { acting } from "./acting.ts";
import type { SignedInEnv } from "./env.ts";
import { PlatformError } from "./errors.ts";
import { requireNoBreak } from "./playBreak.ts";
import { sessionFor } from "./subAccountCalls.ts";

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

/** Beginnings of the paths of changes that a member can make during a break from play: money out, account, contact. */
const IN_A_BREAK: readonly string[] = [
  "/wps/member/",
  "/wps/session/",
  "/wps/verification/",
  "/wps/upload/",
  "/wps/relay/GCS_withdraw",
  "/wps/relay/GCS_walletTransfer",
  "/wps/relay/GCS_selectCurrency",
  "/wps/relay/GCS_depositCancel",
  "/wps/relay/MCSFE_message",
  "/wps/relay/MCSFE_bonusForfeit",
  "/wps/relay/MCSFE_setPlayerAvatar",
];

/** Refuses what members cannot change during a break from play. They can read everything, and cancel their orders. */
function requireAllowedInBreak({ var: { session }, req }: Context<SignedInEnv>): void {
  if (req.method === "GET" || req.method === "DELETE") return;
  if (!IN_A_BREAK.some((beginning) => req.path.startsWith(beginning))) requireNoBreak(session.playBreak);
}

/** Goes on with the caller's session, or as a sub-account with its agent's. */
function goOn(c: Context<SignedInEnv>, next: Next): Promise<void> {
  const { actorId } = c.var.session;
  return actorId === null ? next() : acting.run(actorId, next);
}

/** Refuses guests. A sub-account acts for its agent within its rights. */
export const requireSession = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.var.session) throw c.var.sessionFault ?? new PlatformError("UNAUTHENTICATED");
  c.set("session", sessionFor(c.var.session, c.req.path));
  await goOn(c, next);
});

/** Admits members of these types; all without them. */
const admit = (types?: ReadonlySet<number>) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    if (!c.var.session) throw c.var.sessionFault ?? new PlatformError("UNAUTHENTICATED");
    if (c.var.session.type === TRIAL_TYPE) throw new PlatformError("TRIAL_ACCOUNT");
    if (types && !types.has(c.var.session.type)) throw new PlatformError("FORBIDDEN");
    requireLastingPassword(c);
    c.set("session", sessionFor(c.var.session, c.req.path));
    requireAllowedInBreak(c);
    await goOn(c, next);
  });

/** Refuses guests, trial accounts, and members with a password change due; during a break from play also most changes. */
export const requireRealAccount = admit();

/** Refuses everyone but agents, and agents with a password change due; during a break from play also most changes. */
export const requireAgent = admit(AGENT_TYPES);
