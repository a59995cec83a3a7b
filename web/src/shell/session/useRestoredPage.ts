import { useEffect } from "react";

/**
 * The browser may keep a page that is left, and show it again as it was: by then the member may have logged out, or another one may
 * have logged in. So a page of a member is hidden when it is left, and loaded anew when it comes back.
 */
export function useRestoredPage(isMembers: boolean): void {
  useEffect(() => {
    if (!isMembers) return;
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.style.visibility = "hidden";
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, [isMembers]);
}
