import { type NewAccount, useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";

/**
 * Called after a registration: closes the popup, goes home and congratulates the new member. If the platform made up the
 * username, the dialog shows it first.
 */
export function useAfterRegistration(): (account: NewAccount, isNameMadeUp: boolean) => void {
  const { close, openRegistered } = useSessionDialogs();
  const enterSession = useEnterSession();
  return ({ username, bonus }, isNameMadeUp) => {
    close();
    openRegistered({ madeUpName: isNameMadeUp ? username : null, bonus });
    void enterSession(undefined);
  };
}
