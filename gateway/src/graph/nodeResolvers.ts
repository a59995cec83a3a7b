import type { Resolvers } from "../__generated__/resolvers.ts";
import { entryOf } from "../basics/entryOf.ts";
import { AtriumError, badInput } from "../errors/atriumError.ts";
import { codeOfUpstream } from "../errors/mask.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Context } from "../request/context.ts";
import { isKeyOf, mayOwn } from "./declared.ts";
import { decodeId } from "./globalId.ts";
import type { NodeLookups } from "./node.ts";

/** Each of them costs a platform call, of which a request has fifty. */
const mostCostly = 25;

/**
 * Finds objects by their global ids. A malformed id is an error; an id of another member's object is null. `costlyTypes`
 * names the types that cost a platform call for each object.
 */
export function nodeFinder(lookups: NodeLookups, costlyTypes: ReadonlySet<string>) {
  const find = async (id: string, context: Context) => {
    const decoded = decodeId(id);
    const lookup = decoded === null ? undefined : entryOf(lookups, decoded.type);
    if (decoded === null || lookup === undefined) throw new AtriumError("BAD_ID");
    if (!isKeyOf(decoded.type, decoded.key) || !mayOwn(decoded.type, context)) return null;
    const found = await orNull(async () => lookup(decoded.key, context));
    return found === null ? null : { ...found, __typename: decoded.type };
  };
  const findAll = (ids: readonly string[], context: Context) => {
    const costly = new Set(ids.filter((id) => costlyTypes.has(decodeId(id)?.type ?? "")));
    if (costly.size > mostCostly) throw badInput(`At most ${mostCostly} \`ids\` of ${[...costlyTypes].join(" and ")}.`);
    return ids.map((id) => find(id, context));
  };
  return { find, findAll };
}

/** `Query.node` and `Query.nodes`. */
export const nodeResolvers = ({ find, findAll }: ReturnType<typeof nodeFinder>): Resolvers => ({
  Query: { node: (_, { id }, context) => find(id, context), nodes: (_, { ids }, context) => findAll(ids, context) },
});

/** Null for an object that the platform does not find, or does not show to this caller. */
async function orNull<T>(look: () => Promise<T | null>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof UpstreamError && codeOfUpstream(error) === "NOT_FOUND") return null;
    throw error;
  }
}
