import { useEffect } from "react";

/**
 * The browser may keep a page that is left, and show it again as it was: by then its member may have logged out. So a page of a
 * member is hidden when it is left, and `onReturn` shows it again when it comes back.
 */
export function useRestoredPage(isMembers: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (!isMembers) return;
    const { style } = document.documentElement;
    const leaving = new AbortController();
    const hide = ({ persisted }: PageTransitionEvent) => persisted && style.setProperty("visibility", "hidden");
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    addEventListener("pagehide", hide, leaving);
    addEventListener("pageshow", comeBack, leaving);
    return () => leaving.abort();
  }, [isMembers, onReturn]);
}
