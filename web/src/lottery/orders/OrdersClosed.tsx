import { LogIn } from "lucide-react";
import { ClosedState } from "../../caller/ClosedState.tsx";
import { useCaller } from "../../caller/caller.ts";

/** Shown instead of orders to callers that cannot place any. */
export function OrdersClosed() {
  const isGuest = useCaller() === "guest";
  return (
    <ClosedState
      icon={LogIn}
      title={isGuest ? "session_not_logged_in" : "session_trial_title"}
      button={isGuest ? undefined : "lottery_orders_how"}
    />
  );
}
