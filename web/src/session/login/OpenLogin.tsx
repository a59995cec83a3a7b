import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useCaller } from "../../caller/caller.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";

/** Opens the login popup over the home screen, on each visit of `/login`. */
export function OpenLogin() {
  const { key } = useLocation();
  const caller = useCaller();
  const { openLogin, openSecondFactor } = useSessionDialogs();
  // A social network's login asks for the second factor here.
  const isSecondStep = useSearchParams()[0].get("social") === "secondFactor";
  const open = useEffectEvent((_visit: string) => {
    if (caller !== "guest") return;
    if (isSecondStep) openSecondFactor();
    else openLogin();
  });
  useEffect(() => open(key), [key]);
  return null;
}
