import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes, randomUUID } from "node:crypto";

/** Encrypts a body for the platform: JWE compact, RSA-OAEP-256 with A256GCM. */
export function sealed(body: unknown, jwk: Record<string, string>): string {
  const iat = Math.floor(Date.now() / 1000);
  const header = { alg: "RSA-OAEP-256", enc: "A256GCM", kid: jwk.kid, cty: "json", iat, jti: randomUUID() };
  const [head, key, iv] = [Buffer.from(JSON.stringify(header)).toString("base64url"), randomBytes(32), randomBytes(12)];
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" }, key);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(head));
  const text = Buffer.concat([cipher.update(JSON.stringify(body)), cipher.final()]);
  return [head, ...[wrapped, iv, text, cipher.getAuthTag()].map((part) => part.toString("base64url"))].join(".");
}
