import { getDirective, MapperKind, mapSchema, printSchemaWithDirectives } from "@graphql-tools/utils";
import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
} from "graphql";

/** Slices that are written beside the contract, by the name of their tag. */
export const sliceNames = ["partner"] as const;
export const sliceFile = (name: string) => new URL(`../slices/${name}.graphql`, import.meta.url);

/**
 * The part of the contract with a tag: of a type that has fields with the tag, only these; other types whole. Types that nothing
 * leads to are left out: so `node` returns only objects that the slice has anyway.
 */
export function sliceOf(schema: GraphQLSchema, tag: string): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const rootTypes = roots.filter((type) => type !== null && type !== undefined);
  const fieldsOf = (type: GraphQLObjectType) => {
    const fields = Object.entries(type.getFields());
    const tagged = fields.filter(([, field]) => getDirective(schema, field, "tag")?.some(({ name }) => name === tag));
    // A root without a tagged field has nothing for the slice.
    return tagged.length > 0 || rootTypes.includes(type) ? tagged : fields;
  };
  const ofDirectives = schema.getDirectives().flatMap(({ args }) => args.map(({ type }) => getNamedType(type)));
  const reached = reachableFrom(rootTypes, (type) => fieldsOf(type).map(([, field]) => field), ofDirectives);
  const isLeftOut = (type: GraphQLNamedType) => !reached.has(type.name) && !isIntrospectionType(type);
  const cut = mapSchema(schema, {
    [MapperKind.TYPE]: (type) => (isLeftOut(type) ? null : undefined),
    [MapperKind.OBJECT_FIELD]: (_config, fieldName, typeName) => {
      const type = schema.getType(typeName);
      return isObjectType(type) && !fieldsOf(type).some(([name]) => name === fieldName) ? null : undefined;
    },
  });
  return lexicographicSortSchema(cut);
}

/** A slice as SDL. */
export const printSlice = (schema: GraphQLSchema, tag: string) =>
  `${printSchemaWithDirectives(sliceOf(schema, tag))}\n`;

interface FieldLike {
  type: GraphQLOutputType;
  args: readonly { type: GraphQLInputType }[];
}

/** Names of other types, and of the types that fields lead to. An interface does not lead to the types that implement it. */
function reachableFrom(
  roots: readonly GraphQLObjectType[],
  fieldsOf: (type: GraphQLObjectType) => readonly FieldLike[],
  others: readonly GraphQLNamedType[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const walk = (type: GraphQLNamedType): void => {
    if (reached.has(type.name)) return;
    const fields = isObjectType(type) ? fieldsOf(type) : isInterfaceType(type) ? Object.values(type.getFields()) : [];
    if (roots.some((root) => root === type) && fields.length === 0) return;
    reached.add(type.name);
    for (const field of fields) {
      walk(getNamedType(field.type));
      for (const { type: input } of field.args) walk(getNamedType(input));
    }
    if (isObjectType(type) || isInterfaceType(type)) for (const implemented of type.getInterfaces()) walk(implemented);
    if (isUnionType(type)) for (const member of type.getTypes()) walk(member);
    if (isInputObjectType(type))
      for (const { type: input } of Object.values(type.getFields())) walk(getNamedType(input));
  };
  for (const type of [...roots, ...others]) walk(type);
  return reached;
}
