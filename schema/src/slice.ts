import { getDirective, getDocumentNodeFromSchema, MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  print,
  visit,
} from "graphql";

/** Slices that are written beside the contract, by the name of their tag. */
export const sliceNames = ["partner"] as const;
export const sliceFile = (name: string) => new URL(`../slices/${name}.graphql`, import.meta.url);

/**
 * The part of the contract with a tag: the fields that have it, as far as one leads to the other from the roots. Inputs and
 * enums are whole. Types that nothing leads to are left out: so `node` returns only objects that the slice has anyway.
 */
export function sliceOf(schema: GraphQLSchema, tag: string): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const rootTypes = roots.filter((type) => type !== null && type !== undefined);
  const hasTag = (field: GraphQLField<unknown, unknown>) =>
    getDirective(schema, field, "tag")?.some(({ name }) => name === tag) === true;
  const ofDirectives = schema.getDirectives().flatMap(({ args }) => args.map(({ type }) => getNamedType(type)));
  const reached = reachableFrom([...rootTypes, ...ofDirectives], hasTag);
  const isLeftOut = (type: GraphQLNamedType) => !reached.has(type.name) && !isIntrospectionType(type);
  const cut = mapSchema(schema, {
    [MapperKind.TYPE]: (type) => (isLeftOut(type) ? null : undefined),
    [MapperKind.COMPOSITE_FIELD]: (_config, fieldName, typeName) => {
      const type = schema.getType(typeName);
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined;
      return field === undefined || hasTag(field) ? undefined : null;
    },
  });
  return lexicographicSortSchema(cut);
}

/** Directives that say how the gateway works. Readers of a slice do not need them. */
const ofGateway = new Set(["agentOnly", "own", "numbered", "tag", "upstream", "watches"]);

/** A slice as SDL: without what only concerns the gateway. A description of one line stands in the line of what it describes. */
export function printSlice(schema: GraphQLSchema, tag: string): string {
  const document = getDocumentNodeFromSchema(sliceOf(schema, tag));
  const withoutGateway = visit(document, {
    DirectiveDefinition: ({ name }) => (ofGateway.has(name.value) ? null : undefined),
    Directive: ({ name }) => (ofGateway.has(name.value) ? null : undefined),
    // It says nothing, and would break every mutation into four lines.
    InputValueDefinition: (node) =>
      node.description?.value === "The input." ? { ...node, description: undefined } : undefined,
    StringValue: (node) => (node.value.includes("\n") ? undefined : { ...node, block: false }),
  });
  return `${print(withoutGateway).replaceAll(/^( +)("(?:[^"\\]|\\.)*")\n *(?=\S)/gm, "$1$2 ")}\n`;
}

/** Names of the given types, and of those that their fields lead to. An interface does not lead to what implements it. */
function reachableFrom(
  types: readonly GraphQLNamedType[],
  isIn: (field: GraphQLField<unknown, unknown>) => boolean,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const walk = (type: GraphQLNamedType): void => {
    const hasFields = isObjectType(type) || isInterfaceType(type);
    const fields = hasFields ? Object.values(type.getFields()).filter(isIn) : [];
    if (reached.has(type.name) || (hasFields && fields.length === 0)) return;
    reached.add(type.name);
    for (const field of fields) {
      walk(getNamedType(field.type));
      for (const { type: input } of field.args) walk(getNamedType(input));
    }
    if (hasFields) for (const implemented of type.getInterfaces()) walk(implemented);
    if (isUnionType(type)) for (const member of type.getTypes()) walk(member);
    if (isInputObjectType(type))
      for (const { type: input } of Object.values(type.getFields())) walk(getNamedType(input));
  };
  for (const type of types) walk(type);
  return reached;
}
