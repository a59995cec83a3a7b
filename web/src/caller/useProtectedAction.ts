import { useCallback, useEffect, useRef } from "react";
import { useCaller } from "./caller.ts";
import { useSessionDialogs } from "./sessionDialogs.ts";

/**
 * Guards what only real accounts may do. Guests get the login popup, and what they wanted happens after the login; trial
 * accounts are told that they need a real one; for everyone else the action simply runs.
 */
export function useProtectedAction<Args extends unknown[]>(action: (...args: Args) => void): (...args: Args) => void {
  const caller = useCaller();
  const { openLogin, warnTrial } = useSessionDialogs();
  // The login renews all data: what goes on afterwards is the action as it is by then, once the caller is known.
  const latest = useRef({ action, caller });
  const waiting = useRef<Args>(undefined);
  useEffect(() => {
    latest.current = { action, caller };
    const args = waiting.current;
    if (!args || caller === "guest") return;
    waiting.current = undefined;
    if (caller === "trial") warnTrial();
    else action(...args);
  });

  return useCallback(
    (...args: Args) => {
      if (caller === "trial") return warnTrial();
      if (caller !== "guest") return latest.current.action(...args);
      openLogin(() => {
        if (latest.current.caller === "guest") waiting.current = args;
        else latest.current.action(...args);
      });
    },
    [caller, openLogin, warnTrial],
  );
}
