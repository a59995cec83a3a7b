import {
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "graphql";
import { documentParts } from "../../documents/operations.ts";
import type { Partner } from "../../partners/partner.ts";
import { type Json, type JsonObject, namedSchema, scalarSchema, variablesSchema } from "./jsonSchema.ts";

const content = (schema: JsonObject) => ({ "application/json": { schema } });

const refused = {
  description: "Refused before it was executed: `errors[0].extensions.code` says why.",
  headers: {
    "Retry-After": { description: "Seconds until it may be sent again.", schema: { type: "integer" } },
  },
  content: content({ $ref: "#/components/schemas/Refused" }),
};

const failure: JsonObject = {
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string" },
    // Names, and places in lists.
    path: { type: "array", items: {} },
    extensions: { type: "object", properties: { code: { type: "string" } } },
  },
};
const errors: JsonObject = { type: "array", items: { $ref: "#/components/schemas/Failure" } };

/**
 * The REST face of a partner as OpenAPI 3.0, which generators for all languages read: a path for each registered query and
 * mutation, with its variables and the shape of its answer. Each object has a name, from which generators make a type's name.
 */
export function openApiOf({ name, documents }: Partner, schema: GraphQLSchema, origin: string): JsonObject {
  const named = new Map<string, JsonObject>();
  const add = (name: string, { required = [], ...value }: JsonObject): JsonObject => {
    // An empty list is not allowed.
    named.set(name, Array.isArray(required) && required.length > 0 ? { ...value, required } : value);
    return { $ref: `#/components/schemas/${name}` };
  };
  const refTo = (type: GraphQLEnumType | GraphQLInputObjectType): JsonObject => {
    if (named.has(type.name)) return { $ref: `#/components/schemas/${type.name}` };
    // It may contain itself.
    add(type.name, {});
    return add(type.name, namedSchema(type, refTo));
  };
  const paths: JsonObject = {};
  for (const { text, operation } of documents.values()) {
    if (operation === undefined) continue;
    const { operations, fragments } = documentParts(parse(text));
    const [node] = operations;
    if (node === undefined || node.operation === "subscription") continue;
    paths[`/${operation}`] = pathOf({ name: operation, node, fragments, schema, refTo, add });
  }
  return {
    openapi: "3.0.3",
    info: { title: `Atrium for ${name}`, version: "1", description: "The registered documents of a partner as REST." },
    servers: [{ url: `${origin}/rest` }],
    security: [{ partnerKey: [] }, { partnerKey: [], bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        partnerKey: { type: "apiKey", in: "header", name: "X-Atrium-Partner-Key" },
        bearer: { type: "http", scheme: "bearer", description: "`bearerToken` of a login with `delivery: BEARER`." },
      },
      schemas: {
        ...Object.fromEntries([...named].toSorted(([a], [b]) => a.localeCompare(b))),
        Failure: failure,
        Refused: { type: "object", required: ["errors"], properties: { errors } },
      },
    },
  };
}

interface Described {
  name: string;
  node: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  schema: GraphQLSchema;
  refTo(type: GraphQLEnumType | GraphQLInputObjectType): JsonObject;
  /** Names a schema, and refers to it. */
  add(name: string, value: JsonObject): JsonObject;
}

