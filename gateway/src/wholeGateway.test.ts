import { Writable } from "node:stream";
import type { Sandbox } from "@atrium/sandbox";
import {
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scenarios } from "./bench/scenarios.ts";
import { readConfig } from "./config/config.ts";
import { inRepository } from "./config/repository.ts";
import { defaultLimits } from "./documents/limits.ts";
import {
  documentIdOf,
  loadPersistedDocuments,
  type PersistedDocuments,
  persistedDocumentsOf,
} from "./documents/persisted.ts";
import { configSections } from "./domains.ts";
import { createGateway, type Gateway } from "./server.ts";
import { defaultYoga } from "./testing/defaultYoga.ts";
import { control, seededPassword } from "./testing/gateway.ts";
import { neverSeen } from "./testing/neverSeen.ts";
import { startTestPlatform } from "./testing/testPlatform.ts";

// Tests the gateway over HTTP, in front of a sandbox.
let platform: Sandbox;
let gateway: Gateway;
let url: string;
let logged = "";

const logIn = `mutation LogIn($input: LogInInput!) {
  logIn(input: $input) { bearerToken captchaRequired viewer { member { username } } userErrors { code message } }
}`;
const balance = "subscription Balance { balanceChanged { total { amount currency } } }";
const own = scenarios.map(({ document }) => document);
const manifest = loadPersistedDocuments(inRepository("web/persisted.json"));
const persisted = [...own, logIn, balance, ...[...manifest.all()].map(([, { text }]) => text)];

beforeAll(async () => {
  platform = await startTestPlatform();
  const output = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  const config = readConfig(
    {
      WPS_URL: platform.origin,
      CDN_HOSTS: platform.cdnOrigins.map((origin) => new URL(origin).host).join(","),
      SEAL_KEYS: `test:${Buffer.alloc(32, 7).toString("base64url")}`,
      POLL_MS: "500",
      LOG_LEVEL: "trace",
      BUDGET_POINTS: "0",
    },
    configSections,
  );
  const documents: PersistedDocuments = persistedDocumentsOf(persisted);
  gateway = await createGateway(config, {
    output,
    persisted: documents,
    overloadMs: 5_000,
    // The same cost limit for both lanes, so that their answers can be compared.
    limits: { ...defaultLimits, cost: defaultLimits.registeredCost },
  });
  const { port } = await gateway.listen(0, "127.0.0.1");
  url = `http://127.0.0.1:${port}`;
}, 180_000);

afterAll(async () => {
  await gateway?.close(0);
  await platform?.close();
});

/** The gateway tells guests apart by this and by their address. */
const userAgent = { "user-agent": "Test browser" };

