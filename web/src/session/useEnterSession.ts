import { useNavigate } from "react-router-dom";
import { announceSession } from "./sessionChannel.ts";
import { useRenewScreens } from "./useRenewScreens.ts";

/**
 * What follows every login: nothing that the guest saw stays in the store, each screen asks again as the new caller, and
 * the visitor goes on with what they came for, or home.
 */
export function useEnterSession() {
  const renewScreens = useRenewScreens();
  const navigate = useNavigate();
  return async (onLoggedIn: (() => void) | undefined) => {
    announceSession("changed");
    await renewScreens();
    if (onLoggedIn) onLoggedIn();
    else await navigate("/");
  };
}
