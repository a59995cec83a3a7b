import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { openDocumentsOnlyPlatform } from "../../testing/documentsOnlyPlatform.ts";
import { type Fault, openFaultyProxy, type Passed, type Passing } from "../../testing/faultyProxy.ts";
import { seededPassword } from "../../testing/gateway.ts";
import { sharedPlatform } from "../../testing/sharedPlatform.ts";
import { examine } from "./examine.ts";
import { type Finding, holds } from "./findings.ts";
import { htmlOf, jsonOf, textOf } from "./report.ts";
import { type GatewayPart, openGatewayPart } from "./session.ts";

const merchant = "atrium";
const sandbox = await sharedPlatform();
const proxy = await openFaultyProxy(sandbox.origin);
const documented = await openDocumentsOnlyPlatform(sandbox.origin);
const tokens = { member: "", agent: "" };
let gateway: GatewayPart;
beforeAll(async () => {
  gateway = await openGatewayPart({ origin: sandbox.origin, merchant, limitMs: 8_000 });
  tokens.member = await gateway.logIn({ username: "demo", password: seededPassword });
  tokens.agent = await gateway.logIn({ username: "agent", password: seededPassword });
});
afterAll(async () => {
  await gateway?.close();
  await proxy.close();
  await documented.close();
});

const run = (
  origin: string,
  options: { only?: string; writes?: boolean; paymentPassword?: string; limitMs?: number } = {},
) =>
  examine({
    platform: { origin, merchant, limitMs: options.limitMs ?? 8_000 },
    tokens,
    gateway,
    writes: false,
    ...options,
  });

const faultsOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ call, faults }) => faults.map((fault) => `${call}: ${fault}`));

describe("a platform as in the contract", { timeout: 60_000 }, () => {
  it("has no fault and loses nothing, changes included", async () => {
    const report = await run(sandbox.origin, { writes: true, paymentPassword: "246810" });
    expect([report.shared, faultsOf(report.findings)]).toEqual([[], []]);
    expect(report.findings.flatMap(({ losses }) => losses)).toEqual([]);
    expect(holds(report)).toBe(true);
    const carriedOut = report.findings
      .filter(({ note }) => note === "carried out once, repeated")
      .map(({ call }) => call);
    expect(carriedOut.toSorted()).toEqual([
      "POST /lgw/orders",
      "POST /wps/relay/GCS_depositCreate",
      "POST /wps/relay/GCS_walletTransfer",
      "POST /wps/relay/GCS_withdrawCreate",
    ]);
    expect(report.findings.filter(({ state }) => state === "ok").length).toBeGreaterThan(185);
  });

  it("holds what is needed with the documents' calls only, and is told what it loses", async () => {
    const report = await run(documented.origin);
    expect([report.shared, faultsOf(report.findings), holds(report)]).toEqual([[], [], true]);
    const lost = report.findings.filter(({ state }) => state === "lost");
    expect(lost.length).toBeGreaterThan(60);
    expect(lost.every(({ grade, losses }) => grade === "added" && losses[0] !== "")).toBe(true);
    const text = textOf(report);
    expect(text).toMatch(/– GET \/wps\/relay\/GCS_depositList +\d+ ms +not offered\. No list of deposits\./);
    expect(text.split("not sent: labels:")).toHaveLength(2);
    expect(htmlOf(report)).toContain("<b>All that is needed holds.</b>");
    for (const written of [text, htmlOf(report), jsonOf(report)]) {
      expect([tokens.member, tokens.agent].some((token) => written.includes(token))).toBe(false);
    }
  });
});

/** Changes the answers of one call, or those of them that matter. */
const answerOf = (call: string, edit: (answer: Passed) => Partial<Passed>, matters = (_: Passing) => true): Fault => ({
  change(answer, request) {
    if (request.call === call && matters(request)) Object.assign(answer, edit(answer));
  },
});
/** The same for the value in the envelope, as text. */
const textIn = (call: string, from: RegExp, to: string) =>
  answerOf(call, ({ body }) => ({ body: body.replace(from, to) }));
const isGuest = ({ headers }: Passing) => headers.authorization === undefined;
const isMember = (request: Passing) => !isGuest(request);
const json = { "content-type": "application/json" };
const read = (name: string) => `GET /wps/relay/${name}`;
const transfer = "POST /wps/relay/GCS_walletTransfer";
const login = "POST /wps/session/login";
const withOtherKey = (request: Passing) => ({
  ...request,
  headers: { ...request.headers, "idempotency-key": randomUUID() },
});
const refusal = (code: string, message: string) => JSON.stringify({ success: false, code, message });
const named = "GET /wps/system/permission";

