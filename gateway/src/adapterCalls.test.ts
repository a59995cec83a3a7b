import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
import { Ledger } from "./upstream/ledger.ts";
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

/** What the platform answers: a body as JSON or as it is, or a status alone. */
type Handlers = Readonly<Record<string, (asked: Asked) => object | string | number>>;
const ok = (data: unknown) => ({ code: 0, data, msg: "ok" });
const refused = (code: number, more: object = {}) => ({ code, msg: "said by the platform", ...more });

const gameId = "1234567890123456789";
const row = {
  node_id: "LONG",
  title: { en: "Game 7" },
  vendor: { code: "PGS", name: "Pocket" },
  kind: "slots",
  state: 2,
};
const game = { ...row, min_bet_cents: 1250, is_hot: 1, demo_off: 0, tag_list: "a,b", released_at: 1_700_000_000 };
const wallet = { balance_cents: 123_456, free_cents: 5, currency: "VND", updated_at: 1_700_000_000 };
const handlers: Handlers = {
  "GET /api/v1/crypto/key": () => ok({ public_key: pem }),
  // Its ids are numbers that JavaScript can't hold.
  "GET /api/v1/lobby/games": () =>
    JSON.stringify(ok({ total: 29, currency: "VND", rows: [game, {}] })).replace('"LONG"', gameId),
  "GET /api/v1/wallet": () => ok(wallet),
};

/** Starts the foreign platform. The scope sends its calls by the folder's adapter. */
async function foreign(more: Handlers = {}) {
  const platform = await startPlatform((asked, res) => {
    const reply = { ...handlers, ...more }[asked.request.split("?")[0] ?? ""]?.(asked);
    if (typeof reply === "number") res.writeHead(reply, { "retry-after": "0" }).end();
    else if (reply === undefined) res.writeHead(404).end(JSON.stringify(refused(404)));
    else res.end(typeof reply === "string" ? reply : JSON.stringify(reply));
  });
  const reloads: object[] = [];
  const adapter = await AdapterSource.open(folder, (result) => void reloads.push(result));
  const { scope, ended, origins } = openScope([platform.origin], { token: "t-1", language: "VI" }, {}, adapter);
  return {
    ...{ scope, ended, adapter, reloads, asked: platform.asked },
    requests: () => platform.asked.map(({ request, body }) => (body === "" ? request : `${request} ${body}`)),
    async [Symbol.asyncDispose]() {
      adapter.close();
      await origins.close();
      await platform[Symbol.asyncDispose]();
    },
  };
}

const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "none",
    (error) => maskError(error, { language: "EN", requestId: "r" }, () => undefined).extensions.code,
  );

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

const demo = { username: "demo", password: "hunter2", remember: true };

it("logs in with an encrypted body, under the platform's names and headers", async () => {
  const login = { access_token: "t-2", is_first: 0, password_state: "EXPIRED", expires_at: 1_800_000_000 };
  await using t = await foreign({ "POST /api/v1/auth/sign-in": () => ok(login) });
  const credentials = { ...demo, captcha: { id: "c1", text: "ab12" } };
  expect(await sessionUpstream.make(t.scope).logIn(credentials)).toMatchObject({
    token: "t-2",
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
  const { headers = {} } = sent ?? {};
  expect(headers).toMatchObject({ "x-brand": "atrium", "x-lang": "vi-VN", "x-terminal": "h5", "x-app-version": "1.0" });
  expect([headers.merchant, headers["x-token"], headers.authorization]).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify(t.asked)).not.toContain("hunter2");
});

it("asks again with the platform's new key", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  let key = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ type: "spki", format: "pem" });
  const signIn = (asked: Asked) => {
    try {
      decrypted(asked);
      return ok({ access_token: "t-2" });
    } catch {
      return refused(5001);
    }
  };
  await using t = await foreign({
    "GET /api/v1/crypto/key": () => ok({ public_key: key }),
    "POST /api/v1/auth/sign-in": signIn,
  });
  await expect(sessionUpstream.make(t.scope).logIn(demo)).rejects.toMatchObject({ code: "PAYLOAD_INVALID" });
  vi.setSystemTime(Date.now() + 6_000);
  key = pem;
  expect(await sessionUpstream.make(t.scope).logIn(demo)).toMatchObject({ token: "t-2" });
});

