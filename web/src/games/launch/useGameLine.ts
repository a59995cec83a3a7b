import { useEffect, useState } from "react";

/** A page that didn't load by then is given up, if there is another line. */
const patienceMs = 12_000;
/** A page that loaded but said nothing by then may be the browser's word that the host is down: browsers don't tell. */
const silenceMs = 5_000;

type Stage = "loading" | "slow" | "silent" | "loaded" | "ready";

/**
 * Which of a launch's addresses to show. The next one takes over by itself when a page doesn't load in time; when a page
 * loads and says nothing, the player is offered it, for some games never say anything.
 */
export function useGameLine(urls: readonly string[]) {
  const [line, setLine] = useState(0);
  const [stage, setStage] = useState<Stage>("loading");
  const hasNext = line + 1 < urls.length;
  const next = () => {
    setLine(line + 1);
    setStage("loading");
  };

  useEffect(() => {
    if (stage !== "loading") return;
    const timer = setTimeout(() => {
      if (hasNext) setLine((current) => current + 1);
      else setStage("slow");
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [stage, hasNext]);

  useEffect(() => {
    if (stage !== "loaded") return;
    const timer = setTimeout(() => setStage("silent"), silenceMs);
    return () => clearTimeout(timer);
  }, [stage]);

  return {
    url: urls[line] ?? "",
    /** Counted from 1, as people do. */
    line: line + 1,
    hasNext,
    isLoaded: stage !== "loading" && stage !== "slow",
    isSlow: stage === "slow",
    isSilent: stage === "silent",
    markLoaded: () => setStage((now) => (now === "ready" ? now : "loaded")),
    markReady: () => setStage("ready"),
    next,
  };
}
