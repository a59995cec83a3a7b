import { useEffect, useState } from "react";
import { firstReachable } from "./reachable.ts";

const slowMs = 12_000;

/**
 * Which of a launch's addresses to show: the first whose host answers, and the next one when a page doesn't load in time.
 * `url` is null while that is being found out.
 */
export function useGameLine(urls: readonly string[]) {
  const [start, setStart] = useState(0);
  const [line, setLine] = useState<number | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const abandoned = new AbortController();
    setLine(null);
    setLoaded(false);
    firstReachable(urls, start, abandoned.signal).then((found) => {
      if (!abandoned.signal.aborted) setLine(found);
    });
    return () => abandoned.abort();
  }, [urls, start]);

  useEffect(() => {
    if (line === null || isLoaded) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [line, isLoaded]);

  const hasNext = line !== null && line + 1 < urls.length;
  return {
    url: line === null ? null : (urls[line] ?? null),
    isLoaded,
    isSlow,
    hasNext,
    markLoaded: () => setLoaded(true),
    next: () => hasNext && setStart(line + 1),
  };
}
