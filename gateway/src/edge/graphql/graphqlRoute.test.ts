import { auditServer } from "graphql-http";
import { expect, test } from "vitest";
import { defaultLimits } from "../../documents/limits.ts";
import { documentIdOf } from "../../documents/persisted.ts";
import { registered, startEdge } from "../../testing/edgeFixture.ts";
import { neverSeen } from "../../testing/neverSeen.ts";

/** Both lanes get the same cost limit, so that their answers can be compared. */
const oneCost = { ...defaultLimits, cost: defaultLimits.registeredCost };
const brandId = documentIdOf(registered.brand);

test("passes the audit of GraphQL over HTTP, MUST and SHOULD and MAY", async () => {
  await using gateway = await startEdge();
  const results = await auditServer({ url: `${gateway.url}/graphql` });
  expect(results.filter(({ status }) => status !== "ok").map(({ id, name, status }) => ({ id, name, status }))).toEqual(
    [],
  );
  expect(results.length).toBeGreaterThan(50);
});

test("answers a registered document by POST and GET, equally in both lanes", async () => {
  await using gateway = await startEdge({ limits: oneCost });
  const byId = await gateway.post({ documentId: brandId });
  const byText = await gateway.post({ query: neverSeen(registered.brand) });
  const byGet = await fetch(`${gateway.url}/graphql?documentId=${brandId}`, {
    headers: { accept: "application/graphql-response+json" },
  });
  const text = await byId.text();
  expect(JSON.parse(text)).toEqual({
    data: { site: { brand: { name: "Atrium" } } },
    extensions: { cost: { requested: 2, limit: 2500 } },
  });
  expect(await byText.text()).toBe(text);
  expect(await byGet.text()).toBe(text);
  expect(byId.headers.get("content-type")).toBe("application/graphql-response+json; charset=utf-8");
});

test("answers with the same bytes in all lanes, also when either part fails", async () => {
  await using gateway = await startEdge({ limits: oneCost });
  const requests = [
    { text: registered.home, variables: { n: 5 } },
    { text: registered.home, variables: { n: 5 } },
    { text: registered.home, variables: {} },
    { text: registered.home, variables: { n: "five" } },
    { text: registered.failingShared, variables: {} },
    { text: registered.failingOwn, variables: {} },
    { text: registered.failingAll, variables: {} },
  ];
  for (const accept of ["application/graphql-response+json", "application/json", "text/event-stream"]) {
    for (const { text, variables } of requests) {
      const fast = await gateway.post({ documentId: documentIdOf(text), variables }, { accept });
      const yoga = await gateway.post({ query: neverSeen(text), variables }, { accept });
      expect([fast.status, await fast.text()]).toEqual([yoga.status, await yoga.text()]);
    }
  }
});

test("executes the shared part once for all callers", async () => {
  await using gateway = await startEdge();
  const documentId = documentIdOf(registered.home);
  const ask = (headers: Record<string, string>) => gateway.post({ documentId }, headers);
  await Promise.all([ask({ authorization: "Bearer a" }), ask({ authorization: "Bearer b" }), ask({})]);
  expect(gateway.seen).toHaveLength(2);
  await ask({ "x-atrium-language": "CN" });
  expect(gateway.seen).toHaveLength(4);
});

test("refuses a wrong document id with its own code, and executes nothing", async () => {
  await using gateway = await startEdge();
  const unknown = await gateway.post({ documentId: `sha256:${"0".repeat(64)}` });
  expect(unknown.status).toBe(400);
  expect(await codes(unknown)).toEqual(["PERSISTED_DOCUMENT_NOT_FOUND"]);
  const malformed = await gateway.post({ documentId: "sha256:../../etc/passwd" });
  expect(await codes(malformed)).toEqual(["BAD_REQUEST"]);
  expect(gateway.seen).toEqual([]);
});

