import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { recall, remember } from "../browser/deviceMemory.ts";
import { useRights } from "../caller/caller.ts";

const KEY = "agentCentre";

/** The news on the first visit of this device; from then on the overview. The memory says nothing about the caller. */
export function StartPage() {
  const [isKnown] = useState(() => recall(KEY) !== null);
  // Those without reports have the news, which needs no right.
  const hasReports = useRights()("READ_REPORTS");
  return <Navigate to={isKnown && hasReports ? "/agent/overview" : "/agent/announcement"} replace />;
}

/** Remembers that this device has shown the news. */
export const useNewsShown = () => useEffect(() => remember(KEY, "1"), []);