it("lists games: pages from 0, words by a table, cents, seconds, and rows that can't be read left out", async () => {
  await using t = await foreign();
  const query = { filter: { category: "RNG", search: "a b" }, sort: "POPULAR" } as const;
  const { items, total } = await gamesUpstream.make(t.scope).list(query, { pageNo: 2, pageSize: 28 });
  expect(t.requests()).toEqual(["GET /api/v1/lobby/games?category=slots&keyword=a%20b&page=1&size=28"]);
  expect([items.length, total]).toEqual([1, 29]);
  const [first] = items;
  if (first === undefined) throw new Error("no game");
  expect(first).toMatchObject({
    ...{ internalID: gameId, name: "Game 7", minBet: "12.50", currency: "VND", status: "MAINTENANCE" },
    ...{ isHot: true, hasDemo: true, tags: ["a", "b"], releasedAt: "2023-11-14T22:13:20.000Z" },
  });
  expect(await failureOf(gamesUpstream.make(t.scope).launch(first, { confirmTransfer: false }))).toBe(
    "FEATURE_DISABLED",
  );
  expect(t.requests()[1]).toBe(`POST /api/v1/games/${gameId}/launch vendor=PGS&terminal=h5`);
});

it("reads a balance once for equal bytes, and anew after the adapter has changed", async () => {
  await using t = await foreign();
  const read = () => {
    t.scope.forget();
    return walletUpstream.make(t.scope).balance();
  };
  t.scope.ledger = new Ledger();
  const first = await read();
  // Developers see the platform's own name beside ours.
  expect(t.scope.ledger.entries).toMatchObject([{ call: "GET /wps/v2/wallets/balance", theirs: "GET /api/v1/wallet" }]);
  expect(first).toMatchObject({ total: { amount: "1234.56" }, available: { amount: "0.05" } });
  expect((await read()).updatedAt).toBe(first.updatedAt);
  expect(t.asked[0]?.headers["x-token"]).toBe("t-1");
  edit("wallet.yaml", "balance_cents | minor(2)", "balance_cents | minor(3)");
  await vi.waitFor(() => expect(t.reloads).toHaveLength(1), 5_000);
  expect((await read()).total.amount).toBe("123.456");
  write("wallet.yaml", "calls: { GET /wps/v2/wallets/balance: { anwser: {} } }");
  await t.adapter.reload();
  const problem =
    'wallet.yaml:1: calls.GET /wps/v2/wallets/balance.anwser: there is no key "anwser": did you mean "answer"?';
  expect(t.reloads[1]).toEqual({ problem: expect.stringContaining(problem) });
  expect((await read()).total.amount).toBe("123.456");
});

it("makes codes of ours of the platform's, and passes on what it says where there is none", async () => {
  let code = 1003;
  const more = { errors: [{ name: "secret", reason: "too short" }], data: { captcha: true } };
  const signIn = () => refused(code, more);
  await using t = await foreign({ "POST /api/v1/auth/sign-in": signIn, "GET /api/v1/wallet": () => refused(1401) });
  const logIn = () => sessionUpstream.make(t.scope).logIn(demo);
  await expect(logIn()).rejects.toMatchObject({
    ...{ code: "ACCOUNT_LOCKED", isCoded: true, value: { captcha: true } },
    fields: [{ field: "password", rule: "too short" }],
  });
  code = 777;
  await expect(logIn()).rejects.toMatchObject({ code: "LOGIN_FAILED", isCoded: false, said: "said by the platform" });
  await expect(logIn()).rejects.not.toThrow(/hunter2|said by/);
  await expect(walletUpstream.make(t.scope).balance()).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
  expect(t.ended).toEqual(["over"]);
});

it("never repeats a change of a platform without keys, and repeats reads and changes with one", async () => {
  const order = change("POST /lgw/orders", z.unknown());
  const entry = (idempotency: string) =>
    `calls: { POST /lgw/orders: { request: POST /api/v1/bets, body: { cents: stake | minor(2) }${idempotency} } }`;
  const tries = async () => {
    await using t = await foreign({ "POST /api/v1/bets": () => 503, "GET /api/v1/wallet": () => 503 });
    await expect(order(t.scope, { body: { stake: "1.50" } })).rejects.toMatchObject({ status: 503 });
    await expect(walletUpstream.make(t.scope).balance()).rejects.toMatchObject({ status: 503 });
    return t.requests();
  };
  const read = "GET /api/v1/wallet";
  write("lottery.yaml", entry(""));
  expect(await tries()).toEqual(['POST /api/v1/bets {"cents":150}', read, read, read]);
  write("lottery.yaml", entry(", idempotency: { body: ref }"));
  const [first, ...others] = await tries();
  expect(first).toMatch(/"cents":150,"ref":"[0-9a-f-]{36}"/);
  expect(others).toEqual([first, first, read, read, read]);
});

