import { readFileSync } from "node:fs";
import { getDirective } from "@graphql-tools/utils";
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
} from "graphql";
import { describe, expect, it } from "vitest";
import { typeDefs } from "../src/index.ts";
import { mergeSchema, printMerged } from "../src/merge.ts";

const schema = mergeSchema();
const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => !type.name.startsWith("__"));
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
const directivesOf = (field: GraphQLField<unknown, unknown>) =>
  field.astNode?.directives?.map(({ name }) => name.value) ?? [];

it("is the committed print of the domains' files", () => {
  expect(typeDefs).toBe(printMerged());
});

it("names calls in its descriptions that the platform's contract has", () => {
  const { paths }: { paths: Record<string, object> } = JSON.parse(
    readFileSync(new URL("../../docs/openapi.json", import.meta.url), "utf8"),
  );
  const known = Object.entries(paths).flatMap(([path, methods]) => [
    ...Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    path.replace("/wps/relay/", ""),
  ]);
  const isKnown = (call: string) => known.includes(call) || known.includes(call.replace("{kind}", "dividend"));
  const fields = objectTypes.flatMap(fieldsOf).map((field) => getDirective(schema, field, "upstream")?.[0]?.calls);
  const calls = fields.flatMap((named: string[] = []) => named);
  expect(calls.length).toBeGreaterThan(200);
  expect(calls.filter((call) => !isKnown(call))).toEqual([]);
});

describe("a mutation", () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

  /** All logins have the same payload. */
  const isLogin = (name: string) => /^logInWith/.test(name) || ["startFreePlay", "resetPasswordWithSms"].includes(name);

  it("without a login can be sent once a request", () => {
    const guards = ["authenticated", "realAccount", "agentOnly", "oncePerRequest"];
    const unguarded = mutations.filter((field) => !directivesOf(field).some((name) => guards.includes(name)));
    expect(unguarded.map(({ name }) => name)).toEqual(["launchDemoGame", "logOut"]);
  });

  it.each(mutations.map((field) => [field.name, field] as const))("%s has a payload of its own", (name, field) => {
    const payload = getNamedType(field.type);
    expect(isNonNullType(field.type)).toBe(true);
    expect(isObjectType(payload) && payload.getInterfaces().map(String)).toContain("MutationPayload");
    expect(payload.name.toLowerCase()).toBe(`${isLogin(name) ? "logIn" : name}payload`.toLowerCase());
  });

  it.each(mutations.map((field) => [field.name, field] as const))(
    "%s takes one input object or no argument",
    (_, field) => {
      expect(field.args.length).toBeLessThanOrEqual(1);
      for (const { name, type } of field.args) {
        expect(name).toBe("input");
        expect(isInputObjectType(getNamedType(type))).toBe(true);
      }
    },
  );
});

describe("a connection", () => {
  const connections = objectTypes.filter(({ name }) => name.endsWith("Connection"));
  const readers = objectTypes.flatMap((type) =>
    fieldsOf(type)
      .filter((field) => getNamedType(field.type).name.endsWith("Connection"))
      .map((field) => [`${type.name}.${field.name}`, field] as const),
  );

  it.each(connections.map((type) => [type.name, type] as const))(
    "%s is a page, which counts and numbers",
    (_, type) => {
      expect(type.getInterfaces().map(String)).toEqual(["Page"]);
      expect(Object.keys(type.getFields())).toContain("edges");
    },
  );

  it.each(readers)("%s pages in both directions and is priced by its size", (_, field) => {
    expect(field.args.map(({ name }) => name)).toEqual(expect.arrayContaining(["first", "after", "last", "before"]));
    expect(directivesOf(field)).toEqual(expect.arrayContaining(["listSize", "semanticNonNull"]));
  });
});

it("every list has a size for the cost estimate", () => {
  const unpriced = objectTypes
    .filter(({ name }) => !/Connection$|PageCursors|UserError/.test(name))
    .flatMap((type) => fieldsOf(type).map((field) => ({ type, field })))
    .filter(({ field }) => isListType(isNonNullType(field.type) ? field.type.ofType : field.type))
    .filter(({ field }) => !isScalarList(field) && !directivesOf(field).includes("listSize"))
    .map(({ type, field }) => `${type.name}.${field.name}`)
    .filter((name) => !name.endsWith(".userErrors"));
  expect(unpriced).toEqual([]);
});

it("every type with a global id can be fetched by it", () => {
  const withoutNode = objectTypes
    .filter((type) => type.getFields().id && type.name !== "Captcha")
    .filter((type) => !type.getInterfaces().some((face) => isInterfaceType(face) && face.name === "Node"))
    .map(String);
  expect(withoutNode).toEqual([]);
});

function isScalarList(field: GraphQLField<unknown, unknown>): boolean {
  return !isObjectType(getNamedType(field.type)) && !isInterfaceType(getNamedType(field.type));
}

describe("an input", () => {
  const inputs = Object.values(schema.getTypeMap()).flatMap((type): Input[] => {
    if (type.name.startsWith("__")) return [];
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => inputOf(type.name, field));
    if (!isObjectType(type)) return [];
    return fieldsOf(type).flatMap((field) => field.args.map((arg) => inputOf(`${type.name}.${field.name}`, arg)));
  });

  it("has a longest length when it is a text", () => {
    const texts = inputs.filter(({ type }) => ["String", "ID"].includes(getNamedType(type).name));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ constraint }) => !/maxLength: [1-9]/.test(constraint)).map(({ name }) => name)).toEqual([]);
  });

  it("has a largest number of items when it is a list", () => {
    const lists = inputs.filter(({ type }) => isListType(getNullableType(type)));
    expect(lists.filter(({ constraint }) => !/maxItems: [1-9]/.test(constraint)).map(({ name }) => name)).toEqual([]);
  });

  it("fits together with the others into the largest body that the platform accepts", () => {
    const sizeOf = (type: GraphQLInputType): number => {
      if (!isInputObjectType(type)) return 0;
      return Object.values(type.getFields())
        .filter((field) => !isListType(getNullableType(field.type)))
        .reduce((sum, field) => {
          const [, length = 0] = /maxLength: (\d+)/.exec(inputOf("", field).constraint) ?? [];
          return sum + Number(length) + sizeOf(getNamedType(field.type));
        }, 0);
    };
    const tooLarge = inputs.filter(({ type }) => sizeOf(getNamedType(type)) > 32 * 1024).map(({ name }) => name);
    expect(tooLarge).toEqual([]);
  });
});

interface Input {
  name: string;
  type: GraphQLInputType;
  /** The text of its `@constraint`. */
  constraint: string;
}

function inputOf(owner: string, { name, type, astNode }: GraphQLArgument | GraphQLInputField): Input {
  const directives = astNode?.directives ?? [];
  // `@once` accepts nothing but a UUID.
  const isOnce = directives.some((one) => one.name.value === "once");
  const constraint = directives.find((one) => one.name.value === "constraint");
  return { name: `${owner}.${name}`, type, constraint: isOnce ? "maxLength: 36" : constraint ? print(constraint) : "" };
}
