import { readFileSync } from "node:fs";
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
} from "graphql";

type Json = string | number | boolean | null | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

/** A query that programs may call by its name. */
export interface Tool {
  name: string;
  description: string;
  /** The variables as JSON Schema. */
  inputSchema: { type: "object"; properties: JsonObject; required: string[]; additionalProperties: false };
  /** The document, with the fragments that it spreads. */
  text: string;
}

/** The queries of tools.graphql. */
export function readTools(schema: GraphQLSchema): ReadonlyMap<string, Tool> {
  const { definitions } = parse(readFileSync(new URL("./tools.graphql", import.meta.url), "utf8"));
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return new Map(
    operations.map((operation) => {
      const { description, ...plain } = operation;
      const own = print(plain);
      const spread = fragments.filter(({ name }) => own.includes(`...${name.value}`)).map((one) => print(one));
      const more = fragments.filter(({ name }) => spread.some((text) => text.includes(`...${name.value}`)));
      const name = operation.name?.value ?? "";
      const text = [...new Set([own, ...spread, ...more.map((one) => print(one))])].join("\n");
      return [
        name,
        { name, description: description?.value ?? "", inputSchema: inputSchemaOf(operation, schema), text },
      ];
    }),
  );
}

function inputSchemaOf({ variableDefinitions = [] }: OperationDefinitionNode, schema: GraphQLSchema) {
  const properties: JsonObject = {};
  const required: string[] = [];
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) throw new Error(`tools.graphql: no type of $${name}.`);
    properties[name] = valueSchema(type);
    if (isNonNullType(type) && defaultValue === undefined) required.push(name);
  }
  return { type: "object" as const, properties, required, additionalProperties: false as const };
}

const scalars: Readonly<Record<string, string>> = { Int: "integer", Float: "number", Boolean: "boolean" };

/** The JSON Schema of a value. Input objects of tools don't contain themselves. */
function valueSchema(type: GraphQLInputType): JsonObject {
  if (isNonNullType(type)) return valueSchema(type.ofType);
  if (isListType(type)) return { type: "array", items: valueSchema(type.ofType) };
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return { type: scalars[type.name] ?? "string" };
  const fields = Object.values(type.getFields());
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(({ name, type: of, description }) => [
        name,
        { ...valueSchema(of), ...(description ? { description } : {}) },
      ]),
    ),
    required: fields
      .filter(({ type: of, default: given }) => isNonNullType(of) && given === undefined)
      .map(({ name }) => name),
    additionalProperties: false,
  };
}
