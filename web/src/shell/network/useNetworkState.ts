import { useEffect, useState } from "react";
import { onSignal } from "../../relay/network/signals.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";

export type NetworkState = "fine" | "offline" | "down" | "slow";

/** State of the connection to the platform. When the connection is back, all screens query again. */
export function useNetworkState(): NetworkState {
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
