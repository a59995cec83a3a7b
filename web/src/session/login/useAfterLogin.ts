import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";
import type { LoggedIn } from "./useLogIn.ts";

/**
 * What follows a login: the popup closes, and whoever has to change their password does that first; who is here for the
 * first time is greeted; all others go on with what they came for, or home.
 */
export function useAfterLogin(onLoggedIn: (() => void) | undefined): (result: LoggedIn) => void {
  const { close, openChangePassword, openDialog } = useSessionDialogs();
  const enterSession = useEnterSession();
  return ({ isFirstLogin, passwordChangeReason: reason }) => {
    close();
    if (!reason && !isFirstLogin) return void enterSession(onLoggedIn);
    if (reason) openChangePassword({ reason, isAfterLogin: true });
    else openDialog("welcome");
    // What the visitor came for would open over this, and can be asked for again.
    void enterSession(onLoggedIn && (() => {}));
  };
}
