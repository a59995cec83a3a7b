import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser's subscription, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

const RECORD = 4096;
const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/**
 * A message that only the browser can read: RFC 8291, in the form `aes128gcm` of RFC 8188. The test gives salt and key,
 * which are random otherwise. Throws for keys that are no keys.
 */
export function encrypted(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt = randomBytes(16), privateKey }: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const curve = createECDH("prime256v1");
  if (privateKey) curve.setPrivateKey(privateKey);
  else curve.generateKeys();
  const [own, browser] = [curve.getPublicKey(), Buffer.from(p256dh, "base64url")];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser, own]);
  const secret = derived(curve.computeSecret(browser), Buffer.from(auth, "base64url"), info, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // The byte 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD, 16);
  header.writeUInt8(own.length, 20);
  return Buffer.concat([header, own, sealed, cipher.getAuthTag()]);
}
