import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { useCaller } from "../../caller/caller.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";

/** What `/login` adds to the home screen: the popup, each time the visitor is sent here. */
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
