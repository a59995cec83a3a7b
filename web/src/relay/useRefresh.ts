import { useCallback } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";

/** Reads a screen's query without variables again. The screen stays as it is until the answer is there. */
export function useRefresh<Query extends OperationType>(query: GraphQLTaggedNode): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    // A failure leaves the screen as it is.
    fetchQuery<Query>(environment, query, {}, { fetchPolicy: "network-only" }).subscribe({ error: () => {} });
  }, [environment, query]);
}