test("accepts only registered documents in the player profile, or any document with a partner's key", async () => {
  await using gateway = await startEdge({ isOpen: false });
  const refused = await gateway.post({ query: registered.brand });
  expect(refused.status).toBe(403);
  expect(await codes(refused)).toEqual(["PERSISTED_DOCUMENT_REQUIRED"]);
  expect((await gateway.post({ documentId: brandId })).status).toBe(200);
  const key = { "x-atrium-partner-key": "partner-key-1" };
  expect((await gateway.post({ query: registered.brand }, key)).status).toBe(200);
  const introspection = await gateway.post({ query: "{ __schema { types { name } } }" }, key);
  expect(await codes(introspection)).toEqual(["GRAPHQL_VALIDATION_FAILED", "GRAPHQL_VALIDATION_FAILED"]);
  const typo = await gateway.post({ query: "{ sites { id } }" }, key);
  expect(await typo.text()).not.toContain("Did you mean");
  await using open = await startEdge();
  expect(await (await open.post({ query: "{ sites { id } }" })).text()).toContain("Did you mean");
  const input = { usernam: "u", password: "p" };
  for (const query of [registered.logIn, neverSeen(registered.logIn)]) {
    const misspelt = await gateway.post({ query, variables: { input } }, key);
    expect(await misspelt.text()).toMatch(/include unknown field [^.]{1,20}\."/);
  }
});

// An answer of 8 MB, which took the process two seconds: each of 50 errors quoted all of the variables.
test("answers little to many variables that don't fit, and to long ones", async () => {
  await using gateway = await startEdge();
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
  const ask = (input: object) => gateway.post({ documentId: documentIdOf(registered.logIn), variables: { input } });
  const some = await (await ask(unknown(1_900))).text();
  expect(JSON.parse(some).errors.length).toBeLessThan(10);
  expect(some.length).toBeLessThan(2_000);
  expect(await (await ask({ password: "my-password" })).text()).not.toContain("my-password");
  expect((await (await ask({ username: "x".repeat(100_000) })).text()).length).toBeLessThan(2_000);
  expect(await codes(await ask(unknown(15_000)))).toEqual(["BAD_REQUEST"]);
  expect(await codes(await ask({ input: [unknown(1_000), unknown(1_000)] }))).toEqual(["BAD_REQUEST"]);
});

test("accepts queries by GET, and mutations by POST only", async () => {
  await using gateway = await startEdge();
  const variables = encodeURIComponent(JSON.stringify({ input: { username: "u", password: "p" } }));
  const refused = await fetch(
    `${gateway.url}/graphql?documentId=${documentIdOf(registered.logIn)}&variables=${variables}`,
  );
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe("POST");
  const put = await fetch(`${gateway.url}/graphql`, { method: "PUT" });
  expect(put.status).toBe(405);
});

test.each<[string, RequestInit, number, string]>([
  ["a form", { body: new URLSearchParams({ query: "{ __typename }" }) }, 415, "BAD_REQUEST"],
  ["a multipart form", { body: formOf({ operations: '{"query":"{ __typename }"}' }) }, 415, "BAD_REQUEST"],
  ["plain text", { body: '{"query":"{ __typename }"}' }, 415, "BAD_REQUEST"],
  ["another charset", json("{}", "application/json; charset=utf-16"), 415, "BAD_REQUEST"],
  ["half JSON", json('{"query": "hunter2-secret'), 400, "BAD_REQUEST"],
  ["a batch", json('[{"query":"{ __typename }"}]'), 400, "BAD_REQUEST"],
  ["bytes that aren't UTF-8", json(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])), 400, "BAD_REQUEST"],
  [
    "a megabyte",
    json(JSON.stringify({ query: "{ __typename }", variables: { a: "x".repeat(2 ** 20) } })),
    413,
    "PAYLOAD_TOO_LARGE",
  ],
  ["half a document", json('{"query":"{ site {"}'), 400, "GRAPHQL_PARSE_FAILED"],
  ["NUL bytes", json('{"query":"{ \\u0000 }"}'), 400, "GRAPHQL_PARSE_FAILED"],
  [
    "a polluting key",
    json('{"query":"{ __typename }","variables":{"__proto__":{"polluted":1}},"__proto__":{"query":1}}'),
    200,
    "",
  ],
  ["an unknown field", json('{"query":"{ nothing }"}'), 400, "GRAPHQL_VALIDATION_FAILED"],
  [
    "a variable that doesn't fit",
    json(JSON.stringify({ query: registered.games, variables: { first: "x" } })),
    400,
    "GRAPHQL_VALIDATION_FAILED",
  ],
  [
    "two operations without a name",
    json('{"query":"query A { __typename } query B { __typename }"}'),
    400,
    "BAD_REQUEST",
  ],
  [
    "a depth bomb",
    json(JSON.stringify({ query: `{ ${"node(id: 1) { ... on Site { ".repeat(11)} id ${"} }".repeat(11)} }` })),
    400,
    "QUERY_TOO_DEEP",
  ],
  [
    "an alias bomb",
    json(JSON.stringify({ query: `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename`).join(" ")} }` })),
    400,
    "QUERY_TOO_COMPLEX",
  ],
  [
    "a directive bomb",
    json(JSON.stringify({ query: `{ __typename ${"@skip(if: false) ".repeat(51)} }` })),
    400,
    "QUERY_TOO_COMPLEX",
  ],
  ["a token bomb", json(JSON.stringify({ query: `{ ${"__typename ".repeat(1001)} }` })), 400, "QUERY_TOO_COMPLEX"],
  [
    "a comment bomb",
    json(JSON.stringify({ query: `${"#\n".repeat(2000)}{ __typename }` })),
    400,
    "GRAPHQL_PARSE_FAILED",
  ],
  [
    "a cost bomb",
    json(
      JSON.stringify({
        query: registered.games.replace("totalCount", "edges { node { vendor { logo { url } } } }"),
        variables: { first: 100_000 },
      }),
    ),
    400,
    "QUERY_TOO_COMPLEX",
  ],
  [
    "fragments that spread themselves",
    json(JSON.stringify({ query: "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }" })),
    400,
    "GRAPHQL_VALIDATION_FAILED",
  ],
  [
    "many logins in one request",
    json(
      JSON.stringify({
        query: "mutation { a: requestCaptcha { captcha { id } } b: requestCaptcha { captcha { id } } }",
      }),
    ),
    400,
    "GRAPHQL_VALIDATION_FAILED",
  ],
])("answers %s with one clear status", async (_name, init, status, code) => {
  await using gateway = await startEdge();
  const headers = { accept: "application/graphql-response+json", ...init.headers };
  const answer = await fetch(`${gateway.url}/graphql`, { method: "POST", ...init, headers });
  const text = await answer.text();
  expect({ status: answer.status, text }).toMatchObject({ status });
  if (code !== "") expect(JSON.parse(text).errors[0].extensions.code).toBe(code);
  expect(text).not.toMatch(/hunter2|at .*\.ts:|node_modules/);
  expect((await gateway.post({ query: "{ __typename }" })).status).toBe(200);
});

test("limits the cost of fragments that multiply", async () => {
  await using gateway = await startEdge();
  const levels = Array.from(
    { length: 9 },
    (_, i) =>
      `fragment F${i} on GameConnection { ${i === 8 ? "totalCount" : `edges { ...E${i} } pageCursors { __typename }`} }`,
  );
  const query = `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: site { games { ...F0 } }`).join(" ")} } fragment F0 on GameConnection { edges { node { vendor { id } } } }`;
  expect(levels.length).toBe(9);
  const answer = await gateway.post({ query });
  expect(await codes(answer)).toEqual(["QUERY_TOO_COMPLEX"]);
});

