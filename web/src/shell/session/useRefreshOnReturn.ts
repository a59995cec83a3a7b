import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";

const AWAY_MS = 3_000;

/** A hidden page receives no events, so a page that becomes visible again queries its screens again. */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const look = () => {
      if (document.visibilityState === "hidden") leftAt = Date.now();
      else if (Date.now() - leftAt > AWAY_MS) void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
}
