import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { ownPath } from "../../browser/ownPath.ts";
import { useCaller } from "../../caller/caller.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";

/** Opens the login popup over the home screen, on each visit of `/login`. */
export function OpenLogin() {
  const { key } = useLocation();
  const caller = useCaller();
  const { openLogin, openSecondFactor } = useSessionDialogs();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // A social network's login asks for the second factor here, and names the page where it began.
  const isSecondStep = params.get("social") === "secondFactor";
  const began = ownPath(params.get("returnTo"));
  const open = useEffectEvent((_visit: string) => {
    if (caller !== "guest") return;
    if (isSecondStep) openSecondFactor(began === null ? undefined : () => void navigate(began));
    else openLogin();
  });
  useEffect(() => open(key), [key]);
  return null;
}
