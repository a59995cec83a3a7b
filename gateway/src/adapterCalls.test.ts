import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { inRepository } from "./config/repository.ts";
import "./domains.ts";
import { maskError } from "./errors/mask.ts";
import { gamesUpstream } from "./games/games.upstream.ts";
import { passkeyLoginUpstream } from "./session/passkeys/passkeyLogin.upstream.ts";
import { sessionUpstream } from "./session/session.upstream.ts";
import { type Asked, openScope, startPlatform } from "./testing/platform.ts";
import { AdapterSource } from "./upstream/adapter/adapterSource.ts";
import { change, ownRead } from "./upstream/calls.ts";
import { walletUpstream } from "./wallet/wallet.upstream.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atrium-adapter-"));
  // The example of the documentation, which these tests keep true.
  cpSync(inRepository("docs/examples/adapter"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const edit = (file: string, from: string, to: string) =>
  write(file, readFileSync(join(folder, file), "utf8").replace(from, to));

const answer = (res: ServerResponse, body: object) =>
  res.setHeader("content-type", "application/json").end(JSON.stringify(body));
const ok = (res: ServerResponse, data: unknown) => answer(res, { code: 0, data, msg: "ok" });
const refuse = (res: ServerResponse, code: number, more: object = {}) =>
  answer(res, { code, msg: "said by the platform", ...more });

const game = (id: number) => ({
  node_id: id,
  title: { en: `Game ${id}` },
  vendor: { code: "PGS", name: "Pocket" },
  kind: "slots",
  min_bet_cents: 1250,
  is_hot: 1,
  demo_off: 0,
  tag_list: "a,b",
  rtp_bp: 9633,
  released_at: 1_700_000_000,
  state: 2,
});

/** What the platform answers besides. */
type Handlers = Readonly<Record<string, (asked: Asked, res: ServerResponse) => unknown>>;

const handlers: Handlers = {
  "GET /api/v1/crypto/key": (_, res) => ok(res, { public_key: pem }),
  "GET /api/v1/lobby/games": (_, res) => ok(res, { total: 29, currency: "VND", rows: [game(7), { node_id: {} }] }),
  "GET /api/v1/wallet": (_, res) =>
    ok(res, { balance_cents: 123_456, free_cents: 5, currency: "VND", updated_at: 1_700_000_000 }),
};

/** The foreign platform, with a scope whose calls go through the adapter of the folder. */
async function foreign(more: Handlers = {}, token?: string) {
  const platform = await startPlatform((asked, res) => {
    const name = asked.request.split("?")[0] ?? "";
    const handler = { ...handlers, ...more }[name];
    res.statusCode = handler === undefined ? 404 : 200;
    if (handler === undefined) answer(res, { code: 404, msg: "no route" });
    else handler(asked, res);
  });
  const reloads: object[] = [];
  const adapter = await AdapterSource.open(folder, (result) => void reloads.push(result));
  const caller = openScope([platform.origin], { ...(token !== undefined && { token }), language: "VI" }, {}, adapter);
  adapter.onChange(() => {
    caller.scope.shared.adapterChangedAt = performance.now();
  });
  return {
    ...platform,
    scope: caller.scope,
    ended: caller.ended,
    adapter,
    reloads,
    async [Symbol.asyncDispose]() {
      adapter.close();
      await caller[Symbol.asyncDispose]();
      await platform[Symbol.asyncDispose]();
    },
  };
}

const codeFor = (error: unknown) =>
  maskError(error, { language: "EN", requestId: "r" }, () => undefined).extensions.code;

/** The platform's side of the example's cipher. */
function decrypted({ headers, body }: Asked): unknown {
  const { iv, payload } = JSON.parse(body);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const key = privateDecrypt(
    { key: privateKey, padding, oaepHash: "sha256" },
    Buffer.from(String(headers["x-key"]), "base64"),
  );
  const decipher = createDecipheriv("aes-256-cbc", key, Buffer.from(iv, "base64"));
  return JSON.parse(decipher.update(payload, "base64", "utf8") + decipher.final("utf8"));
}

it("logs in with an encrypted body, under the platform's names and headers", async () => {
  const login = (_: Asked, res: ServerResponse) =>
    ok(res, { access_token: "t-1", is_first: 0, password_state: "EXPIRED", expires_at: 1_800_000_000 });
  await using t = await foreign({ "POST /api/v1/auth/sign-in": login });
  const credentials = { username: "demo", password: "hunter2", remember: true, captcha: { id: "c1", text: "ab12" } };
  expect(await sessionUpstream(t.scope).logIn(credentials)).toMatchObject({
    token: "t-1",
    isFirstLogin: false,
    passwordChangeReason: "EXPIRED",
    expiresAt: "2027-01-15T08:00:00.000Z",
  });
  const [, sent] = t.asked;
  expect(sent && decrypted(sent)).toEqual({
    login_name: "demo",
    secret: "hunter2",
    kind: "password",
    stay: 1,
    captcha: { id: "c1", text: "ab12" },
  });
  expect(sent?.headers).toMatchObject({
    "x-brand": "atrium",
    "x-lang": "vi-VN",
    "x-terminal": "h5",
    "x-app-version": "1.0",
  });
  expect(Object.keys(sent?.headers ?? {})).not.toEqual(expect.arrayContaining(["merchant"]));
  expect(JSON.stringify(t.asked)).not.toContain("hunter2");
});

it("asks again with the platform's new key", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  let key = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ type: "spki", format: "pem" });
  await using t = await foreign({
    "GET /api/v1/crypto/key": (_, res) => ok(res, { public_key: key }),
    "POST /api/v1/auth/sign-in": (asked, res) => {
      try {
        decrypted(asked);
        ok(res, { access_token: "t-1" });
      } catch {
        refuse(res, 5001);
      }
    },
  });
  const logIn = () => sessionUpstream(t.scope).logIn({ username: "demo", password: "x", remember: false });
  await expect(logIn()).rejects.toMatchObject({ code: "PAYLOAD_INVALID" });
  vi.setSystemTime(Date.now() + 6_000);
  key = pem;
  expect(await logIn()).toMatchObject({ token: "t-1" });
});

