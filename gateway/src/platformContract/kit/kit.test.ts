import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
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
    const table = textOf(report);
    expect(table).toMatch(/– GET \/wps\/relay\/GCS_depositList +\d+ ms +not offered\. No list of deposits\./);
    expect(table.split("not sent: labels:")).toHaveLength(2);
    expect(htmlOf(report)).toContain("<b>All that is needed holds.</b>");
    for (const written of [table, htmlOf(report), jsonOf(report)]) {
      expect([tokens.member, tokens.agent].some((token) => written.includes(token))).toBe(false);
    }
  });
});

interface Seed extends Fault {
  call: string;
}
/** A fault in the answers of one call, or in those of them that matter. */
const seed = (call: string, edit: (answer: Passed) => Partial<Passed>, matters = (_: Passing) => true): Seed => ({
  call,
  change(answer, request) {
    if (request.call === call && matters(request)) Object.assign(answer, edit(answer));
  },
});
const text = (from: RegExp, to: string) => (answer: Passed) => ({ body: answer.body.replace(from, to) });
const isGuest = ({ headers }: Passing) => headers.authorization === undefined;
const isOf = (type: string) => (request: Passing) => request.headers["content-type"] === type;
const withOtherKey = (request: Passing) => ({
  ...request,
  headers: { ...request.headers, "idempotency-key": randomUUID() },
});
const refusal = (code: string, message: string) => JSON.stringify({ success: false, code, message });
const json = { "content-type": "application/json" };
const gameList = "GET /wps/relay/GCSGAME_gameList";
const profile = "GET /wps/member/profile";
const transfer = "POST /wps/relay/GCS_walletTransfer";
const login = "POST /wps/session/login";
const first: { login?: Passed; transfer?: Passed } = {};

