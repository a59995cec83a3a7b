import { type NewAccount, useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";

/**
 * Called after a registration: closes the popup and congratulates the new member. If the platform made up the username,
 * the dialog shows it first. Then the visitor continues with the action that needed the account, or is at home.
 */
export function useAfterRegistration(
  onLoggedIn: (() => void) | undefined,
): (account: NewAccount, isNameMadeUp: boolean) => void {
  const { close, openRegistered } = useSessionDialogs();
  const enterSession = useEnterSession();
  return ({ username, bonus }, isNameMadeUp) => {
    close();
    openRegistered({
      madeUpName: isNameMadeUp ? username : null,
      bonus,
      hasIntention: onLoggedIn !== undefined,
    });
    void enterSession(onLoggedIn);
  };
}
