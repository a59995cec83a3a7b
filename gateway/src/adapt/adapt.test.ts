import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import "../domains.ts";
import { inRepository } from "../config/repository.ts";
import { requestValues } from "../platformContract/openapi/requestValues.ts";
import { foreignCalls } from "../testing/foreign/api.ts";
import { recordOldClient } from "../testing/foreign/client.ts";
import { openForeignPlatform } from "../testing/foreign/platform.ts";
import { control } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { loadRules } from "../upstream/adapter/loadRules.ts";
import { adapt } from "./adapt.ts";
import { recordingOf } from "./har.ts";

const sandbox = await sharedPlatform({ events: false });
await control(sandbox, "registration", { register: { captcha: { enabled: false } } });
const platform = await openForeignPlatform(sandbox.origin);
// A draw that has just begun takes bets for minutes.
await control(sandbox, "draw", { gameCode: "SEA_3D_5M" });
const recorded = await recordOldClient(platform.origin);
await platform.close();

/** What the test reads of an operation of our contract. */
interface Operation {
  responses: { 200: { content: { "application/json"?: { example?: unknown } } } };
  parameters: { name?: string; example?: string }[];
  security: object[];
}
const contract = JSON.parse(readFileSync(inRepository("docs/openapi.json"), "utf8"));
const folderOf = (name: string) => path.join(mkdtempSync(path.join(tmpdir(), "atrium-adapt-")), name);

/** Writes a HAR file of these entries. */
function harOf(entries: readonly unknown[]): string {
  const file = folderOf("capture.har");
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  return file;
}

const read = (folder: string, name: string) => parse(readFileSync(path.join(folder, name), "utf8"));

test("the foreign platform's recording becomes a valid draft, with nearly all calls and no wrong one", async () => {
  for (const [docs, least] of [
    [inRepository("gateway/src/testing/foreign/docs.yaml"), 50],
    [undefined, 48],
  ] as const) {
    const out = folderOf("adapter");
    expect(adapt(harOf(recorded), { out, docs })).toMatch(/^56 calls of the platform in \d+ answers: /);
    await loadRules(out, requestValues());
    const calls: Record<string, { request: string }> = read(out, "calls.yaml").calls;
    const wrong = Object.entries(calls).filter(([ours, { request }]) => foreignCalls[request]?.ours !== ours);
    expect(wrong).toEqual([]);
    expect(Object.keys(calls).length).toBeGreaterThanOrEqual(least);
  }
});

test.each([undefined, "POST"])("our own contract, with its examples in snake case (%s), has no wrong match", (only) => {
  const snake = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll(/(?<=[{,]"\w*[a-z])([A-Z])(?=\w*":)/g, "_$1"));
  const entries = Object.entries<Record<string, Operation>>(contract.paths).flatMap(([where, operations]) =>
    Object.entries(operations).flatMap(([method, { responses, parameters, security }]) => {
      const { example } = responses[200].content["application/json"] ?? {};
      const url = where.replaceAll(
        /\{(\w+)\}/g,
        (_, name) => parameters.find((one) => one.name === name)?.example ?? "7",
      );
      const isPrivate = security.every((one) => "token" in one);
      const headers = isPrivate ? [{ name: "authorization", value: `Bearer ${"t".repeat(32)}` }] : [];
      const request = { method: only ?? method.toUpperCase(), url: `${platform.origin}${url}`, headers };
      return example
        ? [{ request, response: { status: 200, headers: [], content: { text: JSON.stringify(snake(example)) } } }]
        : [];
    }),
  );
  const out = folderOf("adapter");
  adapt(harOf(entries), { out });
  const plain = (name: string) => name.replace(/^\w+ /, "").replaceAll(/\{\w+\}/g, "{}");
  const calls = Object.entries<{ request: string }>(read(out, "calls.yaml").calls);
  expect(calls.filter(([ours, { request }]) => plain(ours) !== plain(request))).toEqual([]);
  expect(calls.length).toBeGreaterThan(150);
});

test("a draft says what holds for all calls, and the report what is lost", () => {
  const out = folderOf("adapter");
  const few = harOf(recorded.filter(({ request }) => /auth|crypto|config|games\?|me$/.test(request.url)));
  adapt(few, { out });
  expect(read(out, "platform.yaml")).toMatchObject({
    envelope: { success: { at: "code", is: [0] }, value: "data", message: "msg", code: "code" },
    codes: { 40110: "LOGIN_FAILED" },
    headers: { token: { header: "x-auth-token" }, merchant: "x-site", language: "x-locale", idempotencyKey: "x-once" },
    languages: { EN: "en-US", VI: "vi-VN" },
    paging: { page: "pageNo | pageFrom(0)", size: "pageSize" },
    ciphers: {
      body: { key: { call: "GET /api/v1/crypto/rsa", at: "public_pem" }, wrappedKey: { header: "x-enc-key" } },
    },
  });
  expect(readFileSync(path.join(out, "report.md"), "utf8")).toContain(
    "| GET /wps/relay/GCS_depositChannels | No deposits",
  );
  const inCookie = recorded.map(({ request, ...rest }) => ({
    ...rest,
    request: { ...request, headers: request.headers.filter(({ name }) => name !== "x-auth-token") },
  }));
  const other = folderOf("adapter");
  adapt(harOf(inCookie.slice(0, 30)), { out: other });
  expect(read(other, "platform.yaml").headers.token).toEqual({ cookie: "sid" });
  expect(() => adapt(few, { out })).toThrow(/is there already/);
  expect(adapt(few, { out, force: true })).toMatch(/ matched, /);
});