const sealed: { first?: Passed } = {};
const booked: { first?: Passed } = {};

/** Faults as platforms have them, with the call and the cause that have to be told. */
const faults: Record<string, [call: string, cause: RegExp, fault: Fault]> = {
  "a number in place of an amount in a row": [
    read("GCSGAME_gameList"),
    /^games\[3\]\.minBet: expected decimal text or null, got number 20$/,
    textIn(read("GCSGAME_gameList"), /((?:"minBet":"[^"]*".*?){3})"minBet":"[^"]*"/, '$1"minBet":20'),
  ],
  "a needed field is missing": [
    read("GCSGAME_gameList"),
    /^games\[0\]\.nodeId: is missing$/,
    textIn(read("GCSGAME_gameList"), /"nodeId":"?\d+"?,/, ""),
  ],
  "an HTML page": [
    named,
    /^no JSON: text\/html, 37 bytes, begins "<html><body>Welcome "$/,
    answerOf(named, () => ({
      headers: { "content-type": "text/html" },
      body: `<html><body>Welcome ${"!".repeat(17)}`,
    })),
  ],
  "a failure's status with a success": [
    "GET /wps/v2/wallets/balance",
    /^status 500 with success: true$/,
    answerOf("GET /wps/v2/wallets/balance", () => ({ status: 500 }), isMember),
  ],
  "money as a number": [
    "GET /wps/v2/wallets/balance",
    /^sumBalance: expected decimal text, got number 12\.5$/,
    textIn("GET /wps/v2/wallets/balance", /"sumBalance":"[^"]+"/, '"sumBalance":12.5'),
  ],
  "dates as numbers": [
    "GET /wps/session/list",
    /createdAt: expected an instant in ISO 8601.*, got number 1796000000/,
    textIn("GET /wps/session/list", /"createdAt":"[^"]+"/g, '"createdAt":1796000000'),
  ],
  "another envelope": [
    read("GCSGAME_vendorList"),
    /^the envelope has no "value": it has code, data, msg$/,
    answerOf(read("GCSGAME_vendorList"), ({ body }) => ({
      body: JSON.stringify({ code: 0, data: JSON.parse(body).value, msg: "ok" }),
    })),
  ],
  "keys that are not looked at": [
    transfer,
    /^moved -4000 in place of -1000: a repeat was carried out again$/,
    {
      answer: async (request, forward) =>
        request.call === transfer && "idempotency-key" in request.headers ? forward(withOtherKey(request)) : undefined,
    },
  ],
  "a repeat that is booked again under the first answer": [
    transfer,
    /^moved -2000 in place of -1000: a repeat was carried out again$/,
    {
      async answer(request, forward) {
        if (request.call !== transfer || !request.body.includes('"amount":"1000"') || !booked.first) return undefined;
        await forward(withOtherKey(request));
        return { ...booked.first };
      },
      change(answer, request) {
        if (request.call === transfer && "idempotency-key" in request.headers) booked.first ??= { ...answer };
      },
    },
  ],
  "a private answer for public caches": [
    "GET /wps/member/info",
    /^Cache-Control: public, max-age=60 lets a cache/,
    answerOf("GET /wps/member/info", ({ headers }) => ({
      headers: { ...headers, "cache-control": "public, max-age=60" },
    })),
  ],
  "a wrong total": [
    read("GCSGAME_gameList"),
    /^totalCount: 3, but the first page of 20 has 20 rows$/,
    textIn(read("GCSGAME_gameList"), /"totalCount":\d+/, '"totalCount":3'),
  ],
  "another code of a refusal": [
    "GET /wps/member/security",
    /^without a token: refused with 403 FORBIDDEN "No\.", expected 401 UNAUTHENTICATED$/,
    answerOf("GET /wps/member/security", () => ({ status: 403, body: refusal("FORBIDDEN", "No.") }), isGuest),
  ],
  "a code with another status": [
    "GET /wps/member/limits",
    /UNAUTHENTICATED came with status 418, expected 401$/,
    answerOf("GET /wps/member/limits", () => ({ status: 418 }), isGuest),
  ],
  "a plain body that is accepted": [
    login,
    /^a plain body was accepted, expected 415 PAYLOAD_NOT_ENCRYPTED$/,
    answerOf(
      login,
      () => ({ status: 200, body: JSON.stringify({ success: true, value: { token: "x".repeat(40) } }) }),
      ({ headers }) => headers["content-type"] === "application/json",
    ),
  ],
  "an encrypted body that is accepted twice": [
    login,
    /^the same encrypted body again: refused with 401 LOGIN_FAILED.*, expected 400 PAYLOAD_REPLAYED$/,
    answerOf(
      login,
      (answer) => {
        sealed.first ??= { ...answer };
        return sealed.first;
      },
      ({ headers }) => headers["content-type"] === "application/jose",
    ),
  ],
  "no answer in time": [
    "GET /wps/system/helpCenter",
    /^no answer within 700 ms$/,
    { answer: async ({ call }) => (call === "GET /wps/system/helpCenter" ? "hang" : undefined) },
  ],
  "half of a JSON text": [
    "GET /wps/system/country",
    /^broken JSON: application\/json, 90 bytes, begins "\{"success":true/,
    answerOf("GET /wps/system/country", ({ body }) => ({ body: body.slice(0, 90) })),
  ],
  "nothing at all": [
    "GET /wps/system/domainRoute",
    /^status 200 with an empty body$/,
    answerOf("GET /wps/system/domainRoute", () => ({ body: "" })),
  ],
  "private data for everybody": [
    "GET /wps/member/profile",
    /^answers private data without a token$/,
    {
      answer: async (request, forward) =>
        request.call === "GET /wps/member/profile"
          ? forward({ ...request, headers: { ...request.headers, authorization: `Bearer ${tokens.member}` } })
          : undefined,
    },
  ],
  "a redirect": [
    "GET /lgw/games/popular",
    /^redirect 302 to https:\/\/elsewhere\.example\/login, which the gateway does not follow$/,
    answerOf("GET /lgw/games/popular", () => ({
      status: 302,
      headers: { location: "https://elsewhere.example/login?token=secret" },
    })),
  ],
  "JSON under another content type": [
    "GET /wps/system/whitelabel",
    /^JSON under the content type text\/plain, expected application\/json$/,
    answerOf("GET /wps/system/whitelabel", () => ({ headers: { "content-type": "text/plain" } })),
  ],
  "a needed call that is not there": [
    "GET /wps/system/setting/register",
    /^the platform does not have it: 404/,
    answerOf("GET /wps/system/setting/register", () => ({ status: 404, headers: {}, body: "Not found" })),
  ],
};

test.each(Object.entries(faults))("names %s, and no other fault", async (_, [call, cause, fault]) => {
  proxy.set(fault);
  const limitMs = String(cause).includes("700 ms") ? 700 : 8_000;
  const report = await run(proxy.origin, { only: call, writes: call === transfer, limitMs });
  const found = report.findings.filter(({ state }) => state === "fault");
  expect(found.map((finding) => finding.call)).toEqual([call]);
  expect(found[0]?.faults.filter((text) => !cause.test(text) && !/another body|another answer/.test(text))).toEqual([]);
  expect(found[0]?.faults.filter((text) => cause.test(text))).toHaveLength(1);
  expect(report.shared).toEqual([]);
});

it("tells once what many calls share", async () => {
  proxy.set({
    answer: async ({ headers }) =>
      headers.authorization === undefined
        ? undefined
        : {
            status: 401,
            headers: json,
            body: JSON.stringify({ success: false, code: "SESSION_EXPIRED", message: "Over." }),
          },
  });
  const ended = await run(proxy.origin, { only: "member" });
  expect(ended.shared).toEqual([
    expect.stringMatching(/^the session is over: GET \/wps\/\S+ answered 401 SESSION_EXPIRED "Over\."$/),
  ]);
  expect(faultsOf(ended.findings)).toEqual([]);

  proxy.set({ answer: async () => ({ status: 200, headers: json, body: '{"code":0,"data":null,"msg":""}' }) });
  const enveloped = await run(proxy.origin, { only: "/wps/system/" });
  expect(enveloped.shared).toEqual([
    expect.stringMatching(/^the envelope has no "value": it has code, data, msg \(\d+ calls, such as /),
  ]);
  expect(faultsOf(enveloped.findings).filter((fault) => fault.includes("envelope"))).toEqual([]);
});
