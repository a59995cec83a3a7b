import type { Choices } from "@atrium/scripts/property";
import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from "graphql";

/** A valid document with values for its variables. Some of the values are wrong. */
export interface RandomRequest {
  text: string;
  variables: Record<string, unknown>;
}

const deepest = 6;
const directives = [
  "",
  "",
  "",
  "",
  " @skip(if: $off)",
  " @include(if: $on)",
  " @include(if: true)",
  " @skip(if: true)",
];

/** Makes a query or mutation with fragments, aliases, conditions, arguments and variables. */
export function randomRequest(schema: GraphQLSchema, choose: Choices, kind: "query" | "mutation"): RandomRequest {
  const maker = new Maker(schema, choose);
  const root = schema.getRootType(kind === "query" ? "query" : "mutation");
  if (root === null || root === undefined) throw new Error(`The schema has no ${kind}.`);
  const body = maker.selection(root, deepest);
  const definitions = ["$on: Boolean! = true", "$off: Boolean! = false", ...maker.definitions].join(", ");
  const text = `${kind} Random(${definitions}) ${body}\n${maker.fragments.join("\n")}\nfragment Used on Query { a: __typename @include(if: $on) b: __typename @skip(if: $off) }`;
  const anchored =
    kind === "query" ? text.replace(body, body.replace("{", "{ ...Used ")) : anchoredMutation(text, body);
  const flags = choose.chance(0.5) ? { on: choose.chance(0.5), off: choose.chance(0.5) } : {};
  return { text: anchored, variables: { ...flags, ...maker.variables } };
}

/** Every declared variable must be used somewhere. */
function anchoredMutation(text: string, body: string): string {
  return text
    .replace(body, body.replace("{", "{ a: __typename @include(if: $on) b: __typename @skip(if: $off) "))
    .replace(/\nfragment Used on Query .*$/, "");
}

class Maker {
  readonly definitions: string[] = [];
  readonly variables: Record<string, unknown> = {};
  readonly fragments: string[] = [];
  readonly #schema: GraphQLSchema;
  readonly #choose: Choices;
  #names = 0;

  constructor(schema: GraphQLSchema, choose: Choices) {
    this.#schema = schema;
    this.#choose = choose;
  }

  selection(type: GraphQLCompositeType, depth: number): string {
    const choose = this.#choose;
    const parts = choose.chance(0.2) ? ["__typename"] : [];
    if (isAbstractType(type)) {
      const actual = this.#schema.getPossibleTypes(type).filter(() => choose.chance(0.15));
      parts.push("__typename", ...actual.map((one) => `... on ${one.name} ${this.selection(one, depth - 1)}`));
    }
    const fields = isUnionType(type) ? [] : Object.values(type.getFields());
    for (let count = fields.length === 0 ? 0 : 1 + choose.int(0, 3); count > 0; count -= 1) {
      parts.push(...this.#field(type, choose.pick(fields), depth));
    }
    return `{ ${parts.length === 0 ? "__typename" : parts.join(" ")} }`;
  }

  #field(parent: GraphQLCompositeType, field: GraphQLField<unknown, unknown>, depth: number): string[] {
    const choose = this.#choose;
    const inner = getNamedType(field.type);
    if (isCompositeType(inner) && depth <= 0) return [];
    this.#names += 1;
    const given = field.args.filter((argument) => isRequiredArgument(argument) || choose.chance(0.5));
    const args = given.length === 0 ? "" : `(${given.map((argument) => this.#argument(argument)).join(", ")})`;
    const directive = choose.pick(directives);
    // Every field has an alias of its own, so that no two can conflict.
    const call = `f${this.#names}: ${field.name}${args}${directive}`;
    if (!isCompositeType(inner)) return [this.#wrapped(parent, call)];
    const text = `${call} ${this.selection(inner, depth - 1)}`;
    // The same field again, so that two selections are merged.
    const again = choose.chance(0.1) ? [`${call} ${this.selection(inner, depth - 2)}`] : [];
    return [this.#wrapped(parent, text), ...again];
  }

  #wrapped(parent: GraphQLCompositeType, text: string): string {
    const choose = this.#choose;
    if (choose.chance(0.1)) return `... on ${parent.name}${choose.pick(directives)} { ${text} }`;
    if (!choose.chance(0.05)) return text;
    this.#names += 1;
    this.fragments.push(`fragment F${this.#names} on ${parent.name} { ${text} }`);
    return `...F${this.#names} ...F${this.#names}`;
  }

  #argument({ name, type }: GraphQLArgument): string {
    const choose = this.#choose;
    if (!choose.chance(0.4)) return `${name}: ${this.#literal(type, 3)}`;
    this.#names += 1;
    const variable = `v${this.#names}`;
    this.definitions.push(`$${variable}: ${type}`);
    if (isNonNullType(type) || choose.chance(0.8)) this.variables[variable] = this.#value(type, 3);
    return `${name}: $${variable}`;
  }

  #literal(type: GraphQLInputType, depth: number): string {
    const choose = this.#choose;
    if (isNonNullType(type)) return this.#literal(type.ofType, depth);
    // A single value stands for a list of one.
    if (isListType(type))
      return choose.chance(0.8) ? `[${this.#literal(type.ofType, depth)}]` : this.#literal(type.ofType, depth);
    if (isEnumType(type)) return choose.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = this.#inputFields(type);
      return `{ ${fields.map((field) => `${field.name}: ${this.#literal(field.type, depth - 1)}`).join(", ")} }`;
    }
    return JSON.stringify(sampleOf(type.name));
  }

  #inputFields(type: GraphQLInputObjectType): GraphQLInputField[] {
    const fields = Object.values(type.getFields());
    if (type.isOneOf) return [this.#choose.pick(fields)];
    return fields.filter((field) => isRequiredInputField(field) || this.#choose.chance(0.4));
  }

  #value(type: GraphQLInputType, depth: number): unknown {
    const choose = this.#choose;
    if (choose.chance(0.01)) return choose.pick([{ wrong: true }, "\ud800", 1e300, "wrong"]);
    if (isNonNullType(type)) return this.#value(type.ofType, depth);
    if (choose.chance(0.1)) return null;
    if (isListType(type))
      return choose.chance(0.8) ? [this.#value(type.ofType, depth)] : this.#value(type.ofType, depth);
    if (isEnumType(type)) return choose.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = this.#inputFields(type);
      return Object.fromEntries(fields.map((field) => [field.name, this.#value(field.type, depth - 1)]));
    }
    return sampleOf(type.name);
  }
}

function sampleOf(scalar: string): unknown {
  const samples: Readonly<Record<string, unknown>> = {
    Int: 3,
    Float: 2.5,
    Boolean: true,
    Decimal: "10.50",
    Date: "2026-11-21",
    DateTime: "2026-11-21T08:30:00.000Z",
    URL: "https://example.test/",
  };
  return samples[scalar] ?? "text";
}
