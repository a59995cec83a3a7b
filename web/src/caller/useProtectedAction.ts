import { useCallback, useEffect, useRef } from "react";
import { useCaller } from "./caller.ts";
import { useSessionDialogs } from "./sessionDialogs.ts";

/**
 * Guards an action that needs a real account. Guests get the login popup, and the action runs after the login, even when
 * the menu or button that started it is gone. Trial accounts get a warning. For everyone else the action runs at once.
 */
export function useProtectedAction<Args extends unknown[]>(action: (...args: Args) => void): (...args: Args) => void {
  const caller = useCaller();
  const { openLogin, runForMember, warnTrial } = useSessionDialogs();
  // The login renews all data: the action that runs afterwards is the latest one.
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });

  return useCallback(
    (...args: Args) => {
      if (caller === "trial") return warnTrial();
      if (caller !== "guest") return latest.current(...args);
      openLogin(() => runForMember(() => latest.current(...args)));
    },
    [caller, openLogin, runForMember, warnTrial],
  );
}
