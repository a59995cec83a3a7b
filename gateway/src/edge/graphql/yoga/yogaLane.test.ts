import { buildSchema, GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { createDocuments } from "../../../documents/documents.ts";
import { defaultLimits } from "../../../documents/limits.ts";
import { registered, startEdge } from "../../../testing/edgeFixture.ts";
import { createYogaLane } from "./yogaLane.ts";

/** Asks yoga itself, without the edge's admission before it. */
async function askYoga(query: string, options: Parameters<typeof startEdge>[0] = {}) {
  await using gateway = await startEdge(options);
  const request = new Request("http://gateway/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
    body: JSON.stringify({ query }),
  });
  const answer = await gateway.edge.fetch(request);
  const body = await answer.text();
  return { status: answer.status, body, codes: JSON.parse(body).errors?.map(codeOf), executions: gateway.seen.length };
}

const codeOf = (error: { extensions?: { code?: string } }) => error.extensions?.code;

test.each<[string, string, string]>([
  ["too many tokens", `{ ${"__typename ".repeat(1001)} }`, "QUERY_TOO_COMPLEX"],
  ["too many comments", `${"#\n".repeat(2000)}{ __typename }`, "GRAPHQL_PARSE_FAILED"],
  ["nesting", `{ ${"node(id: 1) { ... on Site { ".repeat(11)} id ${"} }".repeat(11)} }`, "QUERY_TOO_DEEP"],
  [
    "too many aliases",
    `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename`).join(" ")} }`,
    "QUERY_TOO_COMPLEX",
  ],
  ["too many directives", `{ __typename ${"@skip(if: false) ".repeat(51)} }`, "QUERY_TOO_COMPLEX"],
  ["its cost", "{ site { games(first: 100000) { edges { node { vendor { logo { url } } } } } } }", "QUERY_TOO_COMPLEX"],
  ["a syntax error", "{ site {", "GRAPHQL_PARSE_FAILED"],
  ["an unknown field", "{ site { nothing } }", "GRAPHQL_VALIDATION_FAILED"],
])("refuses a document by itself, for %s", async (_name, query, code) => {
  const { codes, executions } = await askYoga(query);
  expect(codes).toContain(code);
  expect(executions).toBe(0);
});

test("shows the schema and suggestions to nobody in the player profile", async () => {
  const introspection = await askYoga("{ __schema { types { name } } }", { isOpen: false });
  expect(introspection.codes).toContain("GRAPHQL_VALIDATION_FAILED");
  expect((await askYoga("{ sites { id } }", { isOpen: false })).body).not.toContain("Did you mean");
  expect((await askYoga("{ sites { id } }")).body).toContain("Did you mean");
});

test("executes with the gateway's context, and masks faults", async () => {
  const { body, status, executions } = await askYoga(registered.failingShared);
  expect(status).toBe(200);
  expect(executions).toBe(1);
  expect(body).not.toContain("internal secret");
  expect(JSON.parse(body)).toMatchObject({
    data: { site: { id: "site", languages: null }, viewer: { systemStatus: { state: "NORMAL" } } },
    errors: [{ extensions: { code: "INTERNAL" } }],
  });
});

test("executes a prepared document without parsing its text again", async () => {
  const schema = buildSchema("type Query { name: String }");
  const documents = createDocuments({ schema, limits: defaultLimits, isOpen: true });
  const engine = {
    schema,
    openContext: () => Promise.reject(new Error("The edge has opened the context.")),
    maskError: (error: unknown) => new GraphQLError(String(error)),
  };
  const prepared = documents.prepare("{ __typename }");
  const { operation } = documents.admit(prepared, undefined, {});
  if (operation === undefined) throw new Error("The document is refused.");
  const answer = await createYogaLane(engine, documents, true).lane({
    prepared,
    operation,
    text: "This is no document.",
    operationName: undefined,
    isRegistered: false,
    variables: {},
    context: {},
    permit: () => undefined,
    signal: new AbortController().signal,
  });
  expect(answer.result).toEqual({ data: { __typename: "Query" } });
});