it("says that a missing call is no part of the site, without asking the platform", async () => {
  await using t = await foreign();
  expect(await failureOf(passkeyLoginUpstream.make(t.scope).begin())).toBe("FEATURE_DISABLED");
  await expect(gamesUpstream.make(t.scope).recent()).rejects.toMatchObject({ call: "GET /wps/relay/GCS_recentGame" });
  expect(t.asked).toEqual([]);
});

it("does a call by an expression, or by a function, which asks several times and refuses", async () => {
  let cents = 1050;
  await using t = await foreign({
    "GET /api/v1/wallet/places": () =>
      ok({
        currency: "VND",
        places: [
          { kind: "GAME", cents: 7 },
          { kind: "GAME", cents: 4 },
        ],
      }),
    "GET /api/v1/wallet/places/main": () => ok({ cents }),
    "POST /api/v1/wallet/moves": () => ok({ currency: "VND" }),
  });
  expect(await walletUpstream.make(t.scope).funds()).toEqual({ games: { amount: "0.11", currency: "VND" } });
  const move = () =>
    walletUpstream.make(t.scope).transfer({ from: "main", to: "PGS", amount: null, idempotencyKey: "k" });
  expect(await move()).toEqual({ amount: "10.50", currency: "VND" });
  expect(t.requests().slice(1)).toEqual([
    "GET /api/v1/wallet/places/main",
    'POST /api/v1/wallet/moves {"from":"main","to":"PGS","cents":1050}',
  ]);
  cents = 0;
  await expect(move()).rejects.toMatchObject({ code: "BALANCE_NOT_ENOUGH" });
  write(
    "wallet.ts",
    "export const transfer = ({ values }: { values: object }) => { throw new TypeError(String(values)); };",
  );
  await t.adapter.reload();
  await expect(move()).rejects.toThrow(/a function of the adapter failed: TypeError\)$/);
});

it("keeps hostile answers and made-up ids from doing harm", async () => {
  let body = "";
  await using t = await foreign({ "GET /api/v1/wallet": () => body });
  const proto = '{"code":0,"data":{"__proto__":{"balance_cents":1},"constructor":1}}';
  for (body of [
    proto,
    "[]",
    "null",
    "<html>",
    '{"code":{},"data":1}',
    '{"code":"__proto__"}',
    '{"code":0,"data":[[]]}',
  ]) {
    t.scope.forget();
    expect(await failureOf(walletUpstream.make(t.scope).balance()), body).toBe("UPSTREAM_UNAVAILABLE");
  }
  t.asked.length = 0;
  for (const id of ["..", "", "."]) expect(await failureOf(sessionUpstream.make(t.scope).revoke(id))).toBe("NOT_FOUND");
  await failureOf(sessionUpstream.make(t.scope).revoke("../x?y"));
  expect(t.requests()).toEqual(["POST /api/v1/auth/sessions/..%2Fx%3Fy/end"]);
});

it("leaves calls without an entry as they are, and sends no id that is another call of the platform's", async () => {
  for (const file of ["session.yaml", "wallet.yaml"]) rmSync(join(folder, file));
  write("platform.yaml", "{}");
  const entries = [
    "GET /wps/relay/GCSGAME_gameList: { request: GET /api/games }",
    'DELETE /wps/session/{id}: { request: "GET /api/{id}" }',
  ];
  write("games.yaml", `calls:\n  ${entries.join("\n  ")}`);
  const list = () => ({ success: true, value: { ids: ["1"] } });
  await using t = await foreign({ "GET /wps/other": list, "POST /wps/form": list });
  const other = ownRead("GET /wps/other", z.object({ ids: z.array(z.string()) }));
  expect(await other(t.scope, { query: { a: "b c", none: undefined } })).toEqual({ ids: ["1"] });
  await change("POST /wps/form", z.unknown(), { form: true })(t.scope, { body: { a: 1, none: null } });
  expect(await failureOf(sessionUpstream.make(t.scope).revoke("games"))).toBe("NOT_FOUND");
  expect(t.requests()).toEqual(["GET /wps/other?a=b%20c", "POST /wps/form a=1"]);
  const usual = { authorization: "Bearer t-1", merchant: "atrium", language: "VI", device: "WEB" };
  expect(t.asked[0]?.headers).toMatchObject(usual);
});
