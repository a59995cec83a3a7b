import { useNavigate } from "react-router-dom";
import { useCaller } from "./caller.ts";
import { announceSession } from "./sessionChannel.ts";
import { useRenewScreens } from "./useRenewScreens.ts";

/** What follows every login: each screen asks again as the new caller, who goes on with what they came for, or home. */
export function useEnterSession() {
  const renewScreens = useRenewScreens();
  const navigate = useNavigate();
  const wasGuest = useCaller() === "guest";
  return async (onLoggedIn: (() => void) | undefined) => {
    announceSession("changed");
    await renewScreens({ wasGuest });
    if (onLoggedIn) onLoggedIn();
    else await navigate("/");
  };
}
