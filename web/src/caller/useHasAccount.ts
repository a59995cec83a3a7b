import { useCaller } from "./caller.ts";

/** Whether the visitor is logged in with a real account: neither a guest nor a trial account. */
export function useHasAccount(): boolean {
  const caller = useCaller();
  return caller === "member" || caller === "agent";
}