function post(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json",
      ...userAgent,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

async function logInAs(username: string, delivery: "COOKIE" | "BEARER"): Promise<Response> {
  const input = { username, password: seededPassword, delivery };
  return post({ documentId: documentIdOf(logIn), variables: { input } });
}

test("a browser gets a sealed cookie that scripts can't read, and needs the CSRF header", async () => {
  const answer = await logInAs("demo", "COOKIE");
  const [line = ""] = answer.headers.getSetCookie();
  expect(line).toMatch(/^__Host-atrium=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict/);
  expect(await answer.json()).toMatchObject({
    data: { logIn: { bearerToken: null, viewer: { member: { username: "demo" } } } },
  });
  const cookie = line.split(";")[0] ?? "";
  const who = { query: "{ viewer { member { username } } }" };
  expect((await post(who, { cookie })).status).toBe(403);
  expect(await (await post(who, { cookie, "x-atrium-csrf": "1" })).json()).toMatchObject({
    data: { viewer: { member: { username: "demo" } } },
  });
});

test.each<[string, (token: string) => Record<string, string>]>([
  ["a forged cookie", () => ({ cookie: "__Host-atrium=eyJhbGciOiJub25lIn0.e30.", "x-atrium-csrf": "1" })],
  ["a cookie with a flipped byte", (token) => ({ cookie: `__Host-atrium=${flipped(token)}`, "x-atrium-csrf": "1" })],
  ["a bearer with a flipped byte", (token) => ({ authorization: `Bearer ${flipped(token)}` })],
  ["another kind of authorization", () => ({ authorization: "Basic ZGVtbzpkZW1v" })],
  ["a cookie of 20 kB", () => ({ cookie: `__Host-atrium=${"x".repeat(12_000)}`, "x-atrium-csrf": "1" })],
])("treats %s as a guest's cookie, and allows public data", async (_name, headersOf) => {
  const { data } = await (await logInAs("demo", "BEARER")).json();
  const answer = await post(
    { query: "{ viewer { member { username } } site { id } }" },
    headersOf(data.logIn.bearerToken),
  );
  expect(answer.status).toBe(200);
  expect((await answer.json()).data).toMatchObject({ viewer: { member: null } });
});

test.each<[string, string]>([
  ["a path", "../../etc/passwd"],
  ["a NUL byte", "R2FtZTox\u0000"],
  ["nothing", ""],
  ["200 kB", "A".repeat(200_000)],
  ["a key of an unknown type", Buffer.from("Nobody:1").toString("base64url")],
  ["a key with a line break", Buffer.from("Game:1\r\nx: y").toString("base64url")],
  ["a key that would leave its path", Buffer.from("Game:../member/info?").toString("base64url")],
])("an id that is %s reaches no other member's data", async (_name, id) => {
  platform.clearCalls();
  const answer = await post({ query: "query ($id: ID!) { node(id: $id) { id } }", variables: { id } });
  expect(answer.status).toBe(200);
  const { data, errors } = await answer.json();
  expect(data.node).toBeNull();
  for (const { extensions } of errors ?? []) expect(["BAD_ID", "NOT_FOUND"]).toContain(extensions.code);
  for (const { path } of platform.calls()) expect(path).not.toContain("/member/");
});

test("a subscription by id and cookie sends a change, and stops when its page is closed", async () => {
  const [line = ""] = (await logInAs("demo", "COOKIE")).headers.getSetCookie();
  const leaving = new AbortController();
  const stream = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      cookie: line.split(";")[0] ?? "",
      "x-atrium-csrf": "1",
    },
    body: JSON.stringify({ documentId: documentIdOf(balance) }),
    signal: leaving.signal,
  });
  expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const { push } = gateway.core.services;
  await expect.poll(() => push.isReady, { timeout: 10_000 }).toBe(true);
  await control(platform, "balance", { username: "demo", amount: "7" });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("event: next")) text += (await reader?.read())?.value ?? "";
  expect(text).toMatch(/^(:\n\n)+id: \w{8}\nevent: next\ndata: \{"data":\{"balanceChanged":\{"total":\{"amount":"\d+/);
  leaving.abort();
  await expect.poll(() => push.size).toBe(0);
}, 30_000);

test("passwords and tokens of a login are in no log and no metric", async () => {
  const typed = {
    username: "canaryname",
    password: "canary-password-1",
    captcha: { id: "canarycaptcha", text: "canarytext" },
  };
  const refused = await post({ query: logIn, variables: { input: typed } });
  expect(await refused.text()).not.toContain("canary");
  const answer = await (await logInAs("demo", "BEARER")).json();
  const token: string = answer.data.logIn.bearerToken;
  await post(
    { query: "{ viewer { member { username wallet { total { amount } } } } }" },
    { authorization: `Bearer ${token}` },
  );
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('atrium_upstream_calls_total{call="GET /wps/member/info",outcome="ok"}');
  expect(metrics).toMatch(/atrium_graphql_operations_total\{operation="LogIn",type="mutation",outcome="ok"\}/);
  for (const text of [logged, metrics]) {
    expect(text).not.toContain("canary");
    expect(text).not.toContain(seededPassword);
    expect(text).not.toContain(token.slice(-40));
    expect(text).not.toMatch(/Bearer |__Host-/);
  }
});

test("answers every registered query, for guests and players, with the same bytes as yoga", async () => {
  const { data } = await (await logInAs("demo", "BEARER")).json();
  const callers: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${data.logIn.bearerToken}` },
    { "x-atrium-language": "CN" },
  ];
  const yoga = defaultYoga(gateway.core);
  const askYoga = async (query: string, variables: object, headers: Record<string, string>) => {
    const answer = await yoga.fetch("http://gateway/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...userAgent, ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return withoutTime(await answer.text());
  };
  for (const text of persisted) {
    const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    if (operation?.operation !== "query") continue;
    const name = operation.name?.value;
    const variables = sampleVariables(gateway.core.schema, operation);
    for (const headers of callers) {
      const byText = await post({ query: neverSeen(text), variables }, headers);
      const byYoga = await byText.text();
      const isMember = "authorization" in headers;
      // The second answer is one that is kept for all, and the third to a member one that is kept for the session.
      for (const _ of isMember ? [1, 2] : [1])
        await (await post({ documentId: documentIdOf(text), variables }, headers)).text();
      const byId = await post({ documentId: documentIdOf(text), variables }, headers);
      const [fast, plain] = [inOrder(await byId.text()), inOrder(byYoga)];
      expect([name, byId.status, fast]).toEqual([name, byText.status, plain]);
      if (!isMember) continue;
      if (own.includes(text)) expect(JSON.parse(fast).errors).toBeUndefined();
      const byItself = JSON.parse(await askYoga(text, variables, headers));
      expect([name, byItself.data, pathsOf(byItself)]).toEqual([
        name,
        JSON.parse(fast).data,
        pathsOf(JSON.parse(byYoga)),
      ]);
    }
  }
}, 60_000);

/** Sorts the errors, because their order depends on timing, and leaves the time out. The rest is compared unchanged. */
function inOrder(answer: string): string {
  const body = withoutTime(answer);
  const { errors, ...rest } = JSON.parse(body);
  if (errors === undefined) return body;
  return JSON.stringify({ ...rest, errors: errors.map((error: object) => JSON.stringify(error)).sort() });
}

const withoutTime = (answer: string) => answer.replaceAll(/"serverTime":"[^"]*"/g, '"serverTime":""');

/** Where the errors of an answer are. Their texts are the edge's. */
const pathsOf = ({ errors = [] }: { errors?: { path?: unknown }[] }) =>
  errors.map(({ path }) => JSON.stringify(path)).sort();

/** Makes a value of the right type for every required variable. */
function sampleVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const input = typeFromAST(schema, type);
    if (!isNonNullType(input) || defaultValue !== undefined) continue;
    const named = getNamedType(input);
    const samples: Readonly<Record<string, unknown>> = { Int: 5, String: "demo", Boolean: true, ID: "R2FtZToxMDAx" };
    variables[variable.name.value] = isEnumType(named) ? named.getValues()[0]?.name : (samples[named.name] ?? {});
  }
  return variables;
}

function flipped(token: string): string {
  const at = token.length - 5;
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}
