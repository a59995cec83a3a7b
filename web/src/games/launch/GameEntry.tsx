import { LogIn } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useCaller } from "../../caller/caller.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** Shows its children to real accounts; guests get the login first, trial accounts the warning. */
export function GameEntry({ children }: { children: ReactNode }) {
  const caller = useCaller();
  const mayPlay = caller === "member" || caller === "agent";
  // After the login the caller changes, and the game opens by itself.
  const ask = useProtectedAction(() => {});
  const askOnArrival = useEffectEvent(() => {
    if (!mayPlay) ask();
  });
  useEffect(() => askOnArrival(), []);
  if (mayPlay) return children;
  return (
    <EmptyState
      icon={<LogIn size={30} />}
      title={<FormattedMessage id={caller === "guest" ? "session_not_logged_in" : "session_trial_title"} />}
      action={
        <Button onClick={() => ask()}>
          <FormattedMessage id={caller === "guest" ? "session_login_title" : "games_play"} />
        </Button>
      }
    />
  );
}