it("lists games: pages from 0, words by a table, cents, seconds, and rows that can't be read left out", async () => {
  await using t = await foreign();
  const query = { filter: { category: "RNG", search: "a b" }, sort: "POPULAR" } as const;
  const page = await gamesUpstream(t.scope).list(query, { pageNo: 2, pageSize: 28 });
  expect(t.requests()).toEqual(["GET /api/v1/lobby/games?category=slots&keyword=a%20b&page=1&size=28"]);
  expect(page).toMatchObject({
    total: 29,
    items: [{ internalID: "7", name: "Game 7", minBet: "12.50", currency: "VND" }],
  });
  expect(page.items[0]).toMatchObject({
    isHot: true,
    hasDemo: true,
    tags: ["a", "b"],
    status: "MAINTENANCE",
    releasedAt: "2023-11-14T22:13:20.000Z",
  });
  const [first] = page.items;
  if (first === undefined) throw new Error("no game");
  await expect(gamesUpstream(t.scope).launch(first, { confirmTransfer: false })).rejects.toMatchObject({ status: 404 });
  expect(t.asked[1]).toMatchObject({ request: "POST /api/v1/games/7/launch", body: "vendor=PGS&terminal=h5" });
});

it("reads a balance once for equal bytes, and anew after the adapter has changed", async () => {
  await using t = await foreign({}, "t-1");
  const read = async () => {
    t.scope.forget();
    return walletUpstream(t.scope).balance();
  };
  const first = await read();
  expect(first).toMatchObject({ total: { amount: "1234.56" }, available: { amount: "0.05" } });
  expect((await read()).updatedAt).toBe(first.updatedAt);
  expect(t.asked[0]?.headers["x-token"]).toBe("t-1");
  edit("wallet.yaml", "balance_cents | minor(2)", "balance_cents | minor(3)");
  await t.adapter.reload();
  expect((await read()).total.amount).toBe("123.456");
  write("wallet.yaml", "calls: { GET /wps/v2/wallets/balance: { anwser: {} } }");
  await t.adapter.reload();
  expect(t.reloads.at(-1)).toEqual({
    problem: expect.stringContaining(
      'wallet.yaml:1: calls.GET /wps/v2/wallets/balance.anwser: there is no key "anwser": did you mean "answer"?',
    ),
  });
  expect((await read()).total.amount).toBe("123.456");
});

