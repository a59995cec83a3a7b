import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";

/** What follows a registration: the popup closes, the new member goes home and is told, first of all what they are called if the platform chose that. */
export function useAfterRegistration(): (madeUpName: string | null) => void {
  const { close, openRegistered } = useSessionDialogs();
  const enterSession = useEnterSession();
  return (madeUpName) => {
    close();
    openRegistered(madeUpName);
    void enterSession(undefined);
  };
}
