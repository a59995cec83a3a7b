import { useLazyLoadQuery } from "react-relay";
import type { FetchPolicy, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useAttempt } from "./DataBoundary.tsx";

interface Options {
  fetchPolicy?: FetchPolicy;
  /** Another one asks again. */
  fetchKey?: string | number | undefined;
}

/**
 * The answer to a query of a part's own: of a window, or of what no route's loader could ask for earlier. Once it has failed,
 * the boundary's next try asks anew; Relay by itself would keep the failure.
 */
export function useOwnQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  { fetchPolicy = "store-or-network", fetchKey = "" }: Options = {},
): Query["response"] {
  return useLazyLoadQuery<Query>(query, variables, { fetchPolicy, fetchKey: `${useAttempt()} ${fetchKey}` });
}
