import { LogIn } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useCaller } from "../../caller/caller.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** Shown instead of orders to callers that cannot place any. */
export function OrdersClosed() {
  const caller = useCaller();
  const ask = useProtectedAction(() => {});
  return (
    <EmptyState
      icon={<LogIn size={30} />}
      title={<FormattedMessage id={caller === "guest" ? "session_not_logged_in" : "session_trial_title"} />}
      action={
        <Button onClick={() => ask()}>
          <FormattedMessage id={caller === "guest" ? "session_login_title" : "lottery_orders_how"} />
        </Button>
      }
    />
  );
}
