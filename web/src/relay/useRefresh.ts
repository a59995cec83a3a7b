import { useCallback, useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, Observable, OperationType, Subscription } from "relay-runtime";

type Observer<Data> = Parameters<Observable<Data>["subscribe"]>[0];

/** Makes one read at a time: a new one replaces the one that is under way, and a component that goes away cancels its own. */
export function useOneRead() {
  const reading = useRef<Subscription>(undefined);
  useEffect(() => () => reading.current?.unsubscribe(), []);
  return useCallback(<Data>(read: Observable<Data>, observer: Observer<Data>) => {
    reading.current?.unsubscribe();
    reading.current = read.subscribe(observer);
  }, []);
}

/** Reads a screen's query without variables again. The screen stays as it is until the answer is there, and after a failure. */
export function useRefresh<Query extends OperationType>(query: GraphQLTaggedNode): () => void {
  const environment = useRelayEnvironment();
  const read = useOneRead();
  return useCallback(
    () => read(fetchQuery<Query>(environment, query, {}, { fetchPolicy: "network-only" }), { error: () => {} }),
    [environment, query, read],
  );
}
