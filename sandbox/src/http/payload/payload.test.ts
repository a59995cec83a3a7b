import { expect, test } from "vitest";
import { startForFile } from "../../testing/startForFile.ts";

const { sandbox, clock, caller } = await startForFile({ rateLimits: false });

const credentials = { username: "demo", password: "Atrium!2026" };

async function send(jwe: string, contentType = "application/jose") {
  const headers = { "content-type": contentType };
  const answer = await fetch(`${sandbox.origin}/wps/session/login`, { method: "POST", headers, body: jwe });
  return { status: answer.status, ...JSON.parse(await answer.text()) };
}

test("refuses a login with a plain body", async () => {
  const plain = await caller.post("/wps/session/login", { body: credentials });
  expect([plain.status, plain.code]).toEqual([415, "PAYLOAD_NOT_ENCRYPTED"]);
  expect((await caller.post("/wps/session/login", { sealed: credentials })).code).toBe("OK");
});

test("reads a payload once, and refuses an old one", async () => {
  const jwe = await caller.seal(credentials);
  expect((await send(jwe)).code).toBe("OK");
  expect(await send(jwe)).toMatchObject({ status: 400, code: "PAYLOAD_REPLAYED" });
  const now = Math.floor(Date.now() / 1000);
  for (const iat of [now - 125, now + 125]) {
    expect((await send(await caller.seal(credentials, { iat }))).code).toBe("PAYLOAD_REPLAYED");
  }
  expect((await send(await caller.seal(credentials, { iat: now - 110 }))).code).toBe("OK");
});

test("refuses other algorithms, unknown keys and damaged payloads", async () => {
  const jwe = await caller.seal(credentials);
  const parts = jwe.split(".");
  const damaged = [
    ...parts.slice(0, 3),
    `${parts[3]?.startsWith("A") ? "B" : "A"}${parts[3]?.slice(1)}`,
    parts[4],
  ].join(".");
  for (const wrong of [
    await caller.seal(credentials, { alg: "RSA-OAEP" }),
    await caller.seal(credentials, { enc: "A128CBC-HS256" }),
    await caller.seal(credentials, { kid: "another" }),
    await caller.seal(credentials, { cty: "text" }),
    await caller.seal(credentials, { jti: "x".repeat(65) }),
    damaged,
    parts.slice(0, 4).join("."),
    "",
  ]) {
    expect(await send(wrong)).toMatchObject({ status: 400, code: "PAYLOAD_INVALID" });
  }
});

test("rotates keys weekly, and accepts the former key for one more day", async () => {
  const [first] = await caller.publicKeys();
  const sealedBefore = await caller.seal(credentials);
  const sealedLater = await caller.seal(credentials);
  clock.shiftTo(7 * 86_400_000);
  const [second, overlapping] = await caller.publicKeys();
  expect(second?.kid).not.toBe(first?.kid);
  expect(overlapping?.kid).toBe(first?.kid);
  expect((await send(sealedBefore)).code).toBe("OK");
  clock.shiftTo(8 * 86_400_000 + 60_000);
  expect((await caller.publicKeys()).map(({ kid }) => kid)).toEqual([second?.kid]);
  expect((await send(sealedLater)).code).toBe("PAYLOAD_INVALID");
  clock.shiftTo(0);
});
