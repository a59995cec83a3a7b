import { typeDefs } from "@atrium/schema";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLSchema, parse } from "graphql";
import { authorize } from "./auth/rights.ts";
import { domains } from "./domains.ts";
import { constrain } from "./graph/constraints.ts";
import type { NodeLookups } from "./graph/node.ts";
import { nodeResolvers } from "./graph/nodeResolvers.ts";
import { rateLimitResolvers } from "./graph/rateLimit.resolvers.ts";
import { scalarResolvers } from "./graph/scalars.ts";

/** Every type that `Query.node` can find. */
export const nodeLookups: NodeLookups = Object.assign({}, ...domains.map(({ nodes }) => nodes));

const costlyNodes = new Set(domains.flatMap(({ costlyNodes = [] }) => costlyNodes));

let made: GraphQLSchema | undefined;

/**
 * The contract with the resolvers of all domains. Each field checks the caller's rights first, then its input. Nothing in it
 * belongs to one gateway, so all gateways of a process, as in tests, share it.
 */
export function gatewaySchema(): GraphQLSchema {
  made ??= createSchema();
  return made;
}

function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    // Places in the text would keep all tokens of the contract in memory.
    typeDefs: parse(typeDefs, { noLocation: true }),
    resolvers: [
      scalarResolvers,
      rateLimitResolvers,
      nodeResolvers(nodeLookups, costlyNodes),
      ...domains.flatMap((one) => one.resolvers),
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  // A scalar's resolver replaces the whole type, also its description. Restore the description of the contract.
  for (const name of Object.keys(scalarResolvers)) {
    const type = schema.getType(name);
    if (type !== undefined) type.description = type.astNode?.description?.value;
  }
  return authorize(constrain(schema));
}
