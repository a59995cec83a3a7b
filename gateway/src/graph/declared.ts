import { typeDefs } from "@atrium/schema";
import { Kind, type ObjectTypeDefinitionNode, parse } from "graphql";
import { isAgent, isRealAccount } from "../auth/rights.ts";
import { entryOf } from "../basics/entryOf.ts";
import type { Context } from "../request/context.ts";
import type { CallersOwn } from "./callersOwn.ts";
import { globalId } from "./globalId.ts";

/** The contract. Places in the text would keep all of its tokens in memory. */
export const contract = parse(typeDefs, { noLocation: true });

const types = new Map(
  contract.definitions
    .filter((one): one is ObjectTypeDefinitionNode => one.kind === Kind.OBJECT_TYPE_DEFINITION)
    .map((type) => [type.name.value, type]),
);

const isA = ({ interfaces }: ObjectTypeDefinitionNode, name: string) =>
  interfaces?.some((one) => one.name.value === name) ?? false;

const directiveOf = (type: string, name: string) =>
  types.get(type)?.directives?.find((directive) => directive.name.value === name);

const numberForm = /^[1-9]\d{0,8}$/;

/** Whether the platform can have given that key to an object of the type: those of `@numbered` types are numbers. */
export const isKeyOf = (type: string, key: string): boolean =>
  directiveOf(type, "numbered") === undefined || numberForm.test(key);

/** Whether the caller may have objects of the type: those of `@own` types belong to real accounts, or to agents. */
export function mayOwn(type: string, { session }: Pick<Context, "session">): boolean {
  const own = directiveOf(type, "own");
  if (own === undefined) return true;
  const isForAgents = own.arguments?.some(({ value }) => value.kind === Kind.BOOLEAN && value.value) ?? false;
  return session !== null && (isForAgents ? isAgent : isRealAccount)(session.kind);
}

/**
 * The resolvers that follow from the contract: the global id of a type that implements `Node`, from the `internalID` of its model, and
 * what a payload sends of the caller, which is null when the mutation was refused. A domain's own resolvers come before these.
 */
export function declaredResolvers(own: CallersOwn): Record<string, Record<string, unknown>> {
  const resolvers: Record<string, Record<string, unknown>> = {};
  for (const [name, type] of types) {
    if (isA(type, "Node"))
      resolvers[name] = { id: ({ internalID }: { internalID: string }) => globalId(name, internalID) };
    if (!isA(type, "MutationPayload")) continue;
    for (const field of type.fields ?? []) {
      const find = field.type.kind === Kind.NAMED_TYPE ? entryOf(own, field.type.name.value) : undefined;
      if (find === undefined) continue;
      resolvers[name] = {
        ...resolvers[name],
        [field.name.value]: ({ userErrors }: { userErrors: readonly unknown[] }, _: unknown, context: Context) =>
          userErrors.length > 0 ? null : find(context),
      };
    }
  }
  return resolvers;
}