/** Values that no file may have, by the place where a recording has them. */
const secrets = {
  password: "Tr0ub4dor&3xyz",
  token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2VjcmV0c2lnbmF0dXJl",
  cookie: "s3ss10nC00kieValue77",
  phone: "+84912345678",
  mail: "mai.nguyen@private.example",
  card: "4929123456781234",
  cardNumber: 5105105105105100,
  pin: 864209,
  name: "Nguyen Thi Mai Huong",
  captcha: "k7PqX",
  inPath: "9f8e7d6c5b4a39281706",
  inQuery: "qsecretQQ11223344",
  asKey: "mai_nguyen_19900101",
  nested: "nestedSecretValue42",
  encoded: "b64SecretValue4242",
} as const;

test("no secret of a recording lands in a file", () => {
  const answer = (data: unknown) => ({
    status: 200,
    headers: [{ name: "Set-Cookie", value: `sid=${secrets.cookie}` }],
    content: { mimeType: "application/json", text: JSON.stringify({ code: 0, data, msg: `Hello ${secrets.name}` }) },
  });
  const request = (url: string, body?: unknown) => ({
    method: "POST",
    url: `${platform.origin}${url}`,
    headers: [
      { name: "X-Auth-Token", value: secrets.token },
      { name: "Cookie", value: `sid=${secrets.cookie}` },
      { name: `X-${secrets.asKey}`, value: secrets.asKey },
    ],
    ...(body !== undefined && { postData: { mimeType: "application/json", text: JSON.stringify(body) } }),
  });
  const nested = JSON.stringify({ inner: JSON.stringify({ secret: secrets.nested }) });
  const private_ = {
    user_name: secrets.name,
    ...secrets,
    nested,
    encoded: Buffer.from(secrets.encoded).toString("base64"),
    [secrets.asKey]: { [secrets.mail]: 1, [secrets.phone]: secrets.phone },
    link: `https://u:${secrets.password}@host.example/${secrets.inPath}?t=${secrets.token}#${secrets.inQuery}`,
    status: secrets.captcha,
    list: [secrets.card, secrets.cardNumber, secrets.pin, [secrets.mail]],
  };
  const planted = [
    { request: request("/api/v1/auth/sign-in", private_), response: answer(private_) },
    {
      request: request(`/api/v1/user/${secrets.inPath}/${encodeURIComponent(secrets.mail)}`),
      response: answer([private_]),
    },
    {
      request: request(`/api/v1/games?q=${secrets.inQuery}&${secrets.asKey}=${secrets.captcha}`),
      response: answer(private_),
    },
    { request: request(`/api/v1/${secrets.token}/x`), response: { ...answer(private_), status: 401 } },
  ];
  const out = folderOf("adapter");
  adapt(harOf([...planted, ...recorded]), { out });
  const files = readdirSync(out).map((name) => readFileSync(path.join(out, name), "utf8"));
  expect(files).toHaveLength(4);
  const forms = Object.values(secrets).flatMap((secret) => [
    `${secret}`,
    encodeURIComponent(secret),
    Buffer.from(`${secret}`).toString("base64").replace(/=+$/, ""),
  ]);
  const recordedSecrets = ["Atrium!2026", "246810", "TRAN THUY LINH", "Linh", "linh@mail.example", "oldfriend"];
  for (const text of files)
    expect([...forms, ...recordedSecrets].filter((secret) => text.includes(secret))).toEqual([]);
});

test("a file that is no recording, or hardly one, is refused in a clear sentence, and odd entries are left out", () => {
  const broken = folderOf("broken.har");
  const refusals: [text: string, says: RegExp][] = [
    ["", /is empty or does not exist/],
    ['{"log":{"entries":[{"request":', /its end is missing/],
    ["\u0000\u0001\u0002", /is no HAR file/],
    ['{"log":{"entries":{}}}', /is no HAR file/],
    ['{"log":{"entries":[]}}', /no answer with JSON/],
    [`{"log":{"entries":[{"request":${"[".repeat(50_000)}${"]".repeat(50_000)}}]}}`, /is no HAR file/],
  ];
  for (const [text, says] of refusals) {
    writeFileSync(broken, text);
    expect(() => adapt(broken, { out: folderOf("never") })).toThrow(says);
  }
  const [first] = recorded;
  const odd = (changes: object, text = '{"code":0,"data":{"a":1}}') => ({
    request: { ...first?.request, ...changes },
    response: { status: 200, headers: [], content: { text } },
  });
  const { exchanges, skipped } = recordingOf([
    first,
    first,
    7,
    null,
    odd({ url: "no address" }),
    odd({ method: "GET; rm" }),
    odd({}, "not JSON"),
    odd({}, "[".repeat(100) + "]".repeat(100)),
    odd({ url: "https://elsewhere.example/x" }),
    odd({ url: `${platform.origin}/../../etc/passwd%00/..%2f..%2fx` }),
    { ...odd({}), response: { status: 200, headers: [], content: { text: "e30=", encoding: "base64" } } },
  ]);
  expect(exchanges.map(({ url }) => url.pathname)).toEqual([
    "/api/v1/site/config",
    "/etc/passwd%00/..%2f..%2fx",
    "/api/v1/site/config",
  ]);
  const paths = Array.from({ length: 1_100 }, (_, index) =>
    odd({
      url: `${platform.origin}/api/${"abcdefghij".at(index % 10)}${"x".repeat(index % 24)}/${"yz".at(index % 2)}${"w".repeat(index % 11)}`,
    }),
  );
  expect(() => adapt(harOf(paths), { out: folderOf("never") })).toThrow(/Say with --docs/);
  expect([...skipped.values()].reduce((sum, times) => sum + times, 0)).toBe(8);
});
