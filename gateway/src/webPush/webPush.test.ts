import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { compactVerify, importJWK } from "jose";
import { Agent } from "undici";
import { expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";
import { encrypted } from "./encrypted.ts";
import { WebPushSender } from "./sender.ts";
import { vapidKeys } from "./webPush.config.ts";

const { sandbox, t } = await startForFile();

it("encrypts as the example of RFC 8291", () => {
  const message = encrypted(
    "When I grow up, I want to be a watermelon",
    {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    {
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
    },
  );
  expect(message.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

/** A browser: it decrypts what a push service gets. */
function openBrowser() {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  return {
    keys: { p256dh: curve.getPublicKey("base64url"), auth: auth.toString("base64url") },
    read(body: Buffer): unknown {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), sender]);
      const secret = derive(curve.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
      const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, -1).toString());
    },
  };
}

type Member = ReturnType<typeof t.client>;

/** What a member asks about browsers with these keys. */
const devicesOf = (member: Member, keys: ReturnType<typeof openBrowser>["keys"]) => ({
  subscribe: (endpoint: string, otherKeys: object = {}) =>
    member.run(
      `mutation ($input: SubscribeToWebPushInput!) { subscribeToWebPush(input: $input) {
        isSubscribed userErrors { code field } } }`,
      { input: { endpoint, ...keys, ...otherKeys } },
    ),
  has: async (at: string) =>
    (await member.run("query ($at: String!) { viewer { member { hasWebPush(endpoint: $at) } } }", { at })).at(
      "viewer.member.hasWebPush",
    ),
});

it("sends a message's notification to the browser, and forgets a browser that is gone", async () => {
  const got: { path: string; authorization: string; body: Buffer }[] = [];
  const service = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const path = incoming.url ?? "";
    got.push({ path, authorization: incoming.headers.authorization ?? "", body });
    outgoing.writeHead(path === "/gone" ? 410 : 201).end();
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const { port } = service.address() as AddressInfo;
  const browser = openBrowser();
  const member = await t.loggedIn("demo");
  const { subscribe, has: hasAt } = devicesOf(member, browser.keys);
  // The form of a key, and no point of the curve.
  const p256dh = Buffer.alloc(65, 4).toString("base64url");
  expect((await subscribe("https://fcm.googleapis.com/a", { p256dh })).at("subscribeToWebPush")).toMatchObject({
    isSubscribed: false,
    userErrors: [{ code: "VALIDATION_FAILED", field: ["p256dh"] }],
  });
  for (const wrong of [
    "http://push.example/a",
    "https://127.0.0.1/a",
    "https://localhost/a",
    "https://fcm.googleapis.com:8443/",
    // Names that their owners let lead anywhere.
    "https://10.0.0.1.nip.io/a",
    "https://fcm.googleapis.com.evil.example/a",
    "https://evilnotify.windows.com/a",
  ])
    expect((await subscribe(wrong)).at("subscribeToWebPush"), wrong).toMatchObject({
      isSubscribed: false,
      userErrors: [{ code: "VALIDATION_FAILED", field: ["endpoint"] }],
    });
  for (const path of ["alive", "gone"])
    expect((await subscribe(`https://fcm.googleapis.com/${path}`)).at("subscribeToWebPush.isSubscribed")).toBe(true);
  const has = (path: string) => hasAt(`https://fcm.googleapis.com/${path}`);

  const keys = t.gateway.config.section(vapidKeys);
  if (!keys) throw new Error("no keys");
  const { serviceKey = "" } = t.gateway.config;
  const warnings: string[] = [];
  const sender = new WebPushSender({
    keys,
    platforms: [sandbox.origin],
    serviceKey,
    warn: (message) => warnings.push(message),
    observer: {},
    dispatcher: new Agent().compose(
      (dispatch) => (options, handler) => dispatch({ ...options, origin: `http://127.0.0.1:${port}` }, handler),
    ),
  });
  expect(await sender.run()).toBe(0);
  await control(sandbox, "message", { username: "demo", title: "Your 500 USD" });
  expect(await sender.run()).toBe(2);
  await sender.idle();
  expect(got.map(({ path }) => path).sort()).toEqual(["/alive", "/gone"]);
  const notice = { body: "You have a new message.", path: "/?member=messageV2", tag: "MESSAGE" };
  for (const { body } of got) expect(browser.read(body)).toEqual(notice);
  const [, token = "", key = ""] = /^vapid t=(.+), k=(.+)$/.exec(got[0]?.authorization ?? "") ?? [];
  expect(key).toBe((await member.run("{ site { webPushKey } }")).at("site.webPushKey"));
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const { payload } = await compactVerify(token, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"));
  expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({ aud: "https://fcm.googleapis.com" });

  expect(await sender.run()).toBe(0);
  expect([await has("alive"), await has("gone")]).toEqual([true, false]);
  // After the logout the device gets nothing.
  await member.run("mutation { logOut(input: {}) { userErrors { code } } }");
  await control(sandbox, "message", { username: "demo", title: "Later" });
  expect(await sender.run()).toBe(0);
  expect(warnings).toEqual([]);
  await sender.close();
  service.close();
});

it("keeps the ten latest devices of a member, and gives a device to who used it last", async () => {
  const open = async (username: string) => {
    const member = await t.loggedIn(username);
    return devicesOf(member, openBrowser().keys);
  };
  const at = (device: number) => `https://fcm.googleapis.com/device-${device}`;
  const [owner, other] = [await open("vipclub"), await open("demo")];
  for (let device = 1; device <= 10; device += 1) await owner.subscribe(at(device));
  expect([await owner.has(at(1)), await owner.has(at(10))]).toEqual([true, true]);
  // The same device again is no other one.
  await owner.subscribe(at(10));
  expect(await owner.has(at(1))).toBe(true);
  await owner.subscribe(at(11));
  expect([await owner.has(at(1)), await owner.has(at(2)), await owner.has(at(11))]).toEqual([false, true, true]);
  await other.subscribe(at(11));
  expect([await owner.has(at(11)), await other.has(at(11))]).toEqual([false, true]);
});
