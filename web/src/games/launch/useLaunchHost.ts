import { useEffect, useState } from "react";

/** After this time of loading the player may choose another host. */
const lateMs = 8_000;
/** A page that takes this much longer is replaced by the next host's, if there is one. */
const patienceMs = 4_000;
/**
 * A page that has loaded but sends no message for this long may be the browser's own error page, which scripts cannot
 * recognise.
 */
const silenceMs = 8_000;

type Stage = "loading" | "late" | "slow" | "silent" | "loaded" | "ready";

/**
 * Chooses one of a launch's addresses. The next one takes over when a page does not load in time. When a page loads but
 * sends no message, the player may switch by hand, because some games never send one.
 */
export function useLaunchHost(urls: readonly string[]) {
  const [index, setIndex] = useState(0);
  const [stage, setStage] = useState<Stage>("loading");
  const hasNext = index + 1 < urls.length;
  const next = () => {
    setIndex(index + 1);
    setStage("loading");
  };

  useEffect(() => {
    if (stage !== "loading" && stage !== "late") return;
    const timer = setTimeout(
      () => {
        if (stage === "loading") return setStage("late");
        if (hasNext) setIndex((current) => current + 1);
        setStage(hasNext ? "loading" : "slow");
      },
      stage === "loading" ? lateMs : patienceMs,
    );
    return () => clearTimeout(timer);
  }, [stage, hasNext]);

  useEffect(() => {
    if (stage !== "loaded") return;
    const timer = setTimeout(() => setStage("silent"), silenceMs);
    return () => clearTimeout(timer);
  }, [stage]);

  return {
    url: urls[index] ?? "",
    /** Counted from 1. */
    number: index + 1,
    hasNext,
    isLoaded: stage !== "loading" && stage !== "late" && stage !== "slow",
    isLate: stage === "late",
    isSlow: stage === "slow",
    isSilent: stage === "silent",
    markLoaded: () => setStage((now) => (now === "ready" ? now : "loaded")),
    markReady: () => setStage("ready"),
    next,
  };
}
