import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { compactDecrypt } from "jose";
import { describe, expect, it } from "vitest";
import { ServiceLinks } from "../../support/serviceLinks.ts";
import { publicKeyOf, seal, sealShort } from "./ciphers.ts";
import { platformFile, type ServiceLinkForm } from "./format.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
const bare = publicKey.export({ type: "spki", format: "der" }).toString("base64");
const jwk = { ...publicKey.export({ format: "jwk" }), kid: "k1" };
const text = JSON.stringify({ login_name: "demo", secret: "hunter2 ✓" });

/** The form of a cipher as a file has it, with what it leaves out. */
const formOf = (kind: string, more: object = {}) =>
  platformFile.parse({ ciphers: { it: { kind, key: { inline: pem }, ...more } } }).ciphers?.it;
function bodyForm(kind: string, more: object = {}) {
  const form = formOf(kind, more);
  if (form === undefined || form.kind === "rsa") throw new Error("not for bodies");
  return form;
}
function shortForm(more: object = {}) {
  const form = formOf("rsa", more);
  if (form?.kind !== "rsa") throw new Error("not for fields");
  return form;
}

/** What the platform reads by node's own functions: `k` is the wrapped key, `n` the IV, `d` the data and `t` the tag. */
function opened({ body, headers }: Awaited<ReturnType<typeof seal>>, how: Reading): string {
  const sent: Record<string, string> = typeof body === "string" ? { d: body } : { ...body };
  headers.forEach((value, index) => {
    if (index % 2 === 1) sent[headers[index - 1] ?? ""] = value;
  });
  const bytes = (name: string) => Buffer.from(sent[name] ?? "", how.encoding);
  const unwrapped = privateDecrypt({ key: privateKey, ...how.rsa }, bytes("k"));
  const key = how.wraps === undefined ? unwrapped : Buffer.from(unwrapped.toString(), how.wraps);
  const ivLength = how.algorithm.endsWith("gcm") ? 12 : 16;
  const [iv, rest] =
    sent.n === undefined ? [bytes("d").subarray(0, ivLength), bytes("d").subarray(ivLength)] : [bytes("n"), bytes("d")];
  if (!how.algorithm.endsWith("gcm")) {
    const decipher = createDecipheriv(how.algorithm, key, iv);
    return decipher.update(rest, undefined, "utf8") + decipher.final("utf8");
  }
  const [data, tag] = sent.t === undefined ? [rest.subarray(0, -16), rest.subarray(-16)] : [rest, bytes("t")];
  const decipher = createDecipheriv("aes-256-gcm", key, iv).setAuthTag(tag);
  return decipher.update(data, undefined, "utf8") + decipher.final("utf8");
}

interface Reading {
  algorithm: string;
  encoding: BufferEncoding;
  wraps?: BufferEncoding;
  rsa: { padding: number; oaepHash?: string };
}

const oaep = (oaepHash: string) => ({ padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash });
const pkcs1 = { padding: constants.RSA_PKCS1_PADDING };
const apart = { wrappedKey: { header: "k" }, iv: { field: "n" }, data: { field: "d" } };
const whole = { wrappedKey: { header: "k" }, iv: "prefix", data: "body" };
const fields = { wrappedKey: { field: "k" }, iv: { field: "n" }, data: { field: "d" }, tag: { field: "t" } };

describe("bodies that the platform decrypts", () => {
  const key = publicKeyOf(pem);

  it.each<[string, object, Reading]>([
    ["aes-cbc", apart, { algorithm: "aes-256-cbc", encoding: "base64", rsa: oaep("sha256") }],
    [
      "aes-gcm",
      { ...fields, keyId: { field: "id" }, encoding: "hex", wraps: "hex", padding: "oaep-sha1" },
      { algorithm: "aes-256-gcm", encoding: "hex", wraps: "hex", rsa: oaep("sha1") },
    ],
    [
      "aes-gcm",
      { ...whole, encoding: "base64url" },
      { algorithm: "aes-256-gcm", encoding: "base64url", rsa: oaep("sha256") },
    ],
    [
      "aes-cbc",
      { ...whole, bits: 128, wraps: "base64", padding: "pkcs1" },
      { algorithm: "aes-128-cbc", encoding: "base64", wraps: "base64", rsa: pkcs1 },
    ],
  ])("%s %j", async (kind, more, how) => {
    const form = bodyForm(kind, more);
    const [first, second] = [await seal(text, form, publicKeyOf(jwk)), await seal(text, form, publicKeyOf(bare))];
    expect([opened(first, how), opened(second, how)]).toEqual([text, text]);
    expect(first.body).not.toEqual(second.body);
    if ("keyId" in more)
      expect([first.body, second.body]).toEqual([
        expect.objectContaining({ id: "k1" }),
        expect.not.objectContaining({ id: "k1" }),
      ]);
  });

  it("JWE with a key that is no JWK, and RSA for short fields", async () => {
    const { body } = await seal(text, bodyForm("jwe"), key);
    const { plaintext, protectedHeader } = await compactDecrypt(String(body), privateKey);
    expect([new TextDecoder().decode(plaintext), protectedHeader.enc, protectedHeader.kid]).toEqual([
      text,
      "A256GCM",
      undefined,
    ]);
    const short = sealShort("hunter2", shortForm({ encoding: "hex", padding: "pkcs1" }), key);
    const padding = constants.RSA_PKCS1_PADDING;
    expect(privateDecrypt({ key: privateKey, padding }, Buffer.from(short, "hex")).toString()).toBe("hunter2");
    expect(() => sealShort("x".repeat(500), shortForm(), key)).toThrow(/too long/);
  });

  it.each([["no key"], [undefined], [{ kty: "EC" }], [{ ...jwk, n: "!" }], ["{"]])("refuse %j as a key", (found) => {
    expect(() => publicKeyOf(found)).toThrow(/no usable key/);
  });
});

describe("links to customer service", () => {
  const key = Buffer.from("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff", "hex");
  const links = new ServiceLinks({ key, hosts: new Set(["help.example"]) });
  // Made with OpenSSL's `enc -aes-256-cbc` and with node's `aes-256-gcm`, for https://help.example/room?id=7.
  it.each<[ServiceLinkForm, string]>([
    [{ kind: "aes-cbc", encoding: "base64" }, "AQIDBAUGBwgJCgsMDQ4PEK/CRvM3Adp+8pCfI0q+AWhlIh4B56iWhraznc3D5cYe"],
    [
      { kind: "aes-gcm", encoding: "hex" },
      "0102030405060708090a0b0c120671d09b2d8a6e829dd7b1428a67731eeecf921883892c41ad9dcb7100861bf45ba85e00efa4261702d83de084",
    ],
    [{ kind: "none" }, "https://help.example/room?id=7"],
  ])("%j: a fixed vector opens, another text does not", async (form, sealed) => {
    expect(await links.open(sealed, form)).toBe("https://help.example/room?id=7");
    await expect(links.open(`00${sealed.slice(2)}`.replace("help", "evil"), form)).rejects.toThrow(/service link/);
  });
});
