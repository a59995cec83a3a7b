import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { FetchPolicy, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useAttempt } from "./DataBoundary.tsx";
import { partAnswer, wholeAnswer } from "./network/fetchAnswer.ts";
import { onReadAgain } from "./ownQueries.ts";
import { useOneRead } from "./useRefresh.ts";

interface Options {
  fetchPolicy?: FetchPolicy;
  /** A new key runs the query again. */
  fetchKey?: string | number | undefined;
}

/**
 * How many components that ran a query have gone. When one goes before its answer comes, Relay keeps the query as answered
 * for good: the next component would ask for nothing, and would read what the store may have dropped.
 */
const gone = new Map<GraphQLTaggedNode, number>();

/**
 * Runs a query of a component's own: of a dialog, or of a part that no route's loader could start earlier. After a failure
 * the boundary's next try runs the query again; Relay alone would keep the failure.
 */
export function useOwnQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  { fetchPolicy = "store-or-network", fetchKey = "" }: Options = {},
): Query["response"] {
  const environment = useRelayEnvironment();
  const read = useOneRead();
  const readAgain = useEffectEvent(() =>
    read(fetchQuery<Query>(environment, query, variables, { networkCacheConfig: { ...wholeAnswer, force: true } }), {
      error: () => {},
    }),
  );
  useEffect(() => onReadAgain(() => readAgain()), []);
  const [goneBefore] = useState(() => gone.get(query) ?? 0);
  useEffect(() => () => void gone.set(query, (gone.get(query) ?? 0) + 1), [query]);
  return useLazyLoadQuery<Query>(query, variables, {
    fetchPolicy,
    fetchKey: `${useAttempt()} ${goneBefore} ${fetchKey}`,
    networkCacheConfig: partAnswer,
  });
}
