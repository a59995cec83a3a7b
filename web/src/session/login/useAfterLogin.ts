import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";
import type { LoggedIn } from "./useLogIn.ts";

/**
 * Called after a login: closes the popup. A password change comes first if one is due, then the greeting after a first
 * login. Otherwise the visitor continues with the action that needed the login, or goes home.
 */
export function useAfterLogin(onLoggedIn: (() => void) | undefined): (result: LoggedIn) => void {
  const { close, openChangePassword, openDialog } = useSessionDialogs();
  const enterSession = useEnterSession();
  return ({ isFirstLogin, passwordChangeReason: reason }) => {
    close();
    if (!reason && !isFirstLogin) return void enterSession(onLoggedIn);
    if (reason) openChangePassword({ reason, isAfterLogin: true });
    else openDialog("welcome");
    // The action would open over this dialog; the visitor can start it again.
    void enterSession(onLoggedIn && (() => {}));
  };
}
