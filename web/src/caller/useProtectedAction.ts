import { useCallback, useEffect, useRef } from "react";
import { useCaller } from "./caller.ts";
import { useSessionDialogs } from "./sessionDialogs.ts";

/**
 * Guards an action that needs a real account. Guests get the login popup, and the action runs after the login. Trial
 * accounts get a warning. For everyone else the action runs at once.
 */
export function useProtectedAction<Args extends unknown[]>(action: (...args: Args) => void): (...args: Args) => void {
  const caller = useCaller();
  const { openLogin, warnTrial } = useSessionDialogs();
  // The login renews all data: the action that runs afterwards is the latest one, once the caller is known.
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