test("hides faults, and keeps the other fields", async () => {
  await using gateway = await startEdge();
  const answer = await gateway.post({ query: "{ site { id languages { code } } }" });
  expect(answer.status).toBe(200);
  const body = await answer.text();
  expect(gateway.faults).toHaveLength(1);
  expect(body).not.toContain("internal secret");
  expect(JSON.parse(body)).toMatchObject({
    data: { site: { id: "site", languages: null } },
    errors: [{ extensions: { code: "INTERNAL" } }],
  });
});

test("aborts an operation that takes too long, and one after its caller has left", async () => {
  await using gateway = await startEdge({ timeout: 50 });
  // A condition at the root keeps the query out of the fast lane. There the shared part goes on without its caller.
  const query = "query ($not: Boolean = false) { site @skip(if: $not) { domains { url } } }";
  const slow = await gateway.post({ query });
  expect(slow.status).toBe(504);
  expect(await codes(slow)).toEqual(["UPSTREAM_TIMEOUT"]);
  const leaving = new AbortController();
  const left = fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
    signal: leaving.signal,
  });
  await expect.poll(() => gateway.seen.length).toBe(2);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => gateway.seen[1]?.signal.aborted).toBe(true);
});

test("sets the session's cookie, and reports the operation by its registered name", async () => {
  const records: object[] = [];
  await using gateway = await startEdge({ observer: { operation: (record) => void records.push(record) } });
  const variables = { input: { username: "canary-name", password: "canary-password" } };
  const answer = await gateway.post(
    { documentId: documentIdOf(registered.logIn), variables },
    { "x-request-id": "abcdefgh-1" },
  );
  expect(answer.headers.getSetCookie()).toEqual(["__Host-atrium=sealed; Path=/; Secure; HttpOnly; SameSite=Strict"]);
  expect(answer.headers.get("x-request-id")).toBe("abcdefgh-1");
  expect(records).toMatchObject([{ name: "LogInMutation", type: "mutation", outcome: "ok", upstreamCalls: 2 }]);
  expect(JSON.stringify(records)).not.toContain("canary");
});

function json(body: string | Uint8Array<ArrayBuffer>, type = "application/json"): RequestInit {
  return { body, headers: { "content-type": type } };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function codes(answer: Response): Promise<string[]> {
  const { errors } = await answer.json();
  return errors.map((error: { extensions: { code: string } }) => error.extensions.code);
}
