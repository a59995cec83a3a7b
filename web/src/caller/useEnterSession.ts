import { useNavigate } from "react-router-dom";
import { markArrival } from "./arrival.ts";
import { useCaller } from "./caller.ts";
import { announceSession } from "./sessionChannel.ts";
import { useRenewScreens } from "./useRenewScreens.ts";

/**
 * Call after every login: queries all screens for the new caller, then continues with the action that needed the login,
 * or goes home.
 */
export function useEnterSession() {
  const renewScreens = useRenewScreens();
  const navigate = useNavigate();
  const wasGuest = useCaller() === "guest";
  return async (onLoggedIn: (() => void) | undefined) => {
    markArrival();
    announceSession("changed");
    await renewScreens({ wasGuest });
    if (onLoggedIn) onLoggedIn();
    else await navigate("/");
  };
}
