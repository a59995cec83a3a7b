import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** A field with arguments, and a document that asks for it with each argument as a variable. */
export interface Question {
  /** `Member.deposits` */
  name: string;
  document: string;
  args: readonly GraphQLArgument[];
}

/** A place in the variables that takes a single value. */
export interface Place {
  path: readonly string[];
  type: GraphQLInputType;
}

/** A valid value for an input, as `gameId: ID`; undefined for the usual one of its type. */
export type Sample = (input: string) => unknown;

/** Every field that takes arguments, reached from its root on the shortest way. */
export function everyQuestion(schema: GraphQLSchema): Question[] {
  return (["query", "mutation", "subscription"] as const).flatMap((kind) => {
    const root = schema.getRootType(kind);
    if (!root) return [];
    // Payloads of changes have types that queries reach, too.
    const ways = kind === "query" ? waysFrom(root) : new Map<GraphQLObjectType, readonly string[]>([[root, []]]);
    return [...ways].flatMap(([type, way]) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.length > 0)
        .map(({ name, args, type: result }) => {
          const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
          const steps = [...way, `${name}(${given})${selectionOf(result)}`];
          const definitions = args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
          const body = steps.reduceRight((inner, step) => `${step} { ${inner} }`);
          return { name: `${type.name}.${name}`, document: `${kind} (${definitions}) { ${body} }`, args };
        }),
    );
  });
}

/** The fields that lead from the root to each type. Lists are cut to one item where they can be. */
function waysFrom(root: GraphQLObjectType): Map<GraphQLObjectType, readonly string[]> {
  const ways = new Map<GraphQLObjectType, readonly string[]>([[root, []]]);
  for (const [type, way] of ways) {
    for (const { name, args, type: result } of Object.values(type.getFields())) {
      const next = getNamedType(result);
      if (!isObjectType(next) || ways.has(next) || args.some(isNeeded)) continue;
      ways.set(next, [...way, args.some((arg) => arg.name === "first") ? `${name}(first: 1)` : name]);
    }
  }
  return ways;
}

/** The single values of an object, the cursors of a connection and the errors of a change. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return "";
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const leaves = fields.filter(({ args, type }) => args.length === 0 && isLeafType(getNamedType(type)));
  const parts = fields.flatMap(({ name }) => known[name] ?? []);
  return ` { ${["__typename", ...leaves.map(({ name }) => name), ...parts].join(" ")} }`;
}

const known: Readonly<Record<string, string>> = {
  edges: "edges { cursor }",
  userErrors: "userErrors { code field }",
};

const isNeeded = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField) =>
  isNonNullType(type) && defaultValue === undefined;

/** All places in these arguments, also inside input objects. */
export function placesIn(
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
  before: readonly string[] = [],
): Place[] {
  return inputs.flatMap(({ name, type }): Place[] => {
    const named = getNamedType(type);
    const path = [...before, name];
    return isInputObjectType(named) ? placesIn(Object.values(named.getFields()), path) : [{ path, type: named }];
  });
}

/** Valid variables: what is required, and what leads to `path`, where `value` is put. */
export function variablesWith(
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
  sample: Sample,
  [step, ...rest]: readonly string[],
  value: unknown,
  isOneOf = false,
): Record<string, unknown> {
  const used = isOneOf
    ? inputs.filter(({ name }, index) => (step === undefined ? index === 0 : name === step))
    : inputs.filter((input) => input.name === step || isNeeded(input));
  return Object.fromEntries(
    used.map(({ name, type }) => {
      const named = getNamedType(type);
      const isHere = name === step;
      const single = isInputObjectType(named)
        ? variablesWith(Object.values(named.getFields()), sample, isHere ? rest : [], value, named.isOneOf)
        : isHere
          ? value
          : (sample(`${name}: ${named}`) ?? usual(named));
      return [name, isListType(getNullableType(type)) && !Array.isArray(single) ? [single] : single];
    }),
  );
}

const usuals: Readonly<Record<string, unknown>> = {
  Int: 3,
  Float: 2.5,
  Boolean: true,
  Decimal: "50000",
  Date: "2026-11-21",
  DateTime: "2026-11-21T08:30:00.000Z",
  URL: "https://example.test/",
};

const usual = (type: GraphQLInputType): unknown =>
  isEnumType(type) ? type.getValues()[0]?.name : (usuals[String(type)] ?? "text");
