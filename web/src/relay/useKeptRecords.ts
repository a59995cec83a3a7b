import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";

/**
 * Keeps all records in the store while a component shows some that no query holds: those of an answer to a change, or of a list as it
 * was before. Else the store would drop them, and another answer bring back a part of them.
 */
export function useKeptRecords(isShown = true): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isShown) return;
    const held = environment.getStore().holdGC();
    return () => held.dispose();
  }, [environment, isShown]);
}
