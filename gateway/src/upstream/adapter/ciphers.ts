import { constants, createCipheriv, createPublicKey, type KeyObject, publicEncrypt, randomBytes } from "node:crypto";
import { z } from "zod";
import { unavailable } from "../../errors/upstreamError.ts";
import { type PublicKey, sealJwe } from "../cipher.ts";
import type { CipherForm } from "./format.ts";

type AesForm = Extract<CipherForm, { kind: "aes-gcm" | "aes-cbc" }>;
type RsaForm = Extract<CipherForm, { kind: "rsa" }>;

/** An encrypted body: a text as it is, or fields. */
export interface Sealed {
  body: string | Readonly<Record<string, string>>;
  isJose: boolean;
  /** Names and values alternate. */
  headers: string[];
}

const jwk = z.object({
  kty: z.literal("RSA"),
  n: z.string().max(2_000),
  e: z.string().max(20),
  kid: z.string().max(200).optional(),
});

/** The key of a PEM text, of base64 of its bytes (SPKI) or of a JWK. Throws an UpstreamError that quotes nothing. */
export function publicKeyOf(found: unknown, id?: unknown): PublicKey {
  try {
    const parsed = typeof found === "string" && found.trimStart().startsWith("{") ? JSON.parse(found) : found;
    const { kid, ...parts } = typeof parsed === "string" ? {} : jwk.parse(parsed);
    const key = typeof parsed === "string" ? keyOfText(parsed) : createPublicKey({ key: { ...parts }, format: "jwk" });
    if (key.asymmetricKeyType !== "rsa" || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 1024) throw new Error();
    const said = typeof id === "string" || typeof id === "number" ? String(id) : kid;
    return { identity: String(key.export({ format: "jwk" }).n), kid: said, key };
  } catch {
    throw unavailable(
      "no usable key: it must be an RSA key of 1024 bits or more, as PEM, base64 of its bytes, or a JWK",
    );
  }
}

const keyOfText = (text: string) =>
  text.includes("-----BEGIN")
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text.replace(/\s/g, ""), "base64"), format: "der", type: "spki" });

/** Encrypts a body. */
export async function seal(text: string, form: Exclude<CipherForm, RsaForm>, key: PublicKey): Promise<Sealed> {
  return form.kind === "jwe" ? { body: await sealJwe(text, key), isJose: true, headers: [] } : sealAes(text, form, key);
}

/** Encrypts a short text with the platform's key. */
export const sealShort = (text: string, { padding, encoding }: RsaForm, { key }: PublicKey): string =>
  rsa(Buffer.from(text), padding, key).toString(encoding);

function sealAes(text: string, form: AesForm, { key: rsaKey, kid }: PublicKey): Sealed {
  const { bits, encoding, wraps, padding } = form;
  const key = randomBytes(bits / 8);
  const isGcm = form.kind === "aes-gcm";
  const iv = randomBytes(isGcm ? 12 : 16);
  const { data, tag } = isGcm ? gcm(text, key, iv, bits) : { data: cbc(text, key, iv, bits), tag: Buffer.alloc(0) };
  const isAppended = form.kind === "aes-cbc" || form.tag === "append";
  const sealed = Buffer.concat([...(form.iv === "prefix" ? [iv] : []), data, ...(isAppended ? [tag] : [])]);
  const wrapped = rsa(wraps === "bytes" ? key : Buffer.from(key.toString(wraps)), padding, rsaKey);

  const fields: Record<string, string> = {};
  const headers: string[] = [];
  const put = (place: AesForm["wrappedKey"], value: string) => {
    if ("field" in place) fields[place.field] = value;
    else headers.push(place.header, value);
  };
  put(form.wrappedKey, wrapped.toString(encoding));
  if (form.iv !== "prefix") put(form.iv, iv.toString(encoding));
  if (form.kind === "aes-gcm" && form.tag !== "append") put(form.tag, tag.toString(encoding));
  if (form.keyId !== undefined && kid !== undefined) put(form.keyId, kid);
  if (form.data === "body") return { body: sealed.toString(encoding), isJose: false, headers };
  put(form.data, sealed.toString(encoding));
  return { body: fields, isJose: false, headers };
}

function gcm(text: string, key: Buffer, iv: Buffer, bits: AesForm["bits"]) {
  const cipher = createCipheriv(`aes-${bits}-gcm`, key, iv);
  const data = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return { data, tag: cipher.getAuthTag() };
}

function cbc(text: string, key: Buffer, iv: Buffer, bits: AesForm["bits"]): Buffer {
  const cipher = createCipheriv(`aes-${bits}-cbc`, key, iv);
  return Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
}

function rsa(bytes: Buffer, padding: RsaForm["padding"], key: KeyObject): Buffer {
  try {
    if (padding === "pkcs1") return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, bytes);
    const oaepHash = padding === "oaep-sha1" ? "sha1" : "sha256";
    return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash }, bytes);
  } catch {
    throw unavailable("a value is too long for the adapter's RSA key");
  }
}
