import { createPublicKey, type KeyObject, randomUUID } from "node:crypto";
import { CompactEncrypt } from "jose";
import { z } from "zod";
import { unavailable } from "../errors/upstreamError.ts";
import { type Answer, gatewayItself, type Sender } from "./http/outgoing.ts";
import { RenewedKey } from "./renewedKey.ts";

/** A public RSA key of the platform's. */
export interface PublicKey {
  /** Its modulus. */
  identity: string;
  kid: string | undefined;
  key: KeyObject;
}

const keySet = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal("RSA"),
        kid: z.string().min(1).max(200),
        n: z.string(),
        e: z.string(),
        iat: z.number().optional(),
      }),
    )
    .min(1),
});

/** Encrypts the bodies of `encrypt` calls. Another scheme is the business of an adapter. */
export class PayloadCipher {
  readonly #key: RenewedKey<PublicKey>;

  constructor(client: Sender) {
    this.#key = new RenewedKey(() => contractKey(client));
  }

  /** Encrypts a text and sends it. When the platform has another key by now, it is sent once more. */
  sending(text: string, send: (sealed: string) => Promise<Answer>): Promise<Answer> {
    return this.#key.sending(async (key) => send(await sealJwe(text, key)));
  }
}

/** JWE compact, RSA-OAEP-256 with A256GCM. */
export async function sealJwe(text: string, { kid, key }: PublicKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: "RSA-OAEP-256",
      enc: "A256GCM",
      ...(kid !== undefined && { kid }),
      cty: "json",
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
    })
    .encrypt(key);
}

/** The platform's key, as our contract has it. */
export async function contractKey(client: Sender): Promise<PublicKey> {
  const path = "/wps/system/encryptionKey";
  const answer = await client.send({ name: `GET ${path}`, path, caller: gatewayItself, milliseconds: 8_000 });
  const parsed = keySet.safeParse(answer.content);
  if (!parsed.success) throw unavailable("no usable key");
  // The newest key, or the first one when the keys have no dates.
  const newest = parsed.data.keys.reduce((best, key) => ((key.iat ?? 0) > (best.iat ?? 0) ? key : best));
  const key = createPublicKey({ key: { kty: "RSA", n: newest.n, e: newest.e }, format: "jwk" });
  return { identity: newest.n, kid: newest.kid, key };
}
