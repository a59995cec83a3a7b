import { createContext, use } from "react";

/** The person who uses the client, as the shell's query reports the viewer. */
export type Caller = "guest" | "trial" | "member" | "agent";

const TRIAL = "TRIAL";
const AGENTS = new Set(["AGENT", "SENIOR_AGENT", "AFFILIATE", "AFFILIATE_SUB_ACCOUNT"]);

/** The kinds of callers who have no real account yet; null is a guest. */
export const withoutRealAccount = [null, TRIAL];

/** The caller for an `AccountKind`; null is a guest. */
export function callerOf(kind: string | null | undefined): Caller {
  if (!kind) return "guest";
  if (kind === TRIAL) return "trial";
  return AGENTS.has(kind) ? "agent" : "member";
}

/** Whether a caller is logged in with a real account: neither a guest nor a trial account. */
export const isRealAccount = (caller: Caller): caller is "member" | "agent" =>
  caller === "member" || caller === "agent";

export const CallerContext = createContext<Caller>("guest");

/** Only for display: the gateway enforces the rights. */
export const useCaller = () => use(CallerContext);