/** Faults as platforms have them, by what has to be told of them; `…` stands for the rest. */
const seeds: Record<string, Seed> = {
  "games[3].minBet: expected decimal text or null, got number 20": seed(
    gameList,
    text(/((?:"minBet":"[^"]*".*?){3})"minBet":"[^"]*"/, '$1"minBet":20'),
  ),
  "games[0].nodeId: is missing": seed(gameList, text(/"nodeId":"?\d+"?,/, "")),
  "totalCount: 3, but the first page of 20 has 20 rows": seed(gameList, text(/"totalCount":\d+/, '"totalCount":3')),
  "sumBalance: expected decimal text, got number 12.5": seed(
    "GET /wps/v2/wallets/balance",
    text(/"sumBalance":"[^"]+"/, '"sumBalance":12.5'),
  ),
  "[0].createdAt: expected an instant in ISO 8601, got number 1796000000…": seed(
    "GET /wps/session/list",
    text(/"createdAt":"[^"]+"/g, '"createdAt":1796000000'),
  ),
  'no JSON: text/html, 37 bytes, begins "<html><body>Welcome "': seed("GET /wps/system/permission", () => ({
    headers: { "content-type": "text/html" },
    body: `<html><body>Welcome ${"!".repeat(17)}`,
  })),
  "status 500 with success: true": seed("GET /wps/system/domainRoute", () => ({ status: 500 })),
  "status 200 with an empty body": seed("GET /wps/system/domainRoute", () => ({ body: "" })),
  'broken JSON: application/json, 90 bytes, begins "{"success":true,"val"': seed(
    "GET /wps/system/country",
    ({ body }) => ({
      body: body.slice(0, 90),
    }),
  ),
  'the envelope has no "value": it has code, data, msg': seed("GET /wps/relay/GCSGAME_vendorList", ({ body }) => ({
    body: JSON.stringify({ code: 0, data: JSON.parse(body).value, msg: "ok" }),
  })),
  "JSON under the content type text/plain, expected application/json": seed("GET /wps/system/whitelabel", () => ({
    headers: { "content-type": "text/plain" },
  })),
  "redirect 302 to https://elsewhere.example/login, which the gateway does not follow": seed(
    "GET /lgw/games/popular",
    () => ({
      status: 302,
      headers: { location: "https://elsewhere.example/login?token=secret" },
    }),
  ),
  "the platform does not have it: 404…": seed("GET /wps/system/setting/register", () => ({
    status: 404,
    headers: {},
    body: "",
  })),
  "no answer within 700 ms": {
    call: "GET /wps/system/helpCenter",
    answer: async ({ call }) => (call === "GET /wps/system/helpCenter" ? "hang" : undefined),
  },
  "Cache-Control: public, max-age=60 lets a cache show a private answer to others": seed(
    "GET /wps/member/info",
    ({ headers }) => ({
      headers: { ...headers, "cache-control": "public, max-age=60" },
    }),
  ),
  'without a token: refused with 403 FORBIDDEN "No.", expected 401 UNAUTHENTICATED': seed(
    profile,
    () => ({ status: 403, body: refusal("FORBIDDEN", "No.") }),
    isGuest,
  ),
  "without a token: UNAUTHENTICATED came with status 418, expected 401": seed(
    profile,
    () => ({ status: 418 }),
    isGuest,
  ),
  "answers private data without a token": {
    call: profile,
    answer: async (request, forward) =>
      request.call === profile
        ? forward({ ...request, headers: { ...request.headers, authorization: `Bearer ${tokens.member}` } })
        : undefined,
  },
  "a plain body was accepted, expected 415 PAYLOAD_NOT_ENCRYPTED": seed(
    login,
    () => ({ status: 200, body: JSON.stringify({ success: true, value: { token: "x".repeat(40) } }) }),
    isOf("application/json"),
  ),
  "the same encrypted body again: refused with 401 LOGIN_FAILED…": seed(
    login,
    (answer) => {
      first.login ??= { ...answer };
      return first.login;
    },
    isOf("application/jose"),
  ),
  "moved -4000 in place of -1000: a repeat was carried out again": {
    call: transfer,
    answer: async (request, forward) =>
      request.call === transfer && "idempotency-key" in request.headers ? forward(withOtherKey(request)) : undefined,
  },
  "moved -2000 in place of -1000: a repeat was carried out again": {
    call: transfer,
    async answer(request, forward) {
      if (request.call !== transfer || !request.body.includes('"amount":"1000"') || !first.transfer) return undefined;
      await forward(withOtherKey(request));
      return { ...first.transfer };
    },
    change(answer, request) {
      if (request.call === transfer && "idempotency-key" in request.headers) first.transfer ??= { ...answer };
    },
  },
};

test.each(Object.entries(seeds))("tells %s", async (cause, fault) => {
  proxy.set(fault);
  const limitMs = cause.includes("700 ms") ? 700 : 8_000;
  const report = await run(proxy.origin, { only: fault.call, writes: fault.call === transfer, limitMs });
  const found = report.findings.filter(({ state }) => state === "fault");
  expect(found.map(({ call }) => call)).toEqual([fault.call]);
  // A key that is not looked at shows in what the repeats answer, too.
  const causes = found[0]?.faults.filter((told) => !/^(a repeat|the same key) with/.test(told)) ?? [];
  expect(causes).toEqual([cause.endsWith("…") ? expect.stringContaining(cause.slice(0, -1)) : cause]);
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

it.each([
  [["ftp://platform.example"], "ftp://platform.example is no address of the form https://platform.example."],
  [[sandbox.origin, "--user", "demo:secret-words"], "demo can't log in: the platform answered 401 LOGIN_FAILED."],
])("says in one sentence why %j can't be tried", async (given, sentence) => {
  const main = join(import.meta.dirname, "../main.ts");
  const run = promisify(execFile)(process.execPath, [main, ...given]);
  await expect(run).rejects.toMatchObject({ code: 2, stdout: "", stderr: `${sentence}\n` });
});
