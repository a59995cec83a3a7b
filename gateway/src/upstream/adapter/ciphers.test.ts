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

/** What the platform reads, by node's own functions. */
function opened(
  sealed: Awaited<ReturnType<typeof seal>>,
  how: {
    algorithm: "aes-128-cbc" | "aes-256-cbc" | "aes-256-gcm";
    encoding: BufferEncoding;
    key: (fields: Record<string, string>, headers: Record<string, string>) => string;
    hash?: string;
    padding?: number;
    wrapped?: BufferEncoding;
    parts: (fields: Record<string, string>, body: string) => { iv: Buffer; data: Buffer; tag?: Buffer };
  },
): string {
  const fields = typeof sealed.body === "string" ? {} : { ...sealed.body };
  const headers = Object.fromEntries(
    sealed.headers.flatMap((one, i) => (i % 2 ? [] : [[one, sealed.headers[i + 1] ?? ""]])),
  );
  const padding = how.padding ?? constants.RSA_PKCS1_OAEP_PADDING;
  const wrapped = Buffer.from(how.key(fields, headers), how.encoding);
  const unwrapped = privateDecrypt({ key: privateKey, padding, ...(how.hash && { oaepHash: how.hash }) }, wrapped);
  const key = how.wrapped === undefined ? unwrapped : Buffer.from(unwrapped.toString(), how.wrapped);
  const { iv, data, tag } = how.parts(fields, String(sealed.body));
  const decipher = createDecipheriv(how.algorithm, key, iv);
  if (tag !== undefined && "setAuthTag" in decipher) Object(decipher).setAuthTag(tag);
  return decipher.update(data, undefined, "utf8") + decipher.final("utf8");
}

describe("bodies that the platform decrypts", () => {
  const key = publicKeyOf(pem);

  it("AES-CBC with the wrapped key in a header, IV and data in fields", async () => {
    const form = bodyForm("aes-cbc", { wrappedKey: { header: "x-key" }, iv: { field: "iv" }, data: { field: "d" } });
    const sealed = await seal(text, form, key);
    const parts = (fields: Record<string, string>) => ({
      iv: Buffer.from(fields.iv ?? "", "base64"),
      data: Buffer.from(fields.d ?? "", "base64"),
    });
    const how = { algorithm: "aes-256-cbc", encoding: "base64", hash: "sha256", parts } as const;
    expect(opened(sealed, { ...how, key: (_, headers) => headers["x-key"] ?? "" })).toBe(text);
    expect((await seal(text, form, key)).body).not.toEqual(sealed.body);
  });

  it("AES-GCM in hex, all in fields, with the key as text, its name and a tag of its own", async () => {
    const places = {
      wrappedKey: { field: "k" },
      iv: { field: "n" },
      data: { field: "d" },
      tag: { field: "t" },
      keyId: { field: "id" },
    };
    const form = bodyForm("aes-gcm", { ...places, encoding: "hex", wraps: "hex", padding: "oaep-sha1" });
    const sealed = await seal(text, form, publicKeyOf(jwk));
    expect(sealed.body).toMatchObject({ id: "k1" });
    const hex = (value = "") => Buffer.from(value, "hex");
    const parts = (fields: Record<string, string>) => ({ iv: hex(fields.n), data: hex(fields.d), tag: hex(fields.t) });
    const how = { algorithm: "aes-256-gcm", encoding: "hex", hash: "sha1", wrapped: "hex", parts } as const;
    expect(opened(sealed, { ...how, key: ({ k = "" }) => k })).toBe(text);
  });

  it("AES-128-CBC as one text behind its IV, with PKCS #1 and the key as base64", async () => {
    const form = bodyForm("aes-cbc", {
      wrappedKey: { header: "k" },
      iv: "prefix",
      data: "body",
      bits: 128,
      wraps: "base64",
      padding: "pkcs1",
    });
    const sealed = await seal(text, form, publicKeyOf(bare));
    const parts = (_: unknown, body: string) => {
      const bytes = Buffer.from(body, "base64");
      return { iv: bytes.subarray(0, 16), data: bytes.subarray(16) };
    };
    const how = {
      algorithm: "aes-128-cbc",
      encoding: "base64",
      padding: constants.RSA_PKCS1_PADDING,
      wrapped: "base64",
      parts,
    } as const;
    expect(opened(sealed, { ...how, key: (_, { k = "" }) => k })).toBe(text);
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
