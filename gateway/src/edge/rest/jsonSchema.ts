import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** How an enum or an input object is written: in its place, or as a reference. */
type Writing = (type: GraphQLEnumType | GraphQLInputObjectType) => JsonObject;

/** The variables of an operation as JSON Schema. Input objects that are written in their place must not contain themselves. */
export function variablesSchema(
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
  write: Writing = inPlace,
) {
  const properties: JsonObject = {};
  const required: string[] = [];
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) throw new Error(`No type of $${name}.`);
    properties[name] = valueSchema(type, write);
    if (isNonNullType(type) && defaultValue === undefined) required.push(name);
  }
  return { type: "object" as const, properties, required, additionalProperties: false as const };
}

const scalars: Readonly<Record<string, JsonObject>> = {
  Boolean: { type: "boolean" },
  Date: { type: "string", format: "date" },
  DateTime: { type: "string", format: "date-time" },
  Float: { type: "number" },
  Int: { type: "integer" },
};

/** The JSON Schema of a scalar by its name. Decimals, addresses and ids are texts. */
export const scalarSchema = (name: string): JsonObject => ({ ...(scalars[name] ?? { type: "string" }) });

function valueSchema(type: GraphQLInputType, write: Writing): JsonObject {
  if (isNonNullType(type)) return valueSchema(type.ofType, write);
  if (isListType(type)) return { type: "array", items: valueSchema(type.ofType, write) };
  return isEnumType(type) || isInputObjectType(type) ? write(type) : scalarSchema(type.name);
}

const inPlace: Writing = (type) => namedSchema(type, inPlace);

/** The JSON Schema of an enum or an input object. */
export function namedSchema(type: GraphQLEnumType | GraphQLInputObjectType, write: Writing): JsonObject {
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ name }) => name) };
  const fields = Object.values(type.getFields());
  const described = fields.map(({ name, type: of, description }) => [
    name,
    { ...valueSchema(of, write), ...(description ? { description } : {}) },
  ]);
  return {
    type: "object",
    properties: Object.fromEntries(described),
    required: fields.flatMap(({ name, type: of, default: given }) =>
      isNonNullType(of) && given === undefined ? [name] : [],
    ),
    additionalProperties: false,
  };
}