/** A query with plain variables is a GET with parameters; all others are a POST with the variables as body. */
function pathOf(described: Described): JsonObject {
  const { name, node, schema, refTo, add } = described;
  const variables = variablesSchema(node, schema, refTo);
  const root = schema.getRootType(node.operation);
  if (!isCompositeType(root)) throw new Error(`${name}: no ${node.operation} in the contract.`);
  const data = selected(described, [node.selectionSet], root, `${name}Data`);
  const properties = { data, errors, extensions: { type: "object" } };
  const answer = add(`${name}Answer`, { type: "object", required: ["data"], properties });
  const first = node.selectionSet.selections.find((one) => one.kind === Kind.FIELD);
  const field = isObjectType(root) && first !== undefined ? root.getFields()[first.name.value] : undefined;
  const description = node.description?.value ?? field?.description;
  const operation: JsonObject = {
    operationId: name,
    ...(description ? { description } : {}),
    responses: {
      "200": { description: "Executed. `errors` says what of it failed.", content: content(answer) },
      "4XX": refused,
      "5XX": refused,
    },
  };
  const isPlain = Object.values(variables.properties).every((value) => isPlainSchema(value));
  if (node.operation !== "query" || !isPlain) {
    return {
      post: { ...operation, requestBody: { required: true, content: content(add(`${name}Variables`, variables)) } },
    };
  }
  const parameters = Object.entries(variables.properties).map(([variable, value]) => ({
    name: variable,
    in: "query",
    required: variables.required.includes(variable),
    schema: value,
  }));
  return { get: { ...operation, parameters } };
}

const isPlainSchema = (value: Json): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "type" in value && value.type !== "array";

/**
 * What an object of a type answers to selections, by a name that says where it is. Fields of only some types of an abstract one
 * may be missing.
 */
function selected(
  described: Described,
  sets: readonly SelectionSetNode[],
  type: GraphQLCompositeType,
  name: string,
): JsonObject {
  const found = new Map<string, { of: GraphQLOutputType; sets: SelectionSetNode[]; isSure: boolean }>();
  const open = (set: SelectionSetNode, on: GraphQLCompositeType, isSure: boolean): void => {
    for (const one of set.selections) {
      const isConditional = one.directives?.some(({ name }) => ["skip", "include"].includes(name.value)) === true;
      if (one.kind === Kind.FIELD) {
        const fields = isObjectType(on) || isInterfaceType(on) ? on.getFields() : {};
        const of = one.name.value === "__typename" ? GraphQLString : fields[one.name.value]?.type;
        const key = one.alias?.value ?? one.name.value;
        const known = found.get(key);
        const inner = one.selectionSet ? [one.selectionSet] : [];
        if (of === undefined) continue;
        found.set(key, {
          of,
          sets: [...(known?.sets ?? []), ...inner],
          isSure: known?.isSure === true || (isSure && !isConditional),
        });
        continue;
      }
      const fragment = one.kind === Kind.FRAGMENT_SPREAD ? described.fragments.get(one.name.value) : one;
      if (fragment === undefined) continue;
      const inner = fragment.typeCondition ? described.schema.getType(fragment.typeCondition.name.value) : on;
      const isSame = isObjectType(on) || inner === on;
      if (isCompositeType(inner)) open(fragment.selectionSet, inner, isSure && isSame && !isConditional);
    }
  };
  for (const set of sets) open(set, type, true);
  const entries = [...found];
  const within = (key: string) => name + key.replace(/^./, (first) => first.toUpperCase());
  return described.add(name, {
    type: "object",
    required: entries.filter(([, { isSure }]) => isSure).map(([key]) => key),
    properties: Object.fromEntries(
      entries.map(([key, one]) => [key, answered(described, one.of, one.sets, within(key))]),
    ),
  });
}

/** Describes a value of an answer: of a type, with what the document selects of it, under a name. */
type Describe = (
  described: Described,
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  name: string,
) => JsonObject;

/** A value that may be null, as all but `!` are: a part that fails is null. */
const answered: Describe = (described, type, sets, name) => {
  const value = sure(described, type, sets, name);
  if (isNonNullType(type)) return value;
  // What stands beside a reference is ignored.
  return "$ref" in value ? { allOf: [value], nullable: true } : { ...value, nullable: true };
};

/** The value when it is not null. */
const sure: Describe = (described, type, sets, name) => {
  if (isNonNullType(type)) return sure(described, type.ofType, sets, name);
  if (isListType(type)) return { type: "array", items: answered(described, type.ofType, sets, name) };
  if (isCompositeType(type)) return selected(described, sets, type, name);
  return isEnumType(type) ? described.refTo(type) : scalarSchema(type.name);
};
