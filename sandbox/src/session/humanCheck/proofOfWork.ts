import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import { z } from "zod";
import { parseJson } from "../../http/input.ts";
import { derivedKey } from "../../sealing.ts";
import type { Clock } from "../../time/clock.ts";

/** The number to find is below 2 to the power of this. */
export const POW_BITS = 18;
const LIFETIME_MS = 120_000;

const Challenge = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
});

/** Creates and verifies proof-of-work tasks. All processes sign them with the key that they get from the configuration. */
export class HumanChecks {
  readonly #clock: Clock;
  readonly #hmacKey: string;

  constructor(clock: Clock, { serviceKey }: { readonly serviceKey: string }) {
    this.#clock = clock;
    this.#hmacKey = Buffer.from(derivedKey(serviceKey, "proof of work")).toString("base64url");
  }

  /** A new task, which is twice as hard for each added bit. */
  async create(addedBits = 0) {
    const difficulty = POW_BITS + addedBits;
    const expiresAt = new Date(this.#clock.now().getTime() + LIFETIME_MS);
    const task = await createChallenge({ hmacKey: this.#hmacKey, maxNumber: 2 ** difficulty, expires: expiresAt });
    return { challenge: JSON.stringify(task), difficulty, expiresAt };
  }

  /** Signature and expiry of a solved task; undefined for anything else. */
  async verify(challenge: string, token: string): Promise<{ signature: string; expiresAt: Date } | undefined> {
    const task = Challenge.safeParse(parseJson(challenge));
    if (!task.success || !/^\d{1,7}$/.test(token)) return undefined;
    const expiresAt = new Date(Number(extractParams(task.data).expires) * 1000);
    if (!(expiresAt > this.#clock.now())) return undefined;
    const isSolved = await verifySolution({ ...task.data, number: Number(token) }, this.#hmacKey, false);
    return isSolved ? { signature: task.data.signature, expiresAt } : undefined;
  }
}
