import type { ReactNode } from "react";
import { CallerContext } from "../caller/caller.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import { SessionDialogs } from "../session/dialogs/SessionDialogs.tsx";
import { namedDialogs } from "../shell/namedDialogs.ts";

/** A guest's page with the dialogs of the session, and a button "open" for that of the login. */
export const LoginGuest = ({ children }: { children?: ReactNode }) => (
  <CallerContext value="guest">
    <SessionDialogs named={namedDialogs}>
      <Opener />
      {children}
    </SessionDialogs>
  </CallerContext>
);

function Opener() {
  const { openLogin } = useSessionDialogs();
  return (
    <button type="button" onClick={() => openLogin()}>
      open
    </button>
  );
}
