import { useCaller } from "../../caller/caller.ts";

/** Whether the caller's account can place orders. Only for display. */
export function useMayBet(): boolean {
  const caller = useCaller();
  return caller === "member" || caller === "agent";
}
