import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `renew` when there are more unread messages than before: new ones have arrived. */
export function useArrivals(unreadCount: number, renew: () => void): void {
  const before = useRef(unreadCount);
  const tell = useEffectEvent(renew);
  useEffect(() => {
    if (unreadCount > before.current) tell();
    before.current = unreadCount;
  }, [unreadCount]);
}
