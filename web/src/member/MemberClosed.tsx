import { UserRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useSessionEnd } from "../caller/sessionEnd.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { Button } from "../ui/button/Button.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";

/** Shown instead of the member centre to guests, who may log in, and to trial accounts, which get a warning. */
export function MemberClosed({ caller }: { caller: "guest" | "trial" }) {
  // After the login the action does nothing: the member centre opens by itself.
  const ask = useProtectedAction(() => {});
  const wasLoggedOut = useSessionEnd() !== null;
  const askOnArrival = useEffectEvent(() => {
    if (!wasLoggedOut) ask();
  });
  useEffect(() => askOnArrival(), []);
  return (
    <EmptyState
      icon={<UserRound size={30} />}
      title={<FormattedMessage id="member_closed_title" />}
      action={
        caller === "guest" && (
          <Button onClick={() => ask()}>
            <FormattedMessage id="session_login_title" />
          </Button>
        )
      }
    >
      <FormattedMessage id={caller === "trial" ? "in_need_true_account" : "member_closed_text"} />
    </EmptyState>
  );
}
