import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `renew` when there are more unread messages than before: new ones have arrived. While `isHeld` is true it waits, and
 * calls `renew` once when `isHeld` becomes false.
 */
export function useArrivals(unreadCount: number, isHeld: boolean, renew: () => void): void {
  const before = useRef(unreadCount);
  const hasArrivals = useRef(false);
  const renewNow = useEffectEvent(renew);
  useEffect(() => {
    if (unreadCount > before.current) hasArrivals.current = true;
    before.current = unreadCount;
    if (isHeld || !hasArrivals.current) return;
    hasArrivals.current = false;
    renewNow();
  }, [unreadCount, isHeld]);
}
