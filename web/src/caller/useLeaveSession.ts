import { useNavigate } from "react-router-dom";
import { announceSession } from "./sessionChannel.ts";
import { clearSessionKeys } from "./sessionKeys.ts";
import { useRenewScreens } from "./useRenewScreens.ts";

/** What follows when the member has ended the session: clears what this browser kept of it, and goes home as a guest. */
export function useLeaveSession(): () => void {
  const navigate = useNavigate();
  const renewScreens = useRenewScreens();
  return () => {
    clearSessionKeys();
    announceSession("changed");
    void navigate("/");
    void renewScreens();
  };
}
