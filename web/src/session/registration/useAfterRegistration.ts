import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";

/**
 * Called after a registration: closes the popup, goes home and congratulates the new member. If the platform chose the
 * username, the dialog shows it first.
 */
export function useAfterRegistration(): (madeUpName: string | null) => void {
  const { close, openRegistered } = useSessionDialogs();
  const enterSession = useEnterSession();
  return (madeUpName) => {
    close();
    openRegistered(madeUpName);
    void enterSession(undefined);
  };
}
