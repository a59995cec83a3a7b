import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";
import type { LoggedIn } from "./useLogIn.ts";

/**
 * Called after a login: asks for its second factor, or closes the popup. A first login is greeted. Then the visitor continues with the action that
 * needed the login, or goes home; not while a password change is due, because the platform refuses all actions.
 */
export function useAfterLogin(onLoggedIn: (() => void) | undefined): (result: LoggedIn) => void {
  const { close, openChangePassword, openDialog, openSecondFactor } = useSessionDialogs();
  const enterSession = useEnterSession();
  return ({ isFirstLogin, passwordChangeReason: reason, needsSecondFactor }) => {
    if (needsSecondFactor) return openSecondFactor(onLoggedIn);
    close();
    if (reason) {
      openChangePassword({ reason, isAfterLogin: true });
      return void enterSession(onLoggedIn && (() => {}));
    }
    if (isFirstLogin) openDialog("welcome");
    void enterSession(onLoggedIn);
  };
}
