import { LogIn } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { ClosedState } from "../../caller/ClosedState.tsx";
import { useCaller } from "../../caller/caller.ts";

/** Shown instead of orders to callers that cannot place any. */
export function OrdersClosed() {
  const isGuest = useCaller() === "guest";
  return (
    <ClosedState
      icon={<LogIn size={30} />}
      title={<FormattedMessage id={isGuest ? "session_not_logged_in" : "session_trial_title"} />}
      button={isGuest ? undefined : "lottery_orders_how"}
    />
  );
}
