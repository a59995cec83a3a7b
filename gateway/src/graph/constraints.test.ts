import { makeExecutableSchema } from "@graphql-tools/schema";
import { graphql } from "graphql";
import { expect, it } from "vitest";
import { constrain } from "./constraints.ts";

const schema = constrain(
  makeExecutableSchema({
    typeDefs: `
      directive @once on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
      directive @amount on INPUT_FIELD_DEFINITION
      directive @constraint(maxLength: Int, maxItems: Int) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
      input Tree { name: String @constraint(maxLength: 3), children: [Tree!] @constraint(maxItems: 2) }
      type Query {
        text(of: String! @constraint(maxLength: 3)): String
        one(id: ID! @constraint(maxLength: 3)): String
        sent(key: ID! @once): String
        names(of: [String!] @constraint(maxItems: 2, maxLength: 3)): String
        tree(of: Tree!): String
      }
      input SendInput { text: String @constraint(maxLength: 3), id: ID @constraint(maxLength: 3), paid: String @amount, key: ID @once }
      type UserError { code: String, field: [String!] }
      type SendPayload { sent: String, parts: [String!]!, isLate: Boolean!, userErrors: [UserError!]! }
      type Mutation { send(input: SendInput!): SendPayload! }
    `,
    resolvers: {
      Query: { text: () => "ok", one: () => "ok", sent: () => "ok", names: () => "ok", tree: () => "ok" },
      Mutation: { send: () => ({ sent: "ok", parts: [], isLate: false, userErrors: [] }) },
    },
  }),
);
const run = async (field: string, variableValues: Record<string, unknown> = {}) => {
  const types = Object.keys(variableValues).length === 0 ? "" : "($tree: Tree!)";
  const { data, errors } = await graphql({ schema, source: `query ${types} { ${field} }`, variableValues });
  return errors?.[0]?.message ?? Object.values(data ?? {})[0];
};

it.each([
  ['text(of: "abc")', "ok"],
  ['text(of: "abcd")', "`of` has at most 3 characters."],
  ['one(id: "abc")', "ok"],
  ['one(id: "abcd")', "BAD_ID"],
  ["one(id: 12345)", "BAD_ID"],
  ['sent(key: "6f0c7a52-52a2-4c3b-9a38-0c3a3f1f6a10")', "ok"],
  ['sent(key: "6f0c7a52")', "`key` must be a UUID."],
  ["names(of: null)", "ok"],
  ['names(of: ["a", "b"])', "ok"],
  ['names(of: ["a", "b", "c"])', "`of` has at most 2 items."],
  ['names(of: ["a", "bcde"])', "`of.1` has at most 3 characters."],
  ['names(of: "bcde")', "`of.0` has at most 3 characters."],
])("checks %s", async (field, expected) => {
  expect(await run(field)).toBe(expected);
});

it("checks input objects at any depth, also in variables", async () => {
  expect(await run('tree(of: { children: [{ name: "ab" }] })')).toBe("ok");
  expect(await run('tree(of: { children: [{ name: "abcd" }] })')).toBe(
    "`of.children.0.name` has at most 3 characters.",
  );
  const tree = { children: [{ children: [{}, {}, {}] }] };
  expect(await run("tree(of: $tree)", { tree })).toBe("`of.children.0.children` has at most 2 items.");
});

const send = (input: string) => {
  const source = `mutation { send(input: { ${input} }) { sent parts isLate userErrors { code field } } }`;
  return graphql({ schema, source, contextValue: { language: "EN" } });
};

it.each([
  ['text: "abcd"', "VALIDATION_FAILED", "text"],
  ['paid: "-1"', "AMOUNT_OUT_OF_RANGE", "paid"],
  ['paid: "1234567890123456789.12"', "AMOUNT_OUT_OF_RANGE", "paid"],
])("answers a mutation with %s by a user error, by the path from the input's root", async (input, code, field) => {
  const { data } = await send(input);
  expect(data).toEqual({ send: { sent: null, parts: [], isLate: false, userErrors: [{ code, field: [field] }] } });
});

it.each([
  ['id: "abcd"', "BAD_ID"],
  ['key: "1"', "`input.key` must be a UUID."],
])("answers a mutation with %s, which no person can mend, by an error", async (input, message) => {
  expect((await send(input)).errors?.[0]?.message).toBe(message);
});

it("lets a mutation run with an amount and a key in their form", async () => {
  const { data } = await send('paid: "1000.50", key: "6f0c7a52-52a2-4c3b-9a38-0c3a3f1f6a10"');
  expect(data).toMatchObject({ send: { sent: "ok" } });
});
