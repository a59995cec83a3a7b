import { useEffect, useState } from "react";

const AT_LATEST_MS = 3000;

/** False until the browser is idle after the first paint. For parts that are not needed at first. */
export function useAtLeisure(): boolean {
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => {
    const begin = () => setHasTime(true);
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(begin, AT_LATEST_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return hasTime;
}
