import { useCaller } from "../../caller/caller.ts";

/** Whether the caller has an account that bets are taken from, and so may have some. Only for what is shown. */
export function useMayBet(): boolean {
  const caller = useCaller();
  return caller === "member" || caller === "agent";
}
