import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { useCaller } from "../../caller/caller.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";

/** Opens the login popup over the home screen, on each visit of `/login`. */
export function OpenLogin() {
  const { key } = useLocation();
  const caller = useCaller();
  const { openLogin } = useSessionDialogs();
  const open = useEffectEvent((_visit: string) => {
    if (caller === "guest") openLogin();
  });
  useEffect(() => open(key), [key]);
  return null;
}
