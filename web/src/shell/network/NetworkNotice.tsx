import { CloudOff, Hourglass, WifiOff } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useNavigation, useRevalidator } from "react-router-dom";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./NetworkNotice.module.css";
import { type NetworkState, useNetworkState } from "./useNetworkState.ts";

const NOTICES: Record<Exclude<NetworkState, "fine">, { Icon: typeof WifiOff; text: string }> = {
  offline: { Icon: WifiOff, text: "error_offline" },
  down: { Icon: CloudOff, text: "error_network" },
  slow: { Icon: Hourglass, text: "error_slow" },
};

/** A line under the header while the network or the platform does not respond. */
export function NetworkNotice() {
  const state = useNetworkState();
  const { state: asking } = useRevalidator();
  const askAgain = useAskAgain();
  const isWaiting = useNavigation().state === "loading";
  const notice = state === "fine" ? undefined : NOTICES[state];
  return (
    <div role="status" className={styles.place}>
      {notice && (
        <p className={styles.notice} data-state={state}>
          <notice.Icon size={18} aria-hidden="true" />
          <span>
            <FormattedMessage id={state === "offline" && isWaiting ? "error_offline_waiting" : notice.text} />
          </span>
          {state !== "slow" && (
            <Button
              size="sm"
              variant="ghost"
              isBusy={asking === "loading"}
              onClick={() => void askAgain()}
              text="retry"
            />
          )}
        </p>
      )}
    </div>
  );
}
