import {
  type DocumentNode,
  GraphQLScalarType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  visit,
} from "graphql";
import { z } from "zod";
import { AtriumError } from "../errors/atriumError.ts";
import type { Context } from "../request/context.ts";
import { contract } from "./declared.ts";
import { decodeId } from "./globalId.ts";

/** What a router sends to find an object of another graph here. */
const representation = z.object({ __typename: z.string(), id: z.string().max(256) });

const isEntity = ({ interfaces }: ObjectTypeDefinitionNode): boolean =>
  interfaces?.some(({ name }) => name.value === "Node") ?? false;

const entities = contract.definitions.flatMap((one) =>
  one.kind === Kind.OBJECT_TYPE_DEFINITION && isEntity(one) ? [one.name.value] : [],
);

/** Fields of Apollo Federation's specification, version 2, which routers ask for. */
const federationDefs = parse(
  `
  scalar _Any
  union _Entity = ${entities.join(" | ")}
  type _Service { sdl: String! }
  extend type Query {
    _service: _Service! @cost(weight: 0)
    _entities(representations: [_Any!]! @constraint(maxItems: 100)): [_Entity]! @listSize(assumedSize: 100)
  }`,
  { noLocation: true },
);

/** The contract with the fields of a subgraph. */
export const subgraphContract: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [...contract.definitions, ...federationDefs.definitions],
};

const known = new Set(["deprecated", "specifiedBy"]);

/** The contract as routers compose it: each type that `node` finds has the key `id`; directives of the gateway are left out. */
function subgraphSdl(): string {
  const key = parse('type T @key(fields: "id") { id: ID }').definitions[0];
  const keyDirectives = key?.kind === Kind.OBJECT_TYPE_DEFINITION ? (key.directives ?? []) : [];
  const plain = visit(contract, {
    DirectiveDefinition: () => null,
    Directive: ({ name }) => (known.has(name.value) ? undefined : null),
    ObjectTypeDefinition: {
      leave: (type: ObjectTypeDefinitionNode) =>
        isEntity(type) ? { ...type, directives: [...(type.directives ?? []), ...keyDirectives] } : undefined,
    },
  });
  return `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])\n\n${print(plain)}\n`;
}

/** `findAll` answers as `Query.nodes`: with null for an object that the caller may not see. */
export function subgraphResolvers(
  findAll: (ids: readonly string[], context: Context) => readonly Promise<object | null>[],
) {
  let sdl: string | undefined;
  return {
    Query: {
      _service: () => {
        sdl ??= subgraphSdl();
        return { sdl };
      },
      _entities: (_: unknown, { representations }: { representations: readonly unknown[] }, context: Context) => {
        const ids = representations.map((one) => {
          const { success, data } = representation.safeParse(one);
          // The id says the type too: a router that asks for another one has mixed up two objects.
          if (!success || decodeId(data.id)?.type !== data.__typename) throw new AtriumError("BAD_ID");
          return data.id;
        });
        return findAll(ids, context);
      },
    },
    _Entity: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
    _Any: new GraphQLScalarType({ name: "_Any" }),
  };
}
