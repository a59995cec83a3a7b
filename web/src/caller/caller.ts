import type { subAccountRights } from "@atrium/schema/values";
import { createContext, use } from "react";

/** The person who uses the client, as the shell's query reports the viewer. */
export type Caller = "guest" | "trial" | "member" | "agent" | "subAccount";

const TRIAL = "TRIAL";
const AGENTS = new Set(["AGENT", "SENIOR_AGENT", "AFFILIATE", "AFFILIATE_SUB_ACCOUNT"]);

/** The kinds of callers who have no real account yet; null is a guest. */
export const withoutRealAccount = [null, TRIAL];

/** The caller for an `AccountKind`; null is a guest. `subAccount` is there when an agent has made the account for a helper. */
export function callerOf(kind: string | null | undefined, subAccount?: object | null): Caller {
  if (!kind) return "guest";
  if (subAccount) return "subAccount";
  if (kind === TRIAL) return "trial";
  return AGENTS.has(kind) ? "agent" : "member";
}

/** Whether a caller has a real account with a wallet: neither a guest, nor a trial account, nor an agent's sub-account. */
export const isRealAccount = (caller: Caller): caller is "member" | "agent" =>
  caller === "member" || caller === "agent";

/** Whether a caller works in the agent centre. */
export const isAtDesk = (caller: Caller) => caller === "agent" || caller === "subAccount";

/** Whether a caller has a login with settings and messages. */
export const hasLogin = (caller: Caller) => isRealAccount(caller) || caller === "subAccount";

/** What an agent can let a sub-account do. */
export type Right = (typeof subAccountRights)[number];

/** The rights of a sub-account; null for all others, who need none. */
export const RightsContext = createContext<readonly string[] | null>(null);

/** Returns whether the caller may do something for an agent. Only for display, as `useCaller`. */
export function useRights(): (right: Right) => boolean {
  const rights = use(RightsContext);
  return (right) => rights?.includes(right) ?? true;
}

/** Whether the agent centre is the whole page, under the header alone, and no dialog over home. */
export const DeskContext = createContext(false);

export const CallerContext = createContext<Caller>("guest");

/** Only for display: the gateway enforces the rights. */
export const useCaller = () => use(CallerContext);
