import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { DEFAULT_LOTTERY_KEY } from "../../publicPlatform.ts";
import { lotterySecrets } from "../lottery.tables.ts";

/** The secret that all draws' seeds are derived from. */
export interface DrawSecret {
  master: Buffer;
  /** Draws before this moment were generated: nobody could bet on them. */
  since: Date;
}

const ID = 1;
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const base64url = (bytes: Buffer) => bytes.toString("base64url");

/** Encrypts the secret; the parts of the result are the nonce, the ciphertext and its tag. */
function seal(master: Buffer, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, "base64url"), iv);
  const sealed = Buffer.concat([cipher.update(master), cipher.final()]);
  return [iv, sealed, cipher.getAuthTag()].map(base64url).join(".");
}

/** Decrypts the secret; throws for another key. */
function unseal(text: string, key: string): Buffer {
  const [iv = Buffer.alloc(0), sealed = Buffer.alloc(0), tag = Buffer.alloc(0)] = text
    .split(".")
    .map((part) => Buffer.from(part, "base64url"));
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, "base64url"), iv, { authTagLength: 16 });
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

/** The secret in a row of the table. */
export const secretIn = (
  row: typeof lotterySecrets.$inferSelect,
  { lotteryKey }: { lotteryKey: string },
): DrawSecret => ({
  master: unseal(row.secret, lotteryKey),
  since: row.since,
});

/**
 * Creates the secret of a new database, and checks that the key opens that of an old one. A secret that an earlier
 * release stored openly, or that is sealed with the default key, is sealed with this key. The secret is random: the
 * sandbox's seed is public and would reveal every draw.
 */
export async function openSecret(db: Database, { lotteryKey }: { lotteryKey: string }): Promise<void> {
  await db
    .insert(lotterySecrets)
    .values({ id: ID, secret: seal(randomBytes(32), lotteryKey) })
    .onConflictDoNothing();
  const [row] = await db.select().from(lotterySecrets).where(eq(lotterySecrets.id, ID));
  if (!row) throw new Error("the database has no secret for its draws");
  const known = knownSecret(row.secret, lotteryKey);
  if (!known) throw new Error("LOTTERY_KEY is not the key that sealed the secret of this database's draws");
  if (known.isSealed) return;
  await db
    .update(lotterySecrets)
    .set({ secret: seal(known.master, lotteryKey) })
    .where(and(eq(lotterySecrets.id, ID), eq(lotterySecrets.secret, row.secret)));
}

function knownSecret(text: string, key: string): { master: Buffer; isSealed: boolean } | undefined {
  if (!text.includes(".")) return { master: Buffer.from(text, "base64url"), isSealed: false };
  for (const candidate of [key, DEFAULT_LOTTERY_KEY]) {
    try {
      return { master: unseal(text, candidate), isSealed: candidate === key };
    } catch {}
  }
  return undefined;
}

/**
 * Replaces the secret, within the transaction of a reset: it makes the draws open again that were revealed before, so
 * they need other numbers.
 */
export async function renewSecret(tx: Tx, { lotteryKey }: { lotteryKey: string }): Promise<void> {
  await tx.delete(lotterySecrets);
  await tx.insert(lotterySecrets).values({ id: ID, secret: seal(randomBytes(32), lotteryKey) });
}
