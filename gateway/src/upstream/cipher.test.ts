import type { ServerResponse } from "node:http";
import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { ok, openScope, refuse, startPlatform } from "../testing/platform.ts";
import { change } from "./calls.ts";

const secret = change("POST /wps/thing/secret", z.object({ said: z.string() }), { encrypt: true });

async function keyPair(kid: string, iat?: number) {
  const { publicKey, privateKey } = await generateKeyPair("RSA-OAEP-256", { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: "RSA-OAEP-256", use: "enc", iat } };
}
type KeyPair = Awaited<ReturnType<typeof keyPair>>;

/** A platform that reads payloads with one key and publishes others. */
async function answer(
  path: string,
  body: string,
  res: ServerResponse,
  published: readonly KeyPair[],
  reading: KeyPair,
) {
  if (path === "GET /wps/system/encryptionKey") return ok(res, { keys: published.map(({ jwk }) => jwk) });
  const opened = await compactDecrypt(body, reading.privateKey).catch(() => undefined);
  if (opened === undefined) return refuse(res, 400, "PAYLOAD_INVALID");
  ok(res, { said: JSON.stringify([opened.protectedHeader, JSON.parse(new TextDecoder().decode(opened.plaintext))]) });
}

it("encrypts each body anew for the newest key, and fetches the keys once", async () => {
  const [old, newest] = [await keyPair("old", 1_000), await keyPair("newest", 2_000)];
  await using platform = await startPlatform(
    ({ request, body }, res) => void answer(request, body, res, [old, newest], newest),
  );
  await using caller = openScope([platform.origin]);
  const body = { password: "correct horse battery staple" };
  const [header, plain] = JSON.parse((await secret(caller.scope, { body })).said);
  expect(plain).toEqual(body);
  expect(header).toEqual({
    alg: "RSA-OAEP-256",
    enc: "A256GCM",
    kid: "newest",
    cty: "json",
    iat: expect.closeTo(Date.now() / 1000, -1),
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await secret(caller.scope, { body });
  const [, first, second] = platform.asked;
  expect(platform.requests()).toEqual([
    "GET /wps/system/encryptionKey",
    "POST /wps/thing/secret",
    "POST /wps/thing/secret",
  ]);
  expect(first?.headers["content-type"]).toBe("application/jose");
  expect(first?.body).not.toBe(second?.body);
  expect(JSON.stringify(platform.asked)).not.toContain("battery");
});

describe("when the platform refuses a body", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const sixSecondsLater = () => vi.setSystemTime(Date.now() + 6_000);

  it("sends it again with the newer key", async () => {
    const [retired, fresh] = [await keyPair("retired"), await keyPair("fresh")];
    let key = retired;
    await using platform = await startPlatform(({ request, body }, res) => void answer(request, body, res, [key], key));
    await using caller = openScope([platform.origin]);
    await secret(caller.scope, { body: {} });
    key = fresh;
    sixSecondsLater();
    platform.asked.length = 0;
    // The second one is refused while the first one fetches the key.
    await Promise.all([secret(caller.scope, { body: {} }), secret(caller.scope, { body: {} })]);
    expect(platform.requests().toSorted()).toEqual([
      "GET /wps/system/encryptionKey",
      ...Array(4).fill("POST /wps/thing/secret"),
    ]);
  });

  it("asks for the key once in five seconds, whatever callers send", async () => {
    const [published, another] = [await keyPair("published"), await keyPair("another")];
    await using platform = await startPlatform(
      ({ request, body }, res) => void answer(request, body, res, [published], another),
    );
    await using caller = openScope([platform.origin]);
    const send = () => secret(caller.scope, { body: {} });
    const fetches = () => platform.requests().filter((request) => request.startsWith("GET")).length;
    await expect(send()).rejects.toMatchObject({ code: "PAYLOAD_INVALID" });
    expect(fetches()).toBe(1);
    sixSecondsLater();
    const refused = await Promise.allSettled(Array.from({ length: 20 }, send));
    expect(refused.map(({ status }) => status)).toEqual(Array(20).fill("rejected"));
    expect(fetches()).toBe(2);
    await expect(send()).rejects.toMatchObject({ code: "PAYLOAD_INVALID" });
    expect(fetches()).toBe(2);
    // Without a newer key nothing is sent twice.
    expect(platform.asked).toHaveLength(2 + 22);
  });
});

it("uses a key that is due until the platform sends the next one, but for no more than a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const [old, fresh] = [await keyPair("old"), await keyPair("fresh")];
  let key = old;
  let isFailing = false;
  await using platform = await startPlatform(({ request, body }, res) => {
    if (isFailing && request.startsWith("GET")) refuse(res, 500, "INTERNAL");
    else void answer(request, body, res, [key], key);
  });
  await using caller = openScope([platform.origin]);
  const send = async () => {
    caller.scope.restart(Date.now());
    return JSON.parse((await secret(caller.scope, { body: {} })).said)[0].kid;
  };
  expect(await send()).toBe("old");
  isFailing = true;
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await send()).toBe("old");
  // The platform refuses the old key before the renewal has come.
  isFailing = false;
  key = fresh;
  vi.setSystemTime(Date.now() + 6_000);
  expect(await send()).toBe("fresh");
  isFailing = true;
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  await expect(send()).rejects.toMatchObject({ code: "INTERNAL" });
});

it.each([
  ["no keys", { keys: [] }],
  ["another kind of key", { keys: [{ kty: "EC", kid: "1" }] }],
  ["nonsense", "key"],
])("sends nothing unencrypted when the platform publishes %s", async (_, published) => {
  await using platform = await startPlatform((_asked, res) => ok(res, published));
  await using caller = openScope([platform.origin]);
  await expect(secret(caller.scope, { body: {} })).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  expect(platform.requests()).toEqual(["GET /wps/system/encryptionKey"]);
});
