import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { concatAST, parse, print, separateOperations } from "graphql";
import { afterAll, expect, it } from "vitest";
import { inRepository } from "../../config/repository.ts";
import { hashOfKey } from "../../partners/partner.ts";
import { openGateway } from "../../testing/gateway.ts";
import { sharedPlatform } from "../../testing/sharedPlatform.ts";

/** A partner that registered all operations of the SDK, and one that registered one of them and has few points. */
const folder = mkdtempSync(join(tmpdir(), "atrium-rest-"));
const files = globSync(inRepository("packages/sdk/documents/*.graphql")).map((file) => readFileSync(file, "utf8"));
const operations = Object.entries(separateOperations(concatAST(files.map((text) => parse(text)))));
mkdirSync(join(folder, "acme"));
for (const [name, document] of operations) writeFileSync(join(folder, "acme", `${name}.graphql`), print(document));
const manifest = { keys: [hashOfKey("key-of-acme")], slice: "partner", documents: "acme", onlyDocuments: true };
writeFileSync(join(folder, "acme.json"), JSON.stringify({ name: "acme", ...manifest }));
const poor = { keys: [hashOfKey("key-of-poor")], documents: "acme", budget: { points: 20, perSecond: 0.1 } };
writeFileSync(join(folder, "poor.json"), JSON.stringify({ name: "poor", ...poor }));

const gateway = await openGateway(await sharedPlatform(), { PARTNERS_DIR: folder, BUDGET_POINTS: "1000" });
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const key = { "x-atrium-partner-key": "key-of-acme" };
const describe = (headers: Record<string, string>) => fetch(`${gateway.origin}/rest/openapi.json`, { headers });
const described = await (await describe(key)).json();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv, ["date-time", "date"]);
/** What OpenAPI 3.0 says by `nullable`, as JSON Schema says it. */
const orNull = (_: string, value: unknown) => {
  const { nullable, ...rest } = Object(value);
  return nullable === true ? { anyOf: [rest, { type: "null" }] } : value;
};
ajv.addSchema(JSON.parse(JSON.stringify(described), orNull), "face");

/** Sends an operation as the description says, and compares the answer with it. */
async function call(name: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const [[method, { parameters = [] }] = ["", {}]] = Object.entries<{ parameters?: { name: string }[] }>(
    described.paths[`/${name}`],
  );
  const url = new URL(`${described.servers[0].url}/${name}`);
  for (const parameter of parameters)
    if (parameter.name in variables) url.searchParams.set(parameter.name, String(variables[parameter.name]));
  const isPost = method === "post";
  const answer = await fetch(url, {
    method,
    headers: { ...key, ...(isPost && { "content-type": "application/json" }), ...headers },
    ...(isPost && { body: JSON.stringify(variables) }),
  });
  const body = await answer.json();
  const pointer = `#/paths/~1${name}/${method}/responses/200/content/application~1json/schema`;
  const check = ajv.getSchema(`face${pointer}`);
  const isDescribed = check?.(body);
  if (answer.ok) expect([name, isDescribed, check?.errors]).toEqual([name, true, null]);
  return { status: answer.status, method, body, headers: answer.headers };
}

it("describes each registered query and change of a partner, by a valid OpenAPI document, to that partner only", async () => {
  expect(await new Validator().validate(structuredClone(described))).toEqual({ valid: true });
  const streams = files.flatMap((text) => [...text.matchAll(/^subscription (\w+)/gm)].map(([, name = ""]) => name));
  const calls = operations.map(([name]) => name).filter((name) => !streams.includes(name));
  expect(Object.keys(described.paths).toSorted()).toEqual(calls.map((name) => `/${name}`).toSorted());
  const first = await describe(key);
  expect((await describe({ ...key, "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(304);
  expect((await describe({})).status).toBe(401);
  expect((await describe({ "x-atrium-partner-key": "another" })).status).toBe(401);
});

it("answers what it describes: a lobby, a login, a wallet", async () => {
  const lobby = await call("Lobby", { filter: { category: "RNG" }, first: 2 });
  expect([lobby.method, lobby.body.data.site.games.edges.length]).toEqual(["post", 2]);
  const found = await call("SearchGames", { text: "wizard", first: 3 });
  expect([found.method, found.body.data.site.search.games[0].name]).toEqual(["get", expect.stringMatching(/wizard/i)]);
  expect(found.headers.get("content-type")).toMatch(/^application\/json/);
  const menu = await call("GameMenu");
  expect(menu.headers.get("cache-control")).toMatch(/^public, max-age=/);
  const { body } = await call("StartFreePlay", { input: { delivery: "BEARER" } });
  const session = { authorization: `Bearer ${body.data.startFreePlay.bearerToken}` };
  const balance = await call("Balance", {}, session);
  expect(balance.body.data.viewer.member.wallet.total).toEqual({ amount: "10000", currency: "FUN" });
  const wrong = await call("LogIn", { input: { username: "demo", password: "wrong", delivery: "BEARER" } });
  expect(wrong.body.data.logIn.userErrors[0].code).toBe("LOGIN_FAILED");
});

it("says by the status what is not executed, and takes the key's budget", async () => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${gateway.origin}/rest/${path}`, { headers: key, ...init });
  const codeOf = async (answer: Response) => [answer.status, Object(await answer.json()).errors[0].extensions.code];
  expect(await codeOf(await ask("Nothing"))).toEqual([400, "PERSISTED_DOCUMENT_NOT_FOUND"]);
  expect(await codeOf(await ask("GameMenu", { headers: {} }))).toEqual([400, "PERSISTED_DOCUMENT_NOT_FOUND"]);
  expect(await codeOf(await ask("SearchGames?text=a&frist=1"))).toEqual([400, "BAD_REQUEST"]);
  expect(await codeOf(await ask("SearchGames?text=a&first=one"))).toEqual([400, "BAD_REQUEST"]);
  expect(await codeOf(await ask("SearchGames"))).toEqual([400, "GRAPHQL_VALIDATION_FAILED"]);
  expect(await codeOf(await ask("LogOut?input={}"))).toEqual([405, "BAD_REQUEST"]);
  const post = { method: "POST", headers: { ...key, "content-type": "application/json" } };
  expect(await codeOf(await ask("LogOut", { ...post, body: "[]" }))).toEqual([400, "BAD_REQUEST"]);
  const few = { ...post.headers, "x-atrium-partner-key": "key-of-poor" };
  const body = JSON.stringify({ input: {} });
  const spent = await Promise.all(Array.from({ length: 30 }, () => ask("LogOut", { ...post, headers: few, body })));
  const refused = spent.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
});
