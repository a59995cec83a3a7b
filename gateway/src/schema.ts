import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { authorize } from "./auth/rights.ts";
import { domains } from "./domains.ts";
import type { CallersOwn } from "./graph/callersOwn.ts";
import { constrain } from "./graph/constraints.ts";
import { contract, declaredResolvers } from "./graph/declared.ts";
import type { NodeLookups } from "./graph/node.ts";
import { nodeFinder, nodeResolvers } from "./graph/nodeResolvers.ts";
import { rateLimitResolvers } from "./graph/rateLimit.resolvers.ts";
import { scalarResolvers } from "./graph/scalars.ts";
import { subgraphContract, subgraphResolvers } from "./graph/subgraph.ts";
import { type Watches, watched } from "./graph/watches.ts";

/** Every type that `Query.node` can find. */
export const nodeLookups: NodeLookups = Object.assign({}, ...domains.map(({ nodes }) => nodes));

const costlyNodes = new Set(domains.flatMap(({ costlyNodes = [] }) => costlyNodes));
const callersOwn: CallersOwn = Object.assign({}, ...domains.map(({ callersOwn }) => callersOwn));
const watches: Watches = Object.assign({}, ...domains.map(({ watches }) => watches));

const nodes = nodeFinder(nodeLookups, costlyNodes);
const made = new Map<boolean, GraphQLSchema>();

/**
 * The contract with the resolvers of all domains. Each field checks the caller's rights first, then its input. Nothing in it
 * belongs to one gateway, so all gateways of a process, as in tests, share it. `isSubgraph`: routers can compose it with other
 * graphs.
 */
export function gatewaySchema({ isSubgraph = false } = {}): GraphQLSchema {
  return made.getOrInsertComputed(isSubgraph, () => createSchema(isSubgraph));
}

function createSchema(isSubgraph: boolean): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: isSubgraph ? subgraphContract : contract,
    resolvers: [
      declaredResolvers(callersOwn),
      scalarResolvers,
      rateLimitResolvers,
      nodeResolvers(nodes),
      ...(isSubgraph ? [subgraphResolvers(nodes.findAll)] : []),
      ...domains.flatMap((one) => one.resolvers),
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  // A scalar's resolver replaces the whole type, also its description. Restore the description of the contract.
  for (const name of Object.keys(scalarResolvers)) {
    const type = schema.getType(name);
    if (type !== undefined) type.description = type.astNode?.description?.value;
  }
  return authorize(constrain(watched(schema, watches, callersOwn)));
}
