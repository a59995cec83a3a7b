import { CloudOff, Hourglass, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router-dom";
import { onSignal } from "../../relay/network/signals.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./NetworkNotice.module.css";

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
          <Text as="span" text={state === "offline" && isWaiting ? "error_offline_waiting" : notice.text} />
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

type NetworkState = "fine" | "offline" | "down" | "slow";

/** State of the connection to the platform. When the connection is back, all screens query again. */
function useNetworkState(): NetworkState {
  const askAgain = useAskAgain();
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  const [isDown, setDown] = useState(false);
  const [isSlow, setSlow] = useState(false);

  useEffect(
    () =>
      onSignal("platform", (state) => {
        setDown(state === "down");
        if (state === "back") void askAgain();
      }),
    [askAgain],
  );
  useEffect(() => onSignal("slow", setSlow), []);
  useEffect(() => {
    const goOffline = () => setOnline(false);
    const goOnline = () => {
      setOnline(true);
      void askAgain();
    };
    window.addEventListener("offline", goOffline);
    window.addEventListener("online", goOnline);
    return () => {
      window.removeEventListener("offline", goOffline);
      window.removeEventListener("online", goOnline);
    };
  }, [askAgain]);

  if (!isOnline) return "offline";
  if (isDown) return "down";
  return isSlow ? "slow" : "fine";
}
