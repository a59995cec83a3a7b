import { randomUUID } from "node:crypto";
import { desc, notInArray, sql } from "drizzle-orm";
import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { seal, unseal } from "../../sealing.ts";
import type { Clock } from "../../time/clock.ts";
import { DAY_MS } from "../../time/units.ts";
import { PlatformError } from "../errors.ts";
import { payloadKeys, readPayloads } from "./payload.tables.ts";

const ALG = "RSA-OAEP-256";
const ENC = "A256GCM";
const CONTENT = "json";
const PURPOSE = "payload keys";
const MAX_AGE_S = 120;
const HANDED_OUT_MS = 7 * DAY_MS;
const OVERLAP_MS = DAY_MS;
/** A `kid` that is unknown here makes this process read the table at most this often. */
const LOOK_AGAIN_MS = 1_000;
const JTI = /^[\x20-\x7e]{1,64}$/;

interface KeyPair {
  kid: string;
  privateKey: CryptoKey | Uint8Array;
  jwk: JWK;
  /** Time of creation, in epoch ms. */
  since: number;
}

type Row = typeof payloadKeys.$inferSelect;

/**
 * Decrypts payloads that callers encrypted with the platform's public key, each at most once. All processes have the
 * same keys. A key is published for a week and accepted for one day more. The rotation uses the platform's time; all
 * other times are the database's.
 */
export class PayloadKeys {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #serviceKey: string;
  /** The newest first. Empty until a key is needed, because generating one takes seconds. */
  #pairs: Promise<KeyPair[]> = Promise.resolve([]);
  #readAt = 0;

  constructor(db: Database, clock: Clock, { serviceKey }: { readonly serviceKey: string }) {
    this.#db = db;
    this.#clock = clock;
    this.#serviceKey = serviceKey;
  }

  /** The public keys, the preferred one first. */
  async jwks(): Promise<{ keys: JWK[] }> {
    return { keys: (await this.#current()).map(({ jwk }) => jwk) };
  }

  /** The plain text of a JWE in compact form; throws PAYLOAD_INVALID or PAYLOAD_REPLAYED. */
  async decrypt(jwe: string): Promise<string> {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, ({ kid }) => this.#privateKey(kid), {
      keyManagementAlgorithms: [ALG],
      contentEncryptionAlgorithms: [ENC],
    }).catch(() => {
      throw new PlatformError("PAYLOAD_INVALID");
    });
    if (protectedHeader.cty !== CONTENT) throw new PlatformError("PAYLOAD_INVALID");
    await this.#refuseReplay(protectedHeader.iat, protectedHeader.jti);
    return new TextDecoder().decode(plaintext);
  }

  async #privateKey(kid: string | undefined): Promise<KeyPair["privateKey"]> {
    const find = (pairs: KeyPair[]) => pairs.find((pair) => pair.kid === kid)?.privateKey;
    const known = find(await this.#current());
    if (known) return known;
    // Another process may have made a key since.
    if (Date.now() - this.#readAt > LOOK_AGAIN_MS) this.#replace((pairs) => this.#read(this.#db, pairs));
    const found = find(await this.#current());
    if (!found) throw new PlatformError("PAYLOAD_INVALID");
    return found;
  }

  /** The keys that are accepted now, with a new one when the newest is a week old. */
  #current(): Promise<KeyPair[]> {
    const now = this.#clock.now().getTime();
    return this.#replace(async (pairs) => {
      if (isDue(pairs, now)) return this.#renewed(pairs, now);
      const [newest] = pairs;
      return newest && now - newest.since >= OVERLAP_MS ? [newest] : pairs;
    });
  }

  /** One change at a time. A failed one leaves the keys as they are. */
  #replace(change: (pairs: KeyPair[]) => Promise<KeyPair[]>): Promise<KeyPair[]> {
    const before = this.#pairs;
    const after = before.then(change);
    this.#pairs = after.catch(() => before);
    return after;
  }

  /** The keys with a new one, unless another process made it. */
  async #renewed(known: readonly KeyPair[], now: number): Promise<KeyPair[]> {
    const stored = await this.#read(this.#db, known);
    if (!isDue(stored, now)) return stored;
    // Before the transaction, because this takes long.
    const row = await this.#newRow(now);
    return this.#db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${payloadKeys} in share row exclusive mode`);
      const others = await this.#read(tx, known);
      if (!isDue(others, now)) return others;
      await tx.insert(payloadKeys).values(row);
      const newest = tx.select({ id: payloadKeys.id }).from(payloadKeys).orderBy(desc(payloadKeys.id)).limit(2);
      await tx.delete(payloadKeys).where(notInArray(payloadKeys.id, newest));
      return this.#read(tx, known);
    });
  }

  /** The stored keys, at most two. Those that were sealed with another service key are left out. */
  async #read(tx: Tx, known: readonly KeyPair[]): Promise<KeyPair[]> {
    this.#readAt = Date.now();
    const rows = await tx.select().from(payloadKeys).orderBy(desc(payloadKeys.id)).limit(2);
    const pairs = rows.map((row) => known.find(({ kid }) => kid === row.kid) ?? this.#opened(row));
    return (await Promise.all(pairs)).filter((pair) => pair !== undefined);
  }

  async #opened({ kid, sealedKey, since }: Row): Promise<KeyPair | undefined> {
    const text = await unseal(this.#serviceKey, PURPOSE, sealedKey);
    if (text === undefined) return undefined;
    const { kty, n, e, ...secret }: JWK = JSON.parse(text);
    const jwk = { kty, n, e, kid, alg: ALG, use: "enc" };
    return { kid, jwk, privateKey: await importJWK({ kty, n, e, ...secret }, ALG), since: since.getTime() };
  }

  async #newRow(now: number): Promise<Omit<Row, "id">> {
    const { privateKey } = await generateKeyPair(ALG, { modulusLength: 3072, extractable: true });
    const sealedKey = await seal(this.#serviceKey, PURPOSE, JSON.stringify(await exportJWK(privateKey)));
    return { kid: randomUUID(), sealedKey, since: new Date(now) };
  }

  async #refuseReplay(iat: unknown, jti: unknown): Promise<void> {
    if (typeof iat !== "number" || !(typeof jti === "string" && JTI.test(jti))) {
      throw new PlatformError("PAYLOAD_INVALID");
    }
    if (Math.abs(Date.now() / 1000 - iat) > MAX_AGE_S) throw new PlatformError("PAYLOAD_REPLAYED");
    const noted = await this.#db.insert(readPayloads).values({ jti }).onConflictDoNothing().returning();
    if (noted.length === 0) throw new PlatformError("PAYLOAD_REPLAYED");
  }
}

/** Whether a new key is due. The platform's time may have been set back. */
const isDue = ([newest]: readonly KeyPair[], now: number) =>
  newest === undefined || Math.abs(now - newest.since) >= HANDED_OUT_MS;

/** Whether a request's body is encrypted, by its content type. */
export const isEncrypted = (contentType: string | undefined) =>
  contentType?.split(";")[0]?.trim() === "application/jose";
