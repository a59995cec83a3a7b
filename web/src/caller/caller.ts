import { createContext, use } from "react";

/** Who looks at the client: what the shell's own query said of the viewer. */
export type Caller = "guest" | "trial" | "member" | "agent";

const TRIAL = "TRIAL";
const AGENTS = new Set(["AGENT", "SENIOR_AGENT", "AFFILIATE", "AFFILIATE_SUB_ACCOUNT"]);

/** The caller behind an `AccountKind`; null is a guest. */
export function callerOf(kind: string | null | undefined): Caller {
  if (!kind) return "guest";
  if (kind === TRIAL) return "trial";
  return AGENTS.has(kind) ? "agent" : "member";
}

export const CallerContext = createContext<Caller>("guest");

/** Only for what is shown: the gateway decides who may do what. */
export const useCaller = () => use(CallerContext);
