import { useEnterSession } from "../../caller/useEnterSession.ts";
import { useSessionDialogs } from "../dialogs/SessionDialogs.tsx";

/** What follows a registration: the popup closes, the new member goes home and is told, first of all what they are called if the platform chose that. */
export function useAfterRegistration(): (madeUpName: string | null) => void {
  const { close, celebrate } = useSessionDialogs();
  const enterSession = useEnterSession();
  return (madeUpName) => {
    close();
    celebrate(madeUpName);
    void enterSession(undefined);
  };
}
