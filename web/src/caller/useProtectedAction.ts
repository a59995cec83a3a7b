import { useCallback, useEffect, useRef } from "react";
import { useCaller } from "./caller.ts";
import { type LoginReason, useSessionDialogs } from "./sessionDialogs.ts";

/**
 * Guards an action that needs a real account. Guests get the login popup, and the action runs after the login, even when
 * the menu or button that started it is gone. Trial accounts get a warning. For everyone else the action runs at once.
 * `playDemo` does the same with play money: the warning offers it, and it runs when a guest opens a trial account instead
 * of logging in. `reasonOf` says what the login is for.
 */
export function useProtectedAction<Args extends unknown[]>(
  action: (...args: Args) => void,
  playDemo?: (...args: Args) => void,
  reasonOf?: (...args: Args) => LoginReason,
): (...args: Args) => void {
  const caller = useCaller();
  const { openLogin, runForMember, warnTrial } = useSessionDialogs();
  // The login renews all data: the action that runs afterwards is the latest one.
  const latest = useRef({ action, playDemo, reasonOf });
  useEffect(() => {
    latest.current = { action, playDemo, reasonOf };
  });

  return useCallback(
    (...args: Args) => {
      const demo = () => latest.current.playDemo?.(...args);
      const onLoggedIn = () => runForMember(() => latest.current.action(...args), demo);
      if (caller === "trial") return warnTrial({ playDemo: latest.current.playDemo && demo, onLoggedIn });
      if (caller !== "guest") return latest.current.action(...args);
      openLogin(onLoggedIn, latest.current.reasonOf?.(...args));
    },
    [caller, openLogin, runForMember, warnTrial],
  );
}
