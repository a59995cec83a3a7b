import { typeDefs } from "@atrium/schema";
import { buildSchema, parse, print } from "graphql";
import { expect, test } from "vitest";
import { inRepository } from "../config/repository.ts";
import { screenExamples } from "../edge/web/graphiqlExamples.ts";
import { exampleTabs } from "../edge/web/graphiqlTabs.ts";
import { createDocuments } from "./documents.ts";
import { defaultLimits } from "./limits.ts";
import { loadPersistedDocuments } from "./persisted.ts";
import { splitPublic } from "./publicSplit.ts";

const schema = buildSchema(typeDefs);
const documents = createDocuments({ schema, limits: defaultLimits, isOpen: true });

function requested(query: string, variables: Record<string, unknown> = {}): number | unknown {
  const { requested: points, errors } = {
    requested: undefined,
    ...documents.admit(documents.prepare(query), undefined, variables),
  };
  return points ?? errors?.[0]?.extensions.code;
}

test.each<[string, Record<string, unknown>, unknown]>([
  ["{ site { id } }", {}, 1],
  // 100 draws can be asked at once, also with the numbers of their prizes.
  ['{ site { lottery(code: "A") { results(first: 100) { edges { node { prizes { code } } } } } } }', {}, 3 + 100 * 2],
  ["{ site { brand { name } } }", {}, 2],
  // The games, plus an edge and a node for each of the 28 assumed items.
  ["{ site { games { totalCount edges { cursor node { name } } } } }", {}, 2 + 28 * 2],
  ["{ site { games(first: 3) { edges { node { vendor { name } } } } } }", {}, 2 + 3 * 3],
  ["query ($n: Int) { site { games(first: $n) { edges { node { name } } } } }", { n: 10 }, 2 + 10 * 2],
  ["query ($n: Int = 50) { site { games(first: $n) { edges { node { name } } } } }", {}, 2 + 50 * 2],
  ["query ($n: Int) { site { games(first: $n) { edges { node { name } } } } }", { n: 10_000 }, "QUERY_TOO_COMPLEX"],
  ["query ($n: Int) { site { games(first: $n) { edges { node { name } } } } }", { n: -5 }, 2],
  // An alias counts as another field; the same field twice counts once.
  ["{ site { brand { name } b: brand { name } } }", {}, 3],
  ["{ site { brand { name } } site { brand { platform } ...F } } fragment F on Site { brand { device } }", {}, 2],
  ["{ nodes(ids: []) { id } }", {}, 100],
  ["mutation { logOut(input: {}) { viewer { __typename } } }", {}, 11],
])("prices %s", (query, variables, expected) => {
  expect(requested(query, variables)).toBe(expected);
});

test("accepts every example of GraphiQL and every document of the web client", () => {
  const manifest = loadPersistedDocuments(inRepository("web/persisted.json"));
  const { cost, registeredCost } = defaultLimits;
  const texts = [
    ...exampleTabs.map(({ query }) => ({ text: query, limit: cost, variables: { first: 100 } })),
    ...screenExamples(manifest, schema).map(({ query, variables }) => ({
      text: query,
      limit: registeredCost,
      variables: JSON.parse(variables || "{}"),
    })),
    ...[...manifest.all()].map(([, { text }]) => ({ text, limit: registeredCost, variables: { first: 100 } })),
  ];
  for (const { text, limit, variables } of texts) {
    const prepared = documents.prepare(text);
    expect([text, prepared.errors]).toEqual([text, undefined]);
    for (const { name } of prepared.parts?.operations ?? []) {
      expect([text, documents.admit(prepared, name?.value, variables, limit).errors]).toEqual([text, undefined]);
    }
  }
});

test.each([
  'mutation { a: checkUsername(input: {username: "ab"}) { isAvailable } b: checkUsername(input: {username: "cd"}) { isAvailable } }',
  "mutation { requestCaptcha { userErrors { code } } ...More } fragment More on Mutation { requestHumanCheck { userErrors { code } } }",
])("does not allow several guesses in one request: %s", (query) => {
  expect(documents.prepare(query).errors?.map(({ message }) => message)).toEqual([
    expect.stringContaining("One of these to a request, once"),
  ]);
});

test("refuses a field that is repeated very often, before validation compares each with each", () => {
  const codes = (times: number) =>
    documents
      .prepare(`{ site { ${"brand { name } ".repeat(times)} } }`)
      .errors?.map(({ extensions }) => extensions.code);
  expect(codes(60)).toBeUndefined();
  expect(codes(240)).toEqual(["QUERY_TOO_COMPLEX", "QUERY_TOO_COMPLEX"]);
});

function split(query: string) {
  const prepared = documents.prepare(query);
  const { operation } = documents.admit(prepared, undefined, {});
  if (prepared.errors !== undefined || operation === undefined) throw new Error("The example is not valid.");
  return splitPublic(schema, operation.node, prepared.parts);
}

test("splits a query into a shared part and the caller's own part", () => {
  const home = split(`
    query Home($first: Int, $mine: Int) { ...Root viewer { member { username recentGames(first: $mine) { totalCount } } } }
    fragment Root on Query { site { brand { name } games(first: $first) { totalCount } } }
  `);
  expect(home).toMatchObject({
    keys: [
      { key: "site", isPublic: true },
      { key: "viewer", isPublic: false },
    ],
    variables: ["first"],
    maxAge: 30,
  });
  expect(print(home?.shared.document ?? parse("{ none }"))).not.toContain("member {");
  expect(print(home?.own?.document ?? parse("{ none }"))).not.toContain("... Root\n  viewer");
  expect(split("{ site { brand { name } } }")?.own).toBeNull();
  expect(split("{ viewer { systemStatus { state } } }")).toBeNull();
  expect(split("query ($a: Boolean!) { site @include(if: $a) { id } }")).toBeNull();
});
