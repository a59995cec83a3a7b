import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useOwnQuery } from "./useOwnQuery.ts";

/** `useOwnQuery` for what may have changed: shows what the store has at once, and asks for it again. */
export const useFreshQuery = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"] = {},
): Query["response"] => useOwnQuery<Query>(query, variables, { fetchPolicy: "store-and-network" });
