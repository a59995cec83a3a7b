import { useCallback, useEffect, useRef } from "react";
import type { Disposable } from "relay-runtime";

/** The `keep` of `commit` that holds the latest answer as long as the component is there. */
export function useKeptAnswer(): (held: Disposable) => void {
  const latest = useRef<Disposable>(undefined);
  useEffect(() => () => latest.current?.dispose(), []);
  return useCallback((held) => {
    latest.current?.dispose();
    latest.current = held;
  }, []);
}
