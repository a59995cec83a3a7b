import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";
import type { LoggedIn } from "./useLogIn.ts";

/**
 * What happens after a login. If it needs a second factor, that is asked for. Otherwise the popup closes, a first login is
 * greeted, and the visitor continues with the action that needed the login, or goes home. While a password change is due,
 * the visitor does neither: the platform refuses all actions.
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
