import { LogIn } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ClosedState } from "../../caller/ClosedState.tsx";
import { useCaller } from "../../caller/caller.ts";

/** Shows its children to real accounts; guests get the login first, trial accounts the warning. */
export function GameEntry({ children }: { children: ReactNode }) {
  const caller = useCaller();
  if (caller === "member" || caller === "agent") return children;
  return (
    <ClosedState
      icon={<LogIn size={30} />}
      title={<FormattedMessage id={caller === "guest" ? "session_not_logged_in" : "session_trial_title"} />}
      button={caller === "guest" ? undefined : "games_play"}
      asksOnArrival
    />
  );
}
