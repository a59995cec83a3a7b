import { type NewAccount, useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";

/**
 * Called after a registration: closes the popup, continues with the action that needed the account or goes home, and
 * congratulates the new member. If the platform made up the username, the dialog shows it first.
 */
export function useAfterRegistration(
  onLoggedIn: (() => void) | undefined,
  hasCashier: boolean,
): (account: NewAccount, isNameMadeUp: boolean) => Promise<void> {
  const { close, openRegistered } = useSessionDialogs();
  const enterSession = useEnterSession();
  return async ({ username, bonus, bonusTurnover }, isNameMadeUp) => {
    close();
    // This comes before the dialog. The dialog leads to other screens, and nothing may lead the member home from there.
    await enterSession(onLoggedIn);
    openRegistered({
      madeUpName: isNameMadeUp ? username : null,
      bonus,
      bonusTurnover,
      hasIntention: onLoggedIn !== undefined,
      hasCashier,
    });
  };
}
