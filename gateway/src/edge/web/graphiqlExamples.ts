import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from "graphql";
import { documentParts } from "../../documents/operations.ts";
import type { PersistedDocuments } from "../../documents/persisted.ts";

/** An operation to try: what a screen of the web client asks for. */
export interface Example {
  name: string;
  query: string;
  variables: string;
}

/** The queries of the web client's screens, by the names of the screens, with variables that fit. */
export function screenExamples(persisted: PersistedDocuments, schema: GraphQLSchema): Example[] {
  const ofScreens = [...persisted.all()].flatMap(([, { name, text }]) => {
    const [, screen] = /^(\w+?)(?:Screen|Pane)?Query$/.exec(name) ?? [];
    if (screen === undefined || !/(Screen|Pane|Centre)Query$/.test(name)) return [];
    const [operation] = documentParts(parse(text)).operations;
    return operation?.operation === "query"
      ? [{ name: screen, query: text, variables: variablesFor(operation, schema) }]
      : [];
  });
  return ofScreens.toSorted((a, b) => a.name.localeCompare(b.name));
}

function variablesFor({ variableDefinitions = [] }: OperationDefinitionNode, schema: GraphQLSchema): string {
  const values = variableDefinitions.flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    const isNeeded = isNonNullType(type) && defaultValue === undefined;
    return isNeeded && isInputType(type) ? [[variable.name.value, exampleOf(type)]] : [];
  });
  return values.length === 0 ? "" : JSON.stringify(Object.fromEntries(values), null, 2);
}

const scalars: Readonly<Record<string, unknown>> = { Boolean: true, Int: 5, Float: 1, ID: "R2FtZToxMDEwMw" };

/** Some value of a type: the sandbox's game 10103, or a word where the screen's own address has one. */
function exampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name] ?? "1";
  const needed = Object.values(type.getFields()).filter(({ type: of }) => isNonNullType(of));
  return Object.fromEntries(needed.map(({ name, type: of }) => [name, exampleOf(of)]));
}