it("makes codes of ours of the platform's, and passes on what it says where there is none", async () => {
  let code = 1003;
  const more = { errors: [{ name: "secret", reason: "too short" }], data: { captcha: true } };
  const login = (_: Asked, res: ServerResponse) => refuse(res, code, more);
  await using t = await foreign(
    { "POST /api/v1/auth/sign-in": login, "GET /api/v1/wallet": (_, res) => refuse(res, 1401) },
    "t-1",
  );
  const logIn = () => sessionUpstream(t.scope).logIn({ username: "demo", password: "hunter2", remember: false });
  await expect(logIn()).rejects.toMatchObject({
    code: "ACCOUNT_LOCKED",
    isCoded: true,
    fields: [{ field: "password", rule: "too short" }],
    value: { captcha: true },
  });
  code = 777;
  await expect(logIn()).rejects.toMatchObject({ code: "LOGIN_FAILED", isCoded: false, said: "said by the platform" });
  await expect(logIn()).rejects.not.toThrow(/hunter2|said by/);
  await expect(walletUpstream(t.scope).balance()).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
  expect(t.ended).toEqual(["over"]);
});

it("never repeats a change of a platform without keys, and repeats reads and changes with one", async () => {
  const busy = (_: Asked, res: ServerResponse) => res.writeHead(503, { "retry-after": "0" }).end();
  const order = change("POST /lgw/orders", z.unknown());
  const tries = async () => {
    await using t = await foreign({ "POST /api/v1/bets": busy, "GET /api/v1/wallet": busy }, "t-1");
    await expect(order(t.scope, { body: { stake: "1.50" } })).rejects.toMatchObject({ status: 503 });
    await expect(walletUpstream(t.scope).balance()).rejects.toMatchObject({ status: 503 });
    return t.asked.flatMap(({ request, body }) =>
      request.startsWith("POST") ? [JSON.parse(body)] : [request.slice(0, 3)],
    );
  };
  const entry = (idempotency: string) =>
    `calls: { POST /lgw/orders: { request: POST /api/v1/bets, body: { cents: stake | minor(2) }${idempotency} } }`;
  write("lottery.yaml", entry(""));
  expect(await tries()).toEqual([{ cents: 150 }, "GET", "GET", "GET"]);
  write("lottery.yaml", entry(", idempotency: { body: ref }"));
  const [first, ...others] = await tries();
  expect(first).toEqual({ cents: 150, ref: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(others).toEqual([first, first, "GET", "GET", "GET"]);
});

it("says that a missing call is no part of the site, without asking the platform", async () => {
  await using t = await foreign();
  for (const asked of [passkeyLoginUpstream(t.scope).begin(), gamesUpstream(t.scope).recent()]) {
    expect(codeFor(await asked.catch((error: unknown) => error))).toBe("FEATURE_DISABLED");
  }
  expect(t.asked).toEqual([]);
  // A route that the platform turns out not to have is the same.
  const session = sessionUpstream(t.scope).revoke("s-1");
  expect(codeFor(await session.catch((error: unknown) => error))).toBe("FEATURE_DISABLED");
});

it("does a call by a function, which asks several times and refuses", async () => {
  const cents = { value: 1050 };
  const more: Handlers = {
    "GET /api/v1/wallet/places/main": (_, res) => ok(res, { cents: cents.value }),
    "POST /api/v1/wallet/moves": (_, res) => ok(res, { currency: "VND" }),
    "GET /api/v1/wallet/places": (_, res) => ok(res, { currency: "VND", places: [{ kind: "GAME", cents: 7 }] }),
  };
  await using t = await foreign(more, "t-1");
  const move = () => walletUpstream(t.scope).transfer({ from: "main", to: "PGS", amount: null, idempotencyKey: "k" });
  expect(await move()).toEqual({ amount: "10.50", currency: "VND" });
  expect(t.asked.map(({ request, body }) => [request, body])).toEqual([
    ["GET /api/v1/wallet/places/main", ""],
    ["POST /api/v1/wallet/moves", '{"from":"main","to":"PGS","cents":1050}'],
  ]);
  cents.value = 0;
  await expect(move()).rejects.toMatchObject({ code: "BALANCE_NOT_ENOUGH" });
  write(
    "wallet.ts",
    "export function transfer({ values }: { values: unknown }) { throw new TypeError(JSON.stringify(values)); }",
  );
  await t.adapter.reload();
  await expect(move()).rejects.toThrow(/a function of the adapter failed: TypeError\)$/);
});

it("keeps made-up ids and hostile answers from doing harm", async () => {
  const bodies = [
    '{"code":0,"data":{"__proto__":{"sumBalance":"1"},"constructor":1}}',
    "[]",
    "null",
    "<html>",
    '{"code":{},"data":1}',
    '{"code":"__proto__"}',
    '{"code":0,"data":[[[[]]]]}',
  ];
  const wallet = (_: Asked, res: ServerResponse) => res.end(bodies[0]);
  await using t = await foreign(
    { "GET /api/v1/wallet": wallet, "POST /api/v1/auth/sessions/x/end": (_, res) => ok(res, null) },
    "t-1",
  );
  while (bodies.length > 0) {
    t.scope.forget();
    const error: unknown = await walletUpstream(t.scope)
      .balance()
      .catch((thrown: unknown) => thrown);
    expect(codeFor(error), bodies[0]).toBe("UPSTREAM_UNAVAILABLE");
    bodies.shift();
  }
  t.asked.length = 0;
  for (const id of ["..", "", "."])
    await expect(sessionUpstream(t.scope).revoke(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(t.asked).toEqual([]);
  await sessionUpstream(t.scope)
    .revoke("../x?y")
    .catch(() => undefined);
  expect(t.requests()).toEqual(["POST /api/v1/auth/sessions/..%2Fx%3Fy/end"]);
});

it("leaves calls without an entry as they are, and sends no id that is another call of the platform's", async () => {
  for (const file of ["session.yaml", "wallet.yaml"]) rmSync(join(folder, file));
  write("platform.yaml", "{}");
  write(
    "games.yaml",
    `calls:
  GET /wps/relay/GCSGAME_gameList: { request: GET /api/games }
  DELETE /wps/session/{id}: { request: "GET /api/{id}" }`,
  );
  const list = (_: Asked, res: ServerResponse) => answer(res, { success: true, value: { ids: ["1"] } });
  await using t = await foreign({ "GET /wps/other": list, "POST /wps/form": list }, "t-1");
  const other = ownRead("GET /wps/other", z.object({ ids: z.array(z.string()) }));
  expect(await other(t.scope, { query: { a: "b c", none: undefined } })).toEqual({ ids: ["1"] });
  await change("POST /wps/form", z.unknown(), { form: true })(t.scope, { body: { a: 1, none: null } });
  expect(t.asked.map(({ request, body }) => [request, body])).toEqual([
    ["GET /wps/other?a=b%20c", ""],
    ["POST /wps/form", "a=1"],
  ]);
  expect(t.asked[0]?.headers).toMatchObject({
    authorization: "Bearer t-1",
    merchant: "atrium",
    language: "VI",
    device: "WEB",
  });
  await expect(sessionUpstream(t.scope).revoke("games")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
