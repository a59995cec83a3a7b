import { ShieldX } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage } from "react-intl";
import type { Caller } from "../caller/caller.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { Button } from "../ui/button/Button.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";

/** Shown instead of the agent centre to callers who are not agents: guests may log in, trial accounts get a warning. */
export function NoAgent({ caller }: { caller: Caller }) {
  // After the login the action does nothing: the agent centre opens by itself.
  const ask = useProtectedAction(() => {});
  const askOnArrival = useEffectEvent(() => {
    if (caller === "guest") ask();
  });
  useEffect(() => askOnArrival(), []);
  return (
    <EmptyState
      icon={<ShieldX size={30} />}
      title={<FormattedMessage id="agent_not_allowed_title" />}
      action={
        caller === "guest" && (
          <Button onClick={() => ask()}>
            <FormattedMessage id="session_login_title" />
          </Button>
        )
      }
    >
      <FormattedMessage id={caller === "trial" ? "in_need_true_account" : "agent_not_allowed_text"} />
    </EmptyState>
  );
}
