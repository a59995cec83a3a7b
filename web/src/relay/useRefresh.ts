import { useCallback, useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, Subscription } from "relay-runtime";

/**
 * Reads a screen's query without variables again. The screen stays as it is until the answer is there. A new read replaces
 * the one that is under way, and a screen that goes away cancels its own.
 */
export function useRefresh<Query extends OperationType>(query: GraphQLTaggedNode): () => void {
  const environment = useRelayEnvironment();
  const reading = useRef<Subscription>(undefined);
  useEffect(() => () => reading.current?.unsubscribe(), []);
  return useCallback(() => {
    reading.current?.unsubscribe();
    // A failure leaves the screen as it is.
    reading.current = fetchQuery<Query>(environment, query, {}, { fetchPolicy: "network-only" }).subscribe({
      error: () => {},
    });
  }, [environment, query]);
}
