import { useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, type GraphQLTaggedNode, getRequest, type OperationType } from "relay-runtime";

/**
 * Returns what reads a page before it is asked for, so that it is there at once: the store keeps the latest of them while the
 * component is mounted. A failure says nothing; the page is then asked for again.
 */
export function useReadAhead<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variablesOf: (after: string) => Query["variables"],
): (after: string) => void {
  const environment = useRelayEnvironment();
  const kept = useRef<{ after: string; release: () => void }>(undefined);
  useEffect(() => () => kept.current?.release(), []);
  return (after) => {
    if (kept.current?.after === after) return;
    kept.current?.release();
    const variables = variablesOf(after);
    const held = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const reading = fetchQuery<Query>(environment, query, variables, { fetchPolicy: "store-or-network" }).subscribe({
      error: () => (kept.current = undefined),
    });
    const release = () => {
      held.dispose();
      reading.unsubscribe();
    };
    kept.current = { after, release };
  };
}
